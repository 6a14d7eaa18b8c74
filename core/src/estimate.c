/* SPDX-License-Identifier: MIT */
#include "estimate.h"

#include "attacks.h"
#include "position.h"

#include <string.h>

static unsigned distance(unsigned a, unsigned b) {
  const int file = (int)file_of(a) - (int)file_of(b), rank = (int)rank_of(a) - (int)rank_of(b);
  const int f = file < 0 ? -file : file, r = rank < 0 ? -rank : rank;
  return (unsigned)(f > r ? f : r);
}

static unsigned edge_distance(unsigned square) {
  const unsigned f = file_of(square), r = rank_of(square);
  const unsigned df = f < 4 ? f : 7 - f, dr = r < 4 ? r : 7 - r;
  return df < dr ? df : dr;
}

static unsigned nearest(set men, unsigned square) {
  unsigned best = 8;
  while (men) {
    const unsigned d = distance(take(&men), square);
    if (d < best) best = d;
  }
  return best;
}

static set same_colored(unsigned square) {
  return bit(square) & LIGHT_SQUARES ? LIGHT_SQUARES : ~LIGHT_SQUARES;
}

static set bishops_of(const c960_position *p) { return men_of_type(p, C960_BISHOP); }

#define FAR 99

/* What it costs a pawn to come to a square: a step, and clearing away or luring there what must be. */
static unsigned entry_cost(const c960_position *p, unsigned square, unsigned winner, bool capture) {
  const set here = bit(square);
  const bool pawn = p->pawns & here;
  if (!capture) {
    if (!(all_men(p) & here)) return 1;
    if (p->colors[winner] & here) return pawn ? 6 : 2;
    return pawn ? 9 : 3;
  }
  const set victims = p->colors[winner ^ 1] & ~p->kings;
  const set able = victims & ~p->pawns & ~(bishops_of(p) & ~same_colored(square));
  if (victims & here) return 1;
  if (able) return 2 + nearest(able, square);
  return victims ? 9 : FAR;
}

/* The least cost of a promotion, rank by rank from the last one back. */
static unsigned promotion_cost(const c960_position *p, unsigned winner) {
  unsigned cost[8] = {0}, best = FAR;
  for (unsigned step = 1; step < 7; step++) {
    const unsigned rank = winner == C960_WHITE ? 7 - step : step;
    const unsigned ahead = winner == C960_WHITE ? rank + 1 : rank - 1;
    unsigned here[8];
    for (unsigned f = 0; f < 8; f++) {
      here[f] = cost[f] + entry_cost(p, ahead * 8 + f, winner, false);
      for (int side = -1; side <= 1; side += 2) {
        const int to = (int)f + side;
        if (to < 0 || to > 7) continue;
        const unsigned c = cost[to] + entry_cost(p, ahead * 8 + (unsigned)to, winner, true);
        if (c < here[f]) here[f] = c;
      }
      if ((p->pawns & p->colors[winner] & bit(rank * 8 + f)) && here[f] < best) best = here[f];
    }
    memcpy(cost, here, sizeof cost);
  }
  return best;
}

/* Steps of rooks and queens to the hunted king's surroundings, own pawns that enemy pawns hold up being in the
 * way, other men not; FAR where there is none, since waiting for pawns is then what it takes. */
static unsigned heavy_steps(const c960_position *p, unsigned winner, unsigned hunted) {
  const set pawns = p->pawns & p->colors[winner], theirs = p->pawns & p->colors[winner ^ 1];
  const set locked = pawns & forward(theirs, winner ^ 1);
  const set free = ~(locked | p->kings), goal = king_steps[hunted] | bit(hunted);
  set reach = p->orthogonals & p->colors[winner], diagonal = p->diagonals & reach;
  for (unsigned i = 0; i < 24; i++) {
    if (reach & goal) return i;
    const set row = reach | (reach & ~FILE_H) << 1 | (reach & ~FILE_A) >> 1;
    const set spread = diagonal ? row | row << 8 | row >> 8 : row | reach << 8 | reach >> 8;
    const set next = reach | (spread & free) | (spread & goal);
    if (next == reach) return FAR;
    reach = next;
  }
  return FAR;
}

/* How far a man is from standing next to a corner: a bishop on a square of its colour only, a pawn on its way
 * ahead or after promotion. */
static unsigned blocking_cost(const c960_position *p, unsigned square, unsigned corner) {
  const set here = bit(square);
  set goals = king_steps[corner];
  if (p->pawns & here) {
    const bool black = p->colors[C960_BLACK] & here;
    const unsigned to_go = black ? rank_of(square) : 7 - rank_of(square);
    const unsigned promotion = (square & 7) + (black ? 0 : 56);
    const bool ahead = distance(promotion, corner) <= 1;
    return ahead ? to_go - 1 : to_go + 2 + distance(promotion, corner);
  }
  if (bishops_of(p) & here) goals &= same_colored(square);
  /* On the diagonal a man keeps less from the king than on the edge. */
  return nearest(goals, square) + (goals & (FILE_A | FILE_H | RANK_1 | RANK_8) ? 0 : 9);
}

/* What men of the loser cost besides: one helps, others may defend; queens always defend, and rooks defend
 * against bishops, so they have to go, best where they can be captured. */
static unsigned defence_cost(const c960_position *p, unsigned winner, set defenders) {
  const set helpers = p->colors[winner ^ 1] & ~p->kings & ~defenders;
  unsigned cost = helpers ? 4 * (count(helpers) - 1) : 0;
  while (defenders) cost += 10 + 2 * nearest(p->colors[winner], take(&defenders));
  return cost;
}

/* Bishops and knights mate in a corner that they attack, mostly with men of the loser standing in its own
 * king's way: how far all these are from the corner that suits them best. */
static unsigned corner_cost(const c960_position *p, unsigned winner, unsigned hunted,
                            unsigned hunter) {
  static const uint8_t corners[4] = {0, 7, 56, 63};
  const set own = p->colors[winner] & ~p->kings, other = p->colors[winner ^ 1] & ~p->kings;
  const set queens = p->diagonals & p->orthogonals, bishops = other & bishops_of(p);
  const set defenders = other & (own & p->knights ? queens : p->orthogonals);
  /* Men that the mate does not need go round by themselves without end: better captured than followed. */
  const unsigned surplus = 4 * (count(own) - 1);
  const unsigned fixed = defence_cost(p, winner, defenders) + surplus;
  unsigned best = UINT32_MAX;
  /* Two bishops of one colour take every square from which a knight could mate: one has to go first. */
  if (other == bishops && (bishops & (bishops - 1)) && !(bishops & ~same_colored(first(bishops))))
    return 60 + 4 * count(bishops) + 3 * nearest(bishops, hunter);
  for (unsigned i = 0; i < 4; i++) {
    const unsigned corner = corners[i];
    if (!(own & p->knights) && !(own & same_colored(corner))) continue;
    unsigned cost =
        4 * distance(hunted, corner) + 3 * distance(hunter, corner) + nearest(own, corner);
    unsigned block = other ? 9 : 0;
    for (set men = other & ~defenders; men;) {
      const unsigned one = blocking_cost(p, take(&men), corner);
      if (one < block) block = one;
    }
    cost += 3 * block + fixed;
    if (cost < best) best = cost;
  }
  return best;
}

/* Moves, roughly, to a mate of any kind; for want of better, to what a mate would take. */
INTERNAL unsigned estimate(const c960_position *p, unsigned winner) {
  const unsigned hunted = king_of(p, winner ^ 1), hunter = king_of(p, winner);
  const bool light_men_only = !(p->colors[winner] & (p->pawns | p->orthogonals));
  unsigned cost = 0;
  if (light_men_only) {
    cost += corner_cost(p, winner, hunted, hunter);
  } else {
    const unsigned heavy = heavy_steps(p, winner, hunted);
    if (heavy == FAR) {
      const unsigned promotion = promotion_cost(p, winner);
      cost += promotion == FAR ? 60 : 8 + promotion * 4;
    } else {
      cost += heavy;
    }
    cost += 2 * edge_distance(hunted) + distance(hunted, hunter) + 2 * count(p->colors[winner ^ 1]);
  }
  set flights = king_steps[hunted] & ~p->colors[winner ^ 1];
  while (flights) {
    const unsigned square = take(&flights);
    if (!attackers_then(p, square, p->colors[winner], winner, all_men(p) & ~bit(hunted))) cost += 3;
  }
  if (!attackers(p, hunted, winner)) cost += 3;
  return cost;
}

/* Moves of the nearest man of each kind to where the goal has one, twice as much as those of pawns. */
INTERNAL unsigned distance_to_goal(const c960_position *p, const mating_goal *goal) {
  unsigned cost = 0;
  for (unsigned i = 0; i < goal->number; i++) {
    unsigned best = OUT_OF_REACH;
    for (set men = men_of_type(p, (c960_piece_type)goal->kind[i]) & p->colors[goal->color[i]];
         men;) {
      const unsigned moves = goal->moves[i][take(&men)];
      if (moves < best) best = moves;
    }
    cost += 2 * best;
  }
  for (unsigned c = 0; c < 2; c++) cost += 3 * count(goal->pawns[c] ^ (p->pawns & p->colors[c]));
  return cost;
}
