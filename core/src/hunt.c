/* SPDX-License-Identifier: MIT */
/*
 * A mating line is looked for best first, both sides helping; every position is kept whole, so that none is
 * taken for another, and once all that can be reached have been looked at without a mate, there is none.
 */
#include "hunt.h"
#include "attacks.h"
#include "estimate.h"
#include "glance.h"
#include "mate.h"
#include "movegen.h"
#include "play.h"
#include "position.h"
#include "walls.h"

#include <string.h>

#define NO_NODE UINT32_MAX
#define FEWEST_SLOTS 256u

/* --- Positions, packed without loss --------------------------------------------------------------------- */

/* Men in the order of their squares, four bits each: colour and kind, and a kind of its own for a rook that may
 * still castle. Turn and the file of a real en passant chance are in `rest`. */
#define CASTLING_ROOK 7

static void pack(const c960_position *p, c960_mate_node *node) {
  unsigned n = 0;
  node->occupied = all_men(p);
  node->men[0] = node->men[1] = 0;
  for (set squares = node->occupied; squares; n++) {
    const unsigned square = take(&squares);
    const unsigned type = p->rights >> square & 1 ? CASTLING_ROOK : type_at(p, square);
    node->men[n / 16 & 1] |= (uint64_t)(type | (p->colors[1] >> square & 1) << 3) << n % 16 * 4;
  }
  node->rest = (uint8_t)(p->turn | (p->en_passant < 64 ? (file_of(p->en_passant) + 1) << 1 : 0));
}

static void unpack(const c960_mate_node *node, c960_position *p) {
  unsigned n = 0;
  memset(p, 0, sizeof *p);
  for (set squares = node->occupied; squares; n++) {
    const unsigned square = take(&squares), man = node->men[n / 16 & 1] >> n % 16 * 4 & 15;
    const bool castles = (man & 7) == CASTLING_ROOK;
    put_man(p, square, man >> 3, castles ? C960_ROOK : (c960_piece_type)(man & 7));
    if (castles) p->rights |= bit(square);
  }
  p->turn = node->rest & 1;
  p->en_passant = NO_SQUARE;
  if (node->rest >> 1) p->en_passant = (uint8_t)((p->turn ? 16 : 40) + (node->rest >> 1) - 1);
  p->double_step = p->en_passant;
  p->fullmove = 1;
}

static bool same_node(const c960_mate_node *a, const c960_mate_node *b) {
  return a->occupied == b->occupied && a->men[0] == b->men[0] && a->men[1] == b->men[1] &&
         a->rest == b->rest;
}

static uint32_t hash_of(const c960_mate_node *node) {
  uint64_t h = node->occupied * 0x9e3779b97f4a7c15u ^ node->men[0] * 0xc2b2ae3d27d4eb4fu ^
               node->men[1] * 0x165667b19e3779f9u ^ node->rest * 0x27d4eb2f165667c5u;
  h ^= h >> 29;
  h *= 0xbf58476d1ce4e5b9u;
  return (uint32_t)(h >> 32);
}

/* --- The search --------------------------------------------------------------------------------------- */

#define LEVELS 64u       /* of estimates, four to a level, that tell what is new */
#define FIRST_TURN 2048u /* positions looked at before the other estimate is tried */
#define NOTHING_NEW 32   /* what it costs a position to show nothing new at its level */

typedef struct {
  c960_mate_workspace *w;
  unsigned winner;
  uint32_t limit;
  bool full, too_deep;  /* something was left out: no "no" */
  mating_goal goal;     /* where walls.c left a mate */
  bool to_goal;         /* what the estimates are of: the way to the goal, or to any mate */
  set seen[LEVELS][12]; /* squares where a kind of man of a colour has stood */
} hunt;

/* Has no kind of man stood on a square before, among the positions of this level? What shows something new
 * goes first: the search then spreads over the board instead of shuffling where the estimate is best. */
static bool shows_something_new(hunt *h, const c960_position *p, unsigned level) {
  set fresh = 0;
  for (unsigned kind = 0; kind < 6; kind++)
    for (unsigned color = 0; color < 2; color++) {
      const set men = men_of_type(p, (c960_piece_type)(C960_PAWN + kind)) & p->colors[color];
      set *seen = &h->seen[level < LEVELS ? level : LEVELS - 1][2 * kind + color];
      fresh |= men & ~*seen;
      *seen |= men;
    }
  return fresh != 0;
}

static unsigned priority_of(hunt *h, const c960_position *p, unsigned depth) {
  const unsigned cost = h->to_goal ? distance_to_goal(p, &h->goal) : estimate(p, h->winner);
  return cost + depth / 4 + (shows_something_new(h, p, cost / 4) ? 0 : NOTHING_NEW);
}

static void enqueue(hunt *h, uint32_t index, unsigned priority) {
  c960_mate_workspace *w = h->w;
  if (priority >= C960_MATE_BUCKETS) priority = C960_MATE_BUCKETS - 1;
  w->nodes[index].next = NO_NODE;
  if (w->heads[priority] == NO_NODE) w->heads[priority] = index;
  else w->nodes[w->tails[priority]].next = index;
  w->tails[priority] = index;
  if (priority < w->lowest) w->lowest = priority;
}

static uint32_t dequeue(hunt *h) {
  c960_mate_workspace *w = h->w;
  while (w->lowest < C960_MATE_BUCKETS && w->heads[w->lowest] == NO_NODE) w->lowest++;
  if (w->lowest == C960_MATE_BUCKETS) return NO_NODE;
  const uint32_t index = w->heads[w->lowest];
  w->heads[w->lowest] = w->nodes[index].next;
  w->nodes[index].next = index; /* waits no longer */
  return index;
}

/* Where a position is, or would be, in the hash table. */
static uint32_t *find_slot(c960_mate_workspace *w, const c960_mate_node *node) {
  uint32_t slot = hash_of(node) & w->mask;
  while (w->slots[slot] != NO_NODE && !same_node(&w->nodes[w->slots[slot]], node))
    slot = (slot + 1) & w->mask;
  return &w->slots[slot];
}

/* The table is as large as it needs to be, since clearing it takes time: it is filled by half at most. */
static void enlarge_table(c960_mate_workspace *w, uint32_t slots) {
  w->mask = slots - 1;
  memset(w->slots, 0xff, slots * sizeof *w->slots);
  for (uint32_t i = 0; i < w->count; i++) *find_slot(w, &w->nodes[i]) = i;
}

/* Keeps a position; NO_NODE if it is not new, or if there is no room for it. */
static uint32_t keep_node(hunt *h, const c960_position *p, uint32_t parent, c960_move move) {
  c960_mate_workspace *w = h->w;
  c960_mate_node node = {.parent = parent, .move = move};
  pack(p, &node);
  uint32_t *slot = find_slot(w, &node);
  if (*slot != NO_NODE) return NO_NODE;
  if (w->count >= h->limit) {
    h->full = true;
    return NO_NODE;
  }
  node.depth = parent == NO_NODE ? 0 : (uint16_t)(w->nodes[parent].depth + 1);
  *slot = w->count;
  w->nodes[w->count++] = node;
  if (2 * w->count > w->mask && w->mask < C960_MATE_SLOTS - 1) enlarge_table(w, 2 * w->mask + 2);
  return w->count - 1;
}

static void write_line(const hunt *h, uint32_t index, c960_mate_report *report) {
  const c960_mate_node *nodes = h->w->nodes;
  uint32_t length = nodes[index].depth;
  report->length = (uint16_t)length;
  for (; nodes[index].parent != NO_NODE; index = nodes[index].parent)
    report->line[--length] = nodes[index].move;
}

/* Looks at all that one position leads to; true once a mate has been found. */
static bool expand(hunt *h, uint32_t index, c960_mate_report *report) {
  const unsigned depth = h->w->nodes[index].depth + 1u;
  c960_position p;
  c960_move_list list;
  unpack(&h->w->nodes[index], &p);
  generate_moves(&p, &list);
  if (depth > C960_MAX_MATE_LINE) {
    h->too_deep |= list.count > 0;
    return false;
  }
  for (unsigned i = 0; i < list.count && !h->full; i++) {
    c960_position after;
    play_legal(&p, list.moves[i], &after);
    if (material_forbids_mate(&after, h->winner)) continue; /* no mate lies that way */
    const uint32_t child = keep_node(h, &after, index, list.moves[i]);
    if (child == NO_NODE) continue;
    if (is_mate_by(&after, h->winner)) {
      write_line(h, child, report);
      return true;
    }
    enqueue(h, child, priority_of(h, &after, depth));
  }
  return false;
}

static void clear_queues(c960_mate_workspace *w) {
  memset(w->heads, 0xff, sizeof w->heads);
  memset(w->tails, 0xff, sizeof w->tails);
  w->lowest = C960_MATE_BUCKETS;
}

/* Looks the other way: all that waits is put in order anew. */
static void change_estimates(hunt *h) {
  h->to_goal = !h->to_goal;
  memset(h->seen, 0, sizeof h->seen);
  clear_queues(h->w);
  for (uint32_t i = 0; i < h->w->count; i++) {
    c960_position p;
    if (h->w->nodes[i].next == i) continue;
    unpack(&h->w->nodes[i], &p);
    enqueue(h, i, priority_of(h, &p, h->w->nodes[i].depth));
  }
}

/* Best first, by either estimate in turn, since what one overlooks the other may see; each gets as many
 * positions as all turns before it, so that little is lost where the first was right. */
static bool find_mate(hunt *h, c960_mate_report *report) {
  uint32_t change = FIRST_TURN;
  for (uint32_t index; !h->full && (index = dequeue(h)) != NO_NODE;) {
    if (expand(h, index, report)) return true;
    if (!h->goal.number || h->w->count < change) continue;
    change = 2 * h->w->count;
    change_estimates(h);
  }
  return false;
}

static void search_for_mate(const c960_position *p, hunt *h, c960_mate_report *report) {
  h->w->count = 0;
  enlarge_table(h->w, FEWEST_SLOTS);
  clear_queues(h->w);
  if (keep_node(h, p, NO_NODE, 0) == 0) enqueue(h, 0, 0);
  if (find_mate(h, report)) {
    report->verdict = C960_VERDICT_YES;
  } else if (!h->full && !h->too_deep) {
    report->verdict = C960_VERDICT_NO;
    report->proof = C960_PROOF_EXHAUSTED;
  }
  report->nodes = h->w->count;
}

/* What the search has not found in its order, chance may: games take an eighth of the nodes, one for each move
 * at most. Their lines are long. */
static void try_games(const c960_position *p, unsigned winner, uint32_t plies,
                      c960_mate_report *report) {
  const uint32_t games = plies / GAME_PLIES;
  for (uint32_t i = 0; i < games && report->verdict == C960_VERDICT_UNKNOWN; i++) {
    memset(report->line, 0, sizeof report->line);
    if (play_to_mate(p, winner, i, report)) report->verdict = C960_VERDICT_YES;
    report->nodes += report->length;
  }
  if (report->verdict != C960_VERDICT_UNKNOWN) return;
  report->length = 0;
  memset(report->line, 0, sizeof report->line);
}

INTERNAL void prove_or_hunt(const c960_position *p, unsigned winner, uint32_t nodes,
                            c960_mate_workspace *workspace, c960_mate_report *report) {
  hunt h = {.w = workspace, .winner = winner};
  const uint32_t limit = nodes < C960_MATE_NODES ? nodes : C960_MATE_NODES;
  h.limit = limit - limit / 8;
  if (walls_forbid_mate(p, winner, workspace, &h.goal)) {
    report->verdict = C960_VERDICT_NO;
    report->proof = C960_PROOF_WALLS;
    return;
  }
  search_for_mate(p, &h, report);
  if (report->verdict == C960_VERDICT_UNKNOWN) try_games(p, winner, limit / 8, report);
}
