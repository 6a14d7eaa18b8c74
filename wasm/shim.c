/* SPDX-License-Identifier: MIT */
/*
 * c960 for WebAssembly: one block of memory through which everything goes, and a thin export for each
 * call of the core. No rule here, no state: JavaScript copies in, calls, and copies out what it wants.
 *
 * With C960_LAYOUT this is a module that only the build runs: it tells the names and numbers of the
 * block, from which the build writes js/layout.js, so that nobody has to retype an offset.
 */
#include "c960.h"

/* A text goes in cut to one UTF-16 unit more than the core reads of any, so that too long stays too long. */
#define TEXT_UNITS (C960_FEN_UNITS + 1u)
#define TEXT_BYTES (TEXT_UNITS * 3u)

/* A position, and what its game remembers (0 for a position without a game). JavaScript keeps the two
 * as one piece of bytes, so that whoever has a position of a game asks with its history. */
typedef struct {
  c960_position position;
  uint64_t stepped; /* pawns whose last move was a double step, and IN_GAME */
} known_position;

#define IN_GAME 1u /* a1, where no pawn stands */

typedef struct {
  known_position known; /* what is asked about */
  known_position other; /* what came of it, or the one compared with */
  c960_setup setup;
  uint32_t problems; /* of the setup */
  c960_fen_error fen_error;
  c960_arrangement_error arrangement_error;
  uint64_t squares;
  c960_status_report status;
  c960_castling_report castling;
  c960_reading reading;
  c960_start_info_report start;
  c960_start_list starts;
  c960_lost_right lost[4];
  c960_mate_report mate;
  c960_move_list list;
  c960_move_info infos[C960_MAX_MOVES]; /* [0] also for a single move */
  char text[TEXT_BYTES + 1u];
} io_layout;

static io_layout io_block;

/*
 * What a search works in, 6 MB. It lies in the module's own memory from the beginning, which therefore never
 * grows: an engine gives real memory only to pages that something was written to, and that is done by the first
 * search. The smaller module searches for nothing.
 */
#ifdef C960_WITHOUT_SEARCH
#define WORKSPACE NULL
#define MATE_NODES 0 /* by which its layout has a fingerprint of its own */
#else
static c960_mate_workspace workspace;
#define WORKSPACE (&workspace)
#define MATE_NODES C960_MATE_NODES
#endif

/* --- The layout ------------------------------------------------------------------------------------ */

/* AT: where a field lies in its structure. SIZE: of a structure. VALUE: a constant. CODES: a list. */
#define LAYOUT(AT, SIZE, VALUE, CODES)                                                             \
  SIZE(io, io_layout)                                                                              \
  AT(io, io_layout, known)                                                                         \
  AT(io, io_layout, other)                                                                         \
  AT(io, io_layout, setup)                                                                         \
  AT(io, io_layout, problems)                                                                      \
  AT(io, io_layout, fen_error)                                                                     \
  AT(io, io_layout, arrangement_error)                                                             \
  AT(io, io_layout, squares)                                                                       \
  AT(io, io_layout, status)                                                                        \
  AT(io, io_layout, castling)                                                                      \
  AT(io, io_layout, reading)                                                                       \
  AT(io, io_layout, start)                                                                         \
  AT(io, io_layout, starts)                                                                        \
  AT(io, io_layout, lost)                                                                          \
  AT(io, io_layout, mate)                                                                          \
  AT(io, io_layout, infos)                                                                         \
  AT(io, io_layout, text)                                                                          \
  SIZE(known, known_position)                                                                      \
  AT(known, known_position, stepped)                                                               \
  AT(position, c960_position, turn)                                                                \
  AT(position, c960_position, en_passant)                                                          \
  AT(position, c960_position, halfmove)                                                            \
  AT(position, c960_position, fullmove)                                                            \
  SIZE(setup, c960_setup)                                                                          \
  AT(setup, c960_setup, board)                                                                     \
  AT(setup, c960_setup, turn)                                                                      \
  AT(setup, c960_setup, en_passant)                                                                \
  AT(setup, c960_setup, rights)                                                                    \
  AT(setup, c960_setup, fullmove)                                                                  \
  AT(fen_error, c960_fen_error, offset)                                                            \
  AT(fen_error, c960_fen_error, field)                                                             \
  AT(fen_error, c960_fen_error, problems)                                                          \
  AT(arrangement_error, c960_arrangement_error, problems)                                          \
  AT(arrangement_error, c960_arrangement_error, offset)                                            \
  SIZE(info, c960_move_info)                                                                       \
  AT(info, c960_move_info, move)                                                                   \
  AT(info, c960_move_info, from)                                                                   \
  AT(info, c960_move_info, to)                                                                     \
  AT(info, c960_move_info, piece)                                                                  \
  AT(info, c960_move_info, color)                                                                  \
  AT(info, c960_move_info, captured)                                                               \
  AT(info, c960_move_info, promotion)                                                              \
  AT(info, c960_move_info, en_passant)                                                             \
  AT(info, c960_move_info, castling)                                                               \
  AT(info, c960_move_info, side)                                                                   \
  AT(info, c960_move_info, kind)                                                                   \
  AT(info, c960_move_info, rook_from)                                                              \
  AT(info, c960_move_info, rook_to)                                                                \
  AT(info, c960_move_info, uci)                                                                    \
  AT(info, c960_move_info, uci_standard)                                                           \
  AT(info, c960_move_info, san)                                                                    \
  AT(reading, c960_reading, explanation)                                                           \
  AT(reading, c960_reading, candidates)                                                            \
  AT(reading, c960_reading, offset)                                                                \
  AT(list, c960_move_list, count)                                                                  \
  AT(list, c960_move_list, moves)                                                                  \
  AT(explanation, c960_explanation, legal)                                                         \
  AT(explanation, c960_explanation, reason_count)                                                  \
  AT(explanation, c960_explanation, move)                                                          \
  AT(explanation, c960_explanation, reasons)                                                       \
  SIZE(reason, c960_reason)                                                                        \
  AT(reason, c960_reason, code)                                                                    \
  AT(reason, c960_reason, article)                                                                 \
  AT(reason, c960_reason, square_count)                                                            \
  AT(reason, c960_reason, by_count)                                                                \
  AT(reason, c960_reason, squares)                                                                 \
  AT(reason, c960_reason, by)                                                                      \
  AT(castling, c960_castling_report, legal)                                                        \
  AT(castling, c960_castling_report, permanent)                                                    \
  AT(castling, c960_castling_report, has_right)                                                    \
  AT(castling, c960_castling_report, kind)                                                         \
  AT(castling, c960_castling_report, king_from)                                                    \
  AT(castling, c960_castling_report, king_to)                                                      \
  AT(castling, c960_castling_report, rook_from)                                                    \
  AT(castling, c960_castling_report, rook_to)                                                      \
  AT(castling, c960_castling_report, king_path_count)                                              \
  AT(castling, c960_castling_report, rook_path_count)                                              \
  AT(castling, c960_castling_report, must_be_empty_count)                                          \
  AT(castling, c960_castling_report, king_path)                                                    \
  AT(castling, c960_castling_report, rook_path)                                                    \
  AT(castling, c960_castling_report, must_be_empty)                                                \
  AT(castling, c960_castling_report, reason_count)                                                 \
  AT(castling, c960_castling_report, reasons)                                                      \
  AT(status, c960_status_report, checkers)                                                         \
  AT(status, c960_status_report, move_count)                                                       \
  AT(status, c960_status_report, check)                                                            \
  AT(status, c960_status_report, outcome)                                                          \
  AT(status, c960_status_report, score)                                                            \
  AT(status, c960_status_report, claim)                                                            \
  AT(start, c960_start_info_report, number)                                                        \
  AT(start, c960_start_info_report, mirror)                                                        \
  AT(start, c960_start_info_report, arrangement)                                                   \
  AT(start, c960_start_info_report, king)                                                          \
  AT(start, c960_start_info_report, rooks)                                                         \
  AT(start, c960_start_info_report, kinds)                                                         \
  AT(start, c960_start_info_report, first_move)                                                    \
  AT(start, c960_start_info_report, may_stay_count)                                                \
  AT(start, c960_start_info_report, may_stay)                                                      \
  VALUE(start, may_stay_size, sizeof io_block.start.may_stay[0])                                   \
  AT(start, c960_start_info_report, steps)                                                         \
  SIZE(step, c960_start_step)                                                                      \
  AT(step, c960_start_step, digit)                                                                 \
  AT(step, c960_start_step, of)                                                                    \
  AT(step, c960_start_step, square_count)                                                          \
  AT(step, c960_start_step, squares)                                                               \
  AT(step, c960_start_step, quotient)                                                              \
  SIZE(lost, c960_lost_right)                                                                      \
  AT(lost, c960_lost_right, color)                                                                 \
  AT(lost, c960_lost_right, side)                                                                  \
  AT(lost, c960_lost_right, cause)                                                                 \
  AT(mate, c960_mate_report, verdict)                                                              \
  AT(mate, c960_mate_report, proof)                                                                \
  AT(mate, c960_mate_report, length)                                                               \
  AT(mate, c960_mate_report, line)                                                                 \
  AT(starts, c960_start_list, count)                                                               \
  AT(starts, c960_start_list, numbers)                                                             \
  CODES(result, RESULT)                                                                            \
  CODES(color, COLOR)                                                                              \
  CODES(piece, PIECE)                                                                              \
  CODES(side, SIDE)                                                                                \
  CODES(kind, KIND)                                                                                \
  CODES(reason, REASON)                                                                            \
  CODES(article, ARTICLE)                                                                          \
  CODES(problem, PROBLEM)                                                                          \
  CODES(arrangement, ARRANGEMENT)                                                                  \
  CODES(fen, FEN)                                                                                  \
  CODES(outcome, OUTCOME)                                                                          \
  CODES(score, SCORE)                                                                              \
  CODES(verdict, VERDICT)                                                                          \
  CODES(proof, PROOF)                                                                              \
  CODES(step, STEP)                                                                                \
  CODES(cause, CAUSE)                                                                              \
  VALUE(value, key_size, C960_POSITION_KEY_SIZE)                                                   \
  VALUE(value, no_square, C960_NO_SQUARE)                                                          \
  VALUE(value, no_offset, C960_NO_OFFSET)                                                          \
  VALUE(value, start_count, C960_START_COUNT)                                                      \
  VALUE(value, max_perft_depth, C960_MAX_PERFT_DEPTH)                                              \
  VALUE(value, mate_nodes, MATE_NODES)                                                             \
  VALUE(value, text_units, TEXT_UNITS)                                                             \
  VALUE(value, text_bytes, TEXT_BYTES)                                                             \
  VALUE(value, man_color, C960_MAN(C960_BLACK, 0))                                                 \
  VALUE(value, x_fen, C960_X_FEN)                                                                  \
  VALUE(value, shredder_fen, C960_SHREDDER_FEN)

#define AT_HASH(group, type, field) VALUE_HASH(group, field, offsetof(type, field))
#define SIZE_HASH(group, type) VALUE_HASH(group, size, sizeof(type))
#define VALUE_HASH(group, name, value) hash = hash * 31 + (uint32_t)(value);
#define CODES_HASH(name, list) VALUE_HASH(codes, name, C960_##list##_COUNT)

/* Tells a script and a module apart that were not built together. */
uint32_t fingerprint(void) {
  uint32_t hash = 0;
  LAYOUT(AT_HASH, SIZE_HASH, VALUE_HASH, CODES_HASH)
  return hash;
}

#ifdef C960_LAYOUT
#define AT_NAME(group, type, field) #group "_" #field " "
#define SIZE_NAME(group, type) #group "_size "
#define VALUE_NAME(group, name, value) #group "_" #name " "
#define CODES_NAME(name, list) "codes_" #name " "
#define AT_VALUE(group, type, field) offsetof(type, field),
#define SIZE_VALUE(group, type) sizeof(type),
#define VALUE_VALUE(group, name, value) (value),
#define CODES_VALUE(name, list) C960_##list,

/* "group_field " over and over, and the number that belongs to each: for codes, that of the list. */
const char *layout_names(void) { return LAYOUT(AT_NAME, SIZE_NAME, VALUE_NAME, CODES_NAME); }

const uint32_t *layout_values(void) {
  static const uint32_t values[] = {LAYOUT(AT_VALUE, SIZE_VALUE, VALUE_VALUE, CODES_VALUE)};
  return values;
}

const char *version(void) { return C960_VERSION; }

const char *code_name(unsigned list, unsigned index) {
  return c960_code_name((c960_code_list)list, index);
}
#endif

io_layout *io(void) { return &io_block; }

/* Room for a position that comes from no game. */
static c960_position *new_position(void) {
  io_block.known.stepped = 0;
  return &io_block.known.position;
}

/* --- Start positions ------------------------------------------------------------------------------- */

c960_result start_position(uint32_t number) { return c960_start_position(number, new_position()); }

c960_result start_info(uint32_t number) { return c960_start_info(number, &io_block.start); }

/* The number comes as the only one of the list. */
c960_result start_number(uint32_t length) {
  io_block.starts.count = 1;
  return c960_start_number(io_block.text, length, &io_block.starts.numbers[0],
                           &io_block.arrangement_error);
}

c960_result start_match(uint32_t length) {
  return c960_start_match(io_block.text, length, &io_block.starts, &io_block.arrangement_error);
}

/* --- Setups, positions, FEN ------------------------------------------------------------------------ */

c960_result fen_parse(uint32_t length) {
  return c960_fen_parse(io_block.text, length, new_position(), &io_block.fen_error);
}

/* The text and its length. */
uint32_t fen_write(unsigned notation) {
  return (uint32_t)c960_fen_write(&io_block.known.position, (c960_notation)notation, io_block.text);
}

c960_result setup_position(void) {
  return c960_setup_position(&io_block.setup, new_position(), &io_block.problems);
}

void position_setup(void) { c960_position_setup(&io_block.known.position, &io_block.setup); }

unsigned position_start_number(void) {
  return c960_position_start_number(&io_block.known.position);
}

unsigned man_at(unsigned square) { return c960_man_at(&io_block.known.position, square); }

void attackers(unsigned square, unsigned by) {
  io_block.squares = c960_attackers(&io_block.known.position, square, (c960_color)by);
}

bool equal(void) { return c960_equal(&io_block.known.position, &io_block.other.position); }

/* --- Moves ----------------------------------------------------------------------------------------- */

/* Lists and describes all; returns how many. */
unsigned moves(void) {
  c960_moves(&io_block.known.position, &io_block.list);
  c960_moves_describe(&io_block.known.position, &io_block.list, io_block.infos);
  return io_block.list.count;
}

c960_result move_read(uint32_t length) {
  return c960_move_read_in_game(&io_block.known.position, io_block.known.stepped, io_block.text,
                                length, &io_block.reading);
}

c960_result move_explain(unsigned from, unsigned to, unsigned promotion) {
  return c960_explain_in_game(&io_block.known.position, io_block.known.stepped, from, to,
                              (c960_piece_type)promotion, &io_block.reading.explanation);
}

c960_result move_describe(unsigned move) {
  return c960_move_describe(&io_block.known.position, (c960_move)move, io_block.infos);
}

/* What comes of it is in the same game, or in none as well. */
c960_result move_play(unsigned move) {
  const known_position *before = &io_block.known;
  io_block.other.stepped = 0;
  if (before->stepped & IN_GAME)
    io_block.other.stepped =
        c960_double_stepped(&before->position, before->stepped, (c960_move)move) | IN_GAME;
  return c960_play(&before->position, (c960_move)move, &io_block.other.position);
}

/* The position in memory begins a game. */
void game_start(void) {
  io_block.known.stepped = c960_double_stepped_at_start(&io_block.known.position) | IN_GAME;
}

unsigned rights_lost(unsigned move) {
  return c960_rights_lost(&io_block.known.position, (c960_move)move, io_block.lost);
}

c960_result castling(unsigned color, unsigned side) {
  return c960_castling(&io_block.known.position, (c960_color)color, (c960_side)side,
                       &io_block.castling);
}

/* Of a position that has occurred so often; a position without a game once. */
void status(uint32_t repetitions) {
  c960_status_in_game(&io_block.known.position, repetitions, WORKSPACE, &io_block.status);
}

/* --- What the smaller module leaves out ------------------------------------------------------------- */

#ifndef C960_WITHOUT_SEARCH
c960_result can_mate(unsigned color, uint32_t nodes) {
  return c960_can_mate(&io_block.known.position, (c960_color)color, nodes, WORKSPACE,
                       &io_block.mate);
}

/* Leaves as the numbers of JavaScript hold them: exact to 2^53. */
double perft(unsigned depth) { return (double)c960_perft(&io_block.known.position, depth); }

double perft_after(unsigned move, unsigned depth) {
  return move_play(move) == C960_OK ? (double)c960_perft(&io_block.other.position, depth) : 0;
}
#endif
