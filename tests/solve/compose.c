/* SPDX-License-Identifier: MIT */
/*
 * Looks for positions in which just one of the four promotions is right, and writes each with its proof as
 * a row of web/lessons/promotion-positions.js, with what it is about in front.
 *
 *   compose few MAN           all positions of kings, pawn and this man (PNBRQ white, pnbrq black), or none (-)
 *   compose many PIECE SEED COUNT   so many positions of four to eight men, by chance, the same for the same seed,
 *                             in which this piece (r, b or n) may be right
 *   compose again             rows from the standard input, proven anew without solved endgames of four men
 */
#include "row.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t state;

static unsigned chance(unsigned n) {
  state ^= state << 13, state ^= state >> 7, state ^= state << 17;
  return (unsigned)(state >> 33) % n;
}

/* --- Looking --- */

static c960_status_report status_after(const c960_position *position, c960_move move) {
  c960_position after;
  c960_status_report status;
  c960_play(position, move, &after);
  c960_status(&after, &status);
  return status;
}

enum { HOPELESS = 0, PROMISING = 3 };

/* How near a promotion is to one of which this man alone is right. Rook: the queen would be stalemate, and it would
 * not. Bishop: queen and rook would be, and it would not; better still if the knight would be too. Knight: it
 * gives check, and the queen is mated at once, or draws. */
static unsigned promise(const c960_position *position, c960_move queen, unsigned right) {
  bool stale[CHOICES], check = false;
  c960_position after;
  for (unsigned i = 0; i < CHOICES; i++) {
    const c960_status_report status = status_after(position, (c960_move)(queen + i));
    stale[i] = status.outcome == C960_OUTCOME_STALEMATE;
    check = status.check;
  }
  if (right == ROOK) return 2u * stale[QUEEN] + (stale[QUEEN] && !stale[ROOK]);
  if (right == BISHOP) {
    const bool over = stale[QUEEN] && stale[ROOK];
    return stale[QUEEN] + over + (over && !stale[BISHOP]) +
           (over && !stale[BISHOP] && stale[KNIGHT]);
  }
  if (!check || stale[QUEEN]) return HOPELESS;
  c960_play(position, queen, &after);
  return 1u + 2u * prove_force(&after, (c960_color)after.turn, AT_LEAST_DRAW, 1);
}

/* The best promise of a position, with its pawn's promotions decided where it is good; what is found is written. */
static unsigned look(c960_setup *setup, depths limit, unsigned right) {
  static choices all;
  c960_position position;
  c960_move_list list;
  uint32_t problems;
  setup->turn = C960_WHITE;
  if (c960_setup_position(setup, &position, &problems) != C960_OK) return HOPELESS;
  unsigned best = HOPELESS;
  c960_moves(&position, &list);
  for (unsigned i = 0; i < list.count; i++) {
    if (C960_MOVE_FLAG(list.moves[i]) != C960_FLAG_QUEEN) continue;
    const unsigned from = C960_MOVE_FROM(list.moves[i]), to = C960_MOVE_TO(list.moves[i]);
    const unsigned here = right < CHOICES ? promise(&position, list.moves[i], right) : PROMISING;
    if (here > best) best = here;
    if (here < PROMISING || !choices_decide(&position, from, to, limit, &all)) continue;
    if (all.right == QUEEN) continue;
    choices_tell(C960_WHITE, limit, &all);
    char row[ROW_SIZE];
    row_write(&position, from, to, &all, row);
    puts(row);
  }
  return best;
}

static void clear(c960_setup *setup) {
  memset(setup, 0, sizeof *setup);
  memset(setup->rights, C960_NO_SQUARE, sizeof setup->rights);
  setup->en_passant = C960_NO_SQUARE;
  setup->fullmove = 1;
}

static bool put(c960_setup *setup, unsigned square, uint8_t man) {
  const bool last = square < 8 || square > 55;
  if (setup->board[square] || (C960_MAN_TYPE(man) == C960_PAWN && last)) return false;
  setup->board[square] = man;
  return true;
}

/* Every placing of both kings, a pawn on the seventh rank and one man more, or none. */
static void look_at_few(uint8_t extra) {
  c960_setup setup;
  const depths limit = {7, 6};
  for (unsigned pawn = 48; pawn < 52; pawn++)
    for (unsigned white = 0; white < 64; white++)
      for (unsigned black = 0; black < 64; black++)
        for (unsigned man = 0; man < (extra ? 64u : 1u); man++) {
          clear(&setup);
          setup.board[pawn] = C960_MAN(C960_WHITE, C960_PAWN);
          if (put(&setup, white, C960_MAN(C960_WHITE, C960_KING)) &&
              put(&setup, black, C960_MAN(C960_BLACK, C960_KING)) &&
              (!extra || put(&setup, man, extra)))
            look(&setup, limit, CHOICES);
        }
}

/* A square near another, so that men meet; any, now and then. */
static unsigned near(unsigned square) {
  if (chance(4) == 0) return chance(64);
  const unsigned file = (square & 7) + chance(5), rank = (square >> 3) + chance(5);
  return file < 2 || file > 9 || rank < 2 || rank > 9 ? chance(64) : (rank - 2) * 8 + file - 2;
}

/* Men to choose from, by colour: few that move, where a queen is to be too strong; many that threaten,
 * where only a check helps. */
static const uint8_t QUIET[2][5] = {{C960_PAWN, C960_KNIGHT, C960_BISHOP, C960_KNIGHT, C960_PAWN},
                                    {C960_PAWN, C960_PAWN, C960_PAWN, C960_KNIGHT, C960_BISHOP}};
static const uint8_t WILD[2][5] = {{C960_PAWN, C960_PAWN, C960_BISHOP, C960_KNIGHT, C960_ROOK},
                                   {C960_PAWN, C960_BISHOP, C960_KNIGHT, C960_ROOK, C960_QUEEN}};

static uint8_t any_man(bool wild) {
  const unsigned color = chance(5) < (wild ? 3u : 2u);
  return C960_MAN(color, (wild ? WILD : QUIET)[color][chance(5)]);
}

/* A pawn on the seventh rank, both kings, and some men about. */
static bool begin(c960_setup *setup, bool wild) {
  clear(setup);
  const unsigned pawn = 48 + chance(8), black = chance(3) ? near(pawn) : chance(64);
  put(setup, pawn, C960_MAN(C960_WHITE, C960_PAWN));
  if (!put(setup, black, C960_MAN(C960_BLACK, C960_KING))) return false;
  if (!put(setup, near(black), C960_MAN(C960_WHITE, C960_KING))) return false;
  for (unsigned men = 1 + chance(3); men > 0; men--)
    if (!put(setup, near(black), any_man(wild))) return false;
  return true;
}

static unsigned pick(const c960_setup *setup, unsigned *count) {
  unsigned squares[64], n = 0;
  for (unsigned square = 0; square < 64; square++)
    if (setup->board[square]) squares[n++] = square;
  *count = n;
  return squares[chance(n)];
}

/* A man goes elsewhere, comes, or leaves. */
static bool change(c960_setup *setup, bool wild) {
  unsigned count;
  const unsigned square = pick(setup, &count), what = chance(6);
  const uint8_t man = setup->board[square];
  if (what == 0) return count < 8 && put(setup, near(square), any_man(wild));
  if (what == 1 && (count < 5 || C960_MAN_TYPE(man) == C960_KING)) return false;
  setup->board[square] = 0;
  return what == 1 || put(setup, near(square), man);
}

/* A walk from one position to the next that promises no less, now and then a little less. */
static void look_at_many(unsigned long count, unsigned right) {
  const bool wild = right == KNIGHT;
  const depths limit = {wild ? 5 : 7, wild ? 3 : 4};
  c960_setup now, next;
  unsigned left = 0, best = HOPELESS;
  for (unsigned long n = 0; n < count; n++) {
    if (left == 0) {
      best = begin(&now, wild) ? look(&now, limit, right) : HOPELESS;
      if (best > HOPELESS) left = 300;
      continue;
    }
    left--;
    next = now;
    if (!change(&next, wild)) continue;
    const unsigned here = look(&next, limit, right);
    if (here < best && (here + 1 < best || chance(16))) continue;
    if (here > best) left = 300;
    now = next;
    best = here;
  }
}

int main(int count, char **words) {
  setvbuf(stdout, NULL, _IOLBF, 1 << 12);
  static const char LETTERS[] = "-PNBRQ---pnbrq";
  const char *letter = count == 3 && words[2][0] ? strchr(LETTERS, words[2][0]) : NULL;
  if (letter && strcmp(words[1], "few") == 0) {
    look_at_few((uint8_t)(letter - LETTERS));
  } else if (count == 2 && strcmp(words[1], "again") == 0) {
    char row[ROW_SIZE], proven[ROW_SIZE];
    while (fgets(row, sizeof row, stdin))
      if (row_prove(row, proven)) puts(proven);
  } else if (count == 5 && strcmp(words[1], "many") == 0 && strchr("rbn", *words[2])) {
    static const char RIGHT[] = "qrbn";
    state = strtoull(words[3], NULL, 10) * 0x9e3779b97f4a7c15u + 1;
    prove_with_four_men = false;
    look_at_many(strtoul(words[4], NULL, 10), (unsigned)(strchr(RIGHT, *words[2]) - RIGHT));
  } else {
    fputs("compose few MAN, compose many PIECE SEED COUNT, or compose again\n", stderr);
    return 2;
  }
  return 0;
}
