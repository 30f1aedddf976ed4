#define _GNU_SOURCE
#include "child.h"

#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <unistd.h>

typedef struct {
  int pipe;
  size_t left;
  Report report;
} Output;

static void put(int pipe, const void *data, size_t count) {
  const char *next = data;
  while (count > 0) {
    ssize_t written = write(pipe, next, count);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) _exit(1);  // Nobody listens any more.
    next += written;
    count -= (size_t)written;
  }
}

static _Noreturn void end(Output *output, CPopplerOutcome outcome) {
  output->report.outcome = outcome;
  put(output->pipe, &output->report, sizeof output->report);
  // Not exit: the handlers that the parent has set up are not ours to run.
  _exit(0);
}

static int take(void *closure, const unsigned char *data, unsigned length) {
  Output *output = closure;
  if (length > output->left) end(output, CPopplerOutput);
  output->left -= length;
  put(output->pipe, data, length);
  return 0;
}

static void limit(int resource, rlim_t value, rlim_t most) {
  struct rlimit bounds = {value, most};
  setrlimit(resource, &bounds);
}

/// Refused memory a library aborts, traps or follows a null pointer: only the last error tells it from a crash.
static void fall(int signal) {
  (void)signal;
  _exit(errno == ENOMEM ? memoryStatus : 1);
}

static void tellCauses(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = fall;
  for (size_t index = 0; index < 4; index++) {
    sigaction((int[]){SIGABRT, SIGTRAP, SIGSEGV, SIGBUS}[index], &action, NULL);
  }
  // The thread that was forked may have held signals back, as those of thread pools do.
  action.sa_handler = SIG_DFL;
  sigaction(SIGXCPU, &action, NULL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  errno = 0;
}

/// Bytes of data that the process has already.
static rlim_t ownData(void) {
  char text[128] = "";
  int file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  ssize_t length = read(file, text, sizeof text - 1);
  close(file);
  unsigned long data = 0;
  if (length <= 0 || sscanf(text, "%*u %*u %*u %*u %*u %lu", &data) != 1) return 0;
  return (rlim_t)data * (rlim_t)sysconf(_SC_PAGESIZE);
}

static bool lacksFont(const Poppler *api, PopplerDocument *document) {
  PopplerFontsIter *fonts = NULL;
  if (!api->poppler_font_info_scan(api->poppler_font_info_new(document), 1, &fonts) || fonts == NULL) return false;
  do {
    if (!api->poppler_fonts_iter_is_embedded(fonts)) return true;
  } while (api->poppler_fonts_iter_next(fonts));
  return false;
}

// Nothing is given back: the process ends.
void runChild(
    const Poppler *api, const uint8_t *bytes, size_t count, const CPopplerLimits *limits, int pipe) {
  limit(RLIMIT_CORE, 0, 0);
  // Reaching the first bound sends SIGXCPU, which tells the cause; the second one SIGKILL.
  limit(RLIMIT_CPU, limits->cpuSeconds, limits->cpuSeconds + 1);
  rlim_t memory = ownData() + limits->memory;
  limit(RLIMIT_DATA, memory, memory);
  // What poppler thinks of the file.
  int nowhere = open("/dev/null", O_WRONLY);
  if (nowhere >= 0) dup2(nowhere, STDERR_FILENO);

  tellCauses();
  Output output;
  memset(&output, 0, sizeof output);
  output.pipe = pipe;
  output.left = limits->output;
  Report *report = &output.report;
  GError *error = NULL;
  GBytes *data = api->g_bytes_new_static(bytes, count);
  PopplerDocument *document = api->poppler_document_new_from_bytes(data, NULL, &error);
  if (document == NULL) {
    bool isEncrypted =
        error != NULL && error->domain == api->poppler_error_quark() && error->code == popplerErrorEncrypted;
    end(&output, isEncrypted ? CPopplerEncrypted : CPopplerBroken);
  }
  report->pages = api->poppler_document_get_n_pages(document);
  if (report->pages != 1) end(&output, report->pages > 1 ? CPopplerPages : CPopplerBroken);
  PopplerPage *page = api->poppler_document_get_page(document, 0);
  if (page == NULL) end(&output, CPopplerBroken);
  api->poppler_page_get_size(page, &report->width, &report->height);
  double width = report->width, height = report->height;
  if (!isfinite(width) || !isfinite(height) || !(width > 0 && width <= limits->side) ||
      !(height > 0 && height <= limits->side))
    end(&output, CPopplerSize);
  // Another machine would draw it otherwise.
  if (lacksFont(api, document)) end(&output, CPopplerFont);

  put(pipe, report, sizeof *report);
  cairo_surface_t *surface = api->cairo_svg_surface_create_for_stream(take, &output, width, height);
  cairo_t *context = api->cairo_create(surface);
  api->poppler_page_render_for_printing(page, context);
  int status = api->cairo_status(context);
  api->cairo_destroy(context);
  api->cairo_surface_finish(surface);
  if (status == 0) status = api->cairo_surface_status(surface);
  if (status == cairoNoMemory) end(&output, CPopplerMemory);
  end(&output, status == 0 ? CPopplerDone : CPopplerBroken);
}
