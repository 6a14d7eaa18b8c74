/* SPDX-License-Identifier: MIT */
#include "text.h"

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

void text_add(text *t, const char *format, ...) {
  const size_t left = sizeof t->words - t->length;
  va_list arguments;
  va_start(arguments, format);
  const int length = vsnprintf(t->words + t->length, left, format, arguments);
  va_end(arguments);
  if (length < 0 || (size_t)length >= left) give_up("a text is too long: %s", t->words);
  t->length += (size_t)length;
}

const char *square_name(unsigned square) {
  static char names[4][8];
  static unsigned next;
  char *name = names[next++ % 4];
  if (square < 64)
    snprintf(name, sizeof names[0], "%c%c", "abcdefgh"[square % 8], "12345678"[square / 8]);
  else snprintf(name, sizeof names[0], "%s", square == C960_NO_SQUARE ? "-" : "?");
  return name;
}

unsigned square_named(const char *name) {
  if (name[0] >= 'a' && name[0] <= 'h' && name[1] >= '1' && name[1] <= '8')
    return (unsigned)(name[0] - 'a') + 8 * (unsigned)(name[1] - '1');
  if (strcmp(name, "-") != 0) give_up("%s is no square", name);
  return C960_NO_SQUARE;
}

text text_squares(const uint8_t *squares, unsigned count) {
  text t = {0};
  text_add(&t, "[");
  for (unsigned i = 0; i < count; i++)
    text_add(&t, "%s%s", i == 0 ? "" : " ", square_name(squares[i]));
  text_add(&t, "]");
  return t;
}

text text_square_set(uint64_t squares) {
  uint8_t listed[64];
  unsigned count = 0;
  for (uint8_t square = 0; square < 64; square++)
    if (squares >> square & 1) listed[count++] = square;
  return text_squares(listed, count);
}

text text_listed_words(const cJSON *words) {
  text t = {0};
  const cJSON *word;
  cJSON_ArrayForEach(word, words) {
    text_add(&t, "%s%s", t.length == 0 ? "" : " ", cJSON_GetStringValue(word));
  }
  return t;
}

text text_listed_squares(const cJSON *squares) {
  text t = {0};
  const text words = text_listed_words(squares);
  text_add(&t, "[%s]", words.words);
  return t;
}

static void add_reason(text *t, const char *code, const text *squares, const text *by,
                       const char *article) {
  text_add(t, "%s%s %s by %s (%s)", t->length == 0 ? "" : "; ", code, squares->words, by->words,
           article);
}

static const char *name_of(c960_code_list list, unsigned index) {
  const char *name = c960_code_name(list, index);
  return name == NULL ? "(no code)" : name;
}

text text_reasons(const c960_reason *reasons, unsigned count) {
  text t = {0};
  if (!check(count <= C960_MAX_REASONS, "there are %u reasons", count)) return t;
  for (unsigned i = 0; i < count; i++) {
    const c960_reason *r = &reasons[i];
    const text squares = text_squares(r->squares, r->square_count <= 8 ? r->square_count : 8);
    const text by = text_squares(r->by, r->by_count <= 16 ? r->by_count : 16);
    add_reason(&t, name_of(C960_REASON, r->code), &squares, &by, name_of(C960_ARTICLE, r->article));
  }
  return t;
}

static const char *named(const cJSON *object, const char *key) {
  const char *words = cJSON_GetStringValue(cJSON_GetObjectItemCaseSensitive(object, key));
  return words == NULL ? "(missing)" : words;
}

text text_listed_reasons(const cJSON *reasons) {
  text t = {0};
  const cJSON *reason;
  cJSON_ArrayForEach(reason, reasons) {
    const text squares = text_listed_squares(cJSON_GetObjectItemCaseSensitive(reason, "squares"));
    const text by = text_listed_squares(cJSON_GetObjectItemCaseSensitive(reason, "by"));
    add_reason(&t, named(reason, "code"), &squares, &by, named(reason, "article"));
  }
  return t;
}

text text_codes(c960_code_list list, uint32_t bits) {
  text t = {0};
  for (unsigned i = 0; i < 32; i++)
    if (bits >> i & 1) text_add(&t, "%s%s", t.length == 0 ? "" : " ", name_of(list, i));
  return t;
}

bool read_fen(const char *fen, c960_position *position) {
  c960_fen_error error;
  const c960_result result = c960_fen_parse(fen, strlen(fen), position, &error);
  return check(result == C960_OK, "%s is not read: %s, offset %u, field %s, problems %s", fen,
               name_of(C960_RESULT, result), error.offset, name_of(C960_FEN, error.field),
               text_codes(C960_PROBLEM, error.problems).words);
}

c960_position position_of(const char *fen) {
  c960_position position;
  if (!read_fen(fen, &position)) give_up("%s cannot be read", fen);
  return position;
}

bool check_fen(const char *what, const char *expected, const c960_position *position,
               c960_notation notation) {
  char fen[C960_FEN_SIZE];
  const size_t length = c960_fen_write(position, notation, fen);
  return check_text(what, expected, fen) && check_number("its length", strlen(fen), length);
}

bool read_move(const c960_position *position, const char *words, c960_move *move) {
  c960_reading reading;
  const c960_result result = c960_move_read(position, words, strlen(words), &reading);
  const c960_explanation *e = &reading.explanation;
  *move = e->move;
  return check(result == C960_OK && e->legal == 1 && e->reason_count == 0,
               "%s is not read as a legal move: %s %s", words, name_of(C960_RESULT, result),
               text_reasons(e->reasons, e->reason_count).words);
}

text fen_field(const char *fen, unsigned field) {
  text t = {0};
  for (; field > 0; field--) {
    fen += strcspn(fen, " ");
    fen += *fen == ' ';
  }
  text_add(&t, "%.*s", (int)strcspn(fen, " "), fen);
  return t;
}

text fen_with(const char *fen, unsigned field, const char *words) {
  text t = {0};
  for (unsigned i = 0; i < 6; i++) {
    const text old = fen_field(fen, i);
    text_add(&t, "%s%s", i == 0 ? "" : " ", i == field ? words : old.words);
  }
  return t;
}
