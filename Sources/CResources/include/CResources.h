#ifndef CELLPROOF_RESOURCES_H
#define CELLPROOF_RESOURCES_H

#include <stddef.h>

/// A file of Resources/: its name from there on and its bytes, which are never freed.
struct cellproof_resource {
  const char *name;
  const unsigned char *bytes;
  size_t size;
};

/// All files, in the order of the bytes of their names.
const struct cellproof_resource *cellproof_resources(size_t *count);

#endif
