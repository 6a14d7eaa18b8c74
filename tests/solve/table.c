/* SPDX-License-Identifier: MIT */
#include "table.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MEN = 4, INVALID = 255, NEVER = 200, TABLES = 64 };

/* The men besides the kings, sorted; positions are seen with the heavier men white. */
typedef struct {
  unsigned count;
  uint8_t men[2];
} kind;

/* The squares of white king, black king and the men of the kind, and whose turn it is. */
typedef struct {
  unsigned squares[MEN], turn;
} place;

typedef struct {
  kind of;
  size_t size;
  uint8_t *values; /* n + 1 as table_look says, or INVALID */
} table;

static table tables[TABLES];
static unsigned solved;

/* While an endgame is being solved. */
typedef struct {
  const table *table;
  uint8_t *found; /* a value that holds unless a lower one comes */
  uint8_t *left;  /* moves whose value is not known to be a loss */
  uint8_t *worst; /* the longest of the captures that lose */
} work;

static unsigned bit_index(uint64_t set) {
  unsigned n = 0;
  while (!(set >> n & 1)) n++;
  return n;
}

static unsigned count_bits(uint64_t set) {
  unsigned n = 0;
  for (; set; set &= set - 1) n++;
  return n;
}

bool table_covers(const c960_position *p) {
  return !p->pawns && !p->rights && count_bits(p->colors[0] | p->colors[1]) <= MEN;
}

/* The men of one colour as a number, heavier ones first. */
static unsigned weight(const c960_position *p, unsigned color) {
  unsigned sum = 0;
  for (uint64_t set = p->colors[color] & ~p->kings; set; set &= set - 1) {
    const unsigned type = C960_MAN_TYPE(c960_man_at(p, bit_index(set)));
    sum += 1u << (4 * (type - C960_KNIGHT));
  }
  return sum;
}

/* Without pawns the colours can change places where the men stand. */
static void read_place(const c960_position *p, kind *of, place *at) {
  const unsigned flip = weight(p, C960_BLACK) > weight(p, C960_WHITE) ? 1 : 0;
  memset(of, 0, sizeof *of);
  memset(at, 0, sizeof *at);
  at->turn = p->turn ^ flip;
  for (uint64_t set = p->colors[0] | p->colors[1]; set; set &= set - 1) {
    const unsigned square = bit_index(set);
    const uint8_t man = (uint8_t)(c960_man_at(p, square) ^ (flip * 8));
    if (C960_MAN_TYPE(man) == C960_KING) {
      at->squares[C960_MAN_COLOR(man)] = square;
    } else {
      at->squares[2 + of->count] = square;
      of->men[of->count++] = man;
    }
  }
  if (of->count == 2 && of->men[0] > of->men[1]) {
    const uint8_t man = of->men[0];
    const unsigned square = at->squares[2];
    of->men[0] = of->men[1], of->men[1] = man;
    at->squares[2] = at->squares[3], at->squares[3] = square;
  }
}

/* The white king is brought to a1..d4 by turning left and right, up and down. No position is its own
 * image, so that each stands for four. */
static size_t index_of(const kind *of, const place *at) {
  const unsigned king = at->squares[0];
  const unsigned turn = ((king & 7) > 3 ? 7 : 0) ^ (king > 31 ? 56 : 0);
  unsigned men[2] = {0, 0};
  for (unsigned i = 0; i < of->count; i++) men[i] = at->squares[2 + i] ^ turn;
  if (of->count == 2 && of->men[0] == of->men[1] && men[0] > men[1]) {
    const unsigned square = men[0];
    men[0] = men[1], men[1] = square;
  }
  const unsigned white = king ^ turn;
  size_t index = at->turn * 16 + (white >> 3) * 4 + (white & 7);
  index = index * 64 + (at->squares[1] ^ turn);
  for (unsigned i = 0; i < of->count; i++) index = index * 64 + men[i];
  return index;
}

static bool position_at(const table *t, size_t index, c960_position *position) {
  c960_setup setup;
  uint32_t problems;
  memset(&setup, 0, sizeof setup);
  memset(setup.rights, C960_NO_SQUARE, sizeof setup.rights);
  setup.en_passant = C960_NO_SQUARE;
  setup.fullmove = 1;
  for (unsigned i = t->of.count; i-- > 0; index /= 64) {
    if (setup.board[index % 64]) return false;
    setup.board[index % 64] = t->of.men[i];
  }
  if (setup.board[index % 64]) return false;
  setup.board[index % 64] = C960_MAN(C960_BLACK, C960_KING);
  index /= 64;
  const unsigned white = (unsigned)(index % 16 / 4 * 8 + index % 4);
  if (setup.board[white]) return false;
  setup.board[white] = C960_MAN(C960_WHITE, C960_KING);
  setup.turn = (uint8_t)(index / 16);
  return c960_setup_position(&setup, position, &problems) == C960_OK;
}

static void *claim(size_t size) {
  void *memory = calloc(size, 1);
  if (!memory) {
    fputs("no memory for an endgame\n", stderr);
    exit(1);
  }
  return memory;
}

/* What is known of a position before any going back: mate, and what the captures lead to. */
static void begin(work *w, size_t index) {
  static c960_move_list list;
  c960_position position, after;
  if (!position_at(w->table, index, &position)) {
    w->table->values[index] = INVALID;
    return;
  }
  const uint64_t men = position.colors[0] | position.colors[1];
  unsigned left = 0, best = 0, worst = 0;
  c960_moves(&position, &list);
  for (unsigned i = 0; i < list.count; i++) {
    if (!(men >> C960_MOVE_TO(list.moves[i]) & 1)) {
      left++;
      continue;
    }
    c960_play(&position, list.moves[i], &after);
    const unsigned value = table_look(&after);
    if (value == 0) left++; /* never lost */
    if (value % 2 == 1 && (best == 0 || value + 1 < best)) best = value + 1;
    if (value && value % 2 == 0 && value + 1 > worst) worst = value + 1;
  }
  w->left[index] = (uint8_t)left;
  w->worst[index] = (uint8_t)worst;
  if (best) w->found[index] = (uint8_t)best;
  else if (list.count == 0) {
    const unsigned king = bit_index(position.kings & position.colors[position.turn]);
    const bool check = c960_attackers(&position, king, position.turn ^ 1) != 0;
    if (check) w->found[index] = 1;
    else w->left[index] = NEVER;
  } else if (left == 0) w->found[index] = (uint8_t)worst;
}

/* A position leads to one of this value. */
static void reach(work *w, size_t index, unsigned value) {
  if (w->table->values[index]) return;
  uint8_t *found = &w->found[index];
  if (value % 2 == 1) { /* mated there: a win here */
    if (*found == 0 || *found % 2 == 1 || *found > value + 1) *found = (uint8_t)(value + 1);
    return;
  }
  if (--w->left[index] > 0 || *found) return;
  *found = (uint8_t)(w->worst[index] > value + 1 ? w->worst[index] : value + 1);
}

/* Who has just moved came from any free square that the man now attacks. */
static void go_back(work *w, size_t index) {
  const table *t = w->table;
  const unsigned value = t->values[index];
  c960_position position;
  if (!position_at(t, index, &position)) return;
  kind of;
  place at;
  read_place(&position, &of, &at);
  const unsigned mover = position.turn ^ 1u;
  at.turn = mover;
  for (uint64_t free = ~(position.colors[0] | position.colors[1]); free; free &= free - 1) {
    const unsigned from = bit_index(free);
    const uint64_t movers = c960_attackers(&position, from, (c960_color)mover);
    if (!movers) continue;
    for (unsigned i = 0; i < 2 + of.count; i++) {
      if (!(movers >> at.squares[i] & 1)) continue;
      place before = at;
      before.squares[i] = from;
      reach(w, index_of(&of, &before), value);
    }
  }
}

static void solve(table *t) {
  work w = {t, claim(t->size), claim(t->size), claim(t->size)};
  for (size_t i = 0; i < t->size; i++) begin(&w, i);
  bool more = true;
  for (unsigned value = 1; value < NEVER && (more || value < 3); value++) {
    more = false;
    for (size_t i = 0; i < t->size; i++) {
      if (w.found[i] > value && !t->values[i]) more = true;
      if (w.found[i] != value || t->values[i]) continue;
      t->values[i] = (uint8_t)value;
      go_back(&w, i);
      more = true;
    }
  }
  free(w.found), free(w.left), free(w.worst);
}

static table *table_of(const kind *of) {
  unsigned n = 0;
  for (; n < TABLES && tables[n].values; n++)
    if (memcmp(&tables[n].of, of, sizeof *of) == 0) return &tables[n];
  table *t = &tables[n];
  t->of = *of;
  t->size = 32u * 64;
  for (unsigned i = 0; i < of->count; i++) t->size *= 64;
  t->values = claim(t->size);
  return t;
}

/* Smaller endgames first: `begin` may ask for them while this one is there already. */
static void ensure(const kind *of) {
  for (unsigned n = 0; n < TABLES && tables[n].values; n++)
    if (memcmp(&tables[n].of, of, sizeof *of) == 0) return;
  solve(table_of(of));
  if (of->count == 2) solved++;
}

unsigned table_look(const c960_position *position) {
  kind of;
  place at;
  read_place(position, &of, &at);
  ensure(&of);
  const unsigned value = table_of(&of)->values[index_of(&of, &at)];
  return value == INVALID ? 0 : value;
}

unsigned table_count(void) { return solved; }
