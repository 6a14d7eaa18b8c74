/* SPDX-License-Identifier: MIT */
/* Constant tables, 6 kB, written by core/gen/tables.c into tables.c. */
#ifndef C960_TABLES_H
#define C960_TABLES_H

#include "bits.h"

INTERNAL const uint64_t knight_steps[64];
INTERNAL const uint64_t king_steps[64];
INTERNAL const uint64_t rising_line[64];   /* a1-h8 and parallel, without the square itself */
INTERNAL const uint64_t falling_line[64];  /* a8-h1 and parallel */
INTERNAL const uint64_t rank_reach[8][64]; /* by file and occupancy of b..g, copied to all ranks */

#endif
