/* SPDX-License-Identifier: MIT */
/*
 * A proof that a side can never give mate, from where each man can ever get to between the pawns.
 *
 * A scene is where the pawns stand, together with, for every other man, a set of squares that holds every
 * square it can ever be on while the pawns stand so. Within a scene the sets grow until they are closed: a
 * man goes on from any square of its set, through squares that are not occupied for as long as the scene
 * lasts (by pawns, and by men that can neither move nor be captured), to squares that are not held so by its
 * own side. An enemy man whose set is met may have been captured. A king never enters what enemy pawns guard,
 * or enemy men that stay where they are, over squares where nobody ever stands. Wherever a pawn may move,
 * capture, be captured or promote, another scene begins, its sets as they are but for what that move changes;
 * a scene that is reached in several ways takes the union. What is promoted is one man of each colour, of
 * which there may be any number, each queen and knight at once.
 *
 * No legal game leaves the scenes, by induction over its moves, each of which has its rule here; castling and
 * an en passant capture that is open at once are put into the first scene. All only ever grows, so it ends.
 * In each scene trials.c looks for a mate that the sets allow; where none is left in any, there is no mate.
 *
 * What is too much to look through is not proven; nothing here ever claims that there is a mate.
 */
#include "walls.h"
#include "attacks.h"
#include "position.h"

#include <string.h>

#define MOST_SCENES 256u  /* pawn structures looked at */
#define MOST_VISITS 1024u /* the same structure with larger sets is looked at again */

/* --- Moving sets ----------------------------------------------------------------------------------------- */

/* All that is met in the directions of bishops (the last four), rooks (the first) or queens from any of some
 * squares, up to and with the first square that is not free. A step is a rotation; the masks keep it from going
 * around the edge of the board. */
static set sweep(set squares, unsigned kind, set free) {
  static const uint8_t steps[8] = {1, 63, 8, 56, 7, 9, 55, 57};
  static const set boards[8] = {~FILE_A,
                                ~FILE_H,
                                ~RANK_1,
                                ~RANK_8,
                                ~(FILE_H | RANK_1),
                                ~(FILE_A | RANK_1),
                                ~(FILE_H | RANK_8),
                                ~(FILE_A | RANK_8)};
  set all = 0;
  for (unsigned i = kind == C960_BISHOP ? 4 : 0; i < (kind == C960_ROOK ? 4 : 8); i++) {
    set met = 0;
    for (set from = squares; from; from &= free) {
      from = (from << steps[i] | from >> (64 - steps[i])) & boards[i] & ~met;
      met |= from;
    }
    all |= met;
  }
  return all;
}

static set jumps(set from, const uint64_t steps[64]) {
  set met = 0;
  while (from) met |= steps[take(&from)];
  return met;
}

INTERNAL set attacks_of_kind(unsigned kind, set from, set occupied) {
  if (kind == C960_KNIGHT) return jumps(from, knight_steps);
  if (kind == C960_KING) return jumps(from, king_steps);
  return sweep(from, kind, ~occupied) | (kind == ANY_KIND ? jumps(from, knight_steps) : 0);
}

/* --- Within a scene -------------------------------------------------------------------------------------- */

INTERNAL bool stays(const scene *s, unsigned slot) {
  return !(s->gone >> slot & 1) && !(s->reach[slot] & (s->reach[slot] - 1));
}

static outlook look(const survey *v, const scene *s) {
  outlook o = {.held = {s->pawns[0], s->pawns[1]}};
  o.anyone = s->pawns[0] | s->pawns[1];
  for (unsigned i = 0; i < v->number; i++) {
    o.anyone |= s->reach[i];
    if (stays(s, i)) o.held[v->color[i]] |= s->reach[i];
  }
  o.fixed = o.held[0] | o.held[1];
  for (unsigned c = 0; c < 2; c++) o.guarded[c] = pawn_attacks(s->pawns[c], c);
  for (unsigned i = 0; i < v->number; i++)
    if (stays(s, i)) o.guarded[v->color[i]] |= attacks_of_kind(v->type[i], s->reach[i], o.anyone);
  return o;
}

/* Where a man may go, squares of enemy pawns included. */
static set may_enter(const survey *v, const scene *s, const outlook *o, unsigned slot) {
  const unsigned us = v->color[slot], their_king = v->king[us ^ 1];
  set squares = attacks_of_kind(v->type[slot], s->reach[slot], o->fixed) & ~o->held[us];
  if (v->type[slot] == C960_KING) squares &= ~o->guarded[us ^ 1];
  if (stays(s, their_king)) squares &= ~s->reach[their_king];
  return squares;
}

static bool grow(const survey *v, scene *s, const outlook *o, unsigned slot) {
  const unsigned them = v->color[slot] ^ 1u;
  const set squares = may_enter(v, s, o, slot) & ~s->pawns[them];
  uint32_t gone = s->gone;
  for (unsigned i = 0; i < v->number; i++)
    if (v->color[i] == them && v->type[i] != C960_KING && (s->reach[i] & squares)) gone |= 1u << i;
  if (gone == s->gone && !(squares & ~s->reach[slot])) return false;
  s->gone = gone;
  s->reach[slot] |= squares;
  return true;
}

static outlook close_scene(const survey *v, scene *s) {
  for (;;) {
    const outlook o = look(v, s);
    bool changed = false;
    for (unsigned i = 0; i < v->number; i++) changed |= grow(v, s, &o, i);
    if (!changed) return o;
  }
}

/* --- From scene to scene --------------------------------------------------------------------------------- */

/* The notes are bytes: scenes are copied out and in. */
static uint8_t *note_of(const survey *v, unsigned index) {
  return (uint8_t *)v->notes->nodes + index * sizeof(scene);
}

/* The scene with these pawns, or the number of scenes. */
static unsigned find_scene(const survey *v, const set pawns[2]) {
  unsigned i = 0;
  while (i < v->scenes && memcmp(note_of(v, i), pawns, 2 * sizeof *pawns) != 0) i++;
  return i;
}

static bool join(scene *s, const scene *with, unsigned number) {
  const scene before = *s;
  for (unsigned i = 0; i < number; i++) s->reach[i] |= with->reach[i];
  s->arrived |= with->arrived;
  s->gone |= with->gone;
  return memcmp(&before, s, sizeof before) != 0;
}

/* Adds a scene. Where a man that is surely there has no square left, the move before was none. */
static void begin_scene(survey *v, const scene *with) {
  scene next = *with, old;
  for (unsigned i = 0; i < v->number; i++) {
    next.reach[i] &= ~(next.pawns[0] | next.pawns[1]);
    if (!next.reach[i] && !(next.gone >> i & 1)) return;
  }
  next.open = 1;
  const unsigned index = find_scene(v, next.pawns);
  if (index == MOST_SCENES) {
    v->too_much = true;
  } else if (index == v->scenes) {
    memcpy(note_of(v, v->scenes++), &next, sizeof next);
  } else {
    memcpy(&old, note_of(v, index), sizeof old);
    if (!join(&old, &next, v->number)) return;
    old.open = 1;
    memcpy(note_of(v, index), &old, sizeof old);
  }
}

static unsigned promoted_slot(const survey *v, unsigned color) { return v->number - 2 + color; }

/* A pawn goes to a square, off which any enemy pawn has been taken; or is promoted there. */
static void pawn_goes(survey *v, const scene *s, unsigned us, set from, set to) {
  scene next = *s;
  next.pawns[us] &= ~from;
  next.pawns[us ^ 1] &= ~to;
  next.arrived = to;
  if (to & last_rank(us)) next.reach[promoted_slot(v, us)] |= to;
  else next.pawns[us] |= to;
  begin_scene(v, &next);
}

static void pawn_captures(survey *v, const scene *s, unsigned us, set from, set to) {
  if (s->pawns[us ^ 1] & to) pawn_goes(v, s, us, from, to);
  for (unsigned i = 0; i < v->number; i++) {
    if (v->color[i] == us || v->type[i] == C960_KING || !(s->reach[i] & to)) continue;
    scene next = *s;
    if (!is_promoted(v, i)) next.reach[i] = 0;
    next.gone |= 1u << i;
    pawn_goes(v, &next, us, from, to);
  }
}

/* A double step is two steps here, and a capture in passing one that comes between them: what can be after the
 * one can be after the other. */
static void pawns_move(survey *v, const scene *s, const outlook *o, unsigned us) {
  for (set pawns = s->pawns[us]; pawns;) {
    const set from = bit(take(&pawns)), to = forward(from, us) & ~o->fixed;
    if (to) pawn_goes(v, s, us, from, to);
    for (set targets = pawn_attacks(from, us); targets;)
      pawn_captures(v, s, us, from, bit(take(&targets)));
  }
}

static void men_take_pawns(survey *v, const scene *s, const outlook *o, unsigned slot) {
  const unsigned them = v->color[slot] ^ 1u;
  for (set pawns = may_enter(v, s, o, slot) & s->pawns[them]; pawns;) {
    const set square = bit(take(&pawns));
    scene next = *s;
    next.pawns[them] &= ~square;
    next.arrived = 0;
    next.reach[slot] = is_promoted(v, slot) ? next.reach[slot] | square : square;
    begin_scene(v, &next);
  }
}

/* --- The proof ------------------------------------------------------------------------------------------- */

static void add_slot(survey *v, scene *s, unsigned color, unsigned type, set reach) {
  if (type == C960_KING) v->king[color] = v->number;
  if (!reach) s->gone |= 1u << v->number;
  v->color[v->number] = (uint8_t)color;
  v->type[v->number] = (uint8_t)type;
  s->reach[v->number++] = reach;
}

static void list_men(survey *v, scene *s, const c960_position *p) {
  for (set men = all_men(p) & ~p->pawns; men;) {
    const unsigned square = take(&men);
    add_slot(v, s, p->colors[C960_BLACK] >> square & 1, type_at(p, square), bit(square));
  }
  add_slot(v, s, C960_WHITE, ANY_KIND, 0);
  add_slot(v, s, C960_BLACK, ANY_KIND, 0);
  for (unsigned c = 0; c < 2; c++) s->pawns[c] = p->pawns & p->colors[c];
}

/* King and rook may be where castling takes them: on the c- or g-file and on the d- or f-file. */
static void add_castlings(const survey *v, scene *s, const c960_position *p) {
  for (unsigned i = 0; i < v->number; i++) {
    const unsigned color = v->color[i];
    if (s->reach[i] & p->rights) s->reach[i] |= first_rank(color) & (FILE_A << 3 | FILE_A << 5);
    if (i == v->king[color] && (p->rights & p->colors[color]))
      s->reach[i] |= first_rank(color) & (FILE_A << 2 | FILE_A << 6);
  }
}

/* The captures in passing that are open at once. */
static void capture_in_passing(survey *v, const scene *s, const c960_position *p) {
  const unsigned us = turn_of(p), them = us ^ 1;
  const set target = bit(p->en_passant);
  scene next = *s;
  next.pawns[them] &= ~forward(target, them);
  for (set takers = pawn_attacks(target, them) & s->pawns[us]; takers;)
    pawn_goes(v, &next, us, bit(take(&takers)), target);
}

/* Closes a scene and begins those that follow; false where a mate may be left. */
static bool visit_scene(survey *v, unsigned index, mating_goal *goal) {
  scene s;
  memcpy(&s, note_of(v, index), sizeof s);
  const outlook o = close_scene(v, &s);
  s.open = 0;
  memcpy(note_of(v, index), &s, sizeof s);
  if (some_mate_is_left(v, &s, &o, goal)) return false;
  for (unsigned c = 0; c < 2; c++) pawns_move(v, &s, &o, c);
  for (unsigned i = 0; i < v->number; i++) men_take_pawns(v, &s, &o, i);
  return !v->too_much;
}

/* The next scene from an index on, around, that is still open; the number of scenes where none is. */
static unsigned next_open(const survey *v, unsigned from) {
  for (unsigned n = 0; n < v->scenes; n++) {
    const unsigned index = (from + n) % v->scenes;
    scene s;
    memcpy(&s, note_of(v, index), sizeof s);
    if (s.open) return index;
  }
  return v->scenes;
}

INTERNAL bool walls_forbid_mate(const c960_position *p, unsigned winner,
                                c960_mate_workspace *workspace, mating_goal *goal) {
  survey v = {.notes = workspace, .winner = winner};
  scene s = {.open = 1};
  goal->number = 0;
  if (count(all_men(p) & ~p->pawns) > MOST_SLOTS - 2) return false;
  list_men(&v, &s, p);
  add_castlings(&v, &s, p);
  begin_scene(&v, &s);
  if (p->en_passant < 64) capture_in_passing(&v, &s, p);
  for (unsigned visits = 0, i = 0; (i = next_open(&v, i)) < v.scenes; visits++)
    if (visits == MOST_VISITS || !visit_scene(&v, i, goal)) return false;
  return p->pawns != 0;
}
