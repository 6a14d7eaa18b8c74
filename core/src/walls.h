/* SPDX-License-Identifier: MIT */
#ifndef C960_WALLS_H
#define C960_WALLS_H

#include "bits.h"
#include "c960.h"

/* True only where `winner` can provably never give mate because walls of pawns keep the men apart. */
INTERNAL bool walls_forbid_mate(const c960_position *p, unsigned winner);

#endif
