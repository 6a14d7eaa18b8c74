/* SPDX-License-Identifier: MIT */
/*
 * Legal moves, directly: what stands in the way of a move being legal is found first (checkers and pins),
 * so that no move has to be tried out, but for king steps and en passant. The same code lists moves and, at
 * the last ply of a count, only counts them; it is compiled once per colour and purpose.
 */
#include "movegen.h"

#include "attacks.h"
#include "castle.h"
#include "position.h"

/* Where the moves of one position go: a list, or just their number. */
typedef struct {
  const c960_position *position;
  c960_move *next; /* NULL while counting */
  unsigned number; /* while counting */
  unsigned us;     /* a constant once inlined */
  set own, enemy, occupied;
  unsigned king;
  set checkers;
  set targets; /* where a man other than the king must go: not onto its own, and to answer a check */
  set orthogonal_pins,
      diagonal_pins; /* unions of the rays from the king to pinning men, included */
} visit;

ALWAYS_INLINE void emit(visit *v, bool listing, unsigned from, set to) {
  if (!listing) {
    v->number += count(to);
    return;
  }
  while (to) *v->next++ = C960_MOVE(from, take(&to), C960_FLAG_NONE);
}

/* Sliders of the enemy on the king's lines: nothing between is a check, one man between a pin. */
ALWAYS_INLINE void look_along(visit *v, set sliders, set *pins, set *answers) {
  while (sliders) {
    const unsigned slider = take(&sliders);
    const set ray = between(v->king, slider), men = ray & v->occupied;
    if (!men) {
      v->checkers |= bit(slider);
      *answers = ray | bit(slider);
    } else if (!(men & (men - 1))) {
      *pins |= ray | bit(slider);
    }
  }
}

ALWAYS_INLINE void find_checks_and_pins(visit *v) {
  const c960_position *p = v->position;
  set answers = 0;
  v->checkers = v->enemy & ((knight_steps[v->king] & p->knights) |
                            (pawn_attacks(bit(v->king), v->us) & p->pawns));
  if (v->checkers) answers = v->checkers;
  v->orthogonal_pins = v->diagonal_pins = 0;
  look_along(v, orthogonal_lines(v->king) & p->orthogonals & v->enemy, &v->orthogonal_pins,
             &answers);
  look_along(v, diagonal_lines(v->king) & p->diagonals & v->enemy, &v->diagonal_pins, &answers);
  v->targets = ~v->own;
  if (v->checkers) v->targets &= v->checkers & (v->checkers - 1) ? 0 : answers;
}

/* King steps that stay out of every attack; the king does not shield the squares behind it. */
ALWAYS_INLINE set safe_king_steps(const visit *v) {
  const c960_position *p = v->position;
  const unsigned them = v->us ^ 1;
  set steps = king_steps[v->king] & ~v->own & ~pawn_attacks(p->pawns & v->enemy, them);
  const set enemy_king = p->kings & v->enemy;
  if (enemy_king) steps &= ~king_steps[first(enemy_king)];
  for (set knights = p->knights & v->enemy; knights;) steps &= ~knight_steps[take(&knights)];
  const set orthogonals = p->orthogonals & v->enemy, diagonals = p->diagonals & v->enemy;
  const set occupied = v->occupied ^ bit(v->king);
  for (set left = steps; left;) {
    const unsigned to = take(&left);
    if (((orthogonal_lines(to) & orthogonals) &&
         (orthogonal_attacks(to, occupied) & orthogonals)) ||
        ((diagonal_lines(to) & diagonals) && (diagonal_attacks(to, occupied) & diagonals)))
      steps ^= bit(to);
  }
  return steps;
}

ALWAYS_INLINE void knight_moves(visit *v, bool listing) {
  set knights = v->position->knights & v->own & ~(v->orthogonal_pins | v->diagonal_pins);
  while (knights) {
    const unsigned from = take(&knights);
    emit(v, listing, from, knight_steps[from] & v->targets);
  }
}

/* Bishops, and queens moving as one. A man pinned along a line moves along that line alone; the union of
 * all rays will do, since what a pinned bishop reaches elsewhere meets no other ray. Rooks alike. */
ALWAYS_INLINE void diagonal_moves(visit *v, bool listing) {
  const set men = v->position->diagonals & v->own & ~v->orthogonal_pins;
  set pinned = men & v->diagonal_pins;
  for (set free = men ^ pinned; free;) {
    const unsigned from = take(&free);
    emit(v, listing, from, diagonal_attacks(from, v->occupied) & v->targets);
  }
  while (pinned) {
    const unsigned from = take(&pinned);
    emit(v, listing, from, diagonal_attacks(from, v->occupied) & v->targets & v->diagonal_pins);
  }
}

ALWAYS_INLINE void orthogonal_moves(visit *v, bool listing) {
  const set men = v->position->orthogonals & v->own & ~v->diagonal_pins;
  set pinned = men & v->orthogonal_pins;
  for (set free = men ^ pinned; free;) {
    const unsigned from = take(&free);
    emit(v, listing, from, orthogonal_attacks(from, v->occupied) & v->targets);
  }
  while (pinned) {
    const unsigned from = take(&pinned);
    emit(v, listing, from, orthogonal_attacks(from, v->occupied) & v->targets & v->orthogonal_pins);
  }
}

/* Pawn moves that all go the same way: `back` squares from target to origin. */
ALWAYS_INLINE void emit_pawns(visit *v, bool listing, set targets, int back, unsigned flag) {
  const set promoting = targets & last_rank(v->us);
  if (!listing) {
    v->number += count(targets) + 3 * count(promoting);
    return;
  }
  for (set plain = targets ^ promoting; plain;) {
    const unsigned to = take(&plain);
    *v->next++ = C960_MOVE((unsigned)((int)to + back), to, flag);
  }
  for (set left = promoting; left;) {
    const unsigned to = take(&left), from = (unsigned)((int)to + back);
    for (unsigned piece = C960_FLAG_QUEEN; piece <= C960_FLAG_KNIGHT; piece++)
      *v->next++ = C960_MOVE(from, to, piece);
  }
}

ALWAYS_INLINE void pawn_moves(visit *v, bool listing) {
  const unsigned us = v->us;
  const int down = us == C960_WHITE ? -8 : 8;
  const set pawns = v->position->pawns & v->own, empty = ~v->occupied;
  const set ahead = pawns & ~v->diagonal_pins, aslant = pawns & ~v->orthogonal_pins;
  const set on_file = ahead & v->orthogonal_pins, on_diagonal = aslant & v->diagonal_pins;
  const set steps =
      (forward(ahead ^ on_file, us) | (forward(on_file, us) & v->orthogonal_pins)) & empty;
  const set doubles = forward(steps & (us == C960_WHITE ? RANK_3 : RANK_6), us) & empty;
  emit_pawns(v, listing, steps & v->targets, down, C960_FLAG_NONE);
  emit_pawns(v, listing, doubles & v->targets, 2 * down, C960_FLAG_DOUBLE_STEP);
  const set victims = v->enemy & v->targets, free = aslant ^ on_diagonal;
  const set to_a =
      pawn_captures_a(free, us) | (pawn_captures_a(on_diagonal, us) & v->diagonal_pins);
  const set to_h =
      pawn_captures_h(free, us) | (pawn_captures_h(on_diagonal, us) & v->diagonal_pins);
  emit_pawns(v, listing, to_a & victims, down + 1, C960_FLAG_NONE);
  emit_pawns(v, listing, to_h & victims, down - 1, C960_FLAG_NONE);
}

/* En passant takes two men off their squares at once, so each capture is looked at on the board after it. */
SMALL INTERNAL set en_passant_takers(const c960_position *p) {
  const unsigned us = turn_of(p), them = us ^ 1, target = p->double_step;
  if (target >= 64) return 0;
  const set victim = forward(bit(target), them);
  set takers = 0, candidates = pawn_attacks(bit(target), them) & p->pawns & p->colors[us];
  while (candidates) {
    const unsigned from = take(&candidates);
    const set occupied = (all_men(p) & ~(victim | bit(from))) | bit(target);
    if (!attackers_then(p, king_of(p, us), p->colors[them] & ~victim, them, occupied))
      takers |= bit(from);
  }
  return takers;
}

ALWAYS_INLINE void en_passant_moves(visit *v, bool listing) {
  const c960_position *p = v->position;
  if (p->double_step >= 64 || !(pawn_attacks(bit(p->double_step), v->us ^ 1) & p->pawns & v->own))
    return;
  set takers = en_passant_takers(p);
  if (!listing) v->number += count(takers);
  else
    while (takers) *v->next++ = C960_MOVE(take(&takers), p->double_step, C960_FLAG_EN_PASSANT);
}

/* A rook pinned along the rank is what shields its king: no castling leaves it safe. */
ALWAYS_INLINE void castling_moves(visit *v, bool listing) {
  const c960_position *p = v->position;
  set rooks = p->rights & v->own & p->orthogonals & ~p->diagonals & ~v->orthogonal_pins;
  while (rooks) {
    const unsigned rook = take(&rooks);
    if (!castling_is_legal(v->position, rook)) continue;
    if (listing) *v->next++ = C960_MOVE(v->king, rook, C960_FLAG_CASTLING);
    else v->number++;
  }
}

ALWAYS_INLINE void visit_moves(visit *v, const c960_position *p, unsigned us, bool listing) {
  v->position = p;
  v->us = us;
  v->own = p->colors[us];
  v->enemy = p->colors[us ^ 1];
  v->occupied = v->own | v->enemy;
  v->king = king_of(p, us);
  find_checks_and_pins(v);
  emit(v, listing, v->king, safe_king_steps(v));
  if (!v->targets) return; /* a double check: only the king moves */
  knight_moves(v, listing);
  diagonal_moves(v, listing);
  orthogonal_moves(v, listing);
  pawn_moves(v, listing);
  en_passant_moves(v, listing);
  if (!v->checkers) castling_moves(v, listing);
}

static unsigned count_white(const c960_position *p) {
  visit v = {0};
  visit_moves(&v, p, C960_WHITE, false);
  return v.number;
}

static unsigned count_black(const c960_position *p) {
  visit v = {0};
  visit_moves(&v, p, C960_BLACK, false);
  return v.number;
}

/* A list fits the moves of 16 men of one kind each, a king among them. Bytes that are no position might ask
 * for more; they get none. */
static bool list_would_fit(const c960_position *p) {
  const set own = p->colors[turn_of(p)], sliders = p->diagonals | p->orthogonals;
  const set twice = (p->pawns & (p->knights | sliders | p->kings)) |
                    (p->knights & (sliders | p->kings)) | (p->kings & sliders);
  return count(own) <= 16 && (own & p->kings) && !(own & twice);
}

INTERNAL unsigned count_moves(const c960_position *p) {
  return turn_of(p) == C960_WHITE ? count_white(p) : count_black(p);
}

SMALL INTERNAL void generate_moves(const c960_position *p, c960_move_list *list) {
  list->count = 0;
  if (!list_would_fit(p)) return;
  visit v = {.next = list->moves};
  visit_moves(&v, p, turn_of(p), true);
  list->count = (uint16_t)(v.next - list->moves);
}

/* Insertion: lists are short and nearly in order, man by man. */
SMALL static void sort_moves(c960_move_list *list) {
  for (int i = 1; i < list->count; i++) {
    const c960_move move = list->moves[i];
    int j = i - 1;
    for (; j >= 0 && list->moves[j] > move; j--) list->moves[j + 1] = list->moves[j];
    list->moves[j + 1] = move;
  }
}

void c960_moves(const c960_position *p, c960_move_list *list) {
  generate_moves(p, list);
  sort_moves(list);
}

unsigned c960_move_count(const c960_position *p) { return count_moves(p); }

SMALL INTERNAL bool move_is_legal(const c960_position *p, c960_move move) {
  c960_move_list list;
  generate_moves(p, &list);
  for (int i = 0; i < list.count; i++)
    if (list.moves[i] == move) return true;
  return false;
}
