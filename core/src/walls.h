/* SPDX-License-Identifier: MIT */
/* What walls.c finds out of where men can get to, and what trials.c makes of it. */
#ifndef C960_WALLS_H
#define C960_WALLS_H

#include "bits.h"
#include "c960.h"
#include "estimate.h"

#define MOST_SLOTS 32u /* men other than pawns, and a slot for the promoted men of each colour */
#define ANY_KIND C960_NO_PIECE /* of promoted men: all that one can do */

/* Where the pawns stand, and where every other man can be while they stand so. */
typedef struct {
  set pawns[2];
  set arrived;           /* where a pawn's move began this scene */
  set reach[MOST_SLOTS]; /* of each man; none: surely captured */
  uint32_t gone;         /* slots whose men may have been captured, or never were */
  uint32_t open;         /* 1 until what follows from it has been looked at */
} scene;

typedef struct {
  c960_mate_workspace *notes; /* holds the scenes */
  unsigned winner, number, scenes, king[2];
  uint32_t trials;
  uint8_t type[MOST_SLOTS], color[MOST_SLOTS];
  bool too_much;
} survey;

/* What follows from a scene's sets as they are. */
typedef struct {
  set fixed;      /* squares that are never empty */
  set anyone;     /* squares where anybody may ever stand */
  set held[2];    /* fixed ones by colour */
  set guarded[2]; /* squares that a colour attacks for as long as the scene lasts */
} outlook;

/* What a man of a kind, pawns aside, attacks from any of some squares; also where it attacks these from. */
INTERNAL set attacks_of_kind(unsigned kind, set from, set occupied);

/* Does this man stand on its square for as long as the scene lasts? */
INTERNAL bool stays(const scene *s, unsigned slot);

ALWAYS_INLINE bool is_promoted(const survey *v, unsigned slot) { return slot >= v->number - 2; }

/* False only where no position that these sets allow is a mate that the winner has just given. Else sets a
 * goal: where men stand in such a mate, unless there was too much to look through. */
INTERNAL bool some_mate_is_left(survey *v, const scene *s, const outlook *o, mating_goal *goal);

/* True only where `winner` can provably never give mate, but for a mate that stands on the board already,
 * because walls of pawns keep the men apart. Else the goal is where a mate seems nearest, perhaps nothing.
 * The workspace is where the proof takes its notes. */
INTERNAL bool walls_forbid_mate(const c960_position *p, unsigned winner,
                                c960_mate_workspace *workspace, mating_goal *goal);

#endif
