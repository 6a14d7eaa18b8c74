/* SPDX-License-Identifier: MIT */
/* What the harnesses share: the entry point of libFuzzer, and how a fault stops the run. */
#ifndef HARNESS_H
#define HARNESS_H

#include "c960.h"

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

/* Stops the run with the place of a condition that does not hold. */
#define MUST(condition)                                                                            \
  do {                                                                                             \
    if (!(condition)) {                                                                            \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition);                              \
      abort();                                                                                     \
    }                                                                                              \
  } while (0)

#endif
