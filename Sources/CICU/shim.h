// ICU renames each function to one with its version (ubidi_open_72); Swift sees only the renamed one.
// Inline functions under our own names keep the version out of the Swift code.
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uscript.h>
