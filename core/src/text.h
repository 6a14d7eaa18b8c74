/* SPDX-License-Identifier: MIT */
/* Reading and writing the few characters that chess texts are made of. Text is UTF-8 of given length. */
#ifndef C960_TEXT_H
#define C960_TEXT_H

#include "bits.h"
#include "c960.h"

#include <stddef.h>

/* Bytes of the character that text starts with, 1 for bytes that are none; never beyond length. */
INTERNAL size_t character_size(const char *text, size_t length);

/* Bytes of the blank that text starts with, 0 where it starts with none: ASCII and Unicode white space, and
 * the byte order mark. */
INTERNAL size_t blank_size(const char *text, size_t length);

/* The length in UTF-16 units. */
INTERNAL size_t utf16_units(const char *text, size_t length);

/* English piece letters: either case in, capitals out. C960_NO_PIECE for anything else. */
INTERNAL c960_piece_type type_of_letter(char letter);
INTERNAL char letter_of_type(c960_piece_type type);

/* "e4" and a NUL-free two characters. */
static inline char *write_square(char *out, unsigned square) {
  *out++ = (char)('a' + (square & 7));
  *out++ = (char)('1' + (square >> 3));
  return out;
}

/* A text being read; `at` is the byte to read next. */
typedef struct {
  const char *text;
  size_t length, at;
} reader;

static inline bool is_file_letter(char c) { return c >= 'a' && c <= 'h'; }
static inline bool is_rank_digit(char c) { return c >= '1' && c <= '8'; }

#endif
