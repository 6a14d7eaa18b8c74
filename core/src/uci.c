/* SPDX-License-Identifier: MIT */
/* UCI text of moves, and all that is said of a move beside its SAN. */
#include "castle.h"
#include "movegen.h"
#include "notation.h"
#include "position.h"
#include "text.h"

#include <string.h>

INTERNAL unsigned destination_of(const c960_position *p, c960_move move) {
  if (C960_MOVE_FLAG(move) != C960_FLAG_CASTLING) return C960_MOVE_TO(move);
  return castling_way_of(turn_of(p), C960_MOVE_FROM(move), C960_MOVE_TO(move)).king_to;
}

static void write_from_to(unsigned from, unsigned to, c960_piece_type promotion, char uci[6]) {
  memset(uci, 0, 6);
  char *out = write_square(write_square(uci, from), to);
  if (promotion) *out = (char)(letter_of_type(promotion) | 0x20);
}

INTERNAL void write_uci(c960_move move, char uci[6]) {
  write_from_to(C960_MOVE_FROM(move), C960_MOVE_TO(move), promotion_of(move), uci);
}

INTERNAL void write_uci_standard(const c960_position *p, c960_move move, char uci[6]) {
  const unsigned from = C960_MOVE_FROM(move), rook_file = file_of(C960_MOVE_TO(move));
  const bool standard = C960_MOVE_FLAG(move) == C960_FLAG_CASTLING && file_of(from) == 4 &&
                        (rook_file == 0 || rook_file == 7);
  if (standard) write_from_to(from, destination_of(p, move), C960_NO_PIECE, uci);
  else write_uci(move, uci);
}

static void describe_castling(const c960_position *p, c960_move_info *info) {
  const unsigned king = C960_MOVE_FROM(info->move), rook = C960_MOVE_TO(info->move);
  const castling_way way = castling_way_of(turn_of(p), king, rook);
  info->castling = 1;
  info->side = (uint8_t)side_of_rook(king, rook);
  info->kind = (uint8_t)castling_kind(&way);
  info->rook_from = (uint8_t)way.rook_from;
  info->rook_to = (uint8_t)way.rook_to;
}

static void describe(const c960_position *p, const c960_move_list *list, c960_move move,
                     c960_move_info *info) {
  const unsigned flag = C960_MOVE_FLAG(move);
  memset(info, 0, sizeof *info);
  info->move = move;
  info->from = (uint8_t)C960_MOVE_FROM(move);
  info->to = (uint8_t)destination_of(p, move);
  info->piece = (uint8_t)type_at(p, info->from);
  info->color = (uint8_t)turn_of(p);
  info->promotion = (uint8_t)promotion_of(move);
  info->en_passant = flag == C960_FLAG_EN_PASSANT;
  if (info->en_passant) info->captured = C960_PAWN;
  else if (flag == C960_FLAG_CASTLING) describe_castling(p, info);
  else info->captured = (uint8_t)type_at(p, info->to);
  write_uci(move, info->uci);
  write_uci_standard(p, move, info->uci_standard);
  write_san(p, list, move, info->san);
}

c960_result c960_move_describe(const c960_position *p, c960_move move, c960_move_info *info) {
  c960_move_list list;
  memset(info, 0, sizeof *info);
  c960_moves(p, &list);
  for (int i = 0; i < list.count; i++)
    if (list.moves[i] == move) {
      describe(p, &list, move, info);
      return C960_OK;
    }
  return C960_ILLEGAL_MOVE;
}

void c960_moves_describe(const c960_position *p, const c960_move_list *list,
                         c960_move_info infos[C960_MAX_MOVES]) {
  if (list->count > C960_MAX_MOVES) return; /* bytes that are no list */
  for (unsigned i = 0; i < list->count; i++) describe(p, list, list->moves[i], &infos[i]);
}
