/* SPDX-License-Identifier: MIT */
/*
 * Counting the tree of legal moves without recursion: one frame a ply, and the last ply only counted. The two
 * plies above the leaves, where all the time goes, are a loop of their own, compiled once per colour.
 */
#include "movegen.h"
#include "play.h"

#define MAX_DEPTH C960_MAX_PERFT_DEPTH

typedef struct {
  c960_position position;
  c960_move_list list;
  unsigned next;
} frame;

ALWAYS_INLINE uint64_t count_replies(const c960_position *p, unsigned us) {
  c960_move_list list;
  generate_moves(p, &list);
  uint64_t nodes = 0;
  for (unsigned i = 0; i < list.count; i++) {
    c960_position after = *p;
    apply(&after, list.moves[i], us);
    nodes += count_moves(&after);
  }
  return nodes;
}

static uint64_t depth_two(const c960_position *p) {
  return turn_of(p) == C960_WHITE ? count_replies(p, C960_WHITE) : count_replies(p, C960_BLACK);
}

SMALL uint64_t c960_perft(const c960_position *position, unsigned depth) {
  if (depth > MAX_DEPTH) return 0;
  if (depth == 0) return 1;
  if (depth == 1) return count_moves(position);
  frame frames[MAX_DEPTH - 1];
  uint64_t nodes = 0;
  unsigned ply = 0;
  frames[0].position = *position;
  const unsigned last = depth - 2; /* the ply at which two are left */
  if (last == 0) return depth_two(position);
  generate_moves(position, &frames[0].list);
  frames[0].next = 0;
  for (;;) {
    frame *here = &frames[ply];
    if (here->next == here->list.count) {
      if (ply-- == 0) return nodes;
      continue;
    }
    frame *below = here + 1;
    below->position = here->position;
    apply(&below->position, here->list.moves[here->next++], turn_of(&here->position));
    if (ply + 1 == last) {
      nodes += depth_two(&below->position);
      continue;
    }
    generate_moves(&below->position, &below->list);
    below->next = 0;
    ply++;
  }
}
