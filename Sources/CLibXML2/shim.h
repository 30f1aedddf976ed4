// Debian's libxml2 is built with ICU and its headers bring ICU's in, for two fields at the end of a structure that
// nobody here makes. Foundation has an ICU of its own, and one program may not see the same enumerations twice.
#include <libxml/xmlversion.h>
#undef LIBXML_ICU_ENABLED

#include <libxml/HTMLparser.h>
#include <libxml/parser.h>
#include <libxml/tree.h>
#include <libxml/xmlerror.h>
