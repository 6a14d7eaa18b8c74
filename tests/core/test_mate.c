/* SPDX-License-Identifier: MIT */
/* Who can still mate: the rows of dead_position, their twins, and brute force over few men. */
#include "check.h"
#include "data.h"
#include "random.h"
#include "text.h"

#include <stdlib.h>
#include <string.h>

static c960_mate_workspace workspace;
static c960_mate_report report;

static c960_verdict verdict_of(const c960_position *position, c960_color color, uint32_t nodes) {
  memset(&report, 0xaa, sizeof report);
  check_number("the result", C960_OK, c960_can_mate(position, color, nodes, &workspace, &report));
  check(report.nodes <= (nodes < C960_MATE_NODES ? nodes + 1 : C960_MATE_NODES), "%u nodes",
        report.nodes);
  return (c960_verdict)report.verdict;
}

/* A "yes" is a line of legal moves that ends in mate by that colour; a "no" says how it is known. */
static void check_evidence(const c960_position *position, c960_color color) {
  c960_position now = *position, next;
  if (report.verdict == C960_VERDICT_NO)
    check(report.proof != C960_PROOF_NONE && report.length == 0, "a no without proof");
  if (report.verdict != C960_VERDICT_YES) return;
  for (unsigned i = 0; i < report.length; i++) {
    if (!check(c960_play(&now, report.line[i], &next) == C960_OK, "move %u of the line", i)) return;
    now = next;
  }
  c960_status_report status;
  c960_status(&now, &status);
  check(status.check && status.move_count == 0 && now.turn != color, "the line ends in no mate");
}

static void check_verdict(const c960_position *position, c960_color color, bool can) {
  const c960_verdict verdict = verdict_of(position, color, C960_MATE_NODES);
  check_text("the verdict", c960_code_name(C960_VERDICT, can ? C960_VERDICT_YES : C960_VERDICT_NO),
             c960_code_name(C960_VERDICT, verdict));
  check_evidence(position, color);
}

/* The same position with the colours changed, seen from the other side; or with left and right changed. */
static c960_position twin(const c960_position *position, bool colors) {
  c960_setup setup, other;
  c960_position result;
  uint32_t problems;
  c960_position_setup(position, &setup);
  memset(&other, 0, sizeof other);
  for (unsigned square = 0; square < 64; square++)
    if (setup.board[square])
      other.board[square ^ (colors ? 56 : 7)] = (uint8_t)(setup.board[square] ^ (colors ? 8 : 0));
  other.turn = setup.turn ^ (colors ? 1 : 0);
  other.en_passant =
      (uint8_t)(setup.en_passant < 64 ? setup.en_passant ^ (colors ? 56u : 7u) : C960_NO_SQUARE);
  memset(other.rights, C960_NO_SQUARE, sizeof other.rights);
  other.fullmove = 1;
  check_number("the twin", C960_OK, c960_setup_position(&other, &result, &problems));
  return result;
}

static void check_row(const cJSON *row) {
  c960_position position;
  if (!read_fen(data_text(row, "fen"), &position)) return;
  const bool can[2] = {data_flag(row, "white_can_mate"), data_flag(row, "black_can_mate")};
  const c960_position flipped = twin(&position, true), mirrored = twin(&position, false);
  for (unsigned color = 0; color < 2; color++) {
    check_verdict(&position, (c960_color)color, can[color]);
    check_verdict(&mirrored, (c960_color)color, can[color]);
    check_verdict(&flipped, (c960_color)(color ^ 1), can[color]);
  }
}

static void every_row_is_decided_and_right(void) {
  data_rows("dead_position.jsonl", 500, check_row);
}

static void a_cut_search_is_unknown_and_never_a_no(void) {
  const c960_position position = position_of("8/8/4k3/8/8/4K3/4P3/8 w - - 0 1");
  for (uint32_t nodes = 0; nodes < 40; nodes++) {
    check_subject("%u nodes", nodes);
    check_number("the verdict", C960_VERDICT_UNKNOWN, verdict_of(&position, C960_WHITE, nodes));
  }
}

static void who_has_just_mated_can(void) {
  const c960_position mate = position_of("k7/1Q6/1K6/8/8/8/8/8 b - - 0 1");
  check_number("the verdict", C960_VERDICT_YES, verdict_of(&mate, C960_WHITE, C960_MATE_NODES));
  check_number("an empty line", 0, report.length);
  check_number("the mated side", C960_VERDICT_NO, verdict_of(&mate, C960_BLACK, C960_MATE_NODES));
}

static void other_colours_are_refused(void) {
  const c960_position position = position_of("8/8/4k3/8/8/4K3/4P3/8 w - - 0 1");
  check_number("the result", C960_BAD_ARGUMENT,
               c960_can_mate(&position, (c960_color)2, 9, &workspace, &report));
  check_zero("the report", &report, sizeof report);
}

/* --- No mate exists with material that is said never to mate, by every placing of four men --- */

static void place_all(const char *kinds, unsigned placed, c960_setup *setup, c960_color winner) {
  static const char letters[] = ".PNBRQK..pnbrqk";
  if (!kinds[placed]) {
    c960_position position;
    c960_status_report status;
    uint32_t problems;
    setup->turn = (uint8_t)(winner ^ 1);
    if (c960_setup_position(setup, &position, &problems) != C960_OK) return;
    c960_status(&position, &status);
    check(status.outcome != C960_OUTCOME_CHECKMATE, "a mate");
    return;
  }
  for (unsigned square = 0; square < 64; square++) {
    if (setup->board[square]) continue;
    setup->board[square] = (uint8_t)(strchr(letters, kinds[placed]) - letters);
    place_all(kinds, placed + 1, setup, winner);
    setup->board[square] = 0;
  }
}

static void material_that_cannot_mate_never_stands_in_a_mate(void) {
  static const char *const classes[] = {"KNkq", "KBkr", "KBkq"};
  for (size_t i = 0; i < sizeof classes / sizeof *classes; i++) {
    if (SANITIZED && i) break;
    c960_setup setup;
    memset(&setup, 0, sizeof setup);
    memset(setup.rights, C960_NO_SQUARE, sizeof setup.rights);
    setup.en_passant = C960_NO_SQUARE;
    setup.fullmove = 1;
    check_subject("%s", classes[i]);
    /* The board is the same from either side: the king of the winner on the left half will do. */
    for (unsigned square = 0; square < 64; square++) {
      if ((square & 7) > 3) continue;
      setup.board[square] = C960_MAN(C960_WHITE, C960_KING);
      place_all(classes[i] + 1, 0, &setup, C960_WHITE);
      setup.board[square] = 0;
    }
  }
}

/* --- Brute force: all positions that can be reached, kept as they are --- */

enum { MOST = 400000 };
static struct {
  c960_position positions[MOST];
  uint32_t slots[1u << 20];
  unsigned count;
  bool mate[2]; /* seen, by who gave it */
} all;

static bool add(const c960_position *position) {
  uint64_t hash = 0;
  const uint8_t *bytes = (const uint8_t *)position;
  for (size_t i = 0; i < C960_POSITION_KEY_SIZE; i++) hash = (hash ^ bytes[i]) * 0x100000001b3u;
  uint32_t slot = (uint32_t)(hash >> 20) & ((1u << 20) - 1);
  for (; all.slots[slot]; slot = (slot + 1) & ((1u << 20) - 1))
    if (c960_equal(&all.positions[all.slots[slot] - 1], position)) return true;
  if (all.count == MOST) return false;
  all.positions[all.count++] = *position;
  all.slots[slot] = all.count;
  return true;
}

/* Says whether all could be listed. */
static bool list_reachable(const c960_position *start) {
  memset(&all, 0, sizeof all);
  add(start);
  for (unsigned i = 0; i < all.count; i++) {
    c960_move_list list;
    c960_moves(&all.positions[i], &list);
    if (list.count == 0) {
      c960_status_report status;
      c960_status(&all.positions[i], &status);
      if (status.check) all.mate[all.positions[i].turn ^ 1] = true;
    }
    for (unsigned m = 0; m < list.count; m++) {
      c960_position after;
      c960_play(&all.positions[i], list.moves[m], &after);
      if (!add(&after)) return false;
    }
  }
  return true;
}

/* A wall of pawns locked in pairs, and perhaps a man: false where it is no position. */
static bool compose(random_source *source, c960_position *position) {
  static const uint8_t kinds[] = {C960_PAWN, C960_KNIGHT, C960_BISHOP, C960_BISHOP, C960_ROOK};
  c960_setup setup;
  uint32_t problems;
  memset(&setup, 0, sizeof setup);
  memset(setup.rights, C960_NO_SQUARE, sizeof setup.rights);
  setup.en_passant = C960_NO_SQUARE;
  setup.fullmove = 1;
  setup.turn = (uint8_t)random_below(source, 2);
  unsigned rank = 2 + random_below(source, 3);
  for (unsigned file = 0; file < 8; file++) {
    rank = rank == 2 ? 3 : rank == 4 ? 3 : random_below(source, 2) ? 2 : 4;
    if (random_below(source, 12) == 0) continue; /* a gap now and then */
    setup.board[file + 8 * rank] = C960_MAN(C960_WHITE, C960_PAWN);
    setup.board[file + 8 * rank + 8] = C960_MAN(C960_BLACK, C960_PAWN);
  }
  for (unsigned men = random_below(source, 2); men; men--)
    setup.board[random_below(source, 64)] = C960_MAN(
        random_below(source, 2), kinds[random_below(source, sizeof kinds / sizeof *kinds)]);
  setup.board[random_below(source, 64)] = C960_MAN(C960_WHITE, C960_KING);
  setup.board[random_below(source, 64)] = C960_MAN(C960_BLACK, C960_KING);
  return c960_setup_position(&setup, position, &problems) == C960_OK;
}

static void verdicts_agree_with_all_that_can_be_reached(void) {
  random_source source = {20261129};
  unsigned compared = 0;
  for (unsigned round = 0; round < (SANITIZED ? 300u : 6000u); round++) {
    c960_position position;
    if (!compose(&source, &position)) continue;
    char fen[C960_FEN_SIZE];
    c960_fen_write(&position, C960_X_FEN, fen);
    check_subject("%s", fen);
    for (unsigned color = 0; color < 2; color++) {
      const c960_verdict verdict = verdict_of(&position, (c960_color)color, C960_MATE_NODES);
      check_evidence(&position, (c960_color)color);
      /* A yes has been replayed; what is left to prove is each no. */
      if (verdict != C960_VERDICT_NO || report.proof == C960_PROOF_MATERIAL) continue;
      if (!list_reachable(&position)) continue;
      check(!all.mate[color], "a mate can be reached");
      compared++;
    }
  }
  check(compared > (SANITIZED ? 20 : 500), "only %u compared", compared);
}

static const check_case cases[] = {
    {"every row is decided and right, its twins as well", every_row_is_decided_and_right},
    {"a search that is cut is unknown, and never a no", a_cut_search_is_unknown_and_never_a_no},
    {"who has just mated can, by an empty line", who_has_just_mated_can},
    {"other colours are refused", other_colours_are_refused},
    {"material that cannot mate never stands in a mate",
     material_that_cannot_mate_never_stands_in_a_mate},
    {"a no agrees with all that can be reached", verdicts_agree_with_all_that_can_be_reached},
};

int main(void) { return check_run("mate", cases, sizeof cases / sizeof *cases); }
