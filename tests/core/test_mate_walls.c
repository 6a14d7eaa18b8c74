/* SPDX-License-Identifier: MIT */
/*
 * Walls of pawns: composed ones, from which more than ten million positions can be reached, with verdicts that
 * rest on lines and on apart.h; and random ones, small enough to compare every "no" with all that can be
 * reached. With --count it tells how many positions each composed one reaches, which takes long.
 */
#include "apart.h"
#include "check.h"
#include "data.h"
#include "mating.h"
#include "random.h"
#include "reachable.h"
#include "text.h"

#include <stdio.h>

/* --- Composed walls ------------------------------------------------------------------------------------------- */

enum { WALLS = 66 };
static unsigned asked, unknown;

static void check_side(const c960_position *position, unsigned color, bool can) {
  const c960_verdict verdict = mating_verdict(position, color, C960_MATE_NODES);
  mating_check_claim(position, color);
  asked++;
  if (verdict == C960_VERDICT_UNKNOWN) unknown++;
  else
    check(can == (verdict == C960_VERDICT_YES), "%s can mate: %s", color ? "black" : "white",
          c960_code_name(C960_VERDICT, verdict));
}

static void check_wall(const cJSON *row) {
  c960_position position;
  if (!read_fen(data_text(row, "fen"), &position)) return;
  const bool can[2] = {data_flag(row, "white_can_mate"), data_flag(row, "black_can_mate")};
  const char *lines[2] = {data_text_or_null(row, "white_mate_line"),
                          data_text_or_null(row, "black_mate_line")};
  const c960_position flipped = mating_twin(&position, true);
  const c960_position mirrored = mating_twin(&position, false);
  for (unsigned color = 0; color < 2; color++) {
    if (can[color] && check(lines[color] != NULL, "there is no line"))
      mating_check_line(&position, lines[color], color);
    if (!can[color]) check(apart_no_mate_by(&position, color), "nothing says why not");
    check_side(&position, color, can[color]);
    check_side(&flipped, color ^ 1, can[color]);
    check_side(&mirrored, color, can[color]);
  }
}

static void composed_walls_are_decided_and_right(void) {
  asked = unknown = 0;
  data_rows("walls.jsonl", WALLS, check_wall);
  check_subject("%u verdicts", asked);
  check(unknown * 10 <= asked, "%u are unknown", unknown);
}

/* --- Random walls ---------------------------------------------------------------------------------------------- */

static random_source dice;

static unsigned below(unsigned limit) { return random_below(&dice, limit); }

/* Pawns face each other on most files, one rank higher or lower than on the file before. */
static void put_wall(c960_setup *setup) {
  unsigned rank = 1 + below(4), gaps = below(3);
  for (unsigned file = 0; file < 8; file++) {
    const bool apart = below(10) == 0;
    if (below(8) >= gaps) {
      setup->board[rank * 8 + file] = C960_MAN(C960_WHITE, C960_PAWN);
      if (rank + 1 + apart < 7)
        setup->board[(rank + 1 + apart) * 8 + file] = C960_MAN(C960_BLACK, C960_PAWN);
    }
    rank += below(2) && rank > 1 ? -1u : 1u;
    if (rank > 5) rank = 4;
  }
}

/* Another man on an empty square, on its own half rather than the other. */
static void put_one(c960_setup *setup, unsigned color, unsigned type) {
  const unsigned half = below(4) ? color * 32 : below(2) * 32;
  const unsigned square = half + below(32);
  if (setup->board[square] == 0) setup->board[square] = C960_MAN(color, type);
}

/* Now and then the last move was a double step, or a king and a rook have not moved. */
static void put_chances(c960_setup *setup) {
  const unsigned us = setup->turn, them = us ^ 1, file = below(8);
  const unsigned target = (us == C960_WHITE ? 40 : 16) + file, king = us * 56 + 1 + below(6);
  const unsigned pawn = us == C960_WHITE ? target - 8 : target + 8;
  const unsigned behind = us == C960_WHITE ? target + 8 : target - 8;
  if (below(4) == 0) {
    setup->board[target] = setup->board[behind] = 0;
    setup->board[pawn] = C960_MAN(them, C960_PAWN);
    setup->en_passant = (uint8_t)target;
  }
  if (below(8) == 0) {
    for (unsigned square = 0; square < 64; square++)
      if (setup->board[square] == C960_MAN(us, C960_KING)) setup->board[square] = 0;
    setup->board[king] = C960_MAN(us, C960_KING);
    setup->board[us * 56] = C960_MAN(us, C960_ROOK);
    setup->rights[us][C960_C_SIDE] = (uint8_t)(us * 56);
  }
}

static bool compose_wall(c960_position *position) {
  static const uint8_t kinds[] = {C960_PAWN,   C960_BISHOP, C960_BISHOP, C960_BISHOP,
                                  C960_KNIGHT, C960_ROOK,   C960_QUEEN};
  c960_setup setup;
  uint32_t problems;
  memset(&setup, 0, sizeof setup);
  memset(setup.rights, C960_NO_SQUARE, sizeof setup.rights);
  setup.en_passant = C960_NO_SQUARE;
  setup.fullmove = 1;
  setup.turn = (uint8_t)below(2);
  put_wall(&setup);
  put_one(&setup, C960_WHITE, C960_KING);
  put_one(&setup, C960_BLACK, C960_KING);
  for (unsigned men = below(4); men > 0; men--)
    put_one(&setup, below(2), kinds[below(sizeof kinds / sizeof *kinds)]);
  put_chances(&setup);
  return c960_setup_position(&setup, position, &problems) == C960_OK;
}

enum { ROOM = 60000 };
static struct { unsigned positions, compared, by_walls, unknown, apart; } seen;

/* The exact status calls dead what neither side can win, unless it is mate or stalemate already. */
static void check_status(const c960_position *position, bool dead) {
  c960_status_report status;
  c960_status_in_game(position, 1, &mating_workspace, &status);
  if (status.move_count > 0)
    check_number("dead", dead, status.outcome == C960_OUTCOME_DEAD_POSITION);
}

static void compare(const c960_position *position, reachable_set *all) {
  c960_verdict verdicts[2];
  for (unsigned color = 0; color < 2; color++) {
    verdicts[color] = mating_verdict(position, color, C960_MATE_NODES);
    mating_check_claim(position, color);
    seen.by_walls += mating_report.proof == C960_PROOF_WALLS;
    seen.unknown += verdicts[color] == C960_VERDICT_UNKNOWN;
    if (apart_no_mate_by(position, color)) {
      check(verdicts[color] == C960_VERDICT_NO || mating_report.length == 0, "is apart, and %s",
            c960_code_name(C960_VERDICT, verdicts[color]));
      seen.apart++;
    }
  }
  check_status(position, verdicts[0] == C960_VERDICT_NO && verdicts[1] == C960_VERDICT_NO);
  if (verdicts[0] == C960_VERDICT_YES && verdicts[1] == C960_VERDICT_YES) return;
  reachable_from(all, position, NULL, true);
  for (unsigned color = 0; color < 2; color++) {
    if (verdicts[color] == C960_VERDICT_NO)
      check(!all->mates[color], "%s can mate after all", color ? "black" : "white");
    if (all->complete) seen.compared++;
  }
}

static void no_mate_can_be_reached_where_the_verdict_is_no(void) {
  reachable_set all = {0};
  dice.state = 4;
  memset(&seen, 0, sizeof seen);
  reachable_open(&all, ROOM);
  while (seen.positions < (SANITIZED ? 400 : 5000)) {
    c960_position position;
    char fen[C960_FEN_SIZE];
    if (!compose_wall(&position)) continue;
    c960_fen_write(&position, C960_X_FEN, fen);
    check_subject("%s", fen);
    compare(&position, &all);
    seen.positions++;
  }
  reachable_close(&all);
  check_subject("%u positions", seen.positions);
  check(seen.unknown * 1000 <= seen.positions, "%u are unknown", seen.unknown);
  check(seen.compared * 40 > seen.positions, "only %u are compared", seen.compared);
  check(seen.by_walls * 40 > seen.positions, "only %u are proven by walls", seen.by_walls);
  check(seen.apart * 80 > seen.positions, "only %u are apart", seen.apart);
}

/* --- Counting ------------------------------------------------------------------------------------------------------ */

enum { MANY = 10000001 };
static reachable_set many;

static void count_wall(const cJSON *row) {
  const c960_position position = position_of(data_text(row, "fen"));
  reachable_from(&many, &position, NULL, false);
  printf("%s %u%s\n", data_text(row, "id"), many.count, many.complete ? "" : " or more");
  fflush(stdout);
  check(many.count == MANY, "reaches %u positions", many.count);
}

static void every_composed_wall_reaches_more_than_ten_million_positions(void) {
  reachable_open(&many, MANY);
  data_rows("walls.jsonl", WALLS, count_wall);
  reachable_close(&many);
}

static const check_case cases[] = {
    {"composed walls are decided and right, their twins as well",
     composed_walls_are_decided_and_right},
    {"no mate can be reached where the verdict is no",
     no_mate_can_be_reached_where_the_verdict_is_no},
};

static const check_case counting[] = {
    {"every composed wall reaches more than ten million positions",
     every_composed_wall_reaches_more_than_ten_million_positions},
};

int main(int argc, char **argv) {
  if (argc > 1 && strcmp(argv[1], "--count") == 0)
    return check_run("mate_walls", counting, sizeof counting / sizeof *counting);
  return check_run("mate_walls", cases, sizeof cases / sizeof *cases);
}
