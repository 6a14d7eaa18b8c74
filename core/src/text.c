/* SPDX-License-Identifier: MIT */
#include "text.h"

INTERNAL size_t character_size(const char *text, size_t length) {
  const uint8_t lead = (uint8_t)text[0];
  size_t size = lead < 0xc0 ? 1 : lead < 0xe0 ? 2 : lead < 0xf0 ? 3 : lead < 0xf8 ? 4 : 1;
  if (size > length) return 1;
  for (size_t i = 1; i < size; i++)
    if (((uint8_t)text[i] & 0xc0) != 0x80) return 1;
  return size;
}

/* The code point of a character of two or three bytes, 0 for others: all blanks beyond ASCII are such. */
static unsigned code_point(const char *text, size_t size) {
  if (size == 2) return ((unsigned)text[0] & 0x1f) << 6 | ((unsigned)text[1] & 0x3f);
  if (size == 3)
    return ((unsigned)text[0] & 0x0f) << 12 | ((unsigned)text[1] & 0x3f) << 6 |
           ((unsigned)text[2] & 0x3f);
  return 0;
}

static bool is_wide_blank(unsigned c) {
  return c == 0x85 || c == 0xa0 || c == 0x1680 || (c >= 0x2000 && c <= 0x200b) || c == 0x2028 ||
         c == 0x2029 || c == 0x202f || c == 0x205f || c == 0x2060 || c == 0x3000 || c == 0xfeff;
}

INTERNAL size_t blank_size(const char *text, size_t length) {
  if (length == 0) return 0;
  if (text[0] == ' ' || (text[0] >= '\t' && text[0] <= '\r')) return 1;
  const size_t size = character_size(text, length);
  return is_wide_blank(code_point(text, size)) ? size : 0;
}

INTERNAL size_t utf16_units(const char *text, size_t length) {
  size_t units = 0;
  for (size_t i = 0; i < length;) {
    const size_t size = character_size(text + i, length - i);
    units += size == 4 ? 2 : 1;
    i += size;
  }
  return units;
}

INTERNAL c960_piece_type type_of_letter(char letter) {
  switch (letter | 0x20) {
  case 'p': return C960_PAWN;
  case 'n': return C960_KNIGHT;
  case 'b': return C960_BISHOP;
  case 'r': return C960_ROOK;
  case 'q': return C960_QUEEN;
  case 'k': return C960_KING;
  default: return C960_NO_PIECE;
  }
}

INTERNAL char letter_of_type(c960_piece_type type) {
  static const char letters[C960_PIECE_COUNT + 1] = ".PNBRQK";
  return (unsigned)type < C960_PIECE_COUNT ? letters[type] : '.';
}
