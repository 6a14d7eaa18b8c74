/* SPDX-License-Identifier: MIT */
#include "row.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

/* --- What a position is about --- */

enum { ABOUT_MATE = 1, ABOUT_FORK = 2, ABOUT_CHECK = 4, ABOUT_STALEMATE = 8 };

static bool ends_in_stalemate(const choice *c) {
  c960_position now = c->after, next;
  for (unsigned i = 0; i < c->length; i++) {
    c960_play(&now, c->line[i], &next);
    now = next;
  }
  c960_status_report status;
  c960_status(&now, &status);
  return status.outcome == C960_OUTCOME_STALEMATE;
}

/* The new man attacks the king and something else, or two men that are no pawns. */
static bool forks(const c960_position *after, unsigned square) {
  const unsigned them = after->turn;
  unsigned hit = 0;
  for (uint64_t men = after->colors[them] & ~after->pawns; men; men &= men - 1) {
    const unsigned at = (unsigned)__builtin_ctzll(men);
    if (c960_attackers(after, at, (c960_color)(them ^ 1)) >> square & 1) hit++;
  }
  return hit > 1;
}

/* The new man gives the mate in which the line ends, if it ends in one. */
static bool mates(const choice *c, unsigned square) {
  c960_position now = c->after, next;
  unsigned last = square;
  for (unsigned i = 0; i < c->length; i++) {
    last = C960_MOVE_TO(c->line[i]);
    if (C960_MOVE_FROM(c->line[i]) == square) square = last;
    c960_play(&now, c->line[i], &next);
    now = next;
  }
  c960_status_report status;
  c960_status(&now, &status);
  return status.outcome == C960_OUTCOME_CHECKMATE && last == square;
}

static unsigned about(const choices *all, unsigned square) {
  const choice *right = &all->of[all->right];
  unsigned found = 0;
  c960_status_report status;
  c960_status(&right->after, &status);
  if (mates(right, square)) found |= ABOUT_MATE;
  if (forks(&right->after, square)) found |= ABOUT_FORK;
  if (status.check && right->verdict != MATE) found |= ABOUT_CHECK;
  for (unsigned i = 0; i < CHOICES; i++)
    if (i != all->right && (all->of[i].verdict == STALEMATE || ends_in_stalemate(&all->of[i])))
      found |= ABOUT_STALEMATE;
  return found;
}

/* --- Writing --- */

/* Text is added to a row that has room for it. */
static void add(char row[ROW_SIZE], const char *format, ...) {
  const size_t length = strlen(row);
  va_list values;
  va_start(values, format);
  vsnprintf(row + length, ROW_SIZE - length, format, values);
  va_end(values);
}

static void add_move(char row[ROW_SIZE], c960_move move) {
  static const char FLAGS[] = "    qrbn";
  const unsigned from = C960_MOVE_FROM(move), to = C960_MOVE_TO(move);
  add(row, "%c%c%c%c", 'a' + (from & 7), '1' + (from >> 3), 'a' + (to & 7), '1' + (to >> 3));
  if (C960_MOVE_FLAG(move) >= C960_FLAG_QUEEN) add(row, "%c", FLAGS[C960_MOVE_FLAG(move)]);
}

void row_write(const c960_position *position, unsigned from, unsigned to, const choices *all,
               char row[ROW_SIZE]) {
  static const char CHOICE[] = "qrbn";
  char fen[C960_FEN_SIZE];
  *row = 0;
  const unsigned topics = about(all, to);
  c960_fen_write(position, C960_X_FEN, fen);
  *strchr(fen, ' ') = 0;
  add(row, "%s%s%s%s|", topics & ABOUT_MATE ? "mate " : "", topics & ABOUT_FORK ? "fork " : "",
      topics & ABOUT_CHECK ? "check " : "", topics & ABOUT_STALEMATE ? "stalemate " : "");
  add(row, "%s ", fen);
  add_move(row, C960_MOVE(from, to, 0));
  add(row, " %s %c", all->saves ? "saves" : "wins", CHOICE[all->right]);
  for (unsigned i = 0; i < CHOICES; i++) {
    const choice *c = &all->of[i];
    add(row, "|%s", choice_name(c->verdict));
    if (c->moves) add(row, " %u", c->moves);
    for (unsigned n = 0; n < c->length; n++) add(row, " "), add_move(row, c->line[n]);
  }
}

static bool decide(const c960_position *position, unsigned from, unsigned to, bool solved,
                   unsigned depth, char proven[ROW_SIZE]) {
  static choices all;
  const depths limit = {depth, depth};
  prove_with_four_men = solved;
  if (!choices_decide(position, from, to, limit, &all)) return false;
  choices_tell(C960_WHITE, limit, &all);
  row_write(position, from, to, &all, proven);
  return true;
}

bool row_prove(const char *row, char proven[ROW_SIZE]) {
  c960_position position;
  c960_fen_error error;
  char fen[C960_FEN_SIZE], move[6];
  const char *start = strchr(row, '|');
  *proven = 0;
  if (sscanf(start ? start + 1 : row, "%71s %5s", fen, move) != 2 || strlen(move) < 4) return false;
  strcat(fen, " w - - 0 1");
  if (c960_fen_parse(fen, strlen(fen), &position, &error) != C960_OK) return false;
  const unsigned from = (unsigned)(move[0] - 'a' + 8 * (move[1] - '1'));
  const unsigned to = (unsigned)(move[2] - 'a' + 8 * (move[3] - '1'));
  if (from > 63 || to > 63) return false;
  unsigned men = 0;
  for (uint64_t set = position.colors[0] | position.colors[1]; set; set &= set - 1) men++;
  return decide(&position, from, to, false, 5, proven) ||
         (men == 4 && decide(&position, from, to, true, 1, proven)) ||
         decide(&position, from, to, false, 6, proven);
}
