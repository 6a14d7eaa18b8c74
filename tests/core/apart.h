/* SPDX-License-Identifier: MIT */
/*
 * Why some walls are dead, by an argument of its own that a reader can follow:
 *
 * A pawn is fixed where an enemy pawn faces it, or a fixed pawn stands before it. Every other pawn must have a
 * fixed one ahead on its file and can only step up to it. Kings, bishops and other pieces are given every square
 * to which they could walk around the fixed pawns, one step after the other; a king never onto what an enemy's
 * fixed pawn attacks. If nobody can then walk onto an enemy pawn, fixed or on any square of its way, and no pawn
 * attacks, from any square of its way, an enemy pawn or a square where enemy pieces walk, then no pawn is ever
 * captured and none captures:
 * before the first such move all are where this says. So the fixed pawns stay for ever, and the walks are all
 * there is (`holds`).
 *
 * Then a side gives no mate if no rook, queen or knight of it comes next to any square of the other king's walk
 * and no bishop to where the king walks. Nor where bishops do: since a bishop that gives check attacks no square
 * beside the king, a mate needs that all squares beside it (up, down, left, right) but as many as the king has
 * pieces and stepping pawns to fill them with are its own fixed pawns or such as anything of the side could take.
 */
#ifndef APART_H
#define APART_H

#include "c960.h"

#include <stdbool.h>
#include <stdint.h>
#include <string.h>

typedef struct {
  uint64_t fixed[2];   /* pawns that never move */
  uint64_t ways[2];    /* squares of the pawns that may step, all on their ways */
  uint64_t king[2];    /* where each king walks */
  uint64_t bishops[2]; /* where any bishop walks */
  uint64_t others[2];  /* where any rook, queen or knight walks */
  unsigned fillers[2]; /* pieces and stepping pawns */
  uint64_t start[2];   /* the king's own square */
  bool holds;
} apart_world;

static inline uint64_t apart_bit(int file, int rank) {
  return file < 0 || file > 7 || rank < 0 || rank > 7 ? 0 : (uint64_t)1 << (rank * 8 + file);
}

static inline uint64_t apart_men(const c960_position *p, unsigned color, unsigned type) {
  uint64_t men = 0;
  for (unsigned square = 0; square < 64; square++)
    if (c960_man_at(p, square) == C960_MAN(color, type)) men |= (uint64_t)1 << square;
  return men;
}

/* Squares one step away in given directions, from a set. */
static inline uint64_t apart_near(uint64_t from, const int (*steps)[2], unsigned count) {
  uint64_t near = 0;
  for (int square = 0; square < 64; square++)
    for (unsigned i = 0; (from >> square & 1) && i < count; i++)
      near |= apart_bit(square % 8 + steps[i][0], square / 8 + steps[i][1]);
  return near;
}

static const int apart_beside[4][2] = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};
static const int apart_aslant[4][2] = {{1, 1}, {-1, 1}, {1, -1}, {-1, -1}};

static const int apart_jumps[8][2] = {{1, 2},   {2, 1},   {2, -1}, {1, -2},
                                      {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}};

static inline uint64_t apart_around(uint64_t from) {
  return apart_near(from, apart_beside, 4) | apart_near(from, apart_aslant, 4);
}

/* One step of a rook, a queen, a bishop or a knight. */
static inline uint64_t apart_steps(uint64_t from, unsigned type) {
  if (type == C960_KNIGHT) return apart_near(from, apart_jumps, 8);
  if (type == C960_ROOK) return apart_near(from, apart_beside, 4);
  return type == C960_BISHOP ? apart_near(from, apart_aslant, 4) : apart_around(from);
}

static inline uint64_t apart_pawn_attacks(uint64_t pawns, unsigned color) {
  static const int attacks[2][2][2] = {{{1, 1}, {-1, 1}}, {{1, -1}, {-1, -1}}};
  return apart_near(pawns, attacks[color], 2);
}

static inline uint64_t apart_ahead(uint64_t pawns, unsigned color) {
  return color == C960_WHITE ? pawns << 8 : pawns >> 8;
}

static inline void apart_fix_pawns(apart_world *w, const uint64_t pawns[2]) {
  for (unsigned c = 0; c < 2; c++) w->fixed[c] = pawns[c] & apart_ahead(pawns[c ^ 1], c ^ 1);
  for (unsigned round = 0; round < 8; round++)
    for (unsigned c = 0; c < 2; c++)
      w->fixed[c] |= pawns[c] & apart_ahead(w->fixed[0] | w->fixed[1], c ^ 1);
}

/* A way ends before a fixed pawn; not on the last rank, nor at another pawn that steps. */
static inline void apart_find_ways(apart_world *w, const uint64_t pawns[2]) {
  const uint64_t fixed = w->fixed[0] | w->fixed[1], loose = (pawns[0] | pawns[1]) & ~fixed;
  for (unsigned c = 0; c < 2; c++)
    for (unsigned square = 8; square < 56; square++) {
      uint64_t at = (uint64_t)1 << square;
      if (!(pawns[c] & ~w->fixed[c] & at)) continue;
      w->fillers[c]++;
      for (; at && !(at & fixed); at = apart_ahead(at, c)) {
        if ((at & loose) && at != (uint64_t)1 << square) w->holds = false;
        w->ways[c] |= at;
      }
      if (!at) w->holds = false;
    }
}

static inline void apart_walk_king(apart_world *w, unsigned c) {
  const uint64_t closed = w->fixed[c] | apart_pawn_attacks(w->fixed[c ^ 1], c ^ 1);
  for (uint64_t before = 0; before != w->king[c];) {
    before = w->king[c];
    w->king[c] |= apart_around(before) & ~closed;
  }
}

/* Step by step is as far as pieces get; enemy pawns are met, not passed. */
static inline uint64_t apart_walk(const apart_world *w, const c960_position *p, unsigned c,
                                  unsigned type) {
  uint64_t walk = apart_men(p, c, type);
  for (uint64_t before = 0; before != walk;) {
    before = walk;
    walk |= apart_steps(before & ~w->fixed[c ^ 1], type) & ~w->fixed[c];
  }
  return walk;
}

static inline apart_world apart_survey(const c960_position *p) {
  apart_world w = {.holds = p->en_passant >= 64 && p->rights == 0};
  uint64_t pawns[2];
  for (unsigned c = 0; c < 2; c++) {
    pawns[c] = apart_men(p, c, C960_PAWN);
    w.start[c] = w.king[c] = apart_men(p, c, C960_KING);
    for (unsigned type = C960_KNIGHT; type < C960_KING; type++)
      w.fillers[c] += (unsigned)__builtin_popcountll(apart_men(p, c, type));
  }
  apart_fix_pawns(&w, pawns);
  apart_find_ways(&w, pawns);
  for (unsigned c = 0; c < 2; c++) {
    apart_walk_king(&w, c);
    w.bishops[c] = apart_walk(&w, p, c, C960_BISHOP);
    w.others[c] = apart_walk(&w, p, c, C960_KNIGHT) | apart_walk(&w, p, c, C960_ROOK) |
                  apart_walk(&w, p, c, C960_QUEEN);
  }
  for (unsigned c = 0; c < 2; c++) {
    const uint64_t theirs = w.fixed[c ^ 1] | w.ways[c ^ 1];
    if ((w.king[c] | w.bishops[c] | w.others[c]) & theirs) w.holds = false;
    if (apart_pawn_attacks(w.fixed[c] | w.ways[c], c) &
        (theirs | w.bishops[c ^ 1] | w.others[c ^ 1]))
      w.holds = false;
  }
  return w;
}

/* True where this proves that a side never gives mate, but for one that stands on the board. */
static inline bool apart_no_mate_by(const c960_position *p, unsigned winner) {
  const apart_world w = apart_survey(p);
  const unsigned loser = winner ^ 1;
  const uint64_t by_fixed = apart_pawn_attacks(w.fixed[winner], winner);
  const uint64_t by_stepping = apart_pawn_attacks(w.ways[winner], winner);
  const uint64_t by_others = w.others[winner] | apart_around(w.others[winner]) |
                             apart_steps(w.others[winner], C960_KNIGHT);
  const uint64_t taken = by_fixed | by_stepping | by_others | w.bishops[winner] | w.fixed[winner] |
                         w.king[winner] | apart_around(w.king[winner]);
  /* A king that starts in a fixed pawn's attack leaves it at once and never comes back. */
  const uint64_t walk = w.king[loser] & ~by_fixed;
  if (!w.holds || (walk & (by_stepping | by_others))) return false;
  for (unsigned square = 0; square < 64; square++) {
    const uint64_t here = (uint64_t)1 << square;
    if (!(walk & w.bishops[winner] & here)) continue;
    const uint64_t free = apart_near(here, apart_beside, 4) & ~taken & ~w.fixed[loser];
    if ((unsigned)__builtin_popcountll(free) <= w.fillers[loser]) return false;
  }
  return true;
}

#endif
