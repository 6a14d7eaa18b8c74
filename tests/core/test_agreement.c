/* SPDX-License-Identifier: MIT */
/*
 * Explaining and generating agree: over all from-to-promotion triples of every position of
 * legal_moves, a triple has no reason exactly where it names a legal move, castling in either
 * spelling.
 */
#include "check.h"
#include "data.h"
#include "text.h"

#include <string.h>

enum { NONE = 0xffff };

static const c960_piece_type promotions[5] = {C960_NO_PIECE, C960_QUEEN, C960_ROOK, C960_BISHOP,
                                              C960_KNIGHT};

static c960_position position;
static c960_move meant[64][64][5]; /* the legal move that a triple names, or NONE */

static void name(unsigned from, unsigned to, unsigned promotion, c960_move move) {
  check(meant[from][to][promotion] == NONE, "%s%s names two moves", square_name(from),
        square_name(to));
  meant[from][to][promotion] = move;
}

static void name_castling(c960_move move) {
  const unsigned king = C960_MOVE_FROM(move), rook = C960_MOVE_TO(move);
  const unsigned to = (king & 56) + (rook > king ? 6 : 2);
  const unsigned way = to > king ? to - king : king - to;
  name(king, rook, 0, move);
  if (way >= 2 && to != rook) name(king, to, 0, move);
}

static void name_move(c960_move move) {
  const unsigned flag = C960_MOVE_FLAG(move);
  if (flag == C960_FLAG_CASTLING) name_castling(move);
  else name(C960_MOVE_FROM(move), C960_MOVE_TO(move), flag >= C960_FLAG_QUEEN ? flag - 3 : 0, move);
}

static bool well_formed(const c960_explanation *e) {
  bool good =
      e->reason_count <= C960_MAX_REASONS && (e->legal ? e->reason_count == 0 : e->move == 0);
  for (unsigned i = 0; good && i < e->reason_count; i++) {
    const c960_reason *r = &e->reasons[i];
    good = r->code < C960_REASON_COUNT && r->article < C960_ARTICLE_COUNT && r->square_count >= 1 &&
           r->square_count <= 8 && r->by_count <= 16 && r->code != C960_REASON_EN_PASSANT_EXPIRED &&
           (i == 0 || e->reasons[i - 1].code < r->code);
  }
  return good;
}

static void check_triple(unsigned from, unsigned to, unsigned promotion) {
  const c960_move expected = meant[from][to][promotion];
  c960_explanation e;
  const c960_result result = c960_explain(&position, from, to, promotions[promotion], &e);
  const bool legal = expected != NONE;
  if (result == C960_OK && e.legal == legal && (e.reason_count == 0) == legal &&
      (!legal || e.move == expected) && well_formed(&e))
    return;
  check(false, "%s%s %s: result %u, legal %u (should be %u), move %04x, reasons: %s",
        square_name(from), square_name(to), c960_code_name(C960_PIECE, promotions[promotion]),
        result, e.legal, legal, e.move, text_reasons(e.reasons, e.reason_count).words);
}

static void check_row(const cJSON *row) {
  c960_move_list list;
  if (!read_fen(data_text(row, "fen"), &position)) return;
  memset(meant, 0xff, sizeof meant);
  c960_moves(&position, &list);
  for (unsigned i = 0; i < list.count; i++) name_move(list.moves[i]);
  for (unsigned from = 0; from < 64; from++)
    for (unsigned to = 0; to < 64; to++)
      for (unsigned promotion = 0; promotion < 5; promotion++) check_triple(from, to, promotion);
}

static void a_triple_has_no_reason_just_where_it_names_a_legal_move(void) {
  data_rows("legal_moves.jsonl", 2121, check_row);
}

static const check_case cases[] = {
    {"a from-to-promotion triple has no reason just where it names a legal move",
     a_triple_has_no_reason_just_where_it_names_a_legal_move},
};

int main(void) { return check_run("agreement", cases, sizeof cases / sizeof *cases); }
