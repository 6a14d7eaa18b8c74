/* SPDX-License-Identifier: MIT */
/* FEN in and out: strict about the rules, liberal about the notation. Reading goes field by field from the
 * left and stops at the first byte that does not belong; what could be read is then checked as a setup. */
#include "attacks.h"
#include "position.h"
#include "setup.h"
#include "text.h"

#include <string.h>

/* The byte to read next; a blank of any kind, and the end, are ' '. */
static char peek_field(const reader *r) {
  if (r->at >= r->length || blank_size(r->text + r->at, r->length - r->at)) return ' ';
  return r->text[r->at];
}

static void skip_blanks(reader *r) {
  size_t size;
  while (r->at < r->length && (size = blank_size(r->text + r->at, r->length - r->at)))
    r->at += size;
}

/* Each field reader leaves the reader on the first byte that does not belong and says whether all did. */

static bool read_board(reader *r, c960_setup *setup) {
  for (int rank = 7; rank >= 0; rank--) {
    bool after_digit = false;
    for (unsigned file = 0; file < 8;) {
      const char c = peek_field(r);
      const c960_piece_type type =
          (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z') ? type_of_letter(c) : C960_NO_PIECE;
      if (type != C960_NO_PIECE) {
        setup->board[(unsigned)rank * 8 + file++] =
            C960_MAN(c >= 'a' ? C960_BLACK : C960_WHITE, type);
        after_digit = false;
      } else if (is_rank_digit(c) && !after_digit && file + (unsigned)(c - '0') <= 8) {
        file += (unsigned)(c - '0');
        after_digit = true;
      } else {
        return false;
      }
      r->at++;
    }
    if (rank > 0 && peek_field(r) != '/') return false;
    if (rank > 0) r->at++;
  }
  return peek_field(r) == ' ';
}

static bool read_turn(reader *r, c960_setup *setup) {
  const char c = peek_field(r);
  if (c != 'w' && c != 'b') return false;
  setup->turn = c == 'w' ? C960_WHITE : C960_BLACK;
  r->at++;
  return peek_field(r) == ' ';
}

/* A letter's bit, to notice the same letter twice: KQkq, A-H, a-h. 0 for other bytes. */
static uint64_t letter_bit(char c) {
  static const char letters[] = "KQkqABCDEFGHabcdefgh";
  for (unsigned i = 0; i < sizeof letters - 1; i++)
    if (letters[i] == c) return bit(i);
  return 0;
}

static bool read_castling_letters(reader *r, uint64_t *letters) {
  if (peek_field(r) == '-') {
    r->at++;
    return peek_field(r) == ' ';
  }
  if (peek_field(r) == ' ') return false;
  for (; peek_field(r) != ' '; r->at++) {
    const uint64_t letter = letter_bit(peek_field(r));
    if (!letter || (*letters & letter)) return false;
    *letters |= letter;
  }
  return true;
}

/* Gives a colour's side the rook; a second one for the same side is bad, whichever it is. */
static void claim_right(c960_setup *setup, unsigned color, c960_side side, unsigned rook) {
  uint8_t *right = &setup->rights[color][side];
  *right = *right == C960_NO_SQUARE && rook != C960_NO_SQUARE ? (uint8_t)rook : BAD_RIGHT;
}

/* K, Q: the outermost own rook on that side; a file letter: the rook there, on whichever side it is. */
static void resolve_rights(c960_setup *setup, uint64_t letters) {
  for (unsigned color = 0; color < 2; color++) {
    set rooks = 0, kings = 0;
    for (unsigned square = 0; square < 64; square++) {
      if (setup->board[square] == C960_MAN(color, C960_ROOK)) rooks |= bit(square);
      if (setup->board[square] == C960_MAN(color, C960_KING)) kings |= bit(square);
    }
    const unsigned rank = color == C960_WHITE ? 0 : 56, king = kings ? first(kings) : rank + 4;
    const unsigned outer = (unsigned)(letters >> (color * 2)) & 3; /* bit 0 K or k, bit 1 Q or q */
    if (outer & 1) claim_right(setup, color, C960_G_SIDE, outermost_rook(rooks, king, C960_G_SIDE));
    if (outer & 2) claim_right(setup, color, C960_C_SIDE, outermost_rook(rooks, king, C960_C_SIDE));
    for (set files = letters >> (4 + color * 8) & 0xff; files;) {
      const unsigned rook = rank + take(&files);
      claim_right(setup, color, side_of_rook(king, rook), rook);
    }
  }
}

static bool read_en_passant(reader *r, c960_setup *setup) {
  if (peek_field(r) == '-') {
    r->at++;
    return peek_field(r) == ' ';
  }
  const char file = peek_field(r);
  if (!is_file_letter(file)) return false;
  r->at++;
  const char rank = peek_field(r);
  if (!is_rank_digit(rank)) return false;
  r->at++;
  setup->en_passant = (uint8_t)((rank - '1') * 8 + (file - 'a'));
  return peek_field(r) == ' ';
}

static bool read_counter(reader *r, uint16_t *counter) {
  unsigned value = 0;
  if (peek_field(r) == ' ') return false;
  for (; peek_field(r) != ' '; r->at++) {
    const char c = peek_field(r);
    if (c < '0' || c > '9') return false;
    value = value * 10 + (unsigned)(c - '0');
    if (value > COUNTER_MAX) return false;
  }
  *counter = (uint16_t)value;
  return true;
}

static bool read_field(reader *r, unsigned field, c960_setup *setup, uint64_t *letters) {
  switch (field) {
  case C960_FEN_BOARD: return read_board(r, setup);
  case C960_FEN_TURN: return read_turn(r, setup);
  case C960_FEN_CASTLING: return read_castling_letters(r, letters);
  case C960_FEN_EN_PASSANT: return read_en_passant(r, setup);
  case C960_FEN_HALFMOVE_CLOCK: return read_counter(r, &setup->halfmove);
  default: return read_counter(r, &setup->fullmove);
  }
}

static c960_result bad_fen(const reader *r, unsigned field, c960_fen_error *error) {
  error->field = field;
  error->offset = (uint32_t)r->at;
  return C960_BAD_FEN;
}

static c960_result read_fields(reader *r, c960_setup *setup, c960_fen_error *error) {
  uint64_t letters = 0;
  for (unsigned field = C960_FEN_BOARD; field <= C960_FEN_FULLMOVE_NUMBER; field++) {
    skip_blanks(r);
    const bool missing = r->at >= r->length;
    if (missing && field >= C960_FEN_HALFMOVE_CLOCK) break;
    if (missing) return bad_fen(r, C960_FEN_MISSING_FIELD, error);
    if (!read_field(r, field, setup, &letters)) return bad_fen(r, field, error);
  }
  skip_blanks(r);
  if (r->at < r->length) return bad_fen(r, C960_FEN_EXTRA_FIELD, error);
  if (setup->fullmove == 0) setup->fullmove = 1;
  resolve_rights(setup, letters);
  return C960_OK;
}

c960_result c960_fen_parse(const char *text, size_t length, c960_position *p,
                           c960_fen_error *error) {
  memset(p, 0, sizeof *p);
  memset(error, 0, sizeof *error);
  error->offset = C960_NO_OFFSET;
  /* No character has more than three bytes a unit, so that longer texts need not be counted. */
  if (length > C960_FEN_UNITS * 3u || utf16_units(text, length) > C960_FEN_UNITS)
    return C960_TOO_LONG;
  reader r = {text, length, 0};
  c960_setup setup;
  memset(&setup, 0, sizeof setup);
  memset(setup.rights, C960_NO_SQUARE, sizeof setup.rights);
  setup.en_passant = C960_NO_SQUARE;
  setup.fullmove = 1;
  const c960_result result = read_fields(&r, &setup, error);
  if (result != C960_OK) return result;
  return c960_setup_position(&setup, p, &error->problems);
}

static char *write_board(char *out, const c960_position *p) {
  for (int rank = 7; rank >= 0; rank--) {
    char empty = 0;
    for (unsigned file = 0; file < 8; file++) {
      const uint8_t man = c960_man_at(p, (unsigned)rank * 8 + file);
      if (man == 0) {
        empty++;
        continue;
      }
      if (empty) *out++ = (char)('0' + empty);
      empty = 0;
      const char letter = letter_of_type((c960_piece_type)C960_MAN_TYPE(man));
      *out++ = (char)(C960_MAN_COLOR(man) ? letter | 0x20 : letter);
    }
    if (empty) *out++ = (char)('0' + empty);
    if (rank) *out++ = '/';
  }
  return out;
}

static char *write_right(char *out, const c960_position *p, unsigned color, c960_side side,
                         c960_notation notation) {
  const unsigned rook = right_of(p, color, side);
  if (rook == C960_NO_SQUARE) return out;
  const set rooks = men_of_type(p, C960_ROOK) & p->colors[color];
  const bool outermost = outermost_rook(rooks, king_of(p, color), side) == rook;
  char letter = (char)('A' + file_of(rook));
  if (notation == C960_X_FEN && outermost) letter = side == C960_G_SIDE ? 'K' : 'Q';
  *out++ = (char)(color == C960_BLACK ? letter | 0x20 : letter);
  return out;
}

static char *write_rights(char *out, const c960_position *p, c960_notation notation) {
  const char *start = out;
  for (unsigned color = 0; color < 2; color++) {
    out = write_right(out, p, color, C960_G_SIDE, notation);
    out = write_right(out, p, color, C960_C_SIDE, notation);
  }
  if (out == start) *out++ = '-';
  return out;
}

/* A counter of at most five digits, which is what sixteen bits hold. */
static char *write_number(char *out, unsigned value) {
  char digits[5];
  int n = 0;
  do {
    digits[n++] = (char)('0' + value % 10);
    value /= 10;
  } while (value && n < 5);
  while (n) *out++ = digits[--n];
  return out;
}

size_t c960_fen_write(const c960_position *p, c960_notation notation, char fen[C960_FEN_SIZE]) {
  memset(fen, 0, C960_FEN_SIZE);
  char *out = write_board(fen, p);
  *out++ = ' ';
  *out++ = turn_of(p) == C960_WHITE ? 'w' : 'b';
  *out++ = ' ';
  out = write_rights(out, p, notation);
  *out++ = ' ';
  if (p->en_passant < 64) out = write_square(out, p->en_passant);
  else *out++ = '-';
  *out++ = ' ';
  out = write_number(out, p->halfmove);
  *out++ = ' ';
  out = write_number(out, p->fullmove);
  return (size_t)(out - fen);
}
