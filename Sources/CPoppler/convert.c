#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "child.h"

static int64_t milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

typedef struct {
  uint8_t *bytes;
  size_t count, room;
} Buffer;

static bool makeRoom(Buffer *buffer) {
  if (buffer->count < buffer->room) return true;
  size_t room = buffer->room == 0 ? 1 << 16 : buffer->room * 2;
  uint8_t *larger = realloc(buffer->bytes, room);
  if (larger == NULL) return false;
  buffer->bytes = larger;
  buffer->room = room;
  return true;
}

/// Everything the child writes until it closes the pipe, up to a bound: its own count is not to be relied on.
static CPopplerOutcome hear(int pipe, unsigned seconds, size_t most, Buffer *buffer) {
  int64_t end = milliseconds() + (int64_t)seconds * 1000;
  for (;;) {
    int64_t left = end - milliseconds();
    if (left <= 0) return CPopplerWait;
    struct pollfd wanted = {.fd = pipe, .events = POLLIN};
    int ready = poll(&wanted, 1, (int)left);
    if (ready < 0 && errno != EINTR) return CPopplerNoProcess;
    if (ready <= 0) continue;
    if (!makeRoom(buffer)) return CPopplerNoProcess;
    ssize_t taken = read(pipe, buffer->bytes + buffer->count, buffer->room - buffer->count);
    if (taken < 0 && errno == EINTR) continue;
    if (taken < 0) return CPopplerNoProcess;
    if (taken == 0) return CPopplerDone;
    buffer->count += (size_t)taken;
    if (buffer->count > most) return CPopplerOutput;
  }
}

/// Why a child died that nobody had called back.
static CPopplerOutcome cause(int status) {
  if (!WIFSIGNALED(status)) {
    return WIFEXITED(status) && WEXITSTATUS(status) == memoryStatus ? CPopplerMemory : CPopplerBroken;
  }
  switch (WTERMSIG(status)) {
  case SIGXCPU: return CPopplerTime;
  // The system takes memory back so.
  case SIGKILL: return CPopplerMemory;
  default: return CPopplerBroken;
  }
}

/// What the child has to say in its last words; a file may have put them into its mouth.
static void judge(CPopplerResult *result, Buffer *buffer, int status, double side) {
  Report report;
  if (status != 0 || buffer->count < sizeof report) {
    result->outcome = cause(status);
    return;
  }
  memcpy(&report, buffer->bytes + buffer->count - sizeof report, sizeof report);
  result->outcome = CPopplerBroken;
  if ((unsigned)report.outcome > CPopplerMemory) return;
  result->outcome = report.outcome;
  result->pages = report.pages;
  result->width = report.width;
  result->height = report.height;
  if (report.outcome != CPopplerDone) return;
  // Written so that no number, too, is refused.
  bool hasSize = report.width > 0 && report.width <= side && report.height > 0 && report.height <= side;
  if (buffer->count < 2 * sizeof report || !hasSize) {
    result->outcome = CPopplerBroken;
    return;
  }
  result->count = buffer->count - 2 * sizeof report;
  memmove(buffer->bytes, buffer->bytes + sizeof report, result->count);
  result->svg = buffer->bytes;
  buffer->bytes = NULL;
}

/// A child that another thread makes between `pipe2` and `close` would keep the writing end, and the parent would wait
/// for the end of both.
static pthread_mutex_t making = PTHREAD_MUTEX_INITIALIZER;

CPopplerResult cpoppler_svg(const uint8_t *bytes, size_t count, CPopplerLimits limits) {
  CPopplerResult result = {.outcome = CPopplerMissing};
  const Poppler *api = poppler();
  if (api == NULL) return result;
  int ends[2];
  result.outcome = CPopplerNoProcess;
  pthread_mutex_lock(&making);
  if (pipe2(ends, O_CLOEXEC) != 0) {
    pthread_mutex_unlock(&making);
    return result;
  }
  pid_t child = fork();
  if (child == 0) {
    close(ends[0]);
    runChild(api, bytes, count, &limits, ends[1]);
  }
  close(ends[1]);
  pthread_mutex_unlock(&making);
  if (child < 0) {
    close(ends[0]);
    return result;
  }
  Buffer buffer = {0};
  CPopplerOutcome heard = hear(ends[0], limits.wallSeconds, limits.output + 2 * sizeof(Report), &buffer);
  close(ends[0]);
  if (heard != CPopplerDone) kill(child, SIGKILL);
  int status = 0;
  pid_t ended;
  do ended = waitpid(child, &status, 0);
  while (ended < 0 && errno == EINTR);
  // Where the parent takes no note of its children, the last words alone count.
  if (heard == CPopplerDone) judge(&result, &buffer, ended == child ? status : 0, limits.side);
  else result.outcome = heard;
  free(buffer.bytes);
  return result;
}

void cpoppler_free(uint8_t *svg) { free(svg); }
