/* SPDX-License-Identifier: MIT */
/* Reading SAN: as it is written, in kindred forms, with too little and with too much said. */
#include "check.h"
#include "data.h"
#include "text.h"

#include <stdio.h>
#include <string.h>

static c960_position position;
static c960_move_list list;
static c960_move_info infos[C960_MAX_MOVES];

static bool list_row(const cJSON *row) {
  if (!read_fen(data_text(row, "fen"), &position)) return false;
  c960_moves(&position, &list);
  c960_moves_describe(&position, &list, infos);
  return true;
}

static void check_reads_as(const char *words, c960_move expected) {
  c960_move move;
  if (read_move(&position, words, &move)) check_number(words, expected, move);
}

/* The SAN without its check sign. */
static text bare_san(const c960_move_info *info) {
  text t = {0};
  text_add(&t, "%.*s", (int)strcspn(info->san, "+#"), info->san);
  return t;
}

static void check_san_of_row(const cJSON *row) {
  if (!list_row(row)) return;
  for (unsigned i = 0; i < list.count; i++) {
    text bare = bare_san(&infos[i]);
    check_reads_as(infos[i].san, list.moves[i]);
    check_reads_as(bare.words, list.moves[i]);
    text_add(&bare, "+!?");
    check_reads_as(bare.words, list.moves[i]);
  }
}

static void every_move_is_read_from_its_san_with_or_without_signs(void) {
  data_rows("legal_moves.jsonl", 2121, check_san_of_row);
}

/* --- Kindred forms --- */

/* The same with every O a zero. */
static void check_zeros(const c960_move_info *info) {
  text zeros = bare_san(info);
  for (size_t i = 0; i < zeros.length; i++)
    if (zeros.words[i] == 'O') zeros.words[i] = '0';
  check_reads_as(zeros.words, info->move);
}

/* "Ng1-f3", "e7xd8=Q", and without the dash. */
static void check_long_forms(const c960_move_info *info) {
  const char *letter = info->piece == C960_PAWN ? "" : (const char *[]){"",  "",  "N", "B",
                                                                        "R", "Q", "K"}[info->piece];
  const char *takes = info->captured == C960_NO_PIECE ? "-" : "x";
  const char *from = square_name(info->from), *to = square_name(info->to);
  text dashed = {0}, plain = {0}, promotion = {0};
  if (info->promotion != C960_NO_PIECE) text_add(&promotion, "=%c", "  NBRQ"[info->promotion]);
  text_add(&dashed, "%s%s%s%s%s", letter, from, takes, to, promotion.words);
  check_reads_as(dashed.words, info->move);
  text_add(&plain, "%s%s%s%s", letter, from, to, promotion.words);
  check_reads_as(plain.words, info->move);
}

static void check_promotion_without_sign(const c960_move_info *info) {
  const text bare = bare_san(info);
  text unsigned_form = {0};
  const size_t sign = strcspn(bare.words, "=");
  text_add(&unsigned_form, "%.*s%s", (int)sign, bare.words, bare.words + sign + 1);
  check_reads_as(unsigned_form.words, info->move);
}

static void check_kindred_of_row(const cJSON *row) {
  if (!list_row(row)) return;
  for (unsigned i = 0; i < list.count; i++) {
    if (infos[i].castling) check_zeros(&infos[i]);
    else check_long_forms(&infos[i]);
    if (infos[i].promotion != C960_NO_PIECE) check_promotion_without_sign(&infos[i]);
  }
}

static void kindred_forms_are_read_alike(void) {
  data_rows("legal_moves.jsonl", 2121, check_kindred_of_row);
}

/* --- Too little said --- */

/* A SAN that needs to say where the piece comes from, without saying it; "" where it does not. */
static text shortened(const c960_move_info *info) {
  text t = {0};
  const text bare = bare_san(info);
  const bool takes = strchr(bare.words, 'x') != NULL;
  if (info->piece != C960_PAWN && !info->castling && bare.length > 3u + takes)
    text_add(&t, "%c%s%s", bare.words[0], takes ? "x" : "", square_name(info->to));
  return t;
}

static bool fits(const c960_move_info *a, const c960_move_info *b) {
  return a->piece == b->piece && a->to == b->to && a->castling == b->castling;
}

static void check_ambiguous(const c960_move_info *info, const char *words) {
  c960_reading reading;
  memset(&reading, 0xaa, sizeof reading);
  check_number(words, C960_AMBIGUOUS_MOVE,
               c960_move_read(&position, words, strlen(words), &reading));
  unsigned count = 0;
  for (unsigned i = 0; i < list.count; i++) {
    if (fits(info, &infos[i])) {
      check(count < reading.candidates.count && reading.candidates.moves[count] == list.moves[i],
            "%s has not the candidate %s", words, infos[i].uci);
      count++;
    }
  }
  check_number("the number of candidates", count, reading.candidates.count);
  check_number("the offset", C960_NO_OFFSET, reading.offset);
  check_zero("the explanation", &reading.explanation, sizeof reading.explanation);
}

static unsigned ambiguous_seen;

static void check_shortened_of_row(const cJSON *row) {
  if (!list_row(row)) return;
  for (unsigned i = 0; i < list.count; i++) {
    const text words = shortened(&infos[i]);
    if (words.length > 0) {
      check_ambiguous(&infos[i], words.words);
      ambiguous_seen++;
    }
  }
}

static void too_little_said_is_ambiguous_with_all_candidates(void) {
  ambiguous_seen = 0;
  data_rows("legal_moves.jsonl", 2121, check_shortened_of_row);
  check(ambiguous_seen > 1000, "only %u moves had to be told apart", ambiguous_seen);
}

/* --- Too much said, and what does not fit --- */

static const struct {
  const char *fen, *words;
  c960_result result;
  const char *reasons;
} others[] = {
    {"rn2k2r/pppq1ppp/5p2/3p4/1b1P4/2NQP3/PPP2PPP/R3K1NR w KQkq - 0 1", "Nce2", C960_ILLEGAL_MOVE,
     "leaves-king-in-check [e1] by [b4] (3.9.2)"},
    {"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Qd4", C960_ILLEGAL_MOVE, "no-piece [] by [] ()"},
    {"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "e4", C960_ILLEGAL_MOVE, "no-piece [] by [] ()"},
    {"4k3/8/8/8/8/8/4r3/4K2R w K - 0 1", "O-O", C960_ILLEGAL_MOVE,
     "in-check [e1] by [e2] (3.8.2.2)"},
    {"4k3/8/8/8/8/8/4r3/4K2R w K - 0 1", "Kd2", C960_ILLEGAL_MOVE,
     "leaves-king-in-check [d2] by [e2] (3.9.2)"},
    {"4k3/8/8/8/8/8/4r3/4K2R w K - 0 1", "O-O-O", C960_ILLEGAL_MOVE,
     "right-lost [e1] by [] (3.8.2.1)"},
    {"4k3/8/3p4/4P3/8/8/8/4K3 w - - 0 1", "d6", C960_ILLEGAL_MOVE, "no-piece [] by [] ()"},
    {"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Ne4e5", C960_ILLEGAL_MOVE, "no-piece [e4] by [] ()"},
    {"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Ke8e7", C960_ILLEGAL_MOVE,
     "not-your-piece [e8] by [] (1.2)"},
    {"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Re8e7", C960_ILLEGAL_MOVE,
     "not-your-piece [e8] by [] (1.2)"},
    {"4k3/8/8/8/8/8/8/4K2R w K - 0 1", "Nh1g3", C960_ILLEGAL_MOVE, "no-piece [] by [] ()"},
    {"4k3/8/8/8/8/8/8/4K2R w - - 0 1", "Kg1", C960_ILLEGAL_MOVE, "right-lost [e1] by [] (3.8.2.1)"},
    {"4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a8", C960_ILLEGAL_MOVE,
     "promotion-missing [a8] by [] (3.7.3.3)"},
    {"4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "a3=Q", C960_ILLEGAL_MOVE,
     "promotion-not-allowed [a3] by [] (3.7.3.3)"},
};

static void what_does_not_fit_is_illegal_with_reasons(void) {
  for (size_t i = 0; i < sizeof others / sizeof *others; i++) {
    c960_reading reading;
    position = position_of(others[i].fen);
    check_subject("%s %s", others[i].fen, others[i].words);
    check_number("the result", others[i].result,
                 c960_move_read(&position, others[i].words, strlen(others[i].words), &reading));
    check_text("the reasons", others[i].reasons,
               text_reasons(reading.explanation.reasons, reading.explanation.reason_count).words);
    check_number("the offset", C960_NO_OFFSET, reading.offset);
  }
}

static const struct {
  const char *fen, *words, *uci;
} readable[] = {
    {"rn2k2r/pppq1ppp/5p2/3p4/1b1P4/2NQP3/PPP2PPP/R3K1NR w KQkq - 0 1", "Nge2", "g1e2"},
    {"rn2k2r/pppq1ppp/5p2/3p4/1b1P4/2NQP3/PPP2PPP/R3K1NR w KQkq - 0 1", "Ng1e2", "g1e2"},
    {"rn2k2r/pppq1ppp/5p2/3p4/1b1P4/2NQP3/PPP2PPP/R3K1NR w KQkq - 0 1", "N1e2", "g1e2"},
    {"rn2k2r/pppq1ppp/5p2/3p4/1b1P4/2NQP3/PPP2PPP/R3K1NR w KQkq - 0 1", "Ne2", "g1e2"},
    {"4k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b8Q", "b7b8q"},
    {"4k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "b8=N", "b7b8n"},
    {"4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1", "exd6", "e5d6"},
    {"2r1k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "bxc8=Q+", "b7c8q"},
    {"2r1k3/1P6/8/8/8/8/8/4K3 w - - 0 1", "bxc8Q+", "b7c8q"},
    {"4k3/8/8/8/8/8/8/B3K2b w - - 0 1", "Bb2", "a1b2"},
    {"4k3/8/8/8/8/8/1P6/4K3 w - - 0 1", "b4", "b2b4"},
    {"4k3/8/8/8/8/2p5/1P6/B3K3 w - - 0 1", "bxc3", "b2c3"},
    {"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "0-0-0", "e1a1"},
    {"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "Kg1", "e1h1"},
    {"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "Kxa1", "e1a1"},
    {"4k3/8/8/8/8/8/8/5K1R w K - 0 1", "Kg1", "f1g1"},
    {"4k3/8/8/8/8/8/8/5K1R w K - 0 1", "Kh1", "f1h1"},
    {"4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1", "0-0+", "e1h1"},
};

static void what_is_said_beyond_need_is_read(void) {
  for (size_t i = 0; i < sizeof readable / sizeof *readable; i++) {
    c960_move move, same;
    position = position_of(readable[i].fen);
    check_subject("%s %s", readable[i].fen, readable[i].words);
    if (read_move(&position, readable[i].words, &move) &&
        read_move(&position, readable[i].uci, &same))
      check_number("the move", same, move);
  }
}

static const check_case cases[] = {
    {"every move is read from its SAN, with or without signs",
     every_move_is_read_from_its_san_with_or_without_signs},
    {"kindred forms are read alike", kindred_forms_are_read_alike},
    {"too little said is ambiguous, with all candidates",
     too_little_said_is_ambiguous_with_all_candidates},
    {"what does not fit is illegal, with reasons", what_does_not_fit_is_illegal_with_reasons},
    {"what is said beyond need is read", what_is_said_beyond_need_is_read},
};

int main(void) { return check_run("san", cases, sizeof cases / sizeof *cases); }
