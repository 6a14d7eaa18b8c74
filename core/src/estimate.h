/* SPDX-License-Identifier: MIT */
/* How far from a mate a position looks. Orders the search, and proves nothing. */
#ifndef C960_ESTIMATE_H
#define C960_ESTIMATE_H

#include "bits.h"
#include "c960.h"

#define GOAL_MEN 11u /* a checking man, one for each square around a king, and both kings */

/* Where men stand in one possible mate, and how many moves each kind needs to get there. */
typedef struct {
  unsigned number; /* none: no goal is known */
  uint8_t kind[GOAL_MEN], color[GOAL_MEN], moves[GOAL_MEN][64];
  set pawns[2];
} mating_goal;

#define OUT_OF_REACH 12u /* in such a count of moves: as many or more, or never */

INTERNAL unsigned estimate(const c960_position *p, unsigned winner);
INTERNAL unsigned distance_to_goal(const c960_position *p, const mating_goal *goal);

#endif
