// ICU's plural rules, declared with plain C types and under names without ICU's version; the shim of CICU says why.
#include <stdint.h>
#include <unicode/uvernum.h>

extern void *U_ICU_ENTRY_POINT_RENAME(uplrules_open)(const char *locale, int *status);
extern int32_t U_ICU_ENTRY_POINT_RENAME(uplrules_select)(
    const void *rules, double number, uint16_t *keyword, int32_t capacity, int *status);

/// The plural rules of a locale, null where ICU refuses. They are never freed: a program asks for a few languages.
static inline void *cellproof_plural_rules_open(const char *locale) {
  int status = 0;
  void *rules = U_ICU_ENTRY_POINT_RENAME(uplrules_open)(locale, &status);
  return status <= 0 ? rules : 0;
}

/// Writes the keyword of a number's category in UTF-16 and returns its length, 0 where there is none.
static inline int32_t cellproof_plural_rules_select(
    const void *rules, double number, uint16_t *keyword, int32_t capacity) {
  int status = 0;
  int32_t length = U_ICU_ENTRY_POINT_RENAME(uplrules_select)(rules, number, keyword, capacity, &status);
  return status <= 0 && length <= capacity ? length : 0;
}
