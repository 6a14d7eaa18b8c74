/* SPDX-License-Identifier: MIT */
/* One promotion, all four ways: what each leads to, proven; and whether just one of them is right. */
#ifndef SOLVE_CHOICES_H
#define SOLVE_CHOICES_H

#include "c960.h"
#include "prove.h"

/* In the order in which the codes of moves have them. */
enum { QUEEN, ROOK, BISHOP, KNIGHT, CHOICES };

typedef enum { UNCLEAR, MATE, WINS, STALEMATE, DEAD, DRAWS, LOSES } choice_verdict;

typedef struct {
  c960_position after; /* the promotion */
  choice_verdict verdict;
  unsigned moves; /* of a win or a loss: until mate at most, counted by who mates */
  unsigned length;
  c960_move line[MAX_DEPTH];
} choice;

typedef struct {
  bool saves; /* the right one does not win, but the others lose */
  unsigned right;
  choice of[CHOICES];
} choices;

/* How deep proofs go: of what is right, of what is wrong. */
typedef struct {
  unsigned right, wrong;
} depths;

const char *choice_name(choice_verdict verdict);

/* Whether from-to is a promotion of which just one choice wins, or does not lose, and the rest is proven too. */
bool choices_decide(const c960_position *position, unsigned from, unsigned to, depths limit,
                    choices *found);

/* Fills in moves and lines, once decided. */
void choices_tell(c960_color color, depths limit, choices *found);

#endif
