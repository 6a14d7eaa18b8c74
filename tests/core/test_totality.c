/* SPDX-License-Identifier: MIT */
/*
 * Total functions: any bytes in, a defined result out. Positions of random bytes, of valid
 * positions with a few bytes changed, and of few random bits go through every function; so do
 * texts and numbers that nobody means. Everything is asked twice, into memory filled
 * differently: the same bytes in give the same bytes out. Sanitizers see to the rest.
 */
#include "check.h"
#include "random.h"
#include "text.h"

#include <string.h>

enum { ROUNDS = SANITIZED ? 20000 : 200000 };

static random_source source;

/* --- Positions of any bytes --- */

static const char *const seeds[] = {
    "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1",
    "bqnb1rkr/pp3ppp/3ppn2/2p5/5P2/P2P4/NPP1P1PP/BQ1BNRKR w HFhf - 2 9",
    "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1",
    "4k3/8/8/3pP3/8/8/1p6/R3K2R w KQ d6 0 1",
    "2QQ1Q2/Q6Q/2Q3Q1/K3Q3/1Q5Q/7Q/k7/2QQ1QQ1 w - - 0 1",
    "R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1",
    "r2k1br1/p1pp1ppp/8/8/8/8/P1PP1PPP/1R1K1BR1 b GBga - 3 8",
};

static c960_position valid_position(void) {
  return position_of(seeds[random_below(&source, sizeof seeds / sizeof *seeds)]);
}

static c960_position random_position(void) {
  c960_position p = valid_position();
  uint8_t *bytes = (uint8_t *)&p;
  uint64_t *sets = (uint64_t *)&p;
  switch (random_below(&source, 5)) {
  case 0: random_fill(&source, &p, sizeof p); break;
  case 1:
    for (unsigned i = 0; i < 8; i++)
      sets[i] = random_bits(&source) & random_bits(&source) & random_bits(&source);
    break;
  case 2:
    for (unsigned i = random_below(&source, 4); i < 6; i++)
      bytes[random_below(&source, sizeof p)] = (uint8_t)random_bits(&source);
    break;
  case 3:
    memset(&p, random_below(&source, 2) ? 0xff : 0, sizeof p);
    bytes[64] = (uint8_t)random_bits(&source);
    break;
  default: break;
  }
  return p;
}

static void each_random_position(void (*each)(const c960_position *p)) {
  source.state = 2;
  for (unsigned i = 0; i < ROUNDS; i++) {
    const c960_position p = random_position();
    check_subject("round %u", i);
    each(&p);
  }
}

/* --- Reading a position --- */

static void ask_squares(const c960_position *p) {
  const unsigned square = random_below(&source, 80);
  const c960_color color = (c960_color)random_below(&source, 3);
  const c960_side side = (c960_side)random_below(&source, 3);
  check(c960_man_at(p, square) < 16, "a man that is none");
  check(c960_right(p, color, side) <= C960_NO_SQUARE, "a right that is no square");
  check(c960_attackers(p, square, color) == c960_attackers(p, square, color), "attackers differ");
  check(c960_position_start_number(p) <= C960_START_COUNT, "a start number out of range");
  check(c960_dead_by_material(p) == c960_dead_by_material(p), "dead or not");
  check(c960_equal(p, p), "is not equal to itself");
}

static void ask_setup(const c960_position *p) {
  c960_setup a, b;
  memset(&a, 0, sizeof a);
  memset(&b, 0xff, sizeof b);
  c960_position_setup(p, &a);
  c960_position_setup(p, &b);
  check_bytes("the setup", &a, &b, sizeof a);
}

static void ask_fen(const c960_position *p, c960_notation notation) {
  char a[C960_FEN_SIZE], b[C960_FEN_SIZE];
  const size_t length = c960_fen_write(p, notation, a);
  check_number("the FEN's length", length, c960_fen_write(p, notation, b));
  check(length < C960_FEN_SIZE && strlen(a) == length, "a FEN of %zu bytes", length);
  check(length < C960_FEN_SIZE && memcmp(a, b, length + 1) == 0, "FENs differ");
}

static void ask_status(const c960_position *p) {
  c960_status_report a, b;
  memset(&a, 0, sizeof a);
  memset(&b, 0xff, sizeof b);
  c960_status(p, &a);
  c960_status(p, &b);
  check_bytes("the status", &a, &b, sizeof a);
  check(a.outcome < C960_OUTCOME_COUNT && a.score < C960_SCORE_COUNT, "a status that is none");
}

/* The memory holds what the searches before have left there. */
static void ask_mates(const c960_position *p) {
  static c960_mate_workspace workspace;
  static c960_mate_report a, b;
  for (unsigned color = 0; color < 2; color++) {
    memset(&a, 0, sizeof a);
    memset(&b, 0xff, sizeof b);
    c960_can_mate(p, (c960_color)color, 100, &workspace, &a);
    c960_can_mate(p, (c960_color)color, 100, &workspace, &b);
    check_bytes("who can mate", &a, &b, sizeof a);
    check(a.nodes <= 100 && a.verdict < C960_VERDICT_COUNT, "a verdict that is none");
  }
}

static void ask_about(const c960_position *p) {
  ask_squares(p);
  ask_setup(p);
  ask_fen(p, C960_X_FEN);
  ask_fen(p, C960_SHREDDER_FEN);
  ask_fen(p, (c960_notation)77);
  ask_status(p);
  if (random_below(&source, 32) == 0) ask_mates(p);
}

static void positions_of_any_bytes_can_be_asked(void) { each_random_position(ask_about); }

/* --- Moves of a position --- */

static void ask_list(const c960_position *p) {
  static c960_move_list a, b;
  memset(&a, 0, sizeof a);
  memset(&b, 0xff, sizeof b);
  c960_moves(p, &a);
  c960_moves(p, &b);
  check(a.count <= C960_MAX_MOVES && a.count == b.count, "a list of %u moves", a.count);
  check_bytes("the list", a.moves, b.moves, a.count * sizeof *a.moves);
  check(c960_move_count(p) == c960_move_count(p), "counts differ");
  check(c960_perft(p, 1) == c960_perft(p, 1), "counts of leaves differ");
}

static void ask_descriptions(const c960_position *p) {
  static c960_move_list list;
  static c960_move_info infos[C960_MAX_MOVES];
  c960_moves(p, &list);
  c960_moves_describe(p, &list, infos);
  for (unsigned i = 0; i < list.count; i++)
    check(memchr(infos[i].uci, 0, sizeof infos[i].uci) != NULL &&
              memchr(infos[i].uci_standard, 0, sizeof infos[i].uci_standard) != NULL &&
              memchr(infos[i].san, 0, sizeof infos[i].san) != NULL,
          "a text does not end");
  /* A list may come from anywhere, too. */
  random_fill(&source, &list, sizeof list);
  list.count = (uint16_t)(random_below(&source, 20) ? random_below(&source, 9) : UINT16_MAX);
  c960_moves_describe(p, &list, infos);
}

static void ask_move(const c960_position *p, c960_move move) {
  c960_position a, b;
  c960_move_info x, y;
  memset(&a, 0, sizeof a);
  memset(&b, 0xff, sizeof b);
  memset(&x, 0, sizeof x);
  memset(&y, 0xff, sizeof y);
  check_number("playing again", c960_play(p, move, &a), c960_play(p, move, &b));
  check_bytes("the position after", &a, &b, sizeof a);
  check_number("describing again", c960_move_describe(p, move, &x),
               c960_move_describe(p, move, &y));
  check_bytes("the description", &x, &y, sizeof x);
}

static void ask_explanation(const c960_position *p) {
  const uint64_t stepped = random_bits(&source);
  const unsigned from = random_below(&source, 66), to = random_below(&source, 66);
  const c960_piece_type piece = (c960_piece_type)random_below(&source, 8);
  c960_explanation a, b;
  memset(&a, 0, sizeof a);
  memset(&b, 0xff, sizeof b);
  check_number("explaining again", c960_explain_in_game(p, stepped, from, to, piece, &a),
               c960_explain_in_game(p, stepped, from, to, piece, &b));
  check_bytes("the explanation", &a, &b, sizeof a);
  check(a.reason_count <= C960_MAX_REASONS, "%u reasons", a.reason_count);
}

static void ask_castling(const c960_position *p) {
  const c960_color color = (c960_color)random_below(&source, 3);
  const c960_side side = (c960_side)random_below(&source, 3);
  c960_castling_report a, b;
  memset(&a, 0, sizeof a);
  memset(&b, 0xff, sizeof b);
  check_number("asking again", c960_castling(p, color, side, &a),
               c960_castling(p, color, side, &b));
  check_bytes("the castling report", &a, &b, sizeof a);
  check(a.king_path_count <= 8 && a.rook_path_count <= 8 && a.must_be_empty_count <= 8 &&
            a.reason_count <= C960_MAX_REASONS,
        "a report that does not fit");
}

static void ask_history(const c960_position *p) {
  const uint64_t stepped = random_bits(&source);
  const c960_move move = (c960_move)random_bits(&source);
  c960_lost_right rights[2][4];
  c960_status_report status[2];
  memset(rights[0], 0, sizeof rights[0]);
  memset(rights[1], 0xff, sizeof rights[1]);
  const unsigned count = c960_rights_lost(p, move, rights[0]);
  check(count <= 4, "%u rights are lost at once", count);
  check_number("asking again", count, c960_rights_lost(p, move, rights[1]));
  check_bytes("the lost rights", rights[0], rights[1], sizeof rights[0]);
  check_number("the pawns that stepped", c960_double_stepped(p, stepped, move),
               c960_double_stepped(p, stepped, move));
  check_number("the pawn that stepped", c960_double_stepped_at_start(p),
               c960_double_stepped_at_start(p));
  memset(&status[0], 0, sizeof status[0]);
  memset(&status[1], 0xff, sizeof status[1]);
  c960_status_in_game(p, (uint32_t)stepped, NULL, &status[0]);
  c960_status_in_game(p, (uint32_t)stepped, NULL, &status[1]);
  check_bytes("the status", &status[0], &status[1], sizeof status[0]);
}

static void ask_moves(const c960_position *p) {
  ask_list(p);
  ask_descriptions(p);
  for (unsigned i = 0; i < 8; i++) {
    ask_move(p, (c960_move)random_bits(&source));
    ask_explanation(p);
  }
  ask_castling(p);
  ask_history(p);
}

static void moves_of_any_position_can_be_asked(void) { each_random_position(ask_moves); }

/* --- Numbers --- */

static void start_positions_are_told_alike_into_any_memory(void) {
  for (uint32_t number = 0; number < C960_START_COUNT + 2; number++) {
    c960_start_info_report x, y;
    c960_position a, b;
    memset(&x, 0, sizeof x);
    memset(&y, 0xff, sizeof y);
    memset(&a, 0, sizeof a);
    memset(&b, 0xff, sizeof b);
    check_subject("start %u", number);
    check_number("telling again", c960_start_info(number, &x), c960_start_info(number, &y));
    check_number("setting up again", c960_start_position(number, &a),
                 c960_start_position(number, &b));
    check_bytes("the info", &x, &y, sizeof x);
    check_bytes("the position", &a, &b, sizeof a);
  }
}

/* --- Setups of any bytes --- */

static c960_setup random_setup(void) {
  const c960_position p = valid_position();
  c960_setup setup;
  c960_position_setup(&p, &setup);
  uint8_t *bytes = (uint8_t *)&setup;
  if (random_below(&source, 4) == 0) random_fill(&source, &setup, sizeof setup);
  else
    for (unsigned i = random_below(&source, 6); i < 6; i++)
      bytes[random_below(&source, sizeof setup)] =
          (uint8_t)(random_bits(&source) & (random_below(&source, 2) ? 15 : 255));
  return setup;
}

static void check_made(const c960_setup *setup, const c960_position *p) {
  c960_setup again;
  c960_position same;
  uint32_t problems;
  check_number("the problems of what is accepted", 0, c960_setup_problems(setup));
  c960_position_setup(p, &again);
  check_bytes("the men", setup->board, again.board, sizeof again.board);
  check_number("making it again", C960_OK, c960_setup_position(&again, &same, &problems));
  check_bytes("the position", p, &same, sizeof same);
}

static void setups_of_any_bytes_are_made_or_refused(void) {
  source.state = 3;
  unsigned made = 0;
  for (unsigned i = 0; i < ROUNDS; i++) {
    const c960_setup setup = random_setup();
    c960_position a, b;
    uint32_t problems_a, problems_b;
    memset(&a, 0, sizeof a);
    memset(&b, 0xff, sizeof b);
    check_subject("round %u", i);
    const c960_result result = c960_setup_position(&setup, &a, &problems_a);
    check_number("making it again", result, c960_setup_position(&setup, &b, &problems_b));
    check_number("the problems", problems_a, problems_b);
    check_bytes("the position", &a, &b, sizeof a);
    check(c960_setup_problems(&setup) >> C960_PROBLEM_COUNT == 0, "a problem that is none");
    if (result == C960_OK) {
      check_made(&setup, &a);
      made++;
    } else {
      check_zero("the position", &a, sizeof a);
    }
  }
  check(made > 0 && made < ROUNDS, "%u of the setups are made", made);
}

/* --- Texts of any bytes --- */

static const char *const words[] = {
    "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    "4k3/8/8/3pP3/8/8/8/R3K2R w HA d6 99 100",
    "e2e4",
    "a7a8q",
    "e1h1",
    "O-O-O",
    "0-0+",
    "Nge2",
    "exd8=Q#",
    "Qh4xe1!?",
    "RNBQKBNR",
    "B??N????",
    "\xef\xbb\xbf\xc2\xa0\xe2\x80\x93",
};

static size_t random_text(char *bytes, size_t size) {
  static const char letters[] = "KQRBNPkqrbnp/12345678abcdefgh wb-xO0=+#!? ";
  const char *word = words[random_below(&source, sizeof words / sizeof *words)];
  size_t length = strlen(word);
  memcpy(bytes, word, length);
  if (random_below(&source, 6) == 0) {
    length = random_below(&source, (unsigned)size);
    random_fill(&source, bytes, length);
  }
  for (unsigned i = random_below(&source, 4); i < 4 && length > 0; i++)
    bytes[random_below(&source, (unsigned)length)] =
        random_below(&source, 5) ? letters[random_below(&source, sizeof letters - 1)]
                                 : (char)random_bits(&source);
  return random_below(&source, 3) ? length : random_below(&source, (unsigned)length + 1);
}

static void ask_to_read_fen(const char *bytes, size_t length) {
  c960_position a, b;
  c960_fen_error x, y;
  memset(&a, 0, sizeof a);
  memset(&b, 0xff, sizeof b);
  memset(&x, 0, sizeof x);
  memset(&y, 0xff, sizeof y);
  const c960_result result = c960_fen_parse(bytes, length, &a, &x);
  check_number("reading the FEN again", result, c960_fen_parse(bytes, length, &b, &y));
  check_bytes("the position", &a, &b, sizeof a);
  check_bytes("the error", &x, &y, sizeof x);
  check((result == C960_BAD_FEN) == (x.offset <= length), "an offset of %u", x.offset);
  check((result == C960_BAD_POSITION) == (x.problems != 0), "problems %x", x.problems);
  if (result != C960_OK) check_zero("the position", &a, sizeof a);
}

static void ask_to_read_move(const char *bytes, size_t length) {
  static c960_reading a, b;
  const c960_position p = random_position();
  memset(&a, 0, sizeof a);
  memset(&b, 0xff, sizeof b);
  const c960_result result = c960_move_read(&p, bytes, length, &a);
  check_number("reading the move again", result, c960_move_read(&p, bytes, length, &b));
  check_bytes("the explanation", &a.explanation, &b.explanation, sizeof a.explanation);
  check((result == C960_BAD_MOVE) == (a.offset <= length), "an offset of %u", a.offset);
  check(a.candidates.count == b.candidates.count && a.candidates.count <= C960_MAX_MOVES,
        "%u candidates", a.candidates.count);
}

static void ask_to_read_arrangement(const char *bytes, size_t length) {
  static c960_start_list list;
  uint16_t number;
  c960_arrangement_error error;
  c960_result result = c960_start_number(bytes, length, &number, &error);
  check(result == C960_OK ? number < C960_START_COUNT : number == 0, "a number of %u", number);
  check((result == C960_OK) == (error.problems == 0), "problems %x", error.problems);
  check(error.offset == C960_NO_OFFSET || error.offset < length, "an offset of %u", error.offset);
  result = c960_start_match(bytes, length, &list, &error);
  check(result == C960_OK ? list.count <= C960_START_COUNT : list.count == 0, "a list of %u",
        list.count);
}

static void texts_of_any_bytes_are_read_or_refused(void) {
  source.state = 4;
  for (unsigned i = 0; i < ROUNDS; i++) {
    char bytes[700];
    const size_t length = random_text(bytes, sizeof bytes);
    check_subject("round %u, \"%.*s\"", i, (int)(length < 80 ? length : 80), bytes);
    ask_to_read_fen(bytes, length);
    ask_to_read_move(bytes, length);
    ask_to_read_arrangement(bytes, length);
  }
}

static void empty_texts_are_refused(void) {
  const c960_position start = position_of(seeds[0]);
  static c960_reading reading;
  static c960_start_list list;
  c960_position position;
  c960_fen_error error;
  c960_arrangement_error wrong;
  uint16_t number;
  check_number("a FEN", C960_BAD_FEN, c960_fen_parse("", 0, &position, &error));
  check_number("a move", C960_BAD_MOVE, c960_move_read(&start, "", 0, &reading));
  check_number("its offset", 0, reading.offset);
  check_number("an arrangement", C960_BAD_ARRANGEMENT, c960_start_number("", 0, &number, &wrong));
  check_number("a pattern", C960_BAD_ARRANGEMENT, c960_start_match("", 0, &list, &wrong));
}

static const check_case cases[] = {
    {"positions of any bytes can be asked", positions_of_any_bytes_can_be_asked},
    {"moves of any position can be asked", moves_of_any_position_can_be_asked},
    {"start positions are told alike into any memory",
     start_positions_are_told_alike_into_any_memory},
    {"setups of any bytes are made or refused", setups_of_any_bytes_are_made_or_refused},
    {"texts of any bytes are read or refused", texts_of_any_bytes_are_read_or_refused},
    {"empty texts are refused", empty_texts_are_refused},
};

int main(void) { return check_run("totality", cases, sizeof cases / sizeof *cases); }
