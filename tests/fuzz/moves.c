/* SPDX-License-Identifier: MIT */
/* Any text read as a move of one of a few positions, which the first byte chooses. */
#include "harness.h"

static const char *const fens[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    "rn2k2r/pppq1ppp/5p2/3p4/1b1P4/2NQP3/PPP2PPP/R3K1NR w KQkq - 0 1",
    "4k3/8/8/3pP3/8/8/1p6/R3K2R w KQ d6 0 1",
    "n1n5/PPPk4/8/8/8/8/4Kppp/5N1N b - - 0 1",
    "2QQ1Q2/Q6Q/2Q3Q1/K3Q3/1Q5Q/7Q/k7/2QQ1QQ1 w - - 0 1",
    "R5k1/5ppp/8/8/8/8/8/4K3 b - - 0 1",
};

static int listed(const c960_move_list *list, c960_move move) {
  for (unsigned i = 0; i < list->count; i++)
    if (list->moves[i] == move) return 1;
  return 0;
}

/* What is read as legal is listed, and its own texts are read as the same move. */
static void check_legal(const c960_position *p, const c960_explanation *e) {
  static c960_move_list list;
  static c960_reading reading;
  c960_move_info info;
  c960_moves(p, &list);
  MUST(e->legal == 1 && e->reason_count == 0 && listed(&list, e->move));
  MUST(c960_move_describe(p, e->move, &info) == C960_OK);
  const char *texts[] = {info.uci, info.uci_standard, info.san};
  for (unsigned i = 0; i < 3; i++) {
    MUST(c960_move_read(p, texts[i], strlen(texts[i]), &reading) == C960_OK);
    MUST(reading.explanation.move == e->move);
  }
}

static void check_illegal(const c960_explanation *e) {
  MUST(e->legal == 0 && e->move == 0);
  MUST(e->reason_count > 0 && e->reason_count <= C960_MAX_REASONS);
  for (unsigned i = 1; i < e->reason_count; i++) MUST(e->reasons[i - 1].code < e->reasons[i].code);
}

static void check_ambiguous(const c960_position *p, const c960_move_list *candidates) {
  static c960_move_list list;
  c960_moves(p, &list);
  MUST(candidates->count > 1 && candidates->count <= list.count);
  for (unsigned i = 0; i < candidates->count; i++) MUST(listed(&list, candidates->moves[i]));
}

static void check_reading(const c960_position *p, const char *text, size_t size) {
  static c960_reading reading;
  const c960_result result = c960_move_read(p, text, size, &reading);
  MUST((result == C960_BAD_MOVE) == (reading.offset <= size));
  MUST((result == C960_TOO_LONG) == (size > C960_MOVE_BYTES));
  MUST((result == C960_AMBIGUOUS_MOVE) == (reading.candidates.count > 0));
  if (result == C960_OK) check_legal(p, &reading.explanation);
  else if (result == C960_ILLEGAL_MOVE) check_illegal(&reading.explanation);
  else if (result == C960_AMBIGUOUS_MOVE) check_ambiguous(p, &reading.candidates);
  else MUST(result == C960_BAD_MOVE || result == C960_TOO_LONG);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
  c960_position position;
  c960_fen_error error;
  if (size == 0) return 0;
  const char *fen = fens[data[0] % (sizeof fens / sizeof *fens)];
  MUST(c960_fen_parse(fen, strlen(fen), &position, &error) == C960_OK);
  check_reading(&position, (const char *)data + 1, size - 1);
  return 0;
}
