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

/// The exit status of a child that asked for more memory than it may have and could not go on.
enum { memoryStatus = 2 };

/// Converts and writes to the pipe; ends the process.
_Noreturn void runChild(const Poppler *, const uint8_t *bytes, size_t count, const CPopplerLimits *, int pipe);

#endif
