/* SPDX-License-Identifier: MIT */
/*
 * Is there a mate among all that a scene's sets allow (walls.c)? The hunted king is tried on each square of
 * its set, the other king on each of its own, with each man of the winner that can then give check; every
 * square around the hunted king must be taken from it, by the other king, by an attack, or by a man of its
 * own. Men are placed one by one to take the squares that are still open, in all ways. Each is in one place
 * and blocks the others' lines. Where men stand in a real mate is among what is tried: the men placed are at
 * each time some of those that stand there, where they stand, and a square that they leave open is taken by
 * one more of them. So where nothing fits there is no mate. Where something fits there may be none: whether
 * the check could be answered, or the men come to stand so, is not asked.
 *
 * A pawn gives check by having just moved: the hunted king does not stand in the attack of any other, since
 * it would have been attacked before the winner's move. A mate in the first position is not among these; the
 * caller has looked at that.
 */
#include "attacks.h"
#include "walls.h"

#include <string.h>

#define MOST_TRIALS 20000u /* men placed in all, for a proof */
#define MOST_PLACED 12u /* at a time, beside the checking man and those that stay where they are */

typedef struct {
  uint8_t slot, square;
} placing;

typedef struct {
  const scene *s;
  const outlook *o;
  unsigned hunted, hunter; /* the kings' squares */
  set flights;             /* squares that neither pawns nor the other king take from it */
  set attackable;          /* what men of the winner may ever attack */
  set occupied;            /* fixed, or by a man placed; the hunted king's square is not */
  set blocked;             /* by men of the loser that have been placed */
  uint32_t used;           /* slots placed */
  unsigned number;
  placing men[MOST_SLOTS + MOST_PLACED + 1];
} trial;

static void stand(const survey *v, trial *t, unsigned slot, unsigned square) {
  t->men[t->number++] = (placing){(uint8_t)slot, (uint8_t)square};
  t->occupied |= bit(square);
  if (v->color[slot] != v->winner) t->blocked |= bit(square);
  if (!is_promoted(v, slot)) t->used |= 1u << slot;
}

static void take_back(const survey *v, trial *t, unsigned number) {
  while (t->number > number) {
    const placing *last = &t->men[--t->number];
    t->occupied &= ~bit(last->square);
    t->blocked &= ~bit(last->square);
    if (!is_promoted(v, last->slot)) t->used &= ~(1u << last->slot);
  }
}

static set still_open(const survey *v, const trial *t) {
  set open = t->flights & ~t->blocked;
  for (unsigned i = 0; open && i < t->number; i++) {
    const placing *m = &t->men[i];
    if (v->color[m->slot] == v->winner)
      open &= ~attacks_of_kind(v->type[m->slot], bit(m->square), t->occupied);
  }
  return open;
}

/* Where this man can stand to take a square from the hunted king. */
static set places_for(const survey *v, const trial *t, unsigned slot, unsigned flight) {
  if (v->type[slot] == C960_KING || (t->used >> slot & 1)) return 0;
  const set reach = t->s->reach[slot] & ~t->occupied & ~bit(t->hunted);
  if (v->color[slot] != v->winner) return reach & bit(flight);
  return reach ? reach & attacks_of_kind(v->type[slot], bit(flight), t->occupied) : 0;
}

static bool still_checks(const survey *v, const trial *t, unsigned checker, unsigned square) {
  if (checker == v->number) return true; /* a pawn */
  return attacks_of_kind(v->type[checker], bit(square), t->occupied) & bit(t->hunted);
}

/* --- What fits is a goal for the search -------------------------------------------------------------------- */

/* How many moves a man of a kind needs to a square, from every square. */
static void add_to_goal(const trial *t, mating_goal *goal, unsigned kind, unsigned color,
                        unsigned square) {
  if (kind == ANY_KIND || goal->number == GOAL_MEN) return;
  uint8_t *moves = goal->moves[goal->number];
  const set occupied = t->o->fixed & ~bit(square);
  set reached = bit(square), fresh = reached;
  memset(moves, OUT_OF_REACH, sizeof goal->moves[0]);
  for (uint8_t n = 0; fresh && n < OUT_OF_REACH; n++) {
    const set next = attacks_of_kind(kind, fresh, occupied);
    while (fresh) moves[take(&fresh)] = n;
    fresh = next & ~reached & ~(kind == C960_KING ? t->o->guarded[color ^ 1] : 0);
    reached |= fresh;
  }
  goal->kind[goal->number] = (uint8_t)kind;
  goal->color[goal->number++] = (uint8_t)color;
}

static void set_goal(const survey *v, const trial *t, mating_goal *goal) {
  memcpy(goal->pawns, t->s->pawns, sizeof goal->pawns);
  add_to_goal(t, goal, C960_KING, v->winner ^ 1, t->hunted);
  add_to_goal(t, goal, C960_KING, v->winner, t->hunter);
  for (unsigned i = 0; i < t->number; i++) {
    const unsigned slot = t->men[i].slot;
    if (is_promoted(v, slot) || !stays(t->s, slot))
      add_to_goal(t, goal, v->type[slot], v->color[slot], t->men[i].square);
  }
}

/* --- All trials ---------------------------------------------------------------------------------------------- */

/* A square to be taken, and the men and places for it that are left. */
typedef struct {
  set places;
  uint8_t flight, slot, number;
} choice;

/* Places the next man for a square in all ways in turn; false where there is no other. */
static bool place_next(const survey *v, trial *t, choice *c) {
  take_back(v, t, c->number);
  while (!c->places && c->slot < v->number) c->places = places_for(v, t, c->slot++, c->flight);
  if (!c->places) return false;
  stand(v, t, c->slot - 1u, take(&c->places));
  return true;
}

/* Tries all ways to take the open squares around the hunted king, given the man that gives check. */
static bool mate_fits(survey *v, trial *t, unsigned checker, unsigned square, mating_goal *goal) {
  choice choices[MOST_PLACED];
  unsigned depth = 0;
  for (;;) {
    const set open = still_open(v, t), hard = open & ~t->attackable;
    if (++v->trials > MOST_TRIALS || (open && depth == MOST_PLACED)) return true;
    if (open) {
      choices[depth++] = (choice){0, (uint8_t)first(hard ? hard : open), 0, (uint8_t)t->number};
    } else if (still_checks(v, t, checker, square)) {
      set_goal(v, t, goal);
      return true;
    }
    while (depth && !place_next(v, t, &choices[depth - 1])) depth--;
    if (!depth) return false;
  }
}

/* Tries all men of the winner that can give check: pawns, men that stay, and others from all their squares. */
static bool some_check_mates(survey *v, trial *t, mating_goal *goal) {
  const unsigned base = t->number;
  set pawns = pawn_attacks(bit(t->hunted), v->winner ^ 1) & t->s->pawns[v->winner];
  while (pawns)
    if (mate_fits(v, t, v->number, take(&pawns), goal)) return true;
  for (unsigned i = 0; i < base; i++) {
    const placing m = t->men[i];
    if (v->color[m.slot] == v->winner && still_checks(v, t, m.slot, m.square) &&
        mate_fits(v, t, m.slot, m.square, goal))
      return true;
  }
  for (unsigned i = 0; i < v->number; i++) {
    if (v->color[i] != v->winner) continue;
    for (set from = places_for(v, t, i, t->hunted); from; take_back(v, t, base)) {
      const unsigned square = take(&from);
      stand(v, t, i, square);
      if (mate_fits(v, t, i, square, goal)) return true;
    }
  }
  return false;
}

/* The hunted king on one square; the other on each of its own that takes more from it than those before. */
static bool some_mate_there(survey *v, trial *t, set men_of_loser, mating_goal *goal) {
  const unsigned loser = v->winner ^ 1;
  const set around = king_steps[t->hunted];
  const set no_flights = t->o->held[loser] | pawn_attacks(t->s->pawns[v->winner], v->winner);
  set tried[64];
  unsigned n = 0;
  for (set kings = t->s->reach[v->king[v->winner]] & ~around & ~bit(t->hunted); kings;) {
    t->hunter = take(&kings);
    const set taken = king_steps[t->hunter] & around;
    unsigned i = 0;
    while (i < n && (taken & ~tried[i])) i++;
    if (i < n) continue;
    tried[n++] = taken;
    t->flights = around & ~taken & ~no_flights;
    if (t->flights & ~t->attackable & ~men_of_loser) continue; /* one is left for certain */
    if (some_check_mates(v, t, goal)) return true;
  }
  return false;
}

INTERNAL bool some_mate_is_left(survey *v, const scene *s, const outlook *o, mating_goal *goal) {
  const unsigned hunted = v->king[v->winner ^ 1];
  const set idle = s->pawns[v->winner] & ~s->arrived;
  /* The hunted king does not shield what is behind it, even where it can never leave. */
  const set fixed = o->fixed & ~(stays(s, hunted) ? s->reach[hunted] : 0);
  trial t = {.s = s, .o = o, .occupied = fixed};
  set men_of_loser = 0;
  t.attackable = pawn_attacks(s->pawns[v->winner], v->winner);
  for (unsigned i = 0; i < v->number; i++) {
    if (v->type[i] == C960_KING) continue;
    if (v->color[i] != v->winner) men_of_loser |= s->reach[i];
    else t.attackable |= attacks_of_kind(v->type[i], s->reach[i], fixed);
    if (stays(s, i)) stand(v, &t, i, first(s->reach[i]));
  }
  for (set squares = s->reach[hunted] & t.attackable & ~pawn_attacks(idle, v->winner); squares;) {
    t.hunted = take(&squares);
    if (some_mate_there(v, &t, men_of_loser, goal)) return true;
  }
  return false;
}
