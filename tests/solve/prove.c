/* SPDX-License-Identifier: MIT */
#include "prove.h"
#include "table.h"

#include <string.h>

enum { SLOTS = 1 << 16, UNKNOWN = -1 };

bool prove_with_four_men = true;

/* What was found before, with the whole position, so that nothing is taken for another. */
typedef struct {
  uint8_t key[C960_POSITION_KEY_SIZE];
  uint8_t side, goal, depth, result;
} memo;

static memo memos[SLOTS];

static memo *memo_of(const c960_position *p, c960_color side, prove_goal goal, unsigned depth) {
  uint64_t hash = side * 4u + (unsigned)goal + depth * 16u + 1;
  const uint64_t words[] = {p->colors[0], p->colors[1],   p->pawns, p->knights,
                            p->diagonals, p->orthogonals, p->kings, p->turn + 2ull * p->en_passant};
  for (unsigned i = 0; i < sizeof words / sizeof *words; i++) {
    hash = (hash ^ words[i]) * 0x9e3779b97f4a7c15u;
    hash ^= hash >> 29;
  }
  return &memos[hash % SLOTS];
}

static unsigned men_of(const c960_position *p) {
  unsigned n = 0;
  for (uint64_t set = p->colors[0] | p->colors[1]; set; set &= set - 1) n++;
  return n;
}

/* Whether it is looked up instead of being searched. */
static bool is_solved(const c960_position *p) {
  return table_covers(p) && (prove_with_four_men || men_of(p) < 4);
}

/* The result for a side where it is certain without any search: 2 won, 1 drawn, 0 lost, else UNKNOWN. */
static int certain(const c960_position *p, c960_color side) {
  c960_status_report status;
  c960_status(p, &status);
  if (status.outcome == C960_OUTCOME_CHECKMATE) return p->turn == (unsigned)side ? 0 : 2;
  if (status.outcome == C960_OUTCOME_STALEMATE || status.outcome == C960_OUTCOME_DEAD_POSITION)
    return 1;
  if (!is_solved(p)) return UNKNOWN;
  const unsigned value = table_look(p);
  if (value == 0) return 1;
  return (value % 2 == 0) == (p->turn == (unsigned)side) ? 2 : 0;
}

static bool search(const c960_position *p, c960_color side, prove_goal goal, unsigned depth) {
  c960_move_list list;
  c960_position after;
  const bool ours = p->turn == (unsigned)side;
  c960_moves(p, &list);
  for (unsigned i = 0; i < list.count; i++) {
    c960_play(p, list.moves[i], &after);
    if (prove_force(&after, side, goal, depth - 1) == ours) return ours;
  }
  return !ours;
}

bool prove_force(const c960_position *p, c960_color side, prove_goal goal, unsigned depth) {
  const int known = certain(p, side);
  if (known != UNKNOWN) return known >= (int)goal;
  if (depth == 0) return false;
  memo *const m = memo_of(p, side, goal, depth);
  if (m->depth == depth && m->side == side && m->goal == goal &&
      memcmp(m->key, p, C960_POSITION_KEY_SIZE) == 0)
    return m->result;
  const bool result = search(p, side, goal, depth);
  memcpy(m->key, p, C960_POSITION_KEY_SIZE);
  m->side = (uint8_t)side, m->goal = (uint8_t)goal;
  m->depth = (uint8_t)depth, m->result = result;
  return result;
}

int prove_depth(const c960_position *p, c960_color side, prove_goal goal, unsigned limit) {
  for (unsigned depth = 0; depth <= limit; depth++)
    if (prove_force(p, side, goal, depth)) return (int)depth;
  return NO_PROOF;
}

/* The move of the side that forces which needs the least proof. */
static c960_move forcing(const c960_position *p, c960_color side, prove_goal goal, unsigned depth) {
  c960_move_list list;
  c960_position after;
  c960_moves(p, &list);
  for (unsigned needed = 0; needed < depth; needed++)
    for (unsigned i = 0; i < list.count; i++) {
      c960_play(p, list.moves[i], &after);
      if (prove_force(&after, side, goal, needed)) return list.moves[i];
    }
  return 0;
}

/* The answer that asks for most of it. */
static c960_move lasting(const c960_position *p, c960_color side, prove_goal goal, unsigned depth) {
  c960_move_list list;
  c960_position after;
  c960_move move = 0;
  unsigned most = 0;
  c960_moves(p, &list);
  for (unsigned i = 0; i < list.count; i++) {
    c960_play(p, list.moves[i], &after);
    const unsigned length = 1 + prove_length(&after, side, goal, depth - 1);
    if (length > most) most = length, move = list.moves[i];
  }
  return move;
}

unsigned prove_length(const c960_position *p, c960_color side, prove_goal goal, unsigned depth) {
  c960_position after;
  if (certain(p, side) != UNKNOWN || depth == 0)
    return goal == A_WIN && is_solved(p) && table_look(p) ? table_look(p) - 1 : 0;
  const bool ours = p->turn == (unsigned)side;
  c960_play(p, (ours ? forcing : lasting)(p, side, goal, depth), &after);
  return 1 + prove_length(&after, side, goal, depth - 1);
}

/* In a solved endgame: the move that mates soonest, or is mated latest. */
static c960_move best(const c960_position *p) {
  c960_move_list list;
  c960_position after;
  c960_move move = 0;
  unsigned found = 0;
  c960_moves(p, &list);
  const bool wins = table_look(p) % 2 == 0;
  for (unsigned i = 0; i < list.count; i++) {
    c960_play(p, list.moves[i], &after);
    const unsigned value = table_look(&after);
    if (value == 0 || (value % 2 == 1) != wins) continue;
    if (move && (wins ? value >= found : value <= found)) continue;
    move = list.moves[i];
    found = value;
  }
  return move;
}

unsigned prove_line(const c960_position *position, c960_color side, prove_goal goal, unsigned depth,
                    c960_move line[MAX_DEPTH]) {
  c960_position now = *position, next;
  c960_move_list list;
  unsigned length = 0;
  for (; depth > 0 && certain(&now, side) == UNKNOWN; now = next) {
    line[length] = (now.turn == (unsigned)side ? forcing : lasting)(&now, side, goal, depth);
    c960_play(&now, line[length++], &next);
    depth--;
  }
  /* On to the mate, where it is not too far. */
  if (goal != A_WIN || !is_solved(&now) || table_look(&now) - 1 > MAX_DEPTH - length) return length;
  for (c960_moves(&now, &list); list.count > 0; c960_moves(&now, &list)) {
    line[length] = best(&now);
    c960_play(&now, line[length++], &next);
    now = next;
  }
  return length;
}
