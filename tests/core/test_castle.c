/* SPDX-License-Identifier: MIT */
/* Castling: every row of castling_truth, asked in every way that there is to ask. */
#include "check.h"
#include "data.h"
#include "text.h"

#include <string.h>

enum { ROWS = 4255 };

/* The position of the row that is being checked. */
static c960_position position;

static bool read_row_position(const cJSON *row) {
  c960_position other;
  const char *fen = data_text(row, "fen"), *sfen = data_text(row, "sfen");
  if (!read_fen(fen, &position) || !read_fen(sfen, &other)) return false;
  check_bytes("the position read from Shredder-FEN", &position, &other, sizeof other);
  return true;
}

/* --- What is common to legal and illegal castlings --- */

static void check_path(const char *what, const cJSON *entry, const char *key,
                       const uint8_t squares[8], unsigned count) {
  check_text(what, text_listed_squares(data_list(entry, key)).words,
             text_squares(squares, count <= 8 ? count : 8).words);
}

static void check_geometry(const cJSON *entry, const c960_castling_report *r) {
  const char *uci = data_text(entry, "uci");
  check_number("has_right", 1, r->has_right);
  check_number("permanent", 0, r->permanent);
  check_text("the kind", data_text(entry, "kind"), c960_code_name(C960_KIND, r->kind));
  check_path("the king's path", entry, "kingPath", r->king_path, r->king_path_count);
  check_path("the rook's path", entry, "rookPath", r->rook_path, r->rook_path_count);
  check_path("what must be empty", entry, "mustBeEmpty", r->must_be_empty, r->must_be_empty_count);
  check_number("king_from", square_named(uci), r->king_from);
  check_number("rook_from", square_named(uci + 2), r->rook_from);
  check_number("king_to", (r->side == C960_G_SIDE ? 6u : 2u) + 56u * r->color, r->king_to);
  check_number("rook_to", (r->side == C960_G_SIDE ? 5u : 3u) + 56u * r->color, r->rook_to);
}

static c960_castling_report report_to(c960_color color, c960_side side) {
  c960_castling_report report;
  memset(&report, 0xaa, sizeof report);
  check_number("the report's result", C960_OK, c960_castling(&position, color, side, &report));
  check_number("the report's colour", color, report.color);
  check_number("the report's side", side, report.side);
  return report;
}

/* --- Legal --- */

static void check_after(const cJSON *entry, c960_move move) {
  c960_position after;
  if (!check(c960_play(&position, move, &after) == C960_OK, "cannot be played")) return;
  check_fen("the X-FEN after", data_text(entry, "fen"), &after, C960_X_FEN);
  check_fen("the Shredder-FEN after", data_text(entry, "sfen"), &after, C960_SHREDDER_FEN);
}

static void check_described(const cJSON *entry, const c960_castling_report *r, c960_move move) {
  c960_move_info info;
  if (!check(c960_move_describe(&position, move, &info) == C960_OK, "cannot be described")) return;
  check_text("the UCI", data_text(entry, "uci"), info.uci);
  check_text("the SAN without its check", data_text(entry, "san"), info.san);
  check(info.castling == 1 && info.piece == C960_KING && info.captured == C960_NO_PIECE &&
            info.promotion == C960_NO_PIECE && info.en_passant == 0,
        "is not described as castling");
  check_number("the described from", r->king_from, info.from);
  check_text("the described to", data_text(entry, "king_to"), square_name(info.to));
  check_text("the described rook's to", data_text(entry, "rook_to"), square_name(info.rook_to));
  check_number("the described rook's from", r->rook_from, info.rook_from);
  check_number("the described side", r->side, info.side);
  check_number("the described kind", r->kind, info.kind);
  check_number("the described colour", r->color, info.color);
}

static c960_side side_of_san(const char *san) {
  return strncmp(san, "O-O-O", 5) == 0 ? C960_C_SIDE : C960_G_SIDE;
}

static void check_legal_entry(const cJSON *entry) {
  const char *uci = data_text(entry, "uci"), *san = data_text(entry, "san");
  const c960_castling_report report = report_to((c960_color)position.turn, side_of_san(san));
  c960_move move, by_san;
  check(report.legal == 1 && report.reason_count == 0, "%s is refused: %s", uci,
        text_reasons(report.reasons, report.reason_count).words);
  check_geometry(entry, &report);
  if (!read_move(&position, uci, &move) || !read_move(&position, san, &by_san)) return;
  check_number("the move", C960_MOVE(report.king_from, report.rook_from, C960_FLAG_CASTLING), move);
  check_number("the move read from SAN", move, by_san);
  check_described(entry, &report, move);
  check_after(entry, move);
}

static void check_legal_row(const cJSON *row) {
  const cJSON *entry;
  if (!read_row_position(row)) return;
  cJSON_ArrayForEach(entry, data_list(row, "legal")) check_legal_entry(entry);
}

static void every_legal_castling_is_read_told_and_played(void) {
  data_rows("castling_truth.jsonl", ROWS, check_legal_row);
}

static void check_listed_castlings(const cJSON *row) {
  c960_move_list list;
  text got = {0};
  unsigned castlings = 0;
  if (!read_row_position(row)) return;
  c960_moves(&position, &list);
  for (unsigned i = 0; i < list.count; i++) {
    if (C960_MOVE_FLAG(list.moves[i]) == C960_FLAG_CASTLING) {
      castlings++;
      text_add(&got, " %s", square_name(C960_MOVE_TO(list.moves[i])));
    }
  }
  check(castlings == (unsigned)cJSON_GetArraySize(data_list(row, "legal")),
        "lists other castlings, with the rooks:%s", got.words);
}

static void no_other_castling_is_listed(void) {
  data_rows("castling_truth.jsonl", ROWS, check_listed_castlings);
}

/* --- Illegal --- */

static void check_explained(const char *how, const char *expected, c960_result result,
                            const c960_explanation *e) {
  check(result == C960_OK, "asked by %s: result %u", how, result);
  check(e->legal == 0 && e->move == 0, "asked by %s: is legal", how);
  check_text(how, expected, text_reasons(e->reasons, e->reason_count).words);
}

static void check_read(const char *words, const char *expected) {
  c960_reading reading;
  memset(&reading, 0xaa, sizeof reading);
  const c960_result result = c960_move_read(&position, words, strlen(words), &reading);
  check_number("the reading's result", C960_ILLEGAL_MOVE, result);
  check_number("the reading's offset", C960_NO_OFFSET, reading.offset);
  check_explained(words, expected, C960_OK, &reading.explanation);
}

/* The king's two-square form names the castling where no own rook stands on its destination. */
static void check_two_square_form(const c960_castling_report *r, const char *expected) {
  const unsigned way = r->king_from < r->king_to ? (unsigned)(r->king_to - r->king_from)
                                                 : (unsigned)(r->king_from - r->king_to);
  c960_explanation e;
  if (way < 2 || c960_man_at(&position, r->king_to) == C960_MAN(r->color, C960_ROOK)) return;
  const c960_result result = c960_explain(&position, r->king_from, r->king_to, C960_NO_PIECE, &e);
  check_explained("the king's destination", expected, result, &e);
}

static void check_illegal_entry(const cJSON *entry) {
  const char *uci = data_text(entry, "uci");
  const c960_side side = *data_text(entry, "side") == 'K' ? C960_G_SIDE : C960_C_SIDE;
  const text expected = text_listed_reasons(data_list(entry, "reasons"));
  const c960_castling_report report = report_to((c960_color)position.turn, side);
  c960_explanation e;
  check_number("legal", 0, report.legal);
  check_text("the report's reasons", expected.words,
             text_reasons(report.reasons, report.reason_count).words);
  check_geometry(entry, &report);
  const c960_result result =
      c960_explain(&position, square_named(uci), square_named(uci + 2), C960_NO_PIECE, &e);
  check_explained("king onto rook", expected.words, result, &e);
  check_two_square_form(&report, expected.words);
  check_read(uci, expected.words);
  check_read(side == C960_G_SIDE ? "O-O" : "O-O-O", expected.words);
}

static void check_illegal_row(const cJSON *row) {
  const cJSON *entry;
  if (!read_row_position(row)) return;
  cJSON_ArrayForEach(entry, data_list(row, "illegal")) check_illegal_entry(entry);
}

static void every_illegal_castling_has_its_exact_reasons(void) {
  data_rows("castling_truth.jsonl", ROWS, check_illegal_row);
}

/* --- Lost, and the other side's --- */

static unsigned king_square(c960_color color) {
  for (unsigned square = 0; square < 64; square++)
    if (c960_man_at(&position, square) == C960_MAN(color, C960_KING)) return square;
  return C960_NO_SQUARE;
}

static void check_lost(c960_color color, c960_side side, const char *before) {
  const c960_castling_report report = report_to(color, side);
  c960_castling_report bare = report;
  text expected = {0};
  text_add(&expected, "%sright-lost [%s] by [] (3.8.2.1)", before, square_name(king_square(color)));
  check_text("the reasons", expected.words,
             text_reasons(report.reasons, report.reason_count).words);
  check(report.legal == 0 && report.permanent == 1 && report.has_right == 0,
        "a lost right is told as another");
  memset(bare.reasons, 0, sizeof bare.reasons);
  bare.color = bare.side = bare.permanent = bare.reason_count = 0;
  check_zero("the rest of the report", &bare, sizeof bare);
}

static void check_lost_row(const cJSON *row) {
  const cJSON *side;
  if (!read_row_position(row)) return;
  cJSON_ArrayForEach(side, data_list(row, "lost")) {
    const bool short_side = *cJSON_GetStringValue(side) == 'g';
    check_lost((c960_color)position.turn, short_side ? C960_G_SIDE : C960_C_SIDE, "");
    check_read(
        short_side ? "O-O" : "O-O-O",
        text_reasons(
            report_to((c960_color)position.turn, short_side ? C960_G_SIDE : C960_C_SIDE).reasons, 1)
            .words);
  }
}

static void a_lost_right_stands_alone(void) {
  data_rows("castling_truth.jsonl", ROWS, check_lost_row);
}

/* The same board with the other side to move, where that is a position. */
static bool turn_over(c960_position *other) {
  c960_setup setup;
  uint32_t problems;
  c960_position_setup(&position, &setup);
  setup.turn ^= 1;
  setup.en_passant = C960_NO_SQUARE;
  return c960_setup_position(&setup, other, &problems) == C960_OK;
}

static void check_waiting(c960_side side) {
  const c960_color color = (c960_color)(position.turn ^ 1);
  const c960_castling_report waiting = report_to(color, side);
  text expected = {0};
  text_add(&expected, "not-to-move [%s] by [] (1.2)", square_name(king_square(color)));
  check_text("the first reason", expected.words, text_reasons(waiting.reasons, 1).words);
  check_number("legal", 0, waiting.legal);
  c960_position other;
  c960_castling_report moving;
  if (!turn_over(&other)) return;
  c960_castling(&other, color, side, &moving);
  check_text("the other reasons", text_reasons(moving.reasons, moving.reason_count).words,
             text_reasons(waiting.reasons + 1, waiting.reason_count - 1u).words);
  check_number("permanent", moving.permanent, waiting.permanent);
  check_bytes("the squares", &moving.has_right, &waiting.has_right,
              offsetof(c960_castling_report, reason_count) -
                  offsetof(c960_castling_report, has_right));
}

static void check_waiting_row(const cJSON *row) {
  if (!read_row_position(row)) return;
  check_waiting(C960_C_SIDE);
  check_waiting(C960_G_SIDE);
}

static void the_side_not_to_move_is_told_so_and_all_else(void) {
  data_rows("castling_truth.jsonl", ROWS, check_waiting_row);
}

static void other_colours_and_sides_are_bad_arguments(void) {
  const c960_position start =
      position_of("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
  for (unsigned i = 2; i < 300; i++) {
    c960_castling_report report;
    memset(&report, 0xaa, sizeof report);
    check_number("a colour's result", C960_BAD_ARGUMENT,
                 c960_castling(&start, (c960_color)i, C960_C_SIDE, &report));
    check_zero("the report", &report, sizeof report);
    memset(&report, 0xaa, sizeof report);
    check_number("a side's result", C960_BAD_ARGUMENT,
                 c960_castling(&start, C960_WHITE, (c960_side)i, &report));
    check_zero("the report", &report, sizeof report);
  }
}

static const check_case cases[] = {
    {"every legal castling is read, told and played", every_legal_castling_is_read_told_and_played},
    {"no other castling is listed", no_other_castling_is_listed},
    {"every illegal castling has its exact reasons, however it is asked for",
     every_illegal_castling_has_its_exact_reasons},
    {"a lost right stands alone", a_lost_right_stands_alone},
    {"the side not to move is told so, and all else as if it were its turn",
     the_side_not_to_move_is_told_so_and_all_else},
    {"other colours and sides are bad arguments", other_colours_and_sides_are_bad_arguments},
};

int main(void) { return check_run("castle", cases, sizeof cases / sizeof *cases); }
