/* SPDX-License-Identifier: MIT */
/*
 * A proof that a side can never give mate, from where each man can ever get to.
 *
 * For every man a set of squares is grown that holds every square it can ever stand on, whatever both sides
 * play: a man goes on from any square of its set, through squares that may ever be empty, to squares it may
 * ever enter. A square may be empty if no man stood on it, or if that man may leave or be captured. A man may
 * be captured where an enemy may enter a square of its set. A king never enters what a pawn guards that can
 * never leave or be captured. All this only grows, so it ends; and no legal game leaves the sets, by
 * induction over its moves: each rule above covers one more move. A pawn that may promote is taken for queen,
 * knight and pawn at once wherever it may be. Castling is not covered: where there is a right, and where an
 * en passant capture is open at once, nothing is proven.
 *
 * Then mate is looked for on every pair of squares of the two kings. It needs a square that some man of the
 * winner can ever attack, and no escape: an escape is certain on a square next to the king that no man of the
 * winner can ever attack, that its king is not next to, and that no man of the loser can ever occupy.
 */

#include "attacks.h"
#include "position.h"

#include <string.h>

#define MAX_MEN 32

typedef struct {
  c960_piece_type type;
  unsigned color, home;
  set reach;
  bool captured, promotes; /* may ever be, may ever do */
} man;

typedef struct {
  man men[MAX_MEN];
  unsigned number;
  set reach[2];    /* of all men of a colour, kings not: what may be captured where */
  set never_empty; /* squares whose man never leaves */
  set guarded[2];  /* squares that pawns of a colour guard for ever */
  bool changed;
} survey;

static bool list_men(const c960_position *p, survey *s) {
  memset(s, 0, sizeof *s);
  for (set squares = all_men(p); squares;) {
    if (s->number == MAX_MEN) return false;
    const unsigned square = take(&squares);
    s->men[s->number++] = (man){.type = type_at(p, square),
                                .color = p->colors[C960_BLACK] >> square & 1,
                                .home = square,
                                .reach = bit(square)};
  }
  return true;
}

static bool stays(const man *m) { return !m->captured && m->reach == bit(m->home); }

/* What follows from the sets as they are. */
static void sum_up(survey *s) {
  s->never_empty = s->reach[0] = s->reach[1] = s->guarded[0] = s->guarded[1] = 0;
  for (unsigned i = 0; i < s->number; i++) {
    const man *m = &s->men[i];
    if (m->type != C960_KING) s->reach[m->color] |= m->reach;
    if (!stays(m)) continue;
    s->never_empty |= bit(m->home);
    if (m->type == C960_PAWN) s->guarded[m->color] |= pawn_attacks(bit(m->home), m->color);
  }
}

/* The squares that a man of a kind attacks from one square, through squares that may be empty. */
static set attacks_from(const survey *s, const man *m, unsigned from) {
  const set queen =
      diagonal_attacks(from, s->never_empty) | orthogonal_attacks(from, s->never_empty);
  switch (m->type) {
  case C960_PAWN:
    return pawn_attacks(bit(from), m->color) | (m->promotes ? queen | knight_steps[from] : 0);
  case C960_KNIGHT: return knight_steps[from];
  case C960_BISHOP: return diagonal_attacks(from, s->never_empty);
  case C960_ROOK: return orthogonal_attacks(from, s->never_empty);
  case C960_QUEEN: return queen;
  default: return king_steps[from];
  }
}

static set attacks_ever(const survey *s, const man *m) {
  set attacked = 0;
  for (set squares = m->reach; squares;) attacked |= attacks_from(s, m, take(&squares));
  return attacked;
}

/* Squares next to a pawn's, on its rank, where an enemy pawn may have come by a double step. */
static set en_passant_targets(const survey *s, const man *m) {
  const unsigned them = m->color ^ 1;
  const set rank = m->color == C960_WHITE ? RANK_1 << 32 : RANK_1 << 24;
  set doubled = 0;
  for (unsigned i = 0; i < s->number; i++) {
    const man *other = &s->men[i];
    const set home = forward(first_rank(them), them);
    if (other->type == C960_PAWN && other->color == them && (bit(other->home) & home))
      doubled |= other->reach & rank;
  }
  return doubled ? pawn_attacks(m->reach & rank, m->color) & forward(doubled, m->color) : 0;
}

static set pawn_goes(const survey *s, const man *m) {
  const set free = ~s->never_empty, home = forward(first_rank(m->color), m->color);
  const set steps = forward(m->reach, m->color) & free;
  const set doubles = forward(forward(m->reach & home, m->color) & free, m->color) & free;
  return steps | doubles | (pawn_attacks(m->reach, m->color) & s->reach[m->color ^ 1]) |
         en_passant_targets(s, m);
}

/* Where a man may go from its set. An own man that never leaves is in the way; an enemy's is captured, but for
 * its king, which has gone by the time it is not. */
static set goes(const survey *s, const man *m) {
  if (m->type == C960_PAWN && !m->promotes) return pawn_goes(s, m);
  set own_for_ever = 0;
  for (unsigned i = 0; i < s->number; i++)
    if (stays(&s->men[i]) && (s->men[i].color == m->color || s->men[i].type == C960_KING))
      own_for_ever |= bit(s->men[i].home);
  set squares = (attacks_ever(s, m) & ~own_for_ever) | (m->promotes ? pawn_goes(s, m) : 0);
  if (m->type == C960_KING) squares &= ~s->guarded[m->color ^ 1];
  return squares;
}

/* Every enemy man that may stand where this one may go, or where it captures in passing, may be captured. */
static void captures(survey *s, const man *m, set squares) {
  if (m->type == C960_PAWN) {
    const set in_passing = forward(en_passant_targets(s, m), m->color ^ 1);
    squares = (m->promotes ? squares : squares & pawn_attacks(m->reach, m->color)) | in_passing;
  }
  for (unsigned i = 0; i < s->number; i++) {
    man *other = &s->men[i];
    if (other->color == m->color || other->type == C960_KING || other->captured) continue;
    if (!(other->reach & squares)) continue;
    other->captured = true;
    s->changed = true;
  }
}

static void grow(survey *s, man *m) {
  const set squares = goes(s, m);
  captures(s, m, squares);
  if (squares & ~m->reach) {
    m->reach |= squares;
    s->changed = true;
  }
  if (m->type == C960_PAWN && !m->promotes && (m->reach & last_rank(m->color)))
    m->promotes = s->changed = true;
}

static void settle(survey *s) {
  do {
    s->changed = false;
    sum_up(s);
    for (unsigned i = 0; i < s->number; i++) grow(s, &s->men[i]);
  } while (s->changed);
}

static const man *king_in(const survey *s, unsigned color) {
  for (unsigned i = 0; i < s->number; i++)
    if (s->men[i].type == C960_KING && s->men[i].color == color) return &s->men[i];
  return NULL;
}

static bool some_mate_is_left(const survey *s, unsigned winner) {
  const man *hunter = king_in(s, winner), *hunted = king_in(s, winner ^ 1);
  if (!hunter || !hunted) return true;
  set attacked = 0;
  for (unsigned i = 0; i < s->number; i++)
    if (s->men[i].color == winner && s->men[i].type != C960_KING)
      attacked |= attacks_ever(s, &s->men[i]);
  for (set squares = hunted->reach & attacked; squares;) {
    const unsigned square = take(&squares);
    const set escapes = king_steps[square] & ~attacked & ~s->reach[winner ^ 1];
    for (set from = hunter->reach & ~king_steps[square] & ~bit(square); from;)
      if (!(escapes & ~king_steps[take(&from)])) return true;
  }
  return false;
}

INTERNAL bool walls_forbid_mate(const c960_position *p, unsigned winner) {
  survey s;
  if (p->rights || p->en_passant < 64 || !p->pawns || !list_men(p, &s)) return false;
  settle(&s);
  return !some_mate_is_left(&s, winner);
}
