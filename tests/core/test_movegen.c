/* SPDX-License-Identifier: MIT */
/* Lists of legal moves: every row of legal_moves, with what is said of each move. */
#include "check.h"
#include "data.h"
#include "text.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ROWS = 2121, MOST = C960_MAX_MOVES, WORDS = 24 };

static c960_position position;
static c960_move_list list;
static c960_move_info infos[MOST];

static bool list_row(const cJSON *row) {
  if (!read_fen(data_text(row, "fen"), &position)) return false;
  memset(&list, 0xaa, sizeof list);
  memset(infos, 0xaa, sizeof infos);
  c960_moves(&position, &list);
  if (!check(list.count <= MOST, "lists %u moves", list.count)) return false;
  c960_moves_describe(&position, &list, infos);
  return true;
}

/* --- UCI and SAN --- */

static int by_words(const void *a, const void *b) { return strcmp(a, b); }

/* Copies the next word of a text; returns what follows it. */
static const char *next_word(const char *at, char *word, size_t size) {
  const size_t length = strcspn(at, " ");
  snprintf(word, size, "%.*s", (int)length, at);
  return at + length + (at[length] == ' ');
}

/* "e2e4 e4", sorted as text. Castling in rows of standard chess is written e1g1. */
static unsigned expected_words(const cJSON *row, char words[MOST][WORDS]) {
  const char *uci = data_text(row, "uci"), *san = data_text(row, "san");
  unsigned count = 0;
  for (; *uci != '\0' && count < MOST; count++) {
    char a[8], b[12];
    uci = next_word(uci, a, sizeof a);
    san = next_word(san, b, sizeof b);
    snprintf(words[count], WORDS, "%s %s", a, b);
  }
  qsort(words, count, WORDS, by_words);
  return count;
}

static unsigned listed_words(bool standard, char words[MOST][WORDS]) {
  for (unsigned i = 0; i < list.count; i++) {
    const c960_move_info *info = &infos[i];
    snprintf(words[i], WORDS, "%s %s", standard ? info->uci_standard : info->uci, info->san);
  }
  qsort(words, list.count, WORDS, by_words);
  return list.count;
}

static void check_moves_of_row(const cJSON *row) {
  static char expected[MOST][WORDS], got[MOST][WORDS];
  if (!list_row(row)) return;
  const unsigned count = expected_words(row, expected);
  check_number("the number of moves", data_count(row, "n"), list.count);
  check_number("the number counted", list.count, c960_move_count(&position));
  if (listed_words(strcmp(data_text(row, "v"), "std") == 0, got) != count) return;
  for (unsigned i = 0; i < count; i++)
    if (!check_text("a move", expected[i], got[i])) return;
}

static void every_position_has_its_moves_in_uci_and_san(void) {
  data_rows("legal_moves.jsonl", ROWS, check_moves_of_row);
}

static void check_order_of_row(const cJSON *row) {
  if (!list_row(row)) return;
  for (unsigned i = 1; i < list.count; i++)
    check(list.moves[i - 1] < list.moves[i], "move %u is not in order", i);
}

static void lists_are_sorted_without_doubles(void) {
  data_rows("legal_moves.jsonl", ROWS, check_order_of_row);
}

/* --- What is said of a move --- */

static void check_promotion(const c960_move_info *info) {
  static const uint8_t pieces[16] = {[C960_FLAG_QUEEN] = C960_QUEEN,
                                     [C960_FLAG_ROOK] = C960_ROOK,
                                     [C960_FLAG_BISHOP] = C960_BISHOP,
                                     [C960_FLAG_KNIGHT] = C960_KNIGHT};
  check_number("the promotion", pieces[C960_MOVE_FLAG(info->move)], info->promotion);
  if (info->promotion != C960_NO_PIECE)
    check(info->piece == C960_PAWN && info->to / 8 == (info->color == C960_WHITE ? 7 : 0),
          "a promotion of another man, or elsewhere");
}

static void check_info(const c960_move_info *info) {
  const uint8_t man = c960_man_at(&position, info->from);
  const unsigned flag = C960_MOVE_FLAG(info->move);
  const bool castling = flag == C960_FLAG_CASTLING;
  const uint8_t target = c960_man_at(&position, info->to);
  check_number("from", C960_MOVE_FROM(info->move), info->from);
  check_number("the piece", C960_MAN_TYPE(man), info->piece);
  check_number("the colour", C960_MAN_COLOR(man), info->color);
  check_number("whose turn", position.turn, info->color);
  check_number("castling", castling, info->castling);
  check_number("en passant", flag == C960_FLAG_EN_PASSANT, info->en_passant);
  check_promotion(info);
  if (castling) {
    check_number("the rook's square", C960_MOVE_TO(info->move), info->rook_from);
    check_number("captured", C960_NO_PIECE, info->captured);
  } else {
    check_number("to", C960_MOVE_TO(info->move), info->to);
    check_number("captured", info->en_passant ? C960_PAWN : C960_MAN_TYPE(target), info->captured);
    check(info->side == 0 && info->kind == 0 && info->rook_from == 0 && info->rook_to == 0,
          "tells of castling");
  }
}

static void check_descriptions_of_row(const cJSON *row) {
  if (!list_row(row)) return;
  for (unsigned i = 0; i < list.count; i++) {
    c960_move_info alone;
    memset(&alone, 0x55, sizeof alone);
    check_number("the move", list.moves[i], infos[i].move);
    check_number("the result", C960_OK, c960_move_describe(&position, list.moves[i], &alone));
    check_bytes("the move, described alone,", &alone, &infos[i], sizeof alone);
    check_info(&infos[i]);
  }
}

static void every_move_is_described_alone_as_in_its_list(void) {
  data_rows("legal_moves.jsonl", ROWS, check_descriptions_of_row);
}

static void check_flags_of_row(const cJSON *row) {
  if (!list_row(row)) return;
  for (unsigned i = 0; i < list.count; i++) {
    const unsigned from = infos[i].from, to = infos[i].to;
    const bool pawn = infos[i].piece == C960_PAWN;
    const bool twice = pawn && (from + 16 == to || to + 16 == from);
    const bool slanted = pawn && from % 8 != to % 8;
    check_number("the flag of a double step", twice,
                 C960_MOVE_FLAG(list.moves[i]) == C960_FLAG_DOUBLE_STEP);
    check_number("the flag of en passant", slanted && c960_man_at(&position, to) == 0,
                 infos[i].en_passant);
  }
}

static void double_steps_and_en_passant_are_flagged(void) {
  data_rows("legal_moves.jsonl", ROWS, check_flags_of_row);
}

static void check_written_of_row(const cJSON *row) {
  const char *fen = data_text(row, "fen"), *sfen = data_text_or_null(row, "sfen");
  const text square = fen_field(fen, 3);
  bool taken = false;
  if (!list_row(row)) return;
  for (unsigned i = 0; i < list.count; i++)
    taken |= infos[i].piece == C960_PAWN && infos[i].from % 8 != infos[i].to % 8 &&
             strcmp(square_name(infos[i].to), square.words) == 0;
  check_fen("the X-FEN", fen_with(fen, 3, taken ? square.words : "-").words, &position, C960_X_FEN);
  check_number("the en passant square", taken ? square_named(square.words) : C960_NO_SQUARE,
               position.en_passant);
  if (sfen != NULL)
    check_fen("the Shredder-FEN", fen_with(sfen, 3, taken ? square.words : "-").words, &position,
              C960_SHREDDER_FEN);
}

static void an_en_passant_square_is_written_where_a_pawn_can_take(void) {
  data_rows("legal_moves.jsonl", ROWS, check_written_of_row);
}

/* --- How many --- */

static void check_count(const char *fen, unsigned expected) {
  position = position_of(fen);
  c960_moves(&position, &list);
  check_subject("%s", fen);
  check_number("the number of moves", expected, list.count);
  check_number("the number counted", expected, c960_move_count(&position));
}

static void the_largest_known_lists_are_whole(void) {
  check_count("2QQ1Q2/Q6Q/2Q3Q1/K3Q3/1Q5Q/7Q/k7/2QQ1QQ1 w - - 0 1", 226);
  check_count("2qq1qq1/K7/7q/1q5q/k3q3/2q3q1/q6q/2qq1q2 b - - 0 1", 226);
  check_count("R6R/3Q4/1Q4Q1/4Q3/2Q4Q/Q4Q2/pp1Q4/kBNN1KB1 w - - 0 1", 218);
}

/*
 * No man has more than a queen on an empty board; the king and his two castlings come to the
 * others.
 */
static void no_man_has_more_moves_than_the_bound_counts(void) {
  unsigned most = 0;
  for (unsigned square = 0; square < 64; square++) {
    unsigned count = 0;
    for (unsigned to = 0; to < 64; to++) {
      const int files = (int)(to % 8) - (int)(square % 8),
                ranks = (int)(to / 8) - (int)(square / 8);
      count += to != square && (files == 0 || ranks == 0 || files == ranks || files == -ranks);
    }
    most = count > most ? count : most;
  }
  check_number("the most moves of a queen", 27, most);
  check(MOST >= 15 * most + 8 + 2, "a list may not fit");
}

static const check_case cases[] = {
    {"every position has its moves in UCI and SAN", every_position_has_its_moves_in_uci_and_san},
    {"lists are sorted, without doubles", lists_are_sorted_without_doubles},
    {"every move is described alone as in its list", every_move_is_described_alone_as_in_its_list},
    {"double steps and en passant are flagged", double_steps_and_en_passant_are_flagged},
    {"an en passant square is written where a pawn can take",
     an_en_passant_square_is_written_where_a_pawn_can_take},
    {"the largest known lists are whole", the_largest_known_lists_are_whole},
    {"no man has more moves than the bound counts", no_man_has_more_moves_than_the_bound_counts},
};

int main(void) { return check_run("movegen", cases, sizeof cases / sizeof *cases); }
