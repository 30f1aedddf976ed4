#ifndef CHILD_H
#define CHILD_H

#include "CPoppler.h"
#include "poppler.h"

/// What the child writes before the SVG, and once more behind it: a child that dies leaves no second one.
typedef struct {
  CPopplerOutcome outcome;
  int32_t pages;
  double width, height;
} Report;

/// Converts and writes to the pipe; ends the process.
_Noreturn void runChild(const Poppler *, const uint8_t *bytes, size_t count, const CPopplerLimits *, int pipe);

#endif
