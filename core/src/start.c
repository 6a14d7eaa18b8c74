/* SPDX-License-Identifier: MIT */
/*
 * The 960 start positions by Scharnagl's numbers. A number is four digits of mixed base, lowest first: light
 * bishop (4), dark bishop (4), queen on the free squares (6), the pair of knights on what is left (10); rook,
 * king, rook take the rest. FIDE Guidelines II.2 asks for the arrangement, not for a number.
 */
#include "castle.h"
#include "movegen.h"
#include "play.h"
#include "position.h"
#include "setup.h"
#include "text.h"

#include <string.h>

#define FILES 8
#define KNIGHT_PAIRS 10

/* The two of five free squares for the knights, by digit. */
static const uint8_t knight_pairs[KNIGHT_PAIRS][2] = {{0, 1}, {0, 2}, {0, 3}, {0, 4}, {1, 2},
                                                      {1, 3}, {1, 4}, {2, 3}, {2, 4}, {3, 4}};

/* Types a1..h1; C960_NO_PIECE where none stands yet. */
typedef struct {
  uint8_t types[FILES];
} back_rank;

/* The n-th free square, or FILES. */
static unsigned free_square(const back_rank *rank, unsigned n) {
  for (unsigned file = 0; file < FILES; file++)
    if (rank->types[file] == C960_NO_PIECE && n-- == 0) return file;
  return FILES;
}

static void place_man(back_rank *rank, c960_start_step *step, unsigned file, c960_piece_type type) {
  rank->types[file] = (uint8_t)type;
  step->squares[step->square_count++] = (uint8_t)file;
}

static c960_start_step *next_digit(c960_start_step *step, c960_step_code code, unsigned of,
                                   unsigned *rest) {
  step->code = (uint8_t)code;
  step->of = (uint8_t)of;
  step->digit = (uint8_t)(*rest % of);
  *rest /= of;
  step->quotient = (uint16_t)*rest;
  return step;
}

/* Forwards: from the number to the men, one step per group. */
static back_rank arrange(unsigned number, c960_start_step steps[C960_STEP_COUNT]) {
  back_rank rank = {{0}};
  unsigned rest = number;
  c960_start_step *step = next_digit(&steps[0], C960_STEP_LIGHT_BISHOP, 4, &rest);
  place_man(&rank, step, step->digit * 2u + 1, C960_BISHOP);
  step = next_digit(&steps[1], C960_STEP_DARK_BISHOP, 4, &rest);
  place_man(&rank, step, step->digit * 2u, C960_BISHOP);
  step = next_digit(&steps[2], C960_STEP_QUEEN, 6, &rest);
  place_man(&rank, step, free_square(&rank, step->digit), C960_QUEEN);
  step = next_digit(&steps[3], C960_STEP_KNIGHTS, KNIGHT_PAIRS, &rest);
  const unsigned left = free_square(&rank, knight_pairs[step->digit][0]);
  const unsigned right = free_square(&rank, knight_pairs[step->digit][1]);
  place_man(&rank, step, left, C960_KNIGHT);
  place_man(&rank, step, right, C960_KNIGHT);
  step = next_digit(&steps[4], C960_STEP_ROOK_KING_ROOK, 1, &rest);
  place_man(&rank, step, free_square(&rank, 0), C960_ROOK);
  place_man(&rank, step, free_square(&rank, 0), C960_KING);
  place_man(&rank, step, free_square(&rank, 0), C960_ROOK);
  return rank;
}

static back_rank rank_of_number(unsigned number) {
  c960_start_step steps[C960_STEP_COUNT];
  memset(steps, 0, sizeof steps);
  return arrange(number, steps);
}

/* Backwards: the number of a rank that breaks no rule. */
static unsigned number_of_rank(const back_rank *rank) {
  unsigned light = 0, dark = 0, queen = 0, pair = 0, knights[2] = {0, 0}, found = 0, free = 0,
           kings = 0;
  for (unsigned file = 0; file < FILES; file++) {
    const uint8_t type = rank->types[file];
    if (type == C960_BISHOP) {
      if (file & 1) light = file / 2;
      else dark = file / 2;
      continue;
    }
    if (type == C960_QUEEN) queen = free;
    free++; /* of the six without bishops */
    if (type == C960_QUEEN) continue;
    if (type == C960_KNIGHT && found < 2) knights[found++] = kings;
    kings++; /* of the five without bishops and queen */
  }
  while (pair < KNIGHT_PAIRS - 1 &&
         (knight_pairs[pair][0] != knights[0] || knight_pairs[pair][1] != knights[1]))
    pair++;
  return light + 4 * (dark + 4 * (queen + 6 * pair));
}

static uint32_t rank_problems(const back_rank *rank) {
  static const uint8_t wanted[C960_PIECE_COUNT] = {0, 0, 2, 2, 2, 1, 1};
  uint8_t found[C960_PIECE_COUNT] = {0};
  unsigned light_bishops = 0, rooks_before_king = 0;
  for (unsigned file = 0; file < FILES; file++) {
    const uint8_t type = rank->types[file];
    found[type]++;
    if (type == C960_BISHOP) light_bishops += file & 1;
    if (type == C960_ROOK && !found[C960_KING]) rooks_before_king++;
  }
  uint32_t problems = 0;
  if (memcmp(found, wanted, sizeof found) != 0) problems |= 1u << C960_ARRANGEMENT_WRONG_PIECES;
  if (found[C960_BISHOP] == 2 && light_bishops != 1)
    problems |= 1u << C960_ARRANGEMENT_BISHOPS_ON_ONE_COLOR;
  if (found[C960_KING] == 1 && found[C960_ROOK] == 2 && rooks_before_king != 1)
    problems |= 1u << C960_ARRANGEMENT_KING_NOT_BETWEEN_ROOKS;
  return problems;
}

/* Reads eight letters, "?" too where `wild`. Everything wrong with length and letters is told. */
static bool read_rank(const char *text, size_t length, bool wild, back_rank *rank,
                      c960_arrangement_error *error) {
  unsigned characters = 0;
  memset(rank, 0, sizeof *rank);
  memset(error, 0, sizeof *error);
  error->offset = C960_NO_OFFSET;
  for (size_t i = 0; i < length; characters++) {
    const c960_piece_type type = type_of_letter(text[i]);
    const bool good = type > C960_PAWN || (wild && text[i] == '?');
    if (!good) error->problems |= 1u << C960_ARRANGEMENT_LETTER;
    if ((!good || characters >= FILES) && error->offset == C960_NO_OFFSET)
      error->offset = (uint32_t)i;
    if (characters < FILES) rank->types[characters] = (uint8_t)type;
    i += character_size(text + i, length - i);
  }
  if (characters != FILES) error->problems |= 1u << C960_ARRANGEMENT_LENGTH;
  return error->problems == 0;
}

c960_result c960_start_number(const char *text, size_t length, uint16_t *number,
                              c960_arrangement_error *error) {
  back_rank rank;
  *number = 0;
  if (!read_rank(text, length, false, &rank, error)) return C960_BAD_ARRANGEMENT;
  error->problems = rank_problems(&rank);
  if (error->problems) return C960_BAD_ARRANGEMENT;
  *number = (uint16_t)number_of_rank(&rank);
  return C960_OK;
}

c960_result c960_start_match(const char *pattern, size_t length, c960_start_list *list,
                             c960_arrangement_error *error) {
  back_rank wanted;
  memset(list, 0, sizeof *list);
  if (!read_rank(pattern, length, true, &wanted, error)) return C960_BAD_ARRANGEMENT;
  for (unsigned number = 0; number < C960_START_COUNT; number++) {
    const back_rank rank = rank_of_number(number);
    unsigned file = 0;
    while (file < FILES && (!wanted.types[file] || wanted.types[file] == rank.types[file])) file++;
    if (file == FILES) list->numbers[list->count++] = (uint16_t)number;
  }
  return C960_OK;
}

/* Pawns before the men, Black opposite White (II.2.3), all rights, White to move. */
static void set_up(const back_rank *rank, c960_position *p) {
  memset(p, 0, sizeof *p);
  for (unsigned file = 0; file < FILES; file++) {
    const c960_piece_type type = (c960_piece_type)rank->types[file];
    put_man(p, file, C960_WHITE, type);
    put_man(p, file + 8, C960_WHITE, C960_PAWN);
    put_man(p, file + 48, C960_BLACK, C960_PAWN);
    put_man(p, file + 56, C960_BLACK, type);
  }
  p->rights = men_of_type(p, C960_ROOK);
  p->en_passant = p->double_step = NO_SQUARE;
  p->fullmove = 1;
}

c960_result c960_start_position(uint32_t number, c960_position *p) {
  memset(p, 0, sizeof *p);
  if (number >= C960_START_COUNT) return C960_BAD_NUMBER;
  const back_rank rank = rank_of_number(number);
  set_up(&rank, p);
  return C960_OK;
}

static unsigned mirror_of(const back_rank *rank) {
  back_rank mirrored;
  for (unsigned file = 0; file < FILES; file++)
    mirrored.types[file] = rank->types[FILES - 1 - file];
  return number_of_rank(&mirrored);
}

/*
 * The squares that ordinary castling needs, king e1 with the rook on a1 or h1, and that other men may keep
 * in this castling: a, b, e at most for O-O-O and e, h for O-O (II.3.2.7).
 */
static uint8_t list_may_stay(c960_side side, const castling_way *way, uint8_t squares[FILES]) {
  const set ordinary = side == C960_C_SIDE ? 0x1f : 0xf0; /* a1-e1, e1-h1 */
  set stay = ordinary & ~way->must_be_empty & ~(bit(way->king_from) | bit(way->rook_from));
  uint8_t n = 0;
  while (stay) squares[n++] = (uint8_t)take(&stay);
  return n;
}

static void info_of_castling(const c960_position *p, c960_start_info_report *info) {
  info->king = (uint8_t)king_of(p, C960_WHITE);
  for (unsigned side = 0; side < C960_SIDE_COUNT; side++) {
    const unsigned rook = right_of(p, C960_WHITE, (c960_side)side);
    const castling_way way = castling_way_of(C960_WHITE, info->king, rook);
    info->rooks[side] = (uint8_t)rook;
    info->kinds[side] = (uint8_t)castling_kind(&way);
    info->first_move[side] = castling_is_legal(p, rook);
    info->may_stay_count[side] = list_may_stay((c960_side)side, &way, info->may_stay[side]);
  }
}

c960_result c960_start_info(uint32_t number, c960_start_info_report *info) {
  memset(info, 0, sizeof *info);
  if (number >= C960_START_COUNT) return C960_BAD_NUMBER;
  const back_rank rank = arrange(number, info->steps);
  c960_position p;
  set_up(&rank, &p);
  info->number = (uint16_t)number;
  info->mirror = (uint16_t)mirror_of(&rank);
  for (unsigned file = 0; file < FILES; file++)
    info->arrangement[file] = letter_of_type((c960_piece_type)rank.types[file]);
  info_of_castling(&p, info);
  return C960_OK;
}

unsigned c960_position_start_number(const c960_position *p) {
  back_rank rank;
  c960_position start;
  for (unsigned file = 0; file < FILES; file++) rank.types[file] = (uint8_t)type_at(p, file);
  if (rank_problems(&rank)) return C960_START_COUNT;
  set_up(&rank, &start);
  if (!c960_equal(p, &start) || p->halfmove != 0 || p->fullmove != 1) return C960_START_COUNT;
  return number_of_rank(&rank);
}
