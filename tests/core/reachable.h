/* SPDX-License-Identifier: MIT */
/*
 * All positions that legal moves lead to, one by one, and who is mated in any of them: what verdicts on who can
 * still mate are compared with. It knows nothing of how c960_can_mate works and uses moves and status alone.
 */
#ifndef REACHABLE_H
#define REACHABLE_H

#include "c960.h"
#include "check.h"

#include <stdlib.h>
#include <string.h>

/* A position without loss, counters aside: four bits a square, turn and en passant. */
typedef struct {
  uint64_t ranks[4];
  uint64_t rest;
} reachable_key;

typedef struct {
  reachable_key *keys; /* in the order in which they were met */
  uint32_t *slots;     /* index + 1, 0 for none */
  uint32_t count, limit, mask;
  bool mates[2]; /* a colour gives mate in some of them */
  bool complete; /* false where the limit was met */
} reachable_set;

/* Both true: what a position and all that it leads to is not worth looking at. */
typedef bool (*reachable_skip)(const c960_position *position);

enum { REACHABLE_CASTLING_ROOK = 7 };

static inline reachable_key reachable_pack(const c960_position *p) {
  reachable_key key = {{0}, 0};
  for (unsigned square = 0; square < 64; square++) {
    const unsigned man = c960_man_at(p, square);
    const unsigned type = p->rights >> square & 1 ? REACHABLE_CASTLING_ROOK : C960_MAN_TYPE(man);
    if (man)
      key.ranks[square / 16] |= (uint64_t)(C960_MAN_COLOR(man) * 8 + type) << square % 16 * 4;
  }
  key.rest = (uint64_t)p->turn | (uint64_t)p->en_passant << 8;
  return key;
}

static inline c960_position reachable_unpack(const reachable_key *key) {
  c960_setup setup = {.turn = (uint8_t)(key->rest & 1), .fullmove = 1};
  c960_position p;
  uint32_t problems;
  unsigned king[2] = {0, 0};
  uint64_t rooks = 0;
  memset(setup.rights, C960_NO_SQUARE, sizeof setup.rights);
  setup.en_passant = (uint8_t)(key->rest >> 8);
  for (unsigned square = 0; square < 64; square++) {
    const unsigned four = key->ranks[square / 16] >> square % 16 * 4 & 15;
    const bool castles = (four & 7) == REACHABLE_CASTLING_ROOK;
    setup.board[square] = (uint8_t)(castles ? (four & 8) + C960_ROOK : four);
    if (castles) rooks |= (uint64_t)1 << square;
    if ((four & 7) == C960_KING) king[four >> 3] = square;
  }
  for (unsigned square = 0; square < 64; square++)
    if (rooks >> square & 1) {
      const unsigned color = setup.board[square] >> 3;
      setup.rights[color][square > king[color] ? C960_G_SIDE : C960_C_SIDE] = (uint8_t)square;
    }
  if (c960_setup_position(&setup, &p, &problems) != C960_OK)
    give_up("a position was not kept whole");
  return p;
}

static inline uint32_t reachable_hash(const reachable_key *key) {
  uint64_t h = key->rest;
  for (unsigned i = 0; i < 4; i++) {
    h = (h ^ key->ranks[i]) * 0x9e3779b97f4a7c15u;
    h ^= h >> 32;
  }
  return (uint32_t)h;
}

static inline void reachable_open(reachable_set *set, uint32_t limit) {
  uint32_t slots = 1024;
  while (slots < 2 * limit) slots *= 2;
  set->keys = malloc(limit * sizeof *set->keys);
  set->slots = malloc(slots * sizeof *set->slots);
  if (set->keys == NULL || set->slots == NULL) give_up("no memory for %u positions", limit);
  set->limit = limit;
  set->mask = slots - 1;
}

static inline void reachable_close(reachable_set *set) {
  free(set->keys);
  free(set->slots);
}

/* Keeps a position that is new; false where there is no more room. */
static inline bool reachable_keep(reachable_set *set, const c960_position *p) {
  const reachable_key key = reachable_pack(p);
  uint32_t slot = reachable_hash(&key) & set->mask;
  for (; set->slots[slot]; slot = (slot + 1) & set->mask)
    if (memcmp(&set->keys[set->slots[slot] - 1], &key, sizeof key) == 0) return true;
  if (set->count == set->limit) return false;
  set->keys[set->count++] = key;
  set->slots[slot] = set->count;
  if (c960_move_count(p) == 0) {
    c960_status_report status;
    c960_status(p, &status);
    if (status.check) set->mates[p->turn ^ 1] = true;
  }
  return true;
}

/* Looks at all positions from one on. Stops at the limit, and once both sides have mated if that is enough. */
static inline void reachable_from(reachable_set *set, const c960_position *start,
                                  reachable_skip skip, bool mates_suffice) {
  memset(set->slots, 0, (set->mask + (size_t)1) * sizeof *set->slots);
  set->count = 0;
  set->mates[0] = set->mates[1] = set->complete = false;
  if (!reachable_keep(set, start)) return;
  for (uint32_t next = 0; next < set->count; next++) {
    const c960_position p = reachable_unpack(&set->keys[next]);
    c960_move_list list;
    if (mates_suffice && set->mates[0] && set->mates[1]) return;
    c960_moves(&p, &list);
    for (unsigned i = 0; i < list.count; i++) {
      c960_position after;
      c960_play(&p, list.moves[i], &after);
      if (skip != NULL && skip(&after)) continue;
      if (!reachable_keep(set, &after)) return;
    }
  }
  set->complete = true;
}

#endif
