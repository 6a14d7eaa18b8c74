/* SPDX-License-Identifier: MIT */
/*
 * Why a move is not legal: all the reasons, in the order of the codes. What stands alone, what joins what, and
 * what each reason's squares are is the contract of c960.d.ts; castling's own reasons are in castle.c. Legal
 * is what has no reason, and a test proves that the generator agrees on every from-to-promotion triple.
 */
#include "explain.h"

#include "attacks.h"
#include "castle.h"
#include "play.h"
#include "position.h"
#include "reasons.h"

#include <string.h>

typedef struct {
  const c960_position *position;
  unsigned us, them, from, to;
  c960_piece_type piece, promotion;
  reason_list reasons;
  bool en_passant;
  set stepped; /* pawns whose own last move was a double step */
} inquiry;

static void object(const inquiry *q, c960_reason_code code, c960_article article) {
  add_square(add_reason(q->reasons, code, article), q->to);
}

static bool own_on(const inquiry *q, unsigned square) {
  return q->position->colors[q->us] & bit(square);
}
static bool enemy_on(const inquiry *q, unsigned square) {
  return q->position->colors[q->them] & bit(square);
}

static c960_article article_of_moving(c960_piece_type piece) {
  static const uint8_t articles[C960_PIECE_COUNT] = {
      C960_ARTICLE_NONE, C960_ARTICLE_PAWN,  C960_ARTICLE_KNIGHT, C960_ARTICLE_BISHOP,
      C960_ARTICLE_ROOK, C960_ARTICLE_QUEEN, C960_ARTICLE_KING};
  return (c960_article)articles[piece];
}

/* Where the piece could go on an empty board, pawns aside. */
static set geometry(c960_piece_type piece, unsigned from) {
  switch (piece) {
  case C960_KNIGHT: return knight_steps[from];
  case C960_BISHOP: return diagonal_lines(from);
  case C960_ROOK: return orthogonal_lines(from) & ~bit(from);
  case C960_QUEEN: return diagonal_lines(from) | (orthogonal_lines(from) & ~bit(from));
  case C960_KING: return king_steps[from];
  default: return 0;
  }
}

static bool pawn_goes_ahead(const inquiry *q) { return file_of(q->from) == file_of(q->to); }

static bool pawn_geometry(const inquiry *q) {
  const set from = bit(q->from), to = bit(q->to), step = forward(from, q->us);
  const set home = forward(first_rank(q->us), q->us);
  return to & (step | pawn_attacks(from, q->us) | forward(from & home ? step : 0, q->us));
}

static bool is_a_move_of_the_piece(const inquiry *q) {
  return q->piece == C960_PAWN ? pawn_geometry(q) : (geometry(q->piece, q->from) & bit(q->to)) != 0;
}

static void object_to_pawn_ahead(const inquiry *q) {
  const set way = between(q->from, q->to) & all_men(q->position);
  if (own_on(q, q->to)) object(q, C960_REASON_OWN_PIECE_ON_TARGET, C960_ARTICLE_OWN_PIECE);
  if (way)
    add_travelled(add_reason(q->reasons, C960_REASON_PATH_BLOCKED, C960_ARTICLE_PAWN_DOUBLE_STEP),
                  q->from, way);
  if (enemy_on(q, q->to)) object(q, C960_REASON_PAWN_CANNOT_CAPTURE_AHEAD, C960_ARTICLE_PAWN_STEP);
}

static void object_to_pawn_aslant(const inquiry *q) {
  const set beside = forward(bit(q->to), q->them); /* the pawn, on the target's file */
  if (own_on(q, q->to)) object(q, C960_REASON_OWN_PIECE_ON_TARGET, C960_ARTICLE_OWN_PIECE);
  else if (!enemy_on(q, q->to) && !q->en_passant && (q->stepped & beside))
    object(q, C960_REASON_EN_PASSANT_EXPIRED, C960_ARTICLE_EN_PASSANT);
  else if (!enemy_on(q, q->to) && !q->en_passant)
    object(q, C960_REASON_PAWN_NEEDS_A_CAPTURE, C960_ARTICLE_PAWN_CAPTURE);
}

static void object_to_piece(const inquiry *q) {
  const set way = between(q->from, q->to) & all_men(q->position);
  if (own_on(q, q->to)) object(q, C960_REASON_OWN_PIECE_ON_TARGET, C960_ARTICLE_OWN_PIECE);
  if (enemy_on(q, q->to) && (q->position->kings & bit(q->to)))
    object(q, C960_REASON_CAPTURES_KING, C960_ARTICLE_KING_CAPTURE);
  if (way && q->piece != C960_KNIGHT)
    add_travelled(add_reason(q->reasons, C960_REASON_PATH_BLOCKED, C960_ARTICLE_JUMP), q->from,
                  way);
}

static bool promotes(const inquiry *q) {
  return q->piece == C960_PAWN && (bit(q->to) & last_rank(q->us));
}

/* The move as the generator would write it, whichever piece a promotion that names none would get. */
static c960_move move_of(const inquiry *q) {
  static const uint8_t flags[C960_PIECE_COUNT] = {
      C960_FLAG_QUEEN, C960_FLAG_NONE,  C960_FLAG_KNIGHT, C960_FLAG_BISHOP,
      C960_FLAG_ROOK,  C960_FLAG_QUEEN, C960_FLAG_NONE};
  unsigned flag = C960_FLAG_NONE;
  if (promotes(q)) flag = flags[q->promotion];
  else if (q->en_passant) flag = C960_FLAG_EN_PASSANT;
  else if (q->piece == C960_PAWN && between(q->from, q->to) && pawn_goes_ahead(q))
    flag = C960_FLAG_DOUBLE_STEP;
  return C960_MOVE(q->from, q->to, flag);
}

/* Asked of a move to which nothing else objects (3.9.2). */
static void object_to_check(const inquiry *q) {
  c960_position after;
  play_legal(q->position, move_of(q), &after);
  const unsigned king = king_of(&after, q->us);
  const set by = attackers(&after, king, q->them);
  if (!by) return;
  c960_reason *reason =
      add_reason(q->reasons, C960_REASON_LEAVES_KING_IN_CHECK, C960_ARTICLE_KING_SAFETY);
  add_square(reason, king);
  add_by(reason, by);
}

static void object_to_plain_move(const inquiry *q) {
  if (!is_a_move_of_the_piece(q)) {
    object(q, C960_REASON_NOT_A_MOVE_OF_THIS_PIECE, article_of_moving(q->piece));
    return;
  }
  if (q->piece != C960_PAWN) object_to_piece(q);
  else if (pawn_goes_ahead(q)) object_to_pawn_ahead(q);
  else object_to_pawn_aslant(q);
  if (q->promotion && !promotes(q))
    object(q, C960_REASON_PROMOTION_NOT_ALLOWED, C960_ARTICLE_PROMOTION);
  if (*q->reasons.count) return;
  if (!q->promotion && promotes(q))
    object(q, C960_REASON_PROMOTION_MISSING, C960_ARTICLE_PROMOTION);
  object_to_check(q);
}

/* What from-to means for a king: rules (1) and (2) of the contract. */
static bool means_castling(const inquiry *q, c960_side *side, unsigned *rook) {
  const set rank = first_rank(q->us), rooks = men_of_type(q->position, C960_ROOK);
  if (q->piece != C960_KING || !(bit(q->from) & rank) || !(bit(q->to) & rank)) return false;
  *rook = C960_NO_SQUARE; /* whichever has the right */
  if (own_on(q, q->to) && (rooks & bit(q->to))) {
    *rook = q->to;
    *side = side_of_rook(q->from, q->to);
    return true;
  }
  const unsigned file = file_of(q->to);
  const bool far = q->from > q->to + 1 || q->to > q->from + 1;
  *side = file == 2 ? C960_C_SIDE : C960_G_SIDE;
  return far && (file == 2 || file == 6);
}

/* Castling with a certain rook, or, for C960_NO_SQUARE, with the one that has the right. */
static void castle(const c960_position *p, c960_side side, unsigned with, unsigned target,
                   c960_piece_type promotion, c960_explanation *explanation) {
  const unsigned us = turn_of(p), king = king_of(p, us), rook = right_of(p, us, side);
  const reason_list reasons = {explanation->reasons, &explanation->reason_count};
  if (promotion)
    add_square(add_reason(reasons, C960_REASON_PROMOTION_NOT_ALLOWED, C960_ARTICLE_PROMOTION),
               target);
  if (rook == C960_NO_SQUARE || (with != C960_NO_SQUARE && with != rook))
    add_square(add_reason(reasons, C960_REASON_RIGHT_LOST, C960_ARTICLE_RIGHT_LOST), king);
  else castling_reasons(p, us, rook, reasons);
  if (explanation->reason_count) return;
  explanation->legal = 1;
  explanation->move = C960_MOVE(king, rook, C960_FLAG_CASTLING);
}

INTERNAL void explain_castling(const c960_position *p, c960_side side, unsigned target,
                               c960_piece_type promotion, c960_explanation *explanation) {
  memset(explanation, 0, sizeof *explanation);
  castle(p, side, C960_NO_SQUARE, target, promotion, explanation);
}

INTERNAL void explain_from_to(const c960_position *p, set stepped, unsigned from, unsigned to,
                              c960_piece_type promotion, c960_explanation *explanation) {
  memset(explanation, 0, sizeof *explanation);
  const unsigned us = turn_of(p);
  inquiry q = {.position = p, .us = us, .them = us ^ 1, .from = from, .to = to};
  q.piece = type_at(p, from);
  q.promotion = promotion;
  q.stepped = stepped & p->colors[q.them] & p->pawns;
  q.reasons = (reason_list){explanation->reasons, &explanation->reason_count};
  q.en_passant = q.piece == C960_PAWN && to == p->double_step && !pawn_goes_ahead(&q);
  if (!own_on(&q, from)) {
    const bool none = q.piece == C960_NO_PIECE;
    add_square(add_reason(q.reasons, none ? C960_REASON_NO_PIECE : C960_REASON_NOT_YOUR_PIECE,
                          none ? C960_ARTICLE_NONE : C960_ARTICLE_TURN),
               from);
    return;
  }
  c960_side side;
  unsigned rook;
  if (means_castling(&q, &side, &rook)) {
    castle(p, side, rook, to, promotion, explanation);
    return;
  }
  object_to_plain_move(&q);
  if (*q.reasons.count) return;
  explanation->legal = 1;
  explanation->move = move_of(&q);
}

c960_result c960_explain_in_game(const c960_position *p, uint64_t stepped, unsigned from,
                                 unsigned to, c960_piece_type promotion,
                                 c960_explanation *explanation) {
  memset(explanation, 0, sizeof *explanation);
  if (from >= 64 || to >= 64) return C960_BAD_SQUARE;
  if (promotion != C960_NO_PIECE && (promotion < C960_KNIGHT || promotion > C960_QUEEN))
    return C960_BAD_ARGUMENT;
  explain_from_to(p, stepped, from, to, promotion, explanation);
  return C960_OK;
}

c960_result c960_explain(const c960_position *p, unsigned from, unsigned to,
                         c960_piece_type promotion, c960_explanation *explanation) {
  return c960_explain_in_game(p, 0, from, to, promotion, explanation);
}
