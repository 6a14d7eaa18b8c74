/* SPDX-License-Identifier: MIT */
/* Why a move is not legal: every row of explain_truth, and arguments that are none. */
#include "check.h"
#include "data.h"
#include "text.h"

#include <string.h>

static c960_piece_type piece_of_letter(char letter) {
  static const char letters[] = "?pnbrqk";
  const char *at = letter == '\0' ? NULL : strchr(letters, letter);
  return at == NULL ? C960_NO_PIECE : (c960_piece_type)(at - letters);
}

static void check_explanation(const cJSON *row, const char *how, const c960_explanation *e) {
  check_text(how, text_listed_reasons(data_list(row, "reasons")).words,
             text_reasons(e->reasons, e->reason_count).words);
  check_number("legal", data_flag(row, "legal"), e->legal);
}

static void check_row(const cJSON *row) {
  const char *words = data_text(row, "move");
  const bool legal = data_flag(row, "legal");
  c960_position position;
  c960_reading reading;
  c960_explanation e;
  if (!read_fen(data_text(row, "fen"), &position)) return;
  memset(&reading, 0xaa, sizeof reading);
  memset(&e, 0xaa, sizeof e);
  check_number("the result", legal ? C960_OK : C960_ILLEGAL_MOVE,
               c960_move_read(&position, words, strlen(words), &reading));
  check_explanation(row, words, &reading.explanation);
  if (*words == 'O') return;
  check_number("the result of explain", C960_OK,
               c960_explain(&position, square_named(words), square_named(words + 2),
                            piece_of_letter(words[4]), &e));
  check_bytes("the explanation, asked by squares,", &reading.explanation, &e, sizeof e);
}

static void every_move_has_its_exact_reasons(void) {
  data_rows("explain_truth.jsonl", 1422, check_row);
}

static void other_promotions_are_bad_arguments(void) {
  const c960_position position = position_of("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
  for (unsigned piece = 0; piece < 300; piece++) {
    const bool good = piece == C960_NO_PIECE || (piece >= C960_KNIGHT && piece <= C960_QUEEN);
    c960_explanation e;
    memset(&e, 0xaa, sizeof e);
    check_subject("piece %u", piece);
    check_number("the result", good ? C960_OK : C960_BAD_ARGUMENT,
                 c960_explain(&position, 48, 56, (c960_piece_type)piece, &e));
    if (!good) check_zero("the explanation", &e, sizeof e);
    else check_number("legal", piece != C960_NO_PIECE, e.legal);
  }
}

static void squares_off_the_board_are_bad_squares(void) {
  static const unsigned squares[] = {64, 65, 127, 255, 256, 0x7fffffff, UINT32_MAX};
  const c960_position position = position_of("4k3/P7/8/8/8/8/8/4K3 w - - 0 1");
  for (size_t i = 0; i < sizeof squares / sizeof *squares; i++) {
    c960_explanation e;
    memset(&e, 0xaa, sizeof e);
    check_subject("square %u", squares[i]);
    check_number("the result for from", C960_BAD_SQUARE,
                 c960_explain(&position, squares[i], 0, C960_NO_PIECE, &e));
    check_zero("the explanation", &e, sizeof e);
    memset(&e, 0xaa, sizeof e);
    check_number("the result for to", C960_BAD_SQUARE,
                 c960_explain(&position, 4, squares[i], C960_NO_PIECE, &e));
    check_zero("the explanation", &e, sizeof e);
  }
}

/* What the contract says of single moves, where the table has few rows. */
static const struct {
  const char *fen, *move, *reasons;
} spoken[] = {
    {"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e1e1", "not-a-move-of-this-piece [e1] by [] (3.8.1)"},
    {"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e2e3", "no-piece [e2] by [] ()"},
    {"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e8e7", "not-your-piece [e8] by [] (1.2)"},
    {"4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1h1", "right-lost [e1] by [] (3.8.2.1)"},
    {"4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1", "right-lost [e1] by [] (3.8.2.1)"},
    {"4k3/8/8/8/8/8/8/4K1RR w H - 0 1", "e1g1", "right-lost [e1] by [] (3.8.2.1)"},
    {"8/8/8/r2Pp2K/8/8/4k3/8 w - e6 0 1", "d5e6", "leaves-king-in-check [h5] by [a5] (3.9.2)"},
    {"8/8/8/r2Pp2K/8/8/4k3/8 w - - 0 1", "d5e6", "pawn-needs-a-capture [e6] by [] (3.7.3)"},
    {"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", "promotion-missing [a8] by [] (3.7.3.3)"},
    {"4k3/4p3/8/8/8/8/4Q3/4K3 w - - 0 1", "e2e8",
     "captures-king [e8] by [] (1.4.1); path-blocked [e7] by [] (3.5)"},
    {"4k3/8/8/8/8/n7/P7/4K3 w - - 0 1", "a2a4", "path-blocked [a3] by [] (3.7.2)"},
    {"4k3/8/8/8/n7/n7/P7/4K3 w - - 0 1", "a2a4",
     "path-blocked [a3] by [] (3.7.2); pawn-cannot-capture-ahead [a4] by [] (3.7.1)"},
    {"4k3/8/8/8/8/P7/8/4K3 w - - 0 1", "a3a5", "not-a-move-of-this-piece [a5] by [] (3.7)"},
    {"4k3/8/2p5/8/8/2p5/2N5/R1B1K2R w KQ - 0 1", "a1d1", "path-blocked [c1] by [] (3.5)"},
};

static void single_moves_are_explained_as_the_contract_says(void) {
  for (size_t i = 0; i < sizeof spoken / sizeof *spoken; i++) {
    check_subject("%s %s", spoken[i].fen, spoken[i].move);
    const c960_position position = position_of(spoken[i].fen);
    c960_reading reading;
    check_number("the result", C960_ILLEGAL_MOVE,
                 c960_move_read(&position, spoken[i].move, strlen(spoken[i].move), &reading));
    check_text("the reasons", spoken[i].reasons,
               text_reasons(reading.explanation.reasons, reading.explanation.reason_count).words);
  }
}

static const check_case cases[] = {
    {"every move has its exact reasons", every_move_has_its_exact_reasons},
    {"other promotions are bad arguments", other_promotions_are_bad_arguments},
    {"squares off the board are bad squares", squares_off_the_board_are_bad_squares},
    {"single moves are explained as the contract says",
     single_moves_are_explained_as_the_contract_says},
};

int main(void) { return check_run("explain", cases, sizeof cases / sizeof *cases); }
