/* SPDX-License-Identifier: MIT */
/*
 * Can a side still give mate by any series of legal moves of both sides (5.2.2, 6.9)? A mating line is looked
 * for best first, both sides helping; every position is kept whole, so that none is taken for another, and
 * once all that can be reached have been looked at without a mate, there is none. Before that, two proofs that
 * need no search: by material, and by walls (walls.c).
 */
#include "mate.h"
#include "attacks.h"
#include "movegen.h"
#include "play.h"
#include "position.h"
#include "setup.h"

#include <string.h>

#define NO_NODE UINT32_MAX
#define SHORT_LOOK 1024u /* positions, in which most mates are found */

/* --- Material that cannot mate, whatever the other side does ------------------------------------------ */

/* With a lone king never; with one knight only where the loser has a man that can take a square from its own
 * king other than a queen; with bishops of one square colour only where it has a pawn, a knight or a bishop of
 * the other colour (compare 6.9). */
static bool material_forbids_mate(const c960_position *p, unsigned winner) {
  const set own = p->colors[winner], other = p->colors[winner ^ 1];
  const set pieces = own & ~p->kings, bishops = p->diagonals & ~p->orthogonals;
  if (!pieces) return true;
  if (pieces & (p->pawns | p->orthogonals)) return false;
  if (pieces & p->knights)
    return !(pieces & (pieces - 1)) && !(other & ~p->kings & ~(p->diagonals & p->orthogonals));
  const bool light = pieces & LIGHT_SQUARES, dark = pieces & ~LIGHT_SQUARES;
  if (light && dark) return false;
  return !(other & (p->pawns | p->knights | (bishops & (light ? ~LIGHT_SQUARES : LIGHT_SQUARES))));
}

static bool is_mate_by(const c960_position *p, unsigned winner) {
  return turn_of(p) != winner && attackers(p, king_of(p, turn_of(p)), winner) && !count_moves(p);
}

#ifndef C960_WITHOUT_SEARCH
#include "walls.h"

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

/* --- How far from a mate a position looks: what only orders the search ---------------------------------- */

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
  if (victims & here) return 1;
  if (victims & ~p->pawns) return 2 + nearest(victims & ~p->pawns, square);
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
  if (p->diagonals & ~p->orthogonals & here)
    goals &= here & LIGHT_SQUARES ? LIGHT_SQUARES : ~LIGHT_SQUARES;
  /* On the diagonal a man keeps less from the king than on the edge. */
  return nearest(goals, square) + (goals & (FILE_A | FILE_H | RANK_1 | RANK_8) ? 0 : 9);
}

/* Bishops and knights mate in a corner that they attack, mostly with men of the loser standing in its own
 * king's way: how far all these are from the corner that suits them best. */
static unsigned corner_cost(const c960_position *p, unsigned winner, unsigned hunted,
                            unsigned hunter) {
  static const uint8_t corners[4] = {0, 7, 56, 63};
  const set own = p->colors[winner] & ~p->kings, other = p->colors[winner ^ 1] & ~p->kings;
  const set bishops = other & p->diagonals & ~p->orthogonals;
  unsigned best = UINT32_MAX;
  /* Two bishops of one colour take every square from which a knight could mate: one has to go first. */
  if (other == bishops && (bishops & (bishops - 1)) &&
      (!(bishops & LIGHT_SQUARES) || !(bishops & ~LIGHT_SQUARES)))
    return 60 + 4 * count(bishops) + 3 * nearest(bishops, hunter);
  for (unsigned i = 0; i < 4; i++) {
    const unsigned corner = corners[i];
    const bool light = bit(corner) & LIGHT_SQUARES;
    if (!(own & p->knights) && !(own & (light ? LIGHT_SQUARES : ~LIGHT_SQUARES))) continue;
    unsigned cost =
        4 * distance(hunted, corner) + 3 * distance(hunter, corner) + nearest(own, corner);
    unsigned block = other ? 9 : 0;
    for (set men = other; men;) {
      const unsigned one = blocking_cost(p, take(&men), corner);
      if (one < block) block = one;
    }
    cost += 3 * block + (other ? 4 * (count(other) - 1) : 0); /* one man helps, others may defend */
    if (cost < best) best = cost;
  }
  return best;
}

static unsigned estimate(const c960_position *p, unsigned winner) {
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

/* --- The search --------------------------------------------------------------------------------------- */

typedef struct {
  c960_mate_workspace *w;
  unsigned winner;
  uint32_t limit;
} hunt;

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
  return index;
}

/* Keeps a position if it is new; NO_NODE if it is not. The caller has seen that there is room. */
static uint32_t keep_node(hunt *h, const c960_position *p, uint32_t parent, c960_move move) {
  c960_mate_workspace *w = h->w;
  c960_mate_node *node = &w->nodes[w->count];
  pack(p, node);
  uint32_t slot = hash_of(node) % C960_MATE_SLOTS;
  for (; w->slots[slot] != NO_NODE; slot = (slot + 1) % C960_MATE_SLOTS)
    if (same_node(&w->nodes[w->slots[slot]], node)) return NO_NODE;
  w->slots[slot] = w->count;
  node->parent = parent;
  node->move = move;
  node->depth = parent == NO_NODE ? 0 : (uint16_t)(w->nodes[parent].depth + 1);
  return w->count++;
}

static void write_line(const hunt *h, uint32_t index, c960_mate_report *report) {
  const c960_mate_node *nodes = h->w->nodes;
  uint32_t length = nodes[index].depth;
  report->length = (uint16_t)length;
  for (; nodes[index].parent != NO_NODE; index = nodes[index].parent)
    report->line[--length] = nodes[index].move;
}

/* Looks at all that one position leads to; true once a mate has been found. */
static bool expand(hunt *h, uint32_t index, c960_mate_report *report, bool *full) {
  c960_position p;
  c960_move_list list;
  unpack(&h->w->nodes[index], &p);
  generate_moves(&p, &list);
  for (unsigned i = 0; i < list.count; i++) {
    c960_position after = p;
    apply(&after, list.moves[i], turn_of(&p));
    settle_en_passant(&after);
    after.double_step = after.en_passant;
    if (material_forbids_mate(&after, h->winner)) continue; /* no mate lies that way */
    if (h->w->count >= h->limit || h->w->nodes[index].depth + 1u >= C960_MAX_MATE_LINE) {
      *full = true;
      return false;
    }
    const uint32_t child = keep_node(h, &after, index, list.moves[i]);
    if (child == NO_NODE) continue;
    if (is_mate_by(&after, h->winner)) {
      write_line(h, child, report);
      return true;
    }
    enqueue(h, child, estimate(&after, h->winner) + h->w->nodes[child].depth / 4);
  }
  return false;
}

static void clear_workspace(c960_mate_workspace *w) {
  memset(w->slots, 0xff, sizeof w->slots);
  memset(w->heads, 0xff, sizeof w->heads);
  memset(w->tails, 0xff, sizeof w->tails);
  w->count = 0;
  w->lowest = C960_MATE_BUCKETS;
}

static void search_for_mate(const c960_position *p, hunt *h, c960_mate_report *report) {
  bool full = false;
  c960_position root = *p;
  root.double_step = root.en_passant;
  clear_workspace(h->w);
  enqueue(h, keep_node(h, &root, NO_NODE, 0), 0);
  for (uint32_t index; (index = dequeue(h)) != NO_NODE;) {
    if (expand(h, index, report, &full)) {
      report->verdict = C960_VERDICT_YES;
      break;
    }
    if (full) break;
  }
  report->nodes = h->w->count;
  if (report->verdict == C960_VERDICT_YES || full) return;
  report->verdict = C960_VERDICT_NO;
  report->proof = C960_PROOF_EXHAUSTED;
}

#endif

/* What is left to ask once neither a mate on the board nor the material tells. */
static void prove_or_search(const c960_position *p, unsigned winner, uint32_t nodes,
                            c960_mate_workspace *workspace, c960_mate_report *report) {
#ifdef C960_WITHOUT_SEARCH
  (void)p, (void)winner, (void)nodes, (void)workspace, (void)report;
#else
  if (walls_forbid_mate(p, winner)) {
    report->verdict = C960_VERDICT_NO;
    report->proof = C960_PROOF_WALLS;
  } else {
    const uint32_t limit = nodes < C960_MATE_NODES ? nodes : C960_MATE_NODES;
    hunt h = {workspace, winner, limit ? limit : 1};
    search_for_mate(p, &h, report);
  }
#endif
}

c960_result c960_can_mate(const c960_position *p, c960_color color, uint32_t nodes,
                          c960_mate_workspace *workspace, c960_mate_report *report) {
  memset(report, 0, sizeof *report);
  if ((unsigned)color > 1) return C960_BAD_ARGUMENT;
  if (is_mate_by(p, color)) {
    report->verdict = C960_VERDICT_YES;
  } else if (material_forbids_mate(p, color)) {
    report->verdict = C960_VERDICT_NO;
    report->proof = C960_PROOF_MATERIAL;
  } else {
    prove_or_search(p, color, nodes, workspace, report);
  }
  return C960_OK;
}

/* --- Dead positions -------------------------------------------------------------------------------------- */

/* What a side has, as a rough guess at how soon a mate by it is found. */
static unsigned strength(const c960_position *p, unsigned color) {
  const set own = p->colors[color];
  return 4 * count(own & p->orthogonals) + 2 * count(own & p->diagonals) +
         2 * count(own & p->knights) + count(own & p->pawns);
}

/* A mate by one side is enough to rule it out. A short look for one finds it nearly always; only where it does
 * not is the whole question asked. */
INTERNAL bool is_dead(const c960_position *p, c960_mate_workspace *workspace) {
  static const uint32_t budgets[2] = {SHORT_LOOK, C960_MATE_DEFAULT_NODES};
  const unsigned stronger = strength(p, C960_BLACK) > strength(p, C960_WHITE);
  uint8_t verdicts[2] = {C960_VERDICT_UNKNOWN, C960_VERDICT_UNKNOWN};
  c960_mate_report report;
  for (unsigned i = 0; i < 4; i++) {
    const unsigned color = stronger ^ (i & 1);
    if (verdicts[color] == C960_VERDICT_NO) continue;
    c960_can_mate(p, (c960_color)color, budgets[i / 2], workspace, &report);
    if (report.verdict == C960_VERDICT_YES) return false;
    verdicts[color] = report.verdict;
  }
  return verdicts[0] == C960_VERDICT_NO && verdicts[1] == C960_VERDICT_NO;
}
