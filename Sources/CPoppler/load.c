#include <dlfcn.h>
#include <pthread.h>

#include "poppler.h"

static Poppler functions;
static bool isLoaded;
static pthread_once_t once = PTHREAD_ONCE_INIT;

// The name carries the version of the interface: another one is another library.
static const char *const library = "libpoppler-glib.so.8";

static bool find(void *handle, void *place, const char *name) {
  void *found = dlsym(handle, name);
  // POSIX lets the address of a function stand in a pointer to an object.
  *(void **)place = found;
  return found != NULL;
}

static void load(void) {
  // Never closed: glib cannot be taken out again. Its dependencies are searched too, cairo among them. Every function
  // is bound here: a child would wait for ever for a loader that another thread held while it was forked.
  void *handle = dlopen(library, RTLD_NOW | RTLD_LOCAL);
  if (handle == NULL) return;
#define FIND(name) find(handle, &functions.name, #name)
  isLoaded = FIND(g_bytes_new_static) && FIND(poppler_document_new_from_bytes) && FIND(poppler_error_quark) &&
             FIND(poppler_document_get_n_pages) && FIND(poppler_document_get_page) && FIND(poppler_page_get_size) &&
             FIND(poppler_page_render_for_printing) && FIND(poppler_font_info_new) && FIND(poppler_font_info_scan) &&
             FIND(poppler_fonts_iter_is_embedded) && FIND(poppler_fonts_iter_next) &&
             FIND(cairo_svg_surface_create_for_stream) && FIND(cairo_create) && FIND(cairo_status) &&
             FIND(cairo_destroy) && FIND(cairo_surface_finish) && FIND(cairo_surface_status);
#undef FIND
}

const Poppler *poppler(void) {
  pthread_once(&once, load);
  return isLoaded ? &functions : NULL;
}
