/* SPDX-License-Identifier: MIT */
/* Positions, squares and reasons as text, so that expected and got can be compared and told. */
#ifndef TEXT_H
#define TEXT_H

#include "c960.h"
#include "check.h"

#include <cjson/cJSON.h>

typedef struct {
  char words[2048];
  size_t length;
} text;

void text_add(text *t, const char *format, ...) PRINTF_LIKE(2, 3);

/* "[f8 d8]" */
text text_squares(const uint8_t *squares, unsigned count);
text text_square_set(uint64_t squares);
text text_listed_squares(const cJSON *squares);

/* "through-check [f8 d8] by [e8] (3.8.2.2); ..." in the order given. */
text text_reasons(const c960_reason *reasons, unsigned count);
text text_listed_reasons(const cJSON *reasons);

/* "no-black-king too-many-kings": the names of the bits of a set of codes. */
text text_codes(c960_code_list list, uint32_t bits);
text text_listed_words(const cJSON *words);

/* "e4"; "-" for none. The text is good until the fourth next call. */
const char *square_name(unsigned square);
/* The square of "e4", C960_NO_SQUARE for "-". */
unsigned square_named(const char *name);

/* Reads a FEN that must be readable; tells where it is not. */
bool read_fen(const char *fen, c960_position *position);
/* A position that a test is written for: ends the test where it cannot be read. */
c960_position position_of(const char *fen);

bool check_fen(const char *what, const char *expected, const c960_position *position,
               c960_notation notation);

/* Reads a text that must be a legal move. */
bool read_move(const c960_position *position, const char *words, c960_move *move);

/* A copy of a FEN with another field (0 the board, 3 the en passant square). */
text fen_with(const char *fen, unsigned field, const char *words);

/* The en passant square that a row's FEN names: "-" or a square. */
text fen_field(const char *fen, unsigned field);

#endif
