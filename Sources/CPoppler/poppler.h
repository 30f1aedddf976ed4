// The functions of poppler-glib, and of glib and cairo behind it, by their published prototypes.
#ifndef POPPLER_H
#define POPPLER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct _GBytes GBytes;
typedef struct {
  uint32_t domain;
  int code;
  char *message;
} GError;
typedef struct _PopplerDocument PopplerDocument;
typedef struct _PopplerPage PopplerPage;
typedef struct _PopplerFontInfo PopplerFontInfo;
typedef struct _PopplerFontsIter PopplerFontsIter;
typedef struct _cairo cairo_t;
typedef struct _cairo_surface cairo_surface_t;
typedef int (*cairo_write_func_t)(void *closure, const unsigned char *data, unsigned length);

// POPPLER_ERROR_ENCRYPTED
enum { popplerErrorEncrypted = 1 };
// CAIRO_STATUS_NO_MEMORY
enum { cairoNoMemory = 1 };

typedef struct {
  GBytes *(*g_bytes_new_static)(const void *, size_t);
  PopplerDocument *(*poppler_document_new_from_bytes)(GBytes *, const char *password, GError **);
  uint32_t (*poppler_error_quark)(void);
  int (*poppler_document_get_n_pages)(PopplerDocument *);
  PopplerPage *(*poppler_document_get_page)(PopplerDocument *, int index);
  void (*poppler_page_get_size)(PopplerPage *, double *width, double *height);
  void (*poppler_page_render_for_printing)(PopplerPage *, cairo_t *);
  PopplerFontInfo *(*poppler_font_info_new)(PopplerDocument *);
  int (*poppler_font_info_scan)(PopplerFontInfo *, int pages, PopplerFontsIter **);
  int (*poppler_fonts_iter_is_embedded)(PopplerFontsIter *);
  int (*poppler_fonts_iter_next)(PopplerFontsIter *);
  cairo_surface_t *(*cairo_svg_surface_create_for_stream)(cairo_write_func_t, void *, double, double);
  cairo_t *(*cairo_create)(cairo_surface_t *);
  int (*cairo_status)(cairo_t *);
  void (*cairo_destroy)(cairo_t *);
  void (*cairo_surface_finish)(cairo_surface_t *);
  int (*cairo_surface_status)(cairo_surface_t *);
} Poppler;

/// The functions, loaded by the first call; null where the library is not installed.
const Poppler *poppler(void);

#endif
