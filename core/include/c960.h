/* SPDX-License-Identifier: MIT */
/*
 * c960: the rules of chess with Chess960 castling, and the reasons for them.
 *
 * The only public header. What holds for every function here:
 *  - Pure. No heap, no input or output, no clock, no mutable data: the same bytes in give the same bytes
 *    out, from any thread. Nothing has to be set up or freed.
 *  - Total. Any argument bytes give a defined result; out-of-range squares, colours and codes are refused
 *    or answered with "none". Work is bounded; nothing recurses on input.
 *  - Arguments: what is read first, what is written last. Pointers never overlap, and are never NULL but
 *    where that is said.
 *  - Functions that can fail return a c960_result and zero their outputs on failure.
 *  - Text is UTF-8 with a length in bytes; it need not end in NUL. Offsets into it are bytes.
 *
 * Units: squares are 0..63, a1 = 0, b1 = 1, h8 = 63. A set of squares is a uint64_t, bit n = square n.
 * Counters are half-moves (halfmove) and moves from 1 (fullmove).
 *
 * Sources: article numbers are those of the FIDE Laws of Chess in force from 1 January 2023 ("3.8.2.2")
 * and of its Guidelines II, Chess960 ("II.3.2.7"). Start numbers are Scharnagl's, 0..959.
 *
 * There is no Chess960 flag. A castling right *is* the square of the rook that still has it; standard
 * chess is start 518. Only the writing of FEN and UCI takes a notation.
 *
 * Example: may White castle towards the g-file here, and if not, why?
 *
 *     c960_position p;
 *     c960_fen_error e;
 *     if (c960_fen_parse(text, length, &p, &e) == C960_OK) {
 *       c960_castling_report r;
 *       c960_castling(&p, C960_WHITE, C960_G_SIDE, &r);
 *       for (int i = 0; i < r.reason_count; i++) puts(c960_code_name(C960_REASON, r.reasons[i].code));
 *     }
 */
#ifndef C960_H
#define C960_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define C960_VERSION "0.1.0"

#define C960_NO_SQUARE 64u /* "none", wherever a square may be missing */
#define C960_START_COUNT 960u

/* --- Codes. Each list is written once, here; every name elsewhere comes from it. ------------------- */

/* Results: what went wrong, in the contract's words. */
#define C960_RESULT_CODES(X)                                                                       \
  X(OK, "ok")                                                                                      \
  X(BAD_NUMBER, "bad-number")                                                                      \
  X(BAD_ARRANGEMENT, "bad-arrangement")                                                            \
  X(BAD_SQUARE, "bad-square")                                                                      \
  X(BAD_MOVE, "bad-move")                                                                          \
  X(ILLEGAL_MOVE, "illegal-move")                                                                  \
  X(AMBIGUOUS_MOVE, "ambiguous-move")                                                              \
  X(BAD_FEN, "bad-fen")                                                                            \
  X(BAD_POSITION, "bad-position")                                                                  \
  X(BAD_PGN, "bad-pgn")                                                                            \
  X(TOO_LONG, "too-long")                                                                          \
  X(BAD_ARGUMENT, "bad-argument")                                                                  \
  X(LOAD_FAILED, "load-failed")

/* Colours, kinds of men, and the side a castling goes to (towards the c-file O-O-O, the g-file O-O). */
#define C960_COLOR_CODES(X) X(WHITE, "white") X(BLACK, "black")
#define C960_PIECE_CODES(X)                                                                        \
  X(NO_PIECE, "")                                                                                  \
  X(PAWN, "pawn")                                                                                  \
  X(KNIGHT, "knight")                                                                              \
  X(BISHOP, "bishop")                                                                              \
  X(ROOK, "rook")                                                                                  \
  X(QUEEN, "queen")                                                                                \
  X(KING, "king")
#define C960_SIDE_CODES(X) X(C_SIDE, "c") X(G_SIDE, "g")

/* The four ways of castling: II.3.2.1 to II.3.2.4, in this order. */
#define C960_KIND_CODES(X)                                                                         \
  X(DOUBLE_MOVE, "double-move")                                                                    \
  X(TRANSPOSITION, "transposition")                                                                \
  X(KING_MOVE_ONLY, "king-move-only")                                                              \
  X(ROOK_MOVE_ONLY, "rook-move-only")

/* Why a move is not legal. Reasons are always reported in this order. What each one's squares and `by`
 * hold is said at c960_explain. */
#define C960_REASON_CODES(X)                                                                       \
  X(REASON_NO_PIECE, "no-piece")                                                                   \
  X(REASON_NOT_YOUR_PIECE, "not-your-piece")                                                       \
  X(REASON_NOT_A_MOVE_OF_THIS_PIECE, "not-a-move-of-this-piece")                                   \
  X(REASON_OWN_PIECE_ON_TARGET, "own-piece-on-target")                                             \
  X(REASON_CAPTURES_KING, "captures-king")                                                         \
  X(REASON_PATH_BLOCKED, "path-blocked")                                                           \
  X(REASON_PAWN_NEEDS_A_CAPTURE, "pawn-needs-a-capture")                                           \
  X(REASON_PAWN_CANNOT_CAPTURE_AHEAD, "pawn-cannot-capture-ahead")                                 \
  X(REASON_EN_PASSANT_EXPIRED, "en-passant-expired")                                               \
  X(REASON_PROMOTION_MISSING, "promotion-missing")                                                 \
  X(REASON_PROMOTION_NOT_ALLOWED, "promotion-not-allowed")                                         \
  X(REASON_LEAVES_KING_IN_CHECK, "leaves-king-in-check")                                           \
  X(REASON_NOT_TO_MOVE, "not-to-move")                                                             \
  X(REASON_RIGHT_LOST, "right-lost")                                                               \
  X(REASON_IN_CHECK, "in-check")                                                                   \
  X(REASON_KING_PATH_BLOCKED, "king-path-blocked")                                                 \
  X(REASON_ROOK_PATH_BLOCKED, "rook-path-blocked")                                                 \
  X(REASON_THROUGH_CHECK, "through-check")                                                         \
  X(REASON_INTO_CHECK, "into-check")

/* Articles that reasons rest on. */
#define C960_ARTICLE_CODES(X)                                                                      \
  X(ARTICLE_NONE, "")                                                                              \
  X(ARTICLE_TURN, "1.2")                                                                           \
  X(ARTICLE_KING_CAPTURE, "1.4.1")                                                                 \
  X(ARTICLE_OWN_PIECE, "3.1")                                                                      \
  X(ARTICLE_BISHOP, "3.2")                                                                         \
  X(ARTICLE_ROOK, "3.3")                                                                           \
  X(ARTICLE_QUEEN, "3.4")                                                                          \
  X(ARTICLE_JUMP, "3.5")                                                                           \
  X(ARTICLE_KNIGHT, "3.6")                                                                         \
  X(ARTICLE_PAWN, "3.7")                                                                           \
  X(ARTICLE_PAWN_STEP, "3.7.1")                                                                    \
  X(ARTICLE_PAWN_DOUBLE_STEP, "3.7.2")                                                             \
  X(ARTICLE_PAWN_CAPTURE, "3.7.3")                                                                 \
  X(ARTICLE_EN_PASSANT, "3.7.3.2")                                                                 \
  X(ARTICLE_PROMOTION, "3.7.3.3")                                                                  \
  X(ARTICLE_KING, "3.8.1")                                                                         \
  X(ARTICLE_RIGHT_LOST, "3.8.2.1")                                                                 \
  X(ARTICLE_CASTLING_ATTACK, "3.8.2.2")                                                            \
  X(ARTICLE_KING_SAFETY, "3.9.2")                                                                  \
  X(ARTICLE_CASTLING_PATH, "II.3.2.7")

/* What can be wrong with a setup: bit n of a problem set is entry n. */
#define C960_PROBLEM_CODES(X)                                                                      \
  X(PROBLEM_EMPTY_BOARD, "empty-board")                                                            \
  X(PROBLEM_NO_WHITE_KING, "no-white-king")                                                        \
  X(PROBLEM_NO_BLACK_KING, "no-black-king")                                                        \
  X(PROBLEM_TOO_MANY_KINGS, "too-many-kings")                                                      \
  X(PROBLEM_TOO_MANY_PIECES, "too-many-pieces")                                                    \
  X(PROBLEM_TOO_MANY_PAWNS, "too-many-pawns")                                                      \
  X(PROBLEM_PAWN_ON_BACK_RANK, "pawn-on-back-rank")                                                \
  X(PROBLEM_OPPONENT_IN_CHECK, "opponent-in-check")                                                \
  X(PROBLEM_BAD_CASTLING_RIGHT, "bad-castling-right")                                              \
  X(PROBLEM_BAD_EN_PASSANT_SQUARE, "bad-en-passant-square")

/* What can be wrong with an arrangement: bit n of a problem set is entry n. */
#define C960_ARRANGEMENT_CODES(X)                                                                  \
  X(ARRANGEMENT_LENGTH, "length")                                                                  \
  X(ARRANGEMENT_LETTER, "letter")                                                                  \
  X(ARRANGEMENT_WRONG_PIECES, "wrong-pieces")                                                      \
  X(ARRANGEMENT_BISHOPS_ON_ONE_COLOR, "bishops-on-one-color")                                      \
  X(ARRANGEMENT_KING_NOT_BETWEEN_ROOKS, "king-not-between-rooks")

/* The FEN field in which reading stopped. */
#define C960_FEN_CODES(X)                                                                          \
  X(FEN_BOARD, "board")                                                                            \
  X(FEN_TURN, "turn")                                                                              \
  X(FEN_CASTLING, "castling")                                                                      \
  X(FEN_EN_PASSANT, "en-passant")                                                                  \
  X(FEN_HALFMOVE_CLOCK, "halfmove-clock")                                                          \
  X(FEN_FULLMOVE_NUMBER, "fullmove-number")                                                        \
  X(FEN_MISSING_FIELD, "missing-field")                                                            \
  X(FEN_EXTRA_FIELD, "extra-field")

/* How a game ends; of several that hold, the first here counts. The last two must be claimed. */
#define C960_OUTCOME_CODES(X)                                                                      \
  X(OUTCOME_NONE, "")                                                                              \
  X(OUTCOME_CHECKMATE, "checkmate")                                                                \
  X(OUTCOME_STALEMATE, "stalemate")                                                                \
  X(OUTCOME_DEAD_POSITION, "dead-position")                                                        \
  X(OUTCOME_FIVEFOLD_REPETITION, "fivefold-repetition")                                            \
  X(OUTCOME_SEVENTY_FIVE_MOVES, "seventy-five-moves")                                              \
  X(OUTCOME_THREEFOLD_REPETITION, "threefold-repetition")                                          \
  X(OUTCOME_FIFTY_MOVES, "fifty-moves")

#define C960_SCORE_CODES(X)                                                                        \
  X(SCORE_NONE, "")                                                                                \
  X(SCORE_WHITE_WINS, "1-0")                                                                       \
  X(SCORE_BLACK_WINS, "0-1")                                                                       \
  X(SCORE_DRAW, "1/2-1/2")

/* How a castling right was lost (3.8.2.1); castling loses both (II.3.1). */
#define C960_CAUSE_CODES(X)                                                                        \
  X(CAUSE_KING_MOVED, "king-moved")                                                                \
  X(CAUSE_ROOK_MOVED, "rook-moved")                                                                \
  X(CAUSE_ROOK_CAPTURED, "rook-captured")                                                          \
  X(CAUSE_CASTLED, "castled")

/* Can a side still give mate, and how it was proven that it cannot. */
#define C960_VERDICT_CODES(X)                                                                      \
  X(VERDICT_UNKNOWN, "unknown") X(VERDICT_YES, "yes") X(VERDICT_NO, "no")
#define C960_PROOF_CODES(X)                                                                        \
  X(PROOF_NONE, "")                                                                                \
  X(PROOF_MATERIAL, "material")                                                                    \
  X(PROOF_WALLS, "walls")                                                                          \
  X(PROOF_EXHAUSTED, "exhausted")

/* The groups of men that a start number places, in drawing order. */
#define C960_STEP_CODES(X)                                                                         \
  X(STEP_LIGHT_BISHOP, "light-bishop")                                                             \
  X(STEP_DARK_BISHOP, "dark-bishop")                                                               \
  X(STEP_QUEEN, "queen")                                                                           \
  X(STEP_KNIGHTS, "knights")                                                                       \
  X(STEP_ROOK_KING_ROOK, "rook-king-rook")

#define C960_ENUM_ENTRY(id, name) C960_##id,
typedef enum { C960_RESULT_CODES(C960_ENUM_ENTRY) C960_RESULT_COUNT } c960_result;
typedef enum { C960_COLOR_CODES(C960_ENUM_ENTRY) C960_COLOR_COUNT } c960_color;
typedef enum { C960_PIECE_CODES(C960_ENUM_ENTRY) C960_PIECE_COUNT } c960_piece_type;
typedef enum { C960_SIDE_CODES(C960_ENUM_ENTRY) C960_SIDE_COUNT } c960_side;
typedef enum { C960_KIND_CODES(C960_ENUM_ENTRY) C960_KIND_COUNT } c960_kind;
typedef enum { C960_REASON_CODES(C960_ENUM_ENTRY) C960_REASON_COUNT } c960_reason_code;
typedef enum { C960_ARTICLE_CODES(C960_ENUM_ENTRY) C960_ARTICLE_COUNT } c960_article;
typedef enum { C960_PROBLEM_CODES(C960_ENUM_ENTRY) C960_PROBLEM_COUNT } c960_problem;
typedef enum { C960_ARRANGEMENT_CODES(C960_ENUM_ENTRY) C960_ARRANGEMENT_COUNT } c960_arrangement;
typedef enum { C960_FEN_CODES(C960_ENUM_ENTRY) C960_FEN_COUNT } c960_fen_field;
typedef enum { C960_OUTCOME_CODES(C960_ENUM_ENTRY) C960_OUTCOME_COUNT } c960_outcome;
typedef enum { C960_SCORE_CODES(C960_ENUM_ENTRY) C960_SCORE_COUNT } c960_score;
typedef enum { C960_CAUSE_CODES(C960_ENUM_ENTRY) C960_CAUSE_COUNT } c960_cause;
typedef enum { C960_VERDICT_CODES(C960_ENUM_ENTRY) C960_VERDICT_COUNT } c960_verdict;
typedef enum { C960_PROOF_CODES(C960_ENUM_ENTRY) C960_PROOF_COUNT } c960_proof;
typedef enum { C960_STEP_CODES(C960_ENUM_ENTRY) C960_STEP_COUNT } c960_step_code;
#undef C960_ENUM_ENTRY

/* The lists above, for c960_code_name. */
typedef enum {
  C960_RESULT,
  C960_COLOR,
  C960_PIECE,
  C960_SIDE,
  C960_KIND,
  C960_REASON,
  C960_ARTICLE,
  C960_PROBLEM,
  C960_ARRANGEMENT,
  C960_FEN,
  C960_OUTCOME,
  C960_SCORE,
  C960_STEP,
  C960_CAUSE,
  C960_VERDICT,
  C960_PROOF,
  C960_CODE_LIST_COUNT
} c960_code_list;

/* The public name of entry `index` of a list ("right-lost"), or NULL where there is none. */
const char *c960_code_name(c960_code_list list, unsigned index);

/* --- Setups and positions -------------------------------------------------------------------------- */

/* A man on the board of a setup: 0 for none, else colour * 8 + type. */
#define C960_MAN(color, type) ((uint8_t)(8 * (color) + (type)))
#define C960_MAN_TYPE(man) (7 & (man))
#define C960_MAN_COLOR(man) ((man) >> 3)

/* A setup may hold anything. */
typedef struct {
  uint8_t board[64];  /* C960_MAN per square */
  uint8_t turn;       /* c960_color */
  uint8_t en_passant; /* target square of the last double step, or C960_NO_SQUARE */
  uint8_t rights
      [2][2]; /* [color][side]: the rook's square or C960_NO_SQUARE; any other value is a problem */
  uint16_t halfmove; /* half-moves since a capture or pawn move, 0..9999 */
  uint16_t fullmove; /* 1..9999 */
} c960_setup;

/*
 * A position is always valid: only c960_setup_position, c960_fen_parse, c960_start_position and
 * c960_play make one. A plain value: copy it freely. The first C960_POSITION_KEY_SIZE bytes are what
 * the repetition rule compares (9.2.3); what lies behind them does not count there.
 */
typedef struct {
  uint64_t colors[2]; /* all men of a colour */
  uint64_t pawns, knights;
  uint64_t diagonals;   /* bishops and queens */
  uint64_t orthogonals; /* rooks and queens */
  uint64_t kings;
  uint64_t rights;     /* squares of the rooks that may still castle */
  uint8_t turn;        /* c960_color */
  uint8_t en_passant;  /* target, only where some pawn can legally take, else C960_NO_SQUARE */
  uint8_t double_step; /* target behind the last double step, whether or not a pawn can take */
  uint8_t zero;
  uint16_t halfmove; /* 0..9999; stays at 9999 */
  uint16_t fullmove; /* 1..9999; stays at 9999 */
} c960_position;

#define C960_POSITION_KEY_SIZE offsetof(c960_position, double_step)
_Static_assert(sizeof(c960_position) == 72, "a position has no hidden padding");
_Static_assert(sizeof(c960_setup) == 74, "a setup has no hidden padding");

/*
 * All that is wrong with a setup, as a set of c960_problem bits (0: it can be played). An empty board
 * stands alone. A side has at most 16 men, 8 of them pawns. A castling right needs the king on its own
 * first rank, not on the a- or h-file, and an own rook there on that side. An en passant square needs the
 * right rank for the side to move, an enemy pawn before it and two empty squares behind that pawn.
 * Reachability is not asked.
 */
uint32_t c960_setup_problems(const c960_setup *setup);

/* C960_OK, or C960_BAD_POSITION with all problems. Turns other than white and black, and counters out of
 * range: C960_BAD_ARGUMENT. */
c960_result c960_setup_position(const c960_setup *setup, c960_position *position,
                                uint32_t *problems);

/* The parts of a position; what c960_setup_position makes the same position of. */
void c960_position_setup(const c960_position *position, c960_setup *setup);

/* Equal for the repetition rule 9.2.3: placement, side to move, rights and a real en passant chance. */
bool c960_equal(const c960_position *a, const c960_position *b);

/* The man on a square as C960_MAN, 0 for none. */
uint8_t c960_man_at(const c960_position *position, unsigned square);

/* The rook's square of a castling right, or C960_NO_SQUARE. */
uint8_t c960_right(const c960_position *position, c960_color color, c960_side side);

/* The squares of all men of colour `by` that attack a square (3.1.2, 3.1.3: pinned men attack too). */
uint64_t c960_attackers(const c960_position *position, unsigned square, c960_color by);

/* --- FEN ------------------------------------------------------------------------------------------- */

typedef struct {
  uint32_t offset;   /* bytes; C960_NO_OFFSET unless the result is C960_BAD_FEN */
  uint32_t field;    /* c960_fen_field, for C960_BAD_FEN */
  uint32_t problems; /* c960_problem bits, for C960_BAD_POSITION */
} c960_fen_error;

#define C960_NO_OFFSET UINT32_MAX
#define C960_FEN_UNITS 512u /* longest text read, in UTF-16 units as given */
#define C960_FEN_SIZE 96u   /* fits every FEN written, with its NUL */

typedef enum { C960_X_FEN, C960_SHREDDER_FEN } c960_notation;

/*
 * Reads FEN, X-FEN and Shredder-FEN of four to six fields (missing counters are 0 and 1; move number 0 is
 * read as 1), with blanks of any kind and byte order marks around and between the fields.
 * C960_TOO_LONG above C960_FEN_UNITS; C960_BAD_FEN with field and offset where reading stopped (for a
 * missing field: where the text ends); C960_BAD_POSITION with all problems.
 */
c960_result c960_fen_parse(const char *text, size_t length, c960_position *position,
                           c960_fen_error *error);

/* Writes the FEN and a NUL; returns its length. The en passant square only where a pawn can legally take.
 * X-FEN: KQkq where the outermost rook castles, else the file letter. Shredder-FEN: file letters. */
size_t c960_fen_write(const c960_position *position, c960_notation notation,
                      char fen[C960_FEN_SIZE]);

/* --- Moves ----------------------------------------------------------------------------------------- */

/*
 * A move in 16 bits: from << 10 | to << 4 | flag. A castling is the king taking its own rook: to is the
 * rook's square. Sorted by number, moves stand by from, then to, then queen, rook, bishop, knight.
 */
typedef uint16_t c960_move;
enum {
  C960_FLAG_NONE = 0,
  C960_FLAG_DOUBLE_STEP = 1,
  C960_FLAG_EN_PASSANT = 2,
  C960_FLAG_CASTLING = 3,
  C960_FLAG_QUEEN = 4, /* promotions */
  C960_FLAG_ROOK = 5,
  C960_FLAG_BISHOP = 6,
  C960_FLAG_KNIGHT = 7
};
#define C960_MOVE(from, to, flag) ((c960_move)((from) << 10 | (to) << 4 | (flag)))
#define C960_MOVE_FROM(move) ((unsigned)(move) >> 10)
#define C960_MOVE_TO(move) ((unsigned)(move) >> 4 & 63)
#define C960_MOVE_FLAG(move) (15 & (unsigned)(move))

/*
 * A list always fits. Validation admits 16 men a side, one of them the king: 15 queens of at most 27
 * moves, a king of 8, two castlings. (Positions that games reach have at most 218, the most found for 16
 * men is 226.)
 */
#define C960_MAX_MOVES (15 * 27 + 8 + 2)
typedef struct {
  uint16_t count;
  c960_move moves[C960_MAX_MOVES];
} c960_move_list;

/* All legal moves, sorted. */
void c960_moves(const c960_position *position, c960_move_list *list);

/* How many there are. */
unsigned c960_move_count(const c960_position *position);

/* Plays a legal move; C960_ILLEGAL_MOVE for any other. */
c960_result c960_play(const c960_position *position, c960_move move, c960_position *after);

/* Everything that is said of a move. Texts end in NUL. */
typedef struct {
  c960_move move;
  uint8_t from;
  uint8_t to;    /* where the moving piece ends: for castling, where the king ends */
  uint8_t piece; /* c960_piece_type */
  uint8_t color;
  uint8_t captured;   /* c960_piece_type, C960_NO_PIECE for none */
  uint8_t promotion;  /* c960_piece_type, C960_NO_PIECE for none */
  uint8_t en_passant; /* 0 or 1 */
  uint8_t castling;   /* 0 or 1; the next four are 0 unless 1 */
  uint8_t side;       /* c960_side */
  uint8_t kind;       /* c960_kind */
  uint8_t rook_from;
  uint8_t rook_to;
  char uci[6];          /* UCI_Chess960: castling is the king taking its own rook, "e1h1" */
  char uci_standard[6]; /* "e1g1" for a castling with king e-file, rook a- or h-file; else as uci */
  char san[8];          /* "Nbd7", "exd8=Q#", "O-O-O+" */
} c960_move_info;

/* C960_ILLEGAL_MOVE where the move is not legal. */
c960_result c960_move_describe(const c960_position *position, c960_move move, c960_move_info *info);

/* Describes all legal moves at once, much faster than one by one: `list` is from c960_moves. */
void c960_moves_describe(const c960_position *position, const c960_move_list *list,
                         c960_move_info infos[C960_MAX_MOVES]);

/* --- Reasons --------------------------------------------------------------------------------------- */

#define C960_MAX_REASONS 8
typedef struct {
  uint8_t code;         /* c960_reason_code */
  uint8_t article;      /* c960_article */
  uint8_t square_count; /* 0..8 */
  uint8_t by_count;     /* 0..16 */
  uint8_t squares[8];   /* in travel order where a piece travels, else sorted */
  uint8_t by[16];       /* the enemy men that cause it, sorted */
} c960_reason;

typedef struct {
  uint8_t legal;        /* 0 or 1 */
  uint8_t reason_count; /* 0 where legal */
  c960_move move;       /* where legal */
  c960_reason reasons[C960_MAX_REASONS];
} c960_explanation;

/*
 * Is moving from one square to another legal, and if not, what are all the reasons? What from-to means:
 *  (1) a king onto its own rook, both on the king's own first rank: castling with that rook;
 *  (2) else a king going two squares or more along its own first rank to the c- or g-file: castling to
 *      that side;
 *  (3) else a plain move.
 * Reasons for castling look at the board as it stands, king and rook on their squares; only into-check
 * looks at the board after both have moved as well, where both ways are clear.
 * promotion: C960_NO_PIECE or knight to queen. C960_BAD_ARGUMENT for another, C960_BAD_SQUARE for squares
 * above 63.
 */
c960_result c960_explain(const c960_position *position, unsigned from, unsigned to,
                         c960_piece_type promotion, c960_explanation *explanation);

typedef struct {
  c960_explanation explanation; /* for C960_OK and C960_ILLEGAL_MOVE */
  c960_move_list candidates;    /* for C960_AMBIGUOUS_MOVE */
  uint32_t offset;              /* bytes, for C960_BAD_MOVE; else C960_NO_OFFSET */
} c960_reading;

/*
 * Reads a move: UCI ("e2e4", "a7a8q", castling as "e1h1" or "e1g1"), SAN ("Nf3", "exd8=Q+", "O-O") and
 * close kin of SAN (zeros for O, long forms, "e8Q", "Kg1" where that can only be castling, annotation signs).
 * Piece letters are English.
 * C960_OK: one legal move, in explanation.move. C960_ILLEGAL_MOVE: well-formed but not legal, with reasons
 * (where SAN names no piece that could be meant: no-piece without a square). C960_AMBIGUOUS_MOVE: SAN that
 * fits several legal moves. C960_BAD_MOVE: no move's text, with the offset of the first byte that does not
 * belong. C960_TOO_LONG: more than C960_MOVE_BYTES.
 */
#define C960_MOVE_BYTES 64u
c960_result c960_move_read(const c960_position *position, const char *text, size_t length,
                           c960_reading *reading);

typedef struct {
  uint8_t color, side;
  uint8_t legal;     /* 0 or 1 */
  uint8_t permanent; /* 1 once the right is lost; every other reason can pass */
  uint8_t has_right; /* where 0, all up to must_be_empty is unknown and 0 */
  uint8_t kind;      /* c960_kind */
  uint8_t king_from, king_to, rook_from, rook_to;
  uint8_t king_path_count, rook_path_count, must_be_empty_count;
  uint8_t king_path[8];     /* every square the king stands on, origin to destination */
  uint8_t rook_path[8];     /* the same for the rook */
  uint8_t must_be_empty[8]; /* both paths less the two men's own squares, sorted (II.3.2.7) */
  uint8_t reason_count;
  c960_reason reasons[C960_MAX_REASONS];
} c960_castling_report;

/* All about one castling. C960_BAD_ARGUMENT for another colour or side. */
c960_result c960_castling(const c960_position *position, c960_color color, c960_side side,
                          c960_castling_report *report);

/* --- Status ---------------------------------------------------------------------------------------- */

typedef struct {
  uint64_t checkers;
  uint16_t move_count;
  uint8_t check;   /* 0 or 1 */
  uint8_t outcome; /* c960_outcome; what needs the game's history is not seen here */
  uint8_t score;   /* c960_score */
  uint8_t claim;   /* 1 where a player must claim it (9.3) */
  uint8_t zero[2];
} c960_status_report;

/* Fast; a dead position is told by material alone. */
void c960_status(const c960_position *position, c960_status_report *status);

/* Dead by material alone (5.2.2): no pawn, rook or queen, and either all bishops on squares of one colour
 * and no knight, or one knight and nothing else. */
bool c960_dead_by_material(const c960_position *position);

/* --- Who can still mate ---------------------------------------------------------------------------- */

#define C960_MATE_NODES                                                                            \
  131072u /* positions that a workspace holds: the most to ask for, and enough for nearly all */
#define C960_MAX_MATE_LINE 1024u /* half-moves; longer lines are not looked for */

/* One position of a search, without loss: occupied squares, four bits for each man in their order. */
typedef struct {
  uint64_t occupied, men[2];
  uint32_t parent, next; /* indices: where it came from, what waits behind it */
  c960_move move;        /* that led here */
  uint16_t depth;        /* half-moves from the start of the search */
  uint8_t rest;          /* turn and en passant file */
  uint8_t zero[3];
} c960_mate_node;

#define C960_MATE_SLOTS (2 * C960_MATE_NODES)
#define C960_MATE_BUCKETS 512u

/* Memory for one search at a time, 6 MB, in any state; its contents mean nothing afterwards. */
typedef struct {
  c960_mate_node nodes[C960_MATE_NODES];
  uint32_t slots[C960_MATE_SLOTS];                             /* by hash: an index, or none */
  uint32_t heads[C960_MATE_BUCKETS], tails[C960_MATE_BUCKETS]; /* queues by priority */
  uint32_t count, lowest, mask;
} c960_mate_workspace;

typedef struct {
  uint32_t nodes;                     /* positions looked at */
  uint16_t length;                    /* half-moves of the line */
  uint8_t verdict;                    /* c960_verdict */
  uint8_t proof;                      /* c960_proof, of a "no" */
  c960_move line[C960_MAX_MATE_LINE]; /* of a "yes": legal moves that end in mate, perhaps none */
} c960_mate_report;

/*
 * Can this side give checkmate by any series of legal moves of both sides (5.2.2, 6.9)? Counters and
 * repetition do not matter. "Yes" comes with a line, "no" is proven: by material, by walls that keep the men
 * apart, or by having looked at all that can be reached. "Unknown": `nodes` positions, at most
 * C960_MATE_NODES, did not suffice. C960_BAD_ARGUMENT for another colour.
 */
c960_result c960_can_mate(const c960_position *position, c960_color color, uint32_t nodes,
                          c960_mate_workspace *workspace, c960_mate_report *report);

/*
 * As c960_status, for a position that has occurred `repetitions` times in its game, this time included: knows
 * 9.2 and 9.6.1 besides. With a workspace, a position is dead exactly where c960_can_mate with
 * C960_MATE_NODES says "no" for both colours (5.2.2); where it says "unknown" of one, the position is
 * not called dead. The workspace may be NULL: then it is dead by material alone, as for c960_status.
 */
void c960_status_in_game(const c960_position *position, uint32_t repetitions,
                         c960_mate_workspace *workspace, c960_status_report *status);

/* --- What a game's history adds --------------------------------------------------------------------- */

/*
 * A game remembers, beside its positions, the pawns whose own last move was a double step (a set of
 * squares): what c960_explain_in_game needs to tell an en passant chance that has gone from a capture that
 * never was one. It begins with c960_double_stepped_at_start and goes on with c960_double_stepped.
 */
uint64_t c960_double_stepped_at_start(const c960_position *start);
uint64_t c960_double_stepped(const c960_position *before, uint64_t stepped, c960_move move);

/* As c960_explain and c960_move_read, and knows en-passant-expired: 3.7.3.2. */
c960_result c960_explain_in_game(const c960_position *position, uint64_t stepped, unsigned from,
                                 unsigned to, c960_piece_type promotion,
                                 c960_explanation *explanation);
c960_result c960_move_read_in_game(const c960_position *position, uint64_t stepped,
                                   const char *text, size_t length, c960_reading *reading);

typedef struct {
  uint8_t color; /* whose right */
  uint8_t side;
  uint8_t cause; /* c960_cause */
  uint8_t zero;
} c960_lost_right;

/* The rights that a legal move loses, in the order white c, white g, black c, black g; returns how many. */
unsigned c960_rights_lost(const c960_position *before, c960_move move, c960_lost_right lost[4]);

/* --- Counting -------------------------------------------------------------------------------------- */

#define C960_MAX_PERFT_DEPTH 32u

/* Leaves of the tree of legal moves at a depth in half-moves, 1 at depth 0; 0 for deeper than
 * C960_MAX_PERFT_DEPTH. Modulo 2^64. */
uint64_t c960_perft(const c960_position *position, unsigned depth);

/* --- Start positions ------------------------------------------------------------------------------- */

typedef struct {
  uint8_t code;         /* c960_step_code */
  uint8_t digit;        /* 0..of-1 */
  uint8_t of;           /* 4, 4, 6, 10, 1 */
  uint8_t square_count; /* 1, 1, 1, 2, 3 */
  uint8_t squares[4];   /* a1..h1, sorted */
  uint16_t quotient;    /* what is left of the number after this digit */
} c960_start_step;

typedef struct {
  uint16_t number;
  uint16_t mirror;       /* the number of the left-right mirrored arrangement */
  char arrangement[10];  /* "RNBQKBNR" */
  uint8_t king;          /* a1..h1 */
  uint8_t rooks[2];      /* by c960_side */
  uint8_t kinds[2];      /* c960_kind by side */
  uint8_t first_move[2]; /* castling legal on move 1, by side */
  uint8_t may_stay_count[2];
  uint8_t
      may_stay[2]
              [8]; /* squares of ordinary castling (a-e, e-h) that other men may keep: II.3.2.7 */
  uint8_t zero;
  c960_start_step steps[C960_STEP_COUNT];
} c960_start_info_report;

/* C960_BAD_NUMBER above 959. */
c960_result c960_start_position(uint32_t number, c960_position *position);
c960_result c960_start_info(uint32_t number, c960_start_info_report *info);

typedef struct {
  uint32_t problems; /* c960_arrangement bits, for C960_BAD_ARRANGEMENT */
  uint32_t
      offset; /* bytes: the first letter that does not belong; C960_NO_OFFSET where there is none */
} c960_arrangement_error;

/* The number of an arrangement, a1 to h1, in either case: "RNBQKBNR" is 518. C960_BAD_ARRANGEMENT with every
 * problem (bishops and king are asked about only where the men concerned are there). */
c960_result c960_start_number(const char *text, size_t length, uint16_t *number,
                              c960_arrangement_error *error);

typedef struct {
  uint16_t count;
  uint16_t numbers[C960_START_COUNT];
} c960_start_list;

/* All numbers that fit a pattern of eight letters or "?", ascending, perhaps none. C960_BAD_ARRANGEMENT
 * for length or letters. */
c960_result c960_start_match(const char *pattern, size_t length, c960_start_list *list,
                             c960_arrangement_error *error);

/* The number of an untouched start position (all rights, move 1), else C960_START_COUNT. */
unsigned c960_position_start_number(const c960_position *position);

#endif
