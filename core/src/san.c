/* SPDX-License-Identifier: MIT */
/*
 * SAN out; SAN, its close kin and UCI in. Reading has two steps: the text becomes a wish (castling to a side,
 * or a piece, what is known of its origin, a target, a promotion), which is refused with an offset where a
 * byte does not belong; then the wish is looked up among the legal moves, or explained.
 */
#include "explain.h"
#include "movegen.h"
#include "notation.h"
#include "play.h"
#include "position.h"
#include "reasons.h"
#include "text.h"

#include <string.h>

/* --- Writing --- */

/* Only legal rivals count: a pinned twin needs no telling apart. */
static char *write_origin(char *out, const c960_position *p, const c960_move_list *list,
                          c960_move move, c960_piece_type piece) {
  const unsigned from = C960_MOVE_FROM(move);
  bool rival = false, same_file = false, same_rank = false;
  for (int i = 0; i < list->count; i++) {
    const unsigned other = C960_MOVE_FROM(list->moves[i]);
    if (other == from || C960_MOVE_TO(list->moves[i]) != C960_MOVE_TO(move) ||
        C960_MOVE_FLAG(list->moves[i]) == C960_FLAG_CASTLING || type_at(p, other) != piece)
      continue;
    rival = true;
    same_file |= file_of(other) == file_of(from);
    same_rank |= rank_of(other) == rank_of(from);
  }
  if (rival && (!same_file || same_rank)) *out++ = (char)('a' + file_of(from));
  if (same_file) *out++ = (char)('1' + rank_of(from));
  return out;
}

static char *write_plain(char *out, const c960_position *p, const c960_move_list *list,
                         c960_move move) {
  const unsigned from = C960_MOVE_FROM(move), to = C960_MOVE_TO(move);
  const c960_piece_type piece = type_at(p, from);
  const c960_piece_type promotion = piece == C960_PAWN ? promotion_of(move) : C960_NO_PIECE;
  const bool capture = (all_men(p) & bit(to)) || C960_MOVE_FLAG(move) == C960_FLAG_EN_PASSANT;
  if (piece != C960_PAWN) {
    *out++ = letter_of_type(piece);
    if (piece != C960_KING) out = write_origin(out, p, list, move, piece);
  } else if (capture) {
    *out++ = (char)('a' + file_of(from));
  }
  if (capture) *out++ = 'x';
  out = write_square(out, to);
  if (promotion) {
    *out++ = '=';
    *out++ = letter_of_type(promotion);
  }
  return out;
}

INTERNAL void write_san(const c960_position *p, const c960_move_list *list, c960_move move,
                        char san[8]) {
  memset(san, 0, 8);
  char *out = san;
  if (C960_MOVE_FLAG(move) == C960_FLAG_CASTLING) {
    const bool c_side = side_of_rook(C960_MOVE_FROM(move), C960_MOVE_TO(move)) == C960_C_SIDE;
    memcpy(out, "O-O-O", c_side ? 5 : 3);
    out += c_side ? 5 : 3;
  } else {
    out = write_plain(out, p, list, move);
  }
  c960_position after;
  c960_status_report status;
  play_legal(p, move, &after);
  c960_status(&after, &status);
  if (status.check) *out = status.move_count == 0 ? '#' : '+';
}

/* --- Reading --- */

#define ANY 8 /* a file or rank that the text does not name */

typedef struct {
  bool castling;
  c960_side side;
  c960_piece_type piece; /* C960_NO_PIECE where the text names none */
  unsigned from_file, from_rank, to;
  c960_piece_type promotion;
} wish;

static char peek(const reader *r) { return r->at < r->length ? r->text[r->at] : '\0'; }

static bool next_is(reader *r, const char *set_of_bytes) {
  const char c = peek(r);
  for (; c && *set_of_bytes; set_of_bytes++)
    if (*set_of_bytes == c) {
      r->at++;
      return true;
    }
  return false;
}

/* O-O or O-O-O, with letters or zeros. */
static bool read_castling(reader *r, wish *w) {
  unsigned circles = 0;
  w->castling = true;
  while (circles < 3) {
    if (!next_is(r, "O0o")) return false;
    circles++;
    if (circles == 3 || peek(r) != '-') break;
    r->at++;
  }
  w->side = circles == 2 ? C960_G_SIDE : C960_C_SIDE;
  return circles >= 2;
}

typedef struct {
  unsigned file, rank; /* ANY where not named */
} place;

static place read_place(reader *r) {
  place at = {ANY, ANY};
  if (is_file_letter(peek(r))) at.file = (unsigned)(r->text[r->at++] - 'a');
  if (is_rank_digit(peek(r))) at.rank = (unsigned)(r->text[r->at++] - '1');
  return at;
}

/* "e4", "bd7", "1xf3", "e2-e4": a target, and before it what is told of the origin. */
static bool read_squares(reader *r, wish *w) {
  const place origin = read_place(r), none = {ANY, ANY};
  const bool from_somewhere = w->piece != C960_NO_PIECE || origin.file != ANY || origin.rank != ANY;
  const bool sign = from_somewhere && next_is(r, "x:-"), one = !sign && !is_file_letter(peek(r));
  /* A square after another, or after a sign, is the target and begins with its file. */
  const place target = one || !is_file_letter(peek(r)) ? none : read_place(r);
  const place to = one ? origin : target, from = one ? none : origin;
  if (to.file == ANY || to.rank == ANY) return false;
  w->from_file = from.file;
  w->from_rank = from.rank;
  w->to = to.rank * 8 + to.file;
  return true;
}

/* "=Q", "Q", "q", "/Q", "(Q)". */
static bool read_promotion(reader *r, wish *w) {
  const bool open = next_is(r, "("), sign = open || next_is(r, "=/");
  const c960_piece_type type = type_of_letter(peek(r));
  if (type >= C960_KNIGHT && type <= C960_QUEEN) {
    w->promotion = type;
    r->at++;
    return !open || next_is(r, ")");
  }
  return !sign;
}

static bool read_wish(reader *r, wish *w) {
  memset(w, 0, sizeof *w);
  if (peek(r) == 'O' || peek(r) == '0' || peek(r) == 'o') {
    if (!read_castling(r, w)) return false;
  } else {
    if (peek(r) >= 'A' && peek(r) <= 'Z') {
      w->piece = type_of_letter(peek(r));
      if (w->piece == C960_NO_PIECE) return false;
      r->at++;
    }
    if (!read_squares(r, w) || !read_promotion(r, w)) return false;
  }
  while (next_is(r, "+#!?")) continue;
  return r->at == r->length;
}

/* The origin that the text names in full, C960_NO_SQUARE where it does not. */
static unsigned full_origin(const wish *w) {
  return w->from_file < ANY && w->from_rank < ANY ? w->from_rank * 8 + w->from_file
                                                  : C960_NO_SQUARE;
}

/* A pawn's move without a file is straight ahead. */
static bool origin_fits(const wish *w, unsigned from) {
  const bool pawn = w->piece == C960_NO_PIECE || w->piece == C960_PAWN;
  if (w->from_rank < ANY && rank_of(from) != w->from_rank) return false;
  if (w->from_file < ANY) return file_of(from) == w->from_file;
  return !pawn || file_of(from) == file_of(w->to);
}

static c960_piece_type wished_piece(const wish *w) {
  return w->piece == C960_NO_PIECE ? C960_PAWN : w->piece;
}

static void find_candidates(const c960_position *p, const wish *w, c960_move_list *candidates) {
  c960_move_list list;
  c960_moves(p, &list);
  for (int i = 0; i < list.count; i++) {
    const c960_move move = list.moves[i];
    const unsigned from = C960_MOVE_FROM(move);
    if (C960_MOVE_TO(move) == w->to && C960_MOVE_FLAG(move) != C960_FLAG_CASTLING &&
        type_at(p, from) == wished_piece(w) && promotion_of(move) == w->promotion &&
        origin_fits(w, from))
      candidates->moves[candidates->count++] = move;
  }
}

/*
 * SAN that fits no legal move names no origin. Of the men that could be meant, the one is explained whose
 * kind of move it is, the fewest reasons first; without any such man there is no piece to speak of.
 */
static void explain_wish(const c960_position *p, set stepped, const wish *w,
                         c960_explanation *best) {
  set men = men_of_type(p, wished_piece(w)) & p->colors[turn_of(p)];
  unsigned best_score = UINT32_MAX;
  memset(best, 0, sizeof *best);
  while (men) {
    const unsigned from = take(&men);
    if (!origin_fits(w, from)) continue;
    c960_explanation explanation;
    explain_from_to(p, stepped, from, w->to, w->promotion, &explanation);
    const bool wrong_kind = explanation.reason_count &&
                            explanation.reasons[0].code == C960_REASON_NOT_A_MOVE_OF_THIS_PIECE;
    const unsigned score = explanation.reason_count + (wrong_kind ? 100u : 0);
    if (explanation.legal || score >= best_score) continue;
    best_score = score;
    *best = explanation;
  }
  if (best_score == UINT32_MAX)
    add_reason((reason_list){best->reasons, &best->reason_count}, C960_REASON_NO_PIECE,
               C960_ARTICLE_NONE);
}

static c960_result resolve_san(const c960_position *p, set stepped, const wish *w,
                               c960_reading *reading) {
  find_candidates(p, w, &reading->candidates);
  if (reading->candidates.count > 1) return C960_AMBIGUOUS_MOVE;
  if (reading->candidates.count == 0) {
    explain_wish(p, stepped, w, &reading->explanation);
    return C960_ILLEGAL_MOVE;
  }
  reading->explanation.legal = 1;
  reading->explanation.move = reading->candidates.moves[0];
  memset(&reading->candidates, 0, sizeof reading->candidates);
  return C960_OK;
}

/*
 * The origin, where the text leaves no doubt about it: named in full, unless another own man stands there; and
 * the king's, since there is one. What from-to means, castling included, is then the contract's.
 */
static unsigned certain_origin(const c960_position *p, const wish *w) {
  const unsigned us = turn_of(p), king = king_of(p, us), from = full_origin(w);
  if (w->piece == C960_KING && origin_fits(w, king)) return king;
  if (from >= 64 || w->piece == C960_NO_PIECE) return from;
  return (p->colors[us] & bit(from)) && type_at(p, from) != w->piece ? C960_NO_SQUARE : from;
}

static c960_result resolve(const c960_position *p, set stepped, const wish *w,
                           c960_reading *reading) {
  const unsigned from = w->castling ? C960_NO_SQUARE : certain_origin(p, w);
  if (w->castling)
    explain_castling(p, w->side, C960_NO_SQUARE, C960_NO_PIECE, &reading->explanation);
  else if (from < 64) explain_from_to(p, stepped, from, w->to, w->promotion, &reading->explanation);
  else return resolve_san(p, stepped, w, reading);
  return reading->explanation.legal ? C960_OK : C960_ILLEGAL_MOVE;
}

c960_result c960_move_read_in_game(const c960_position *p, uint64_t stepped, const char *text,
                                   size_t length, c960_reading *reading) {
  memset(reading, 0, sizeof *reading);
  reading->offset = C960_NO_OFFSET;
  if (length > C960_MOVE_BYTES) return C960_TOO_LONG;
  reader r = {text, length, 0};
  wish w;
  if (!read_wish(&r, &w)) {
    reading->offset = (uint32_t)r.at;
    return C960_BAD_MOVE;
  }
  return resolve(p, stepped, &w, reading);
}

c960_result c960_move_read(const c960_position *p, const char *text, size_t length,
                           c960_reading *reading) {
  return c960_move_read_in_game(p, 0, text, length, reading);
}
