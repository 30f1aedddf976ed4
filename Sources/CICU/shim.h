// ICU renames each function to one with its version (ubidi_open_72). The inline functions here have names of our own,
// which keep the version out of the Swift code.
//
// ICU's headers but for the version's are left out, and its functions declared with plain C types: Foundation brings an
// ICU of its own, and one program may not see the same enumerations twice.
#include <stdint.h>
#include <unicode/uvernum.h>

#define CELLPROOF_ICU(name) U_ICU_ENTRY_POINT_RENAME(name)

extern void *CELLPROOF_ICU(ubidi_open)(void);
extern void CELLPROOF_ICU(ubidi_close)(void *bidi);
extern void CELLPROOF_ICU(ubidi_setPara)(
    void *bidi, const uint16_t *text, int32_t length, uint8_t base, uint8_t *embedding, int *status);
extern const uint8_t *CELLPROOF_ICU(ubidi_getLevels)(void *bidi, int *status);
extern void CELLPROOF_ICU(ubidi_reorderVisual)(const uint8_t *levels, int32_t length, int32_t *indexes);
extern void *CELLPROOF_ICU(ubrk_open)(
    int type, const char *locale, const uint16_t *text, int32_t length, int *status);
extern void CELLPROOF_ICU(ubrk_close)(void *iterator);
extern void CELLPROOF_ICU(ubrk_setText)(void *iterator, const uint16_t *text, int32_t length, int *status);
extern int32_t CELLPROOF_ICU(ubrk_next)(void *iterator);
extern int CELLPROOF_ICU(uscript_getScript)(int32_t scalar, int *status);
extern const char *CELLPROOF_ICU(uscript_getShortName)(int script);

static inline void *cellproof_ubidi_open(void) { return CELLPROOF_ICU(ubidi_open)(); }

static inline void cellproof_ubidi_close(void *bidi) { CELLPROOF_ICU(ubidi_close)(bidi); }

/// The embedding level of each unit, null where ICU refuses; valid until the next call and as long as `text` stands.
static inline const uint8_t *cellproof_ubidi_levels(void *bidi, const uint16_t *text, int32_t length, uint8_t base) {
  int status = 0;
  CELLPROOF_ICU(ubidi_setPara)(bidi, text, length, base, 0, &status);
  const uint8_t *levels = CELLPROOF_ICU(ubidi_getLevels)(bidi, &status);
  return status <= 0 ? levels : 0;
}

/// For each visual place, from the left, the index of the level that stands there.
static inline void cellproof_ubidi_reorder(const uint8_t *levels, int32_t length, int32_t *indexes) {
  CELLPROOF_ICU(ubidi_reorderVisual)(levels, length, indexes);
}

/// An iterator over characters as readers see them (UBRK_CHARACTER).
static inline void *cellproof_ubrk_open_characters(void) {
  int status = 0;
  void *iterator = CELLPROOF_ICU(ubrk_open)(0, "en", 0, 0, &status);
  return status <= 0 ? iterator : 0;
}

/// An iterator over the places where a line may end (UBRK_LINE), by the rules of a locale.
static inline void *cellproof_ubrk_open_lines(const char *locale) {
  int status = 0;
  void *iterator = CELLPROOF_ICU(ubrk_open)(2, locale, 0, 0, &status);
  return status <= 0 ? iterator : 0;
}

static inline void cellproof_ubrk_close(void *iterator) { CELLPROOF_ICU(ubrk_close)(iterator); }

static inline void cellproof_ubrk_set_text(void *iterator, const uint16_t *text, int32_t length) {
  int status = 0;
  CELLPROOF_ICU(ubrk_setText)(iterator, text, length, &status);
}

/// The next boundary, or -1 behind the last.
static inline int32_t cellproof_ubrk_next(void *iterator) { return CELLPROOF_ICU(ubrk_next)(iterator); }

/// The script of a code point as a four-letter OpenType tag; 0 for marks and signs that many scripts share.
static inline uint32_t cellproof_script_tag(int32_t scalar) {
  int status = 0;
  int script = CELLPROOF_ICU(uscript_getScript)(scalar, &status);
  // 0 is common, 1 inherited, 103 unknown.
  if (status > 0 || script <= 1 || script == 103) return 0;
  const char *name = CELLPROOF_ICU(uscript_getShortName)(script);
  return (uint32_t)(unsigned char)name[0] << 24 | (uint32_t)(unsigned char)name[1] << 16 |
         (uint32_t)(unsigned char)name[2] << 8 | (uint32_t)(unsigned char)name[3];
}
