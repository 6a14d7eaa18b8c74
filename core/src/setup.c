/* SPDX-License-Identifier: MIT */
/* From anything that may be set up to positions that can be played: validation is a list of small
 * predicates, and the only way a position is made. */
#include "setup.h"

#include "attacks.h"
#include "play.h"
#include "position.h"

#include <string.h>

#define PROBLEM(id) (1u << C960_PROBLEM_##id)

INTERNAL void put_man(c960_position *p, unsigned square, unsigned color, c960_piece_type type) {
  const set here = bit(square);
  p->colors[color] |= here;
  if (type == C960_PAWN) p->pawns |= here;
  if (type == C960_KNIGHT) p->knights |= here;
  if (type == C960_BISHOP || type == C960_QUEEN) p->diagonals |= here;
  if (type == C960_ROOK || type == C960_QUEEN) p->orthogonals |= here;
  if (type == C960_KING) p->kings |= here;
}

static bool is_man(uint8_t man) {
  return C960_MAN_COLOR(man) <= C960_BLACK && C960_MAN_TYPE(man) >= C960_PAWN &&
         C960_MAN_TYPE(man) <= C960_KING;
}

/* The boards of a setup, valid or not; rights and counters are left out. */
static c960_position boards_of(const c960_setup *setup) {
  c960_position p;
  memset(&p, 0, sizeof p);
  for (unsigned square = 0; square < 64; square++) {
    const uint8_t man = setup->board[square];
    if (is_man(man)) put_man(&p, square, C960_MAN_COLOR(man), (c960_piece_type)C960_MAN_TYPE(man));
  }
  p.turn = setup->turn & 1;
  p.en_passant = p.double_step = NO_SQUARE;
  return p;
}

static uint32_t king_problems(const c960_position *p) {
  const unsigned white = count(p->kings & p->colors[C960_WHITE]);
  const unsigned black = count(p->kings & p->colors[C960_BLACK]);
  return (white == 0 ? PROBLEM(NO_WHITE_KING) : 0) | (black == 0 ? PROBLEM(NO_BLACK_KING) : 0) |
         (white > 1 || black > 1 ? PROBLEM(TOO_MANY_KINGS) : 0);
}

static uint32_t number_problems(const c960_position *p) {
  uint32_t problems = 0;
  for (unsigned color = 0; color < 2; color++) {
    if (count(p->colors[color]) > 16) problems |= PROBLEM(TOO_MANY_PIECES);
    if (count(p->colors[color] & p->pawns) > 8) problems |= PROBLEM(TOO_MANY_PAWNS);
  }
  if (p->pawns & (RANK_1 | RANK_8)) problems |= PROBLEM(PAWN_ON_BACK_RANK);
  return problems;
}

/* Asked where the side not to move has one king. */
static uint32_t check_problems(const c960_position *p) {
  const unsigned us = turn_of(p), them = us ^ 1;
  if (count(p->kings & p->colors[them]) != 1) return 0;
  return attackers(p, king_of(p, them), us) ? PROBLEM(OPPONENT_IN_CHECK) : 0;
}

/* The king on its own first rank, not on the a- or h-file, and an own rook there on that side. */
static bool right_is_good(const c960_position *p, unsigned color, c960_side side, unsigned rook) {
  const set rank = first_rank(color), own = p->colors[color], king = p->kings & own;
  if (count(king) != 1 || !(king & rank & ~(FILE_A | FILE_H)) || rook >= 64) return false;
  return (bit(rook) & rank & own & men_of_type(p, C960_ROOK)) &&
         side_of_rook(first(king), rook) == side;
}

static uint32_t right_problems(const c960_position *p, const c960_setup *setup) {
  for (unsigned color = 0; color < 2; color++)
    for (unsigned side = 0; side < 2; side++) {
      const unsigned rook = setup->rights[color][side];
      if (rook != C960_NO_SQUARE && !right_is_good(p, color, (c960_side)side, rook))
        return PROBLEM(BAD_CASTLING_RIGHT);
    }
  return 0;
}

/* The right rank, the pawn before it, and the two squares behind that pawn empty. */
static uint32_t en_passant_problems(const c960_position *p, unsigned target) {
  if (target == C960_NO_SQUARE) return 0;
  const unsigned us = turn_of(p), them = us ^ 1;
  if (target < 64 && rank_of(target) == (us == C960_WHITE ? 5u : 2u)) {
    const set here = bit(target);
    if ((forward(here, them) & p->pawns & p->colors[them]) &&
        !(all_men(p) & (here | forward(here, us))))
      return 0;
  }
  return PROBLEM(BAD_EN_PASSANT_SQUARE);
}

uint32_t c960_setup_problems(const c960_setup *setup) {
  const c960_position p = boards_of(setup);
  if (!all_men(&p)) return PROBLEM(EMPTY_BOARD);
  return king_problems(&p) | number_problems(&p) | check_problems(&p) | right_problems(&p, setup) |
         en_passant_problems(&p, setup->en_passant);
}

static bool fields_in_range(const c960_setup *setup) {
  for (unsigned square = 0; square < 64; square++)
    if (setup->board[square] && !is_man(setup->board[square])) return false;
  return setup->turn <= C960_BLACK && setup->halfmove <= COUNTER_MAX && setup->fullmove >= 1 &&
         setup->fullmove <= COUNTER_MAX;
}

c960_result c960_setup_position(const c960_setup *setup, c960_position *p, uint32_t *problems) {
  memset(p, 0, sizeof *p);
  *problems = 0;
  if (!fields_in_range(setup)) return C960_BAD_ARGUMENT;
  *problems = c960_setup_problems(setup);
  if (*problems) return C960_BAD_POSITION;
  *p = boards_of(setup);
  for (unsigned color = 0; color < 2; color++)
    for (unsigned side = 0; side < 2; side++)
      if (setup->rights[color][side] < 64) p->rights |= bit(setup->rights[color][side]);
  p->halfmove = setup->halfmove;
  p->fullmove = setup->fullmove;
  p->double_step = setup->en_passant;
  settle_en_passant(p);
  return C960_OK;
}

void c960_position_setup(const c960_position *p, c960_setup *setup) {
  memset(setup, 0, sizeof *setup);
  for (unsigned square = 0; square < 64; square++) setup->board[square] = c960_man_at(p, square);
  setup->turn = p->turn;
  setup->en_passant = p->double_step;
  for (unsigned color = 0; color < 2; color++)
    for (unsigned side = 0; side < 2; side++)
      setup->rights[color][side] = (uint8_t)right_of(p, color, (c960_side)side);
  setup->halfmove = p->halfmove;
  setup->fullmove = p->fullmove;
}
