// A PDF of one page as SVG, by poppler and cairo.
//
// Both are loaded when the first PDF is met: linked plainly they and the libraries behind them would triple what
// the program takes to start. Each PDF is read in a child process of its own, bounded in time and memory, so that a
// file that makes a parser crash or turn in circles costs its picture and nothing else.
#ifndef CPOPPLER_H
#define CPOPPLER_H

#include <stddef.h>
#include <stdint.h>

/// What became of a PDF.
typedef enum {
  CPopplerDone,
  /// The library is not installed.
  CPopplerMissing,
  /// No child process or no memory could be had.
  CPopplerNoProcess,
  /// Not a PDF, damaged, or the parser gave up or crashed.
  CPopplerBroken,
  CPopplerEncrypted,
  /// `pages` is not 1.
  CPopplerPages,
  /// The page has no size, or more than `side` on a side.
  CPopplerSize,
  /// A text in a font that the file does not hold.
  CPopplerFont,
  /// More than `output` bytes of SVG.
  CPopplerOutput,
  /// More than `cpuSeconds`.
  CPopplerTime,
  /// More than `wallSeconds`.
  CPopplerWait,
  /// More than `memory`, or more than the machine has.
  CPopplerMemory,
} CPopplerOutcome;

/// How much a PDF may take.
typedef struct {
  /// Points from side to side.
  double side;
  /// Bytes of SVG.
  size_t output;
  /// Bytes of memory beyond what the process has.
  size_t memory;
  /// Seconds that the child may compute, and that it may take in all.
  unsigned cpuSeconds, wallSeconds;
} CPopplerLimits;

typedef struct {
  CPopplerOutcome outcome;
  int32_t pages;
  /// The crop box, the page turned as it is shown, in points.
  double width, height;
  /// To be given back with `cpoppler_free`; null unless done.
  uint8_t *svg;
  size_t count;
} CPopplerResult;

CPopplerResult cpoppler_svg(const uint8_t *bytes, size_t count, CPopplerLimits limits);

void cpoppler_free(uint8_t *svg);

#endif
