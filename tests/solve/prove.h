/* SPDX-License-Identifier: MIT */
/*
 * What is proven of a position: who can force what, by trying every move of both sides to a depth, to the ends
 * that the core sees (mate, stalemate, dead position) and to solved endgames of few men.
 */
#ifndef SOLVE_PROVE_H
#define SOLVE_PROVE_H

#include "c960.h"

typedef enum { AT_LEAST_DRAW = 1, A_WIN = 2 } prove_goal;

enum { MAX_DEPTH = 15, NO_PROOF = -1 };

/* Whether proofs may end in solved endgames of four men; those of three are always used. */
extern bool prove_with_four_men;

/* Whether a side can force a result within a number of half-moves; beyond that, where an endgame is solved. */
bool prove_force(const c960_position *position, c960_color side, prove_goal goal, unsigned depth);

/* The least depth at which it is proven, up to a limit, or NO_PROOF. */
int prove_depth(const c960_position *position, c960_color side, prove_goal goal, unsigned limit);

/* Half-moves until a goal that is proven to this depth is reached at most, if the side that forces it plays the
 * moves that need the least proof; to mate, where an endgame is solved. */
unsigned prove_length(const c960_position *position, c960_color side, prove_goal goal,
                      unsigned depth);

/* A line that shows a proof: the forcing side's moves work, the other's last longest. Ends where the proof does. Returns its
 * length. */
unsigned prove_line(const c960_position *position, c960_color side, prove_goal goal, unsigned depth,
                    c960_move line[MAX_DEPTH]);

#endif
