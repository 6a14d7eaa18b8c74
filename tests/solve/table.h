/* SPDX-License-Identifier: MIT */
/*
 * Endgames of at most four men without pawns, solved to the end by going back from every mate. What a
 * move is, what mate is and what attacks what, the core says; here is only bookkeeping.
 */
#ifndef SOLVE_TABLE_H
#define SOLVE_TABLE_H

#include "c960.h"

/* Whether a position is of a kind that can be solved so: two kings and at most two men, no pawn, no right. */
bool table_covers(const c960_position *position);

/* With best play: 0 for a draw, n + 1 where the side to move mates in n half-moves (n odd) or is mated (n
 * even, 0 for mated now). Solves the endgame where that was not done yet: some seconds, some megabytes. */
unsigned table_look(const c960_position *position);

/* How many endgames of four men were solved so far. */
unsigned table_count(void);

#endif
