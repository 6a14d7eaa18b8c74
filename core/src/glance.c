/* SPDX-License-Identifier: MIT */
/*
 * Games in which both sides help one of them to mate, each move picked by what little can be told from its
 * squares, and by dice that always fall the same. A mate is played out by legal moves, so that finding one
 * proves it; finding none says nothing. A few of them rule out quickly that a position is dead.
 */
#include "glance.h"
#include "attacks.h"
#include "mate.h"
#include "movegen.h"
#include "play.h"
#include "position.h"
#include "walls.h"

#define GAMES 8u
#define BORDER (FILE_A | FILE_H | RANK_1 | RANK_8)

typedef struct {
  unsigned winner;
  uint32_t dice;
  set near[3];  /* squares within one to three steps of the king that is to be approached */
  set around;   /* the hunted king */
  set captures; /* squares of the other side's men */
} glance;

/* A move that gives mate, 0 where there is none among those that put a man where it attacks the king. */
static c960_move mating_move(const c960_position *p, const c960_move_list *list, unsigned winner) {
  const unsigned king = king_of(p, winner ^ 1);
  const set diagonal = attacks_of_kind(C960_BISHOP, bit(king), all_men(p));
  const set orthogonal = attacks_of_kind(C960_ROOK, bit(king), all_men(p));
  const set checks[2] = {pawn_attacks(bit(king), winner ^ 1),
                         diagonal | orthogonal | knight_steps[king]};
  for (unsigned i = 0; i < list->count; i++) {
    const c960_move move = list->moves[i];
    const set from = bit(C960_MOVE_FROM(move)), to = bit(C960_MOVE_TO(move));
    const bool promotes = C960_MOVE_FLAG(move) >= C960_FLAG_QUEEN;
    c960_position after;
    if (p->pawns & from ? !(to & checks[promotes])
                        : !((p->diagonals & from && to & diagonal) ||
                            (p->orthogonals & from && to & orthogonal) ||
                            (p->knights & from && to & knight_steps[king])))
      continue;
    play_legal(p, move, &after);
    if (is_mate_by(&after, winner)) return move;
  }
  return 0;
}

static int nearness(const glance *g, set square) {
  return ((square & g->near[0]) != 0) + ((square & g->near[1]) != 0) + ((square & g->near[2]) != 0);
}

/* The winner brings its men to the other king and its pawns home. */
static int hunting(const glance *g, const c960_position *p, set from, set to, unsigned flag) {
  if (p->pawns & from) return flag >= C960_FLAG_QUEEN ? (flag == C960_FLAG_QUEEN ? 18 : 14) : 2;
  return p->kings & from ? 3 * nearness(g, to) : 2 * (nearness(g, to) - nearness(g, from));
}

/* The other side goes to the border with its king, puts its men in its way, and captures only if it must. */
static int helping(const glance *g, const c960_position *p, set from, set to, unsigned flag) {
  const int worth = (to & g->captures ? -40 : 0) - (flag >= C960_FLAG_QUEEN ? 9 : 0);
  if (p->kings & from) return worth + (to & BORDER ? 5 : 0) + nearness(g, to);
  return worth + (to & g->around ? 8 : 0) - (from & g->around ? 8 : 0);
}

static c960_move pick(glance *g, const c960_position *p, const c960_move_list *list) {
  const unsigned us = turn_of(p);
  c960_move picked = 0;
  int best = INT32_MIN;
  set near = bit(king_of(p, us ^ 1));
  for (unsigned i = 0; i < 3; i++) {
    near |= (near & ~FILE_H) << 1 | (near & ~FILE_A) >> 1;
    near |= near << 8 | near >> 8;
    g->near[i] = near;
  }
  g->around = king_steps[king_of(p, g->winner ^ 1)];
  g->captures = p->colors[us ^ 1];
  for (unsigned i = 0; i < list->count; i++) {
    const c960_move move = list->moves[i];
    const set from = bit(C960_MOVE_FROM(move)), to = bit(C960_MOVE_TO(move));
    const unsigned flag = C960_MOVE_FLAG(move);
    g->dice = g->dice * 1664525u + 1013904223u;
    const int worth = (int)(g->dice >> 28) + (us == g->winner ? hunting(g, p, from, to, flag)
                                                              : helping(g, p, from, to, flag));
    if (worth > best) {
      best = worth;
      picked = move;
    }
  }
  return picked;
}

INTERNAL bool play_to_mate(const c960_position *start, unsigned winner, uint32_t game,
                           c960_mate_report *report) {
  glance g = {.winner = winner, .dice = (game + 1) * 2654435761u};
  c960_position p = *start;
  report->length = 0;
  for (;;) {
    c960_move_list list;
    c960_position after;
    generate_moves(&p, &list);
    c960_move move = turn_of(&p) == winner ? mating_move(&p, &list, winner) : 0;
    const bool mates = move != 0;
    if (!list.count || report->length == GAME_PLIES) return false;
    if (!mates) move = pick(&g, &p, &list);
    report->line[report->length++] = move;
    if (mates) return true;
    play_legal(&p, move, &after);
    p = after;
  }
}

INTERNAL bool mate_is_in_sight(const c960_position *p, unsigned stronger) {
  c960_mate_report report;
  for (unsigned i = 0; i < GAMES; i++) {
    const unsigned winner = i % 4 == 3 ? stronger ^ 1 : stronger;
    if (!material_forbids_mate(p, winner) && play_to_mate(p, winner, i, &report)) return true;
  }
  return false;
}
