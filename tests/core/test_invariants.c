/* SPDX-License-Identifier: MIT */
/*
 * What must hold at every node, asserted over the trees of perft_own to depth 3: not only how
 * many moves there are, but what a move may do to a position.
 */
#include "check.h"
#include "data.h"
#include "text.h"

#include <string.h>

enum { DEPTH = SANITIZED ? 2 : 3 };

static unsigned count_bits(uint64_t set) {
  unsigned count = 0;
  for (; set != 0; set &= set - 1) count++;
  return count;
}

static uint64_t men(const c960_position *p) { return p->colors[0] | p->colors[1]; }

static unsigned king_square(const c960_position *p, unsigned color) {
  unsigned square = 0;
  while (square < 64 && !((p->kings & p->colors[color]) >> square & 1)) square++;
  return square;
}

/* Tells which invariant does not hold, with the position. */
static void require(bool holds, const c960_position *p, const char *what) {
  char fen[C960_FEN_SIZE];
  if (holds) return;
  c960_fen_write(p, C960_SHREDDER_FEN, fen);
  check(false, "%s: %s", fen, what);
}

/* --- One position --- */

static void require_whole(const c960_position *p) {
  const uint64_t kinds[] = {p->pawns, p->knights, p->kings, p->diagonals | p->orthogonals};
  uint64_t any = 0, twice = 0;
  for (unsigned i = 0; i < 4; i++) {
    twice |= any & kinds[i];
    any |= kinds[i];
  }
  require((p->colors[0] & p->colors[1]) == 0, p, "a square holds both colours");
  require(twice == 0 && any == men(p), p, "a square holds two kinds of men, or none");
  require(p->turn < 2 && p->zero == 0, p, "the turn or the padding");
  require(p->en_passant == C960_NO_SQUARE || p->en_passant == p->double_step, p,
          "the en passant square is not behind the double step");
}

static void require_counted(const c960_position *p, const c960_move_list *list) {
  c960_status_report status;
  c960_status(p, &status);
  bool sorted = true;
  for (unsigned i = 1; i < list->count; i++) sorted = sorted && list->moves[i - 1] < list->moves[i];
  require(list->count <= C960_MAX_MOVES, p, "the list does not fit");
  require(sorted, p, "the list is not sorted, or has doubles");
  require(c960_move_count(p) == list->count, p, "not counted as listed");
  require(status.move_count == list->count, p, "the status counts otherwise");
  const uint64_t checkers = c960_attackers(p, king_square(p, p->turn), (c960_color)(p->turn ^ 1));
  require(status.checkers == checkers && status.check == (checkers != 0), p, "the checkers");
  const c960_outcome none_left = checkers ? C960_OUTCOME_CHECKMATE : C960_OUTCOME_STALEMATE;
  require((list->count == 0) == (status.outcome == none_left), p, "mate or stalemate");
  require(c960_attackers(p, king_square(p, p->turn ^ 1u), (c960_color)p->turn) == 0, p,
          "the side not to move is in check");
}

static void require_fen_round_trip(const c960_position *p, c960_notation notation) {
  char fen[C960_FEN_SIZE];
  c960_position read, written = *p;
  c960_fen_error error;
  const size_t length = c960_fen_write(p, notation, fen);
  /* A double step that no pawn can use is not written. */
  written.double_step = p->en_passant;
  require(length < C960_FEN_SIZE && fen[length] == '\0', p, "the FEN's length");
  require(c960_fen_parse(fen, length, &read, &error) == C960_OK, p, "its FEN is not read");
  require(c960_equal(p, &read), p, "is not equal to what its FEN gives");
  require(memcmp(&written, &read, sizeof read) == 0, p, "its FEN gives other bytes");
}

static void require_setup_round_trip(const c960_position *p) {
  c960_setup setup;
  c960_position again;
  uint32_t problems;
  c960_position_setup(p, &setup);
  require(c960_setup_problems(&setup) == 0, p, "its setup has problems");
  require(c960_setup_position(&setup, &again, &problems) == C960_OK, p, "its setup is refused");
  require(memcmp(p, &again, sizeof again) == 0, p, "its setup gives another position");
}

/* --- A move and what it does --- */

static void require_turned(const c960_position *p, const c960_position *after) {
  const bool black = p->turn == C960_BLACK;
  const bool zeroed = p->pawns != after->pawns || count_bits(men(p)) != count_bits(men(after));
  require(after->turn == (p->turn ^ 1), after, "the turn has not passed");
  require(after->fullmove == p->fullmove + black, after, "the move number");
  require(after->halfmove == (zeroed ? 0 : p->halfmove + 1), after, "the half-move clock");
}

static void require_men_kept(const c960_position *p, c960_move move, const c960_position *after) {
  const unsigned own = p->turn, enemy = own ^ 1u, flag = C960_MOVE_FLAG(move);
  const bool takes = (p->colors[enemy] >> C960_MOVE_TO(move) & 1) != 0;
  const unsigned fewer = flag == C960_FLAG_EN_PASSANT || takes;
  require(count_bits(after->colors[own]) == count_bits(p->colors[own]), after, "own men are lost");
  require(count_bits(after->colors[enemy]) == count_bits(p->colors[enemy]) - fewer, after,
          "other men than one are taken");
  require(count_bits(p->pawns & p->colors[own]) - count_bits(after->pawns & after->colors[own]) ==
              (flag >= C960_FLAG_QUEEN),
          after, "pawns go otherwise than by promotion");
}

static void require_rights_kept(const c960_position *p, c960_move move,
                                const c960_position *after) {
  const uint64_t touched = (uint64_t)1 << C960_MOVE_FROM(move) | (uint64_t)1 << C960_MOVE_TO(move);
  const bool king = (p->kings >> C960_MOVE_FROM(move) & 1) != 0;
  const uint64_t lost = (touched | (king ? p->colors[p->turn] : 0)) & p->rights;
  require((after->rights & ~p->rights) == 0, after, "rights have grown");
  require(after->rights == (p->rights & ~lost), after, "other rights are lost than those touched");
}

static void require_double_step_told(const c960_position *p, c960_move move,
                                     const c960_position *after) {
  const bool twice = C960_MOVE_FLAG(move) == C960_FLAG_DOUBLE_STEP;
  const unsigned behind = (C960_MOVE_FROM(move) + C960_MOVE_TO(move)) / 2;
  const bool pawn = (p->pawns >> C960_MOVE_FROM(move) & 1) != 0;
  require(after->double_step == (twice ? behind : C960_NO_SQUARE), after, "the double step");
  require(!twice || pawn, after, "a double step of another man");
}

/* --- The walk --- */

static void require_node(const c960_position *p, const c960_move_list *list) {
  require_whole(p);
  require_counted(p, list);
  require_fen_round_trip(p, C960_X_FEN);
  require_fen_round_trip(p, C960_SHREDDER_FEN);
  require_setup_round_trip(p);
}

/* Walks the tree below a position; counts the leaves. */
static uint64_t walk(const c960_position *p, unsigned depth) {
  c960_move_list list;
  uint64_t leaves = 0;
  c960_moves(p, &list);
  require_node(p, &list);
  if (depth == 0) return 1;
  for (unsigned i = 0; i < list.count; i++) {
    c960_position after;
    require(c960_play(p, list.moves[i], &after) == C960_OK, p, "a listed move is not played");
    require_turned(p, &after);
    require_men_kept(p, list.moves[i], &after);
    require_rights_kept(p, list.moves[i], &after);
    require_double_step_told(p, list.moves[i], &after);
    leaves += walk(&after, depth - 1);
  }
  return leaves;
}

static void check_tree(const data_record *record) {
  c960_position position;
  const char *fen = data_cell(record, "fen");
  check_subject("%s", fen);
  if (read_fen(fen, &position))
    check_number("the number of leaves", data_number(record, DEPTH == 3 ? "p3" : "p2"),
                 walk(&position, DEPTH));
}

static void the_invariants_hold_at_every_node(void) {
  data_records("perft_own.tsv", 424, check_tree);
}

static void check_start(const data_record *record) {
  c960_position position;
  c960_start_position((uint32_t)data_number(record, "number"), &position);
  check_number("the number of leaves", data_number(record, "p2"), walk(&position, 2));
}

static void the_invariants_hold_after_the_first_moves_of_every_start(void) {
  data_records("perft_start960.tsv", C960_START_COUNT, check_start);
}

static const check_case cases[] = {
    {"the invariants hold at every node", the_invariants_hold_at_every_node},
    {"the invariants hold after the first moves of every start position",
     the_invariants_hold_after_the_first_moves_of_every_start},
};

int main(void) { return check_run("invariants", cases, sizeof cases / sizeof *cases); }
