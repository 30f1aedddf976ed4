// ICU renames each function to one with its version (ubidi_open_72); Swift sees only the renamed one.
// Inline functions under our own names keep the version out of the Swift code.
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uscript.h>

static inline UBiDi *cellproof_ubidi_open(void) { return ubidi_open(); }

static inline void cellproof_ubidi_close(UBiDi *bidi) { ubidi_close(bidi); }

/// The embedding level of each unit, nil where ICU refuses; valid until the next call and as long as `text` stands.
static inline const UBiDiLevel *cellproof_ubidi_levels(
    UBiDi *bidi, const UChar *text, int32_t length, UBiDiLevel base) {
  UErrorCode status = U_ZERO_ERROR;
  ubidi_setPara(bidi, text, length, base, 0, &status);
  const UBiDiLevel *levels = ubidi_getLevels(bidi, &status);
  return U_SUCCESS(status) ? levels : 0;
}

/// For each visual place, from the left, the index of the level that stands there.
static inline void cellproof_ubidi_reorder(const UBiDiLevel *levels, int32_t length, int32_t *indexes) {
  ubidi_reorderVisual(levels, length, indexes);
}

static inline UBreakIterator *cellproof_ubrk_open_lines(void) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(UBRK_LINE, "en", 0, 0, &status);
  return U_SUCCESS(status) ? iterator : 0;
}

static inline UBreakIterator *cellproof_ubrk_open_characters(void) {
  UErrorCode status = U_ZERO_ERROR;
  UBreakIterator *iterator = ubrk_open(UBRK_CHARACTER, "en", 0, 0, &status);
  return U_SUCCESS(status) ? iterator : 0;
}

static inline void cellproof_ubrk_close(UBreakIterator *iterator) { ubrk_close(iterator); }

static inline void cellproof_ubrk_set_text(UBreakIterator *iterator, const UChar *text, int32_t length) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText(iterator, text, length, &status);
}

/// The next boundary, or -1 behind the last.
static inline int32_t cellproof_ubrk_next(UBreakIterator *iterator) { return ubrk_next(iterator); }

/// The script of a code point as a four-letter OpenType tag; 0 for marks and signs that many scripts share.
static inline uint32_t cellproof_script_tag(UChar32 scalar) {
  UErrorCode status = U_ZERO_ERROR;
  UScriptCode script = uscript_getScript(scalar, &status);
  if (U_FAILURE(status) || script <= USCRIPT_INHERITED || script == USCRIPT_UNKNOWN) return 0;
  const char *name = uscript_getShortName(script);
  return (uint32_t)(unsigned char)name[0] << 24 | (uint32_t)(unsigned char)name[1] << 16 |
         (uint32_t)(unsigned char)name[2] << 8 | (uint32_t)(unsigned char)name[3];
}
