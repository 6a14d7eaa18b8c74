// SPDX-License-Identifier: MIT
/*
 * c960: what the package offers. The rules live in a core of C, compiled to WebAssembly; this is how
 * they reach JavaScript:
 *
 *     import createC960 from 'c960';
 *     const c960 = await createC960();
 *     c960.start(518).play('e4').explain('e4e5').reasons;
 *
 * Conventions
 *  - Squares are algebraic strings "a1".."h8"; lists of squares are in travel order where a piece
 *    travels, otherwise sorted a1, b1, ... h8.
 *  - Every object returned is frozen. Moves, reasons, reports and infos are plain data: JSON and structured clone carry
 *    them whole (san and uci may be worked out on first use, but are there). Nothing has to be freed: a Position
 *    owns its bytes, one loaded module serves any number of positions.
 *  - Bad input throws C960Error with a stable `code`; user-facing text is made from codes by the page
 *    (five languages), never by the core.
 */

export type Color = 'white' | 'black';
export type PieceType = 'pawn' | 'knight' | 'bishop' | 'rook' | 'queen' | 'king';
export type PromotionPiece = 'queen' | 'rook' | 'bishop' | 'knight';
export type Square = string;
/** The side a castling move goes to. FIDE: towards the g-file is O-O, towards the c-file O-O-O. */
export type Side = 'c' | 'g';

export interface Piece {
  readonly color: Color;
  readonly type: PieceType;
}

/** FIDE Guidelines II.3.2.1-II.3.2.4. */
export type CastlingKind = 'double-move' | 'transposition' | 'king-move-only' | 'rook-move-only';

export interface Move {
  readonly from: Square;
  /** Where the moving piece ends. For castling: where the king ends (g1, c1, g8 or c8). */
  readonly to: Square;
  readonly piece: PieceType;
  readonly color: Color;
  readonly captured: PieceType | null;
  readonly promotion: PromotionPiece | null;
  readonly enPassant: boolean;
  /** null unless this is a castling move. */
  readonly castling: null | {
    readonly side: Side;
    readonly kind: CastlingKind;
    readonly king: { readonly from: Square; readonly to: Square };
    readonly rook: { readonly from: Square; readonly to: Square };
  };
  /**
   * UCI_Chess960 form: castling is the king taking its own rook ("e1h1"). This identifies a move; from/to do not
   * (a castling can share them with a king step, or have from = to).
   */
  readonly uci: string;
  /** The form engines expect in standard chess ("e1g1") for a castling with king e-file, rook a- or h-file; else as uci. */
  readonly uciStandard: string;
  /** Standard algebraic notation with + or #, "O-O" / "O-O-O" for castling. */
  readonly san: string;
}

/** One reason why a move, or a castling, is not legal. All that hold are reported, never just the first. */
export interface Reason {
  readonly code: ReasonCode;
  /** The squares the reason is about, as said beside each code. */
  readonly squares: readonly Square[];
  /** The enemy pieces that cause it (attackers), if any. */
  readonly by: readonly Square[];
  /** The article of the FIDE Laws of Chess (2023) or of its Chess960 Guidelines: "3.9.2", "II.3.2.3", ... */
  readonly article: string;
}

/*
 * What a from-to means: (1) a king onto its own rook, both on the king's own first rank: castling with that rook
 * ('right-lost' for a rook without the right, also where another rook on that side has it);
 * (2) else a king going two squares or more along its own first rank to the c- or g-file: castling to that side;
 * (3) else a plain move. The text forms "O-O" and "O-O-O" mean castling.
 *
 * A plain move. 'no-piece', 'not-your-piece' and 'not-a-move-of-this-piece' stand alone (beside the last, a wrongly chosen
 * promotion piece is not told). Then all that hold of what stands on the way and on the target:
 *  - a pawn straight ahead: own piece on the target 'own-piece-on-target', enemy piece (the king too) 'pawn-cannot-capture-ahead'; the
 *    square between of a double step 'path-blocked'. A double step from another rank than its own: not a move of a pawn.
 *  - a pawn diagonally: own piece 'own-piece-on-target'; nothing there and no en passant: 'pawn-needs-a-capture', in whose
 *    place a game says 'en-passant-expired' where an enemy pawn stands beside whose last move was a double step (one that
 *    only the start FEN's en passant square tells of counts too).
 *  - others: 'path-blocked' with every piece between, 'own-piece-on-target', 'captures-king' (never alone).
 * 'promotion-not-allowed' joins them. 'promotion-missing' and 'leaves-king-in-check' are asked of a move to which nothing else
 * objects; both can hold.
 *
 * Castling. Its reasons look at the board as it stands, king and rook on their squares, except where said. With the right
 * lost the rook is unknown, so 'right-lost' stands alone (beside 'not-to-move', which only castling(side, color) gives:
 * explain says 'not-your-piece'). 'promotion-not-allowed' joins any of them, its square being the target as the input names it.
 * From = to without such a castling is 'not-a-move-of-this-piece'.
 *
 * Reasons come in the order of the codes below.
 */
/*
 * Articles: own-piece-on-target 3.1; captures-king 1.4.1; not-a-move-of-this-piece 3.2 (bishop), 3.3 (rook), 3.4 (queen),
 * 3.6 (knight), 3.7 (pawn), 3.8.1 (king); path-blocked 3.5, for a pawn 3.7.2; pawn-needs-a-capture 3.7.3;
 * pawn-cannot-capture-ahead 3.7.1; en-passant-expired 3.7.3.2; promotion-* 3.7.3.3; leaves-king-in-check 3.9.2;
 * not-to-move and not-your-piece 1.2; right-lost 3.8.2.1; the two blocked paths II.3.2.7; in-check, through-check and
 * into-check 3.8.2.2 (into-check only because the rook left: 3.9.2). no-piece has none: "".
 */
export type ReasonCode =
  // any move
  | 'no-piece' // squares: the empty origin
  | 'not-your-piece' // squares: the origin, which holds a piece of the side not to move
  | 'not-a-move-of-this-piece' // squares: the target; the geometry is wrong for the piece
  | 'own-piece-on-target' // squares: the target
  | 'captures-king' // squares: the target
  | 'path-blocked' // squares: all pieces in between, from the origin on (for a pawn: those in its way)
  | 'pawn-needs-a-capture' // squares: the target, empty and no en passant square
  | 'pawn-cannot-capture-ahead' // squares: the target, which holds an enemy piece
  | 'en-passant-expired' // squares: the target; needs the game: the double step was not the last move
  | 'promotion-missing' // squares: the target; a pawn reaches the last rank and no piece was chosen
  | 'promotion-not-allowed' // squares: the target; a piece was chosen but this is no promotion
  | 'leaves-king-in-check' // squares: the king's after the move; by: its attackers then
  // castling
  | 'not-to-move' // squares: the king's; the other side is to move
  | 'right-lost' // squares: the king's; the king or that rook has moved, or no longer is (3.8.2.1)
  | 'in-check' // squares: the king's; by: the checkers
  | 'king-path-blocked' // squares: pieces on the king's way, destination included, other than the two
  | 'rook-path-blocked' // squares: pieces on the rook's way, destination included, other than the two
  | 'through-check' // squares: attacked squares strictly between the king's origin and destination; by: all their attackers
  | 'into-check'; // squares: the destination; by: its attackers now (where the king moves at all), with,

// where both ways are clear, those of the board after both pieces have moved
// (a rook that shielded the king no longer does; a king that stays: new ones only)
export interface Explanation {
  readonly legal: boolean;
  readonly move: Move | null; // set when legal
  readonly reasons: readonly Reason[]; // empty when legal
}

export interface CastlingReport {
  readonly color: Color;
  readonly side: Side;
  readonly legal: boolean;
  /** The rest is null where the right is lost, since the rook's origin is then unknown. */
  readonly kind: CastlingKind | null;
  readonly king: { readonly from: Square; readonly to: Square } | null;
  readonly rook: { readonly from: Square; readonly to: Square } | null;
  /** Every square the king stands on, from its origin to its destination. One square if it does not move. */
  readonly kingPath: readonly Square[];
  readonly rookPath: readonly Square[];
  /** The squares of both paths less the two pieces' own squares, sorted. */
  readonly mustBeEmpty: readonly Square[];
  readonly reasons: readonly Reason[];
  /** False where every reason can pass (a blocker leaves, an attack ends); true once the right is lost. */
  readonly permanent: boolean;
}

export type OutcomeReason =
  | 'checkmate'
  | 'stalemate'
  | 'dead-position' // end the game at once: 5.1.1, 5.2.1, 5.2.2
  | 'fivefold-repetition'
  | 'seventy-five-moves' // end the game at once: 9.6.1, 9.6.2
  | 'threefold-repetition'
  | 'fifty-moves'; // may be claimed: 9.2, 9.3

/** Of several that hold, the one that stands first above. Moves are generated and played regardless of draws. */
export interface Outcome {
  readonly result: '1-0' | '0-1' | '1/2-1/2';
  readonly reason: OutcomeReason;
  readonly claim: boolean; // true where a player must claim it
}

export interface Status {
  readonly check: boolean;
  readonly checkers: readonly Square[];
  readonly legalMoveCount: number;
  readonly outcome: Outcome | null;
}

export interface StartInfo {
  readonly number: number; // 0..959, Scharnagl; 518 is the classical array
  readonly arrangement: string; // "RNBQKBNR", a1..h1
  readonly fen: string; // X-FEN
  readonly shredderFen: string;
  readonly king: Square;
  readonly rooks: { readonly c: Square; readonly g: Square };
  /** How the number yields the arrangement: one step per placed piece group, in drawing order. */
  readonly steps: readonly {
    readonly piece: 'light-bishop' | 'dark-bishop' | 'queen' | 'knights' | 'rook-king-rook';
    readonly digit: number; // 0..3, 0..3, 0..5, 0..9, 0
    readonly of: number; // 4, 4, 6, 10, 1
    readonly quotient: number; // what is left of the number after this digit
    readonly squares: readonly Square[];
  }[];
  readonly castling: { readonly c: CastlingKind; readonly g: CastlingKind };
  /**
   * Squares that may stay occupied by other pieces when castling, on the first rank, per side: of those that
   * ordinary castling keeps clear or uses (a-e for c, e-h for g), a, b, e and e, h at most (II.3.2.7).
   */
  readonly mayStay: { readonly c: readonly Square[]; readonly g: readonly Square[] };
  /** Castling playable on move 1, per side. */
  readonly firstMove: { readonly c: boolean; readonly g: boolean };
  /** The number of the left-right mirrored arrangement: 518 <-> 534. */
  readonly mirror: number;
}

export interface Position {
  readonly turn: Color;
  readonly fen: string; // X-FEN: KQkq where the outermost rook castles, else the file letter
  readonly shredderFen: string; // HAha
  readonly halfmoveClock: number;
  readonly fullmoveNumber: number;
  /**
   * The target square, only where some pawn can legally take. A square read from a FEN, or left by the last
   * double step, that pawns stand ready to use but none legally can, is kept for explanations alone (a pinned pawn: 'leaves-king-in-check'): fen, equals and repetition do not show it.
   */
  readonly enPassant: Square | null;
  /** 0..959 where this is an untouched start position (all rights, move 1), else null. */
  readonly startNumber: number | null;
  readonly rights: Readonly<
    Record<Color, { readonly c: Square | null; readonly g: Square | null }>
  >;
  pieceAt(square: Square): Piece | null;
  pieces(): readonly { readonly square: Square; readonly piece: Piece }[];
  /** All legal moves, or those from one square: sorted by from, then uci target, then queen rook bishop knight. */
  legalMoves(from?: Square): readonly Move[];
  /** A legal move given as UCI (castling in either form), SAN, from/to, or a Move (which goes by its uci). */
  move(input: MoveInput): Move; // throws C960Error 'illegal-move' carrying the explanation, 'ambiguous-move' with candidates
  play(input: MoveInput): Position;
  explain(input: MoveInput): Explanation; // never throws for a well-formed input
  castling(side: Side, color?: Color): CastlingReport; // color defaults to the side to move
  attackers(square: Square, by: Color): readonly Square[];
  status(): Status;
  /** The four outcomes of one pawn move, queen rook bishop knight. Empty if from-to is no legal promotion. */
  promotions(
    from: Square,
    to: Square,
  ): readonly { readonly move: Move; readonly position: Position; readonly status: Status }[];
  /**
   * FIDE 5.2.2 and 6.9: can this side still give checkmate by any series of legal moves of both sides?
   * 'yes' comes with such a line, 'no' is proven, 'unknown' says that `nodes` (default: enough for all but
   * contrived positions) did not suffice. A position is dead where both sides get 'no'. Move counters and repetition do
   * not matter; a side that has just given mate gets 'yes' with an empty line. `nodes` are positions to look at, an
   * integer from 0: 131072 by default, and no more than that whatever is asked for, since memory holds no more.
   */
  canMate(
    color: Color,
    options?: { readonly nodes?: number },
  ): {
    readonly verdict: 'yes' | 'no' | 'unknown';
    readonly line: readonly Move[] | null;
  };
  /**
   * What a 'no' of canMate rests on; null where the verdict is another. 'material': no placing of these men is such a
   * mate, nor of what they can become. 'walls': pawns that hold each other up keep the men apart for good. 'exhausted': every
   * position that can come was looked at.
   */
  noMateProof(
    color: Color,
    options?: { readonly nodes?: number },
  ): 'material' | 'walls' | 'exhausted' | null;
  /** Placement, side to move, rights and a real en passant chance are equal: the repetition rule 9.2.3. */
  equals(other: Position): boolean;
  perft(depth: number): number; // nodes; exact up to 2^53 - 1
  divide(depth: number): Readonly<Record<string, number>>;
}

export type MoveInput =
  | string
  | Move
  | { readonly from: Square; readonly to: Square; readonly promotion?: PromotionPiece | null };

/** An immutable game: its start and the moves played. play/undo return new games that share the old one. */
export interface Game {
  readonly start: Position;
  readonly position: Position;
  readonly moves: readonly Move[];
  readonly ply: number;
  play(input: MoveInput): Game;
  undo(): Game;
  at(ply: number): Position;
  explain(input: MoveInput): Explanation; // as Position.explain, and knows 'en-passant-expired'
  /** How each castling right of the start position was lost, by ply (1 is the first move), white c, white g, black c, black g. Castling loses both. */
  rightsLost(): readonly {
    readonly color: Color;
    readonly side: Side;
    readonly ply: number;
    readonly move: Move;
    readonly cause: 'king-moved' | 'rook-moved' | 'rook-captured' | 'castled';
  }[];
  repetitions(): number; // how often the present position has occurred, 1 or more
  outcome(): Outcome | null;
  /**
   * PGN with the seven tag roster; SetUp and FEN where the start is not that of 518; Variant "Chess960" where a right's
   * king is not on e or its rook not on a or h. These and the result of a game that has ended are the game's own to
   * tell; else the result is that of `tags`, or "*". Names of tags hold no blanks, quotes, brackets, braces,
   * semicolons or percent signs ('bad-argument'); control characters in values are written as blanks.
   */
  toPgn(tags?: Readonly<Record<string, string>>): string;
}

/**
 * One game of a PGN. Read are standard chess and Chess960, whatever the Variant tag calls it, from the FEN or, without
 * one, from 518; moves in SAN and its kin, castling with letters or zeros. Passed over are move numbers, comments, NAGs,
 * annotators' signs, variations, and lines that begin with "%". What is neither ends the game with an error, and the next
 * begins behind the next result or with the next tag.
 */
export interface PgnGame {
  readonly tags: Readonly<Record<string, string>>;
  readonly game: Game; // the main line up to the first error; comments, NAGs and variations are passed over
  readonly result: '1-0' | '0-1' | '1/2-1/2' | '*'; // as told behind the moves, else by the tag, else "*"
  readonly error: C960Error | null; // 'bad-pgn' or 'illegal-move', with offset and ply
}

export interface C960 {
  readonly version: string;
  readonly startCount: 960;
  start(number: number): Position;
  startInfo(number: number): StartInfo;
  /** "RNBQKBNR" -> 518. Any case. Throws 'bad-arrangement' with every problem. */
  startNumber(arrangement: string): number;
  /** "B??N????" -> all numbers that fit, ascending, perhaps none. "?" is any piece. Throws 'bad-arrangement' for length or letters. */
  matchStarts(pattern: string): readonly number[];
  /** Uniform over 0..959 less `exclude` ('bad-argument' where that leaves none). `random` gives uniform 32-bit integers; default crypto.getRandomValues. */
  randomStart(options?: { exclude?: Iterable<number>; random?: () => number }): number;
  /**
   * Strict about the rules, liberal about notation. Reads FEN, X-FEN and Shredder-FEN, six fields, five or four
   * (missing counters are 0 and 1), counters up to 9999 (move number 0 is read as 1), blanks of any kind and a byte order
   * mark around them; always by Chess960 rules: standard chess is the case of start 518. A castling right needs the
   * king on its own first rank, not on the a- or h-file, and an own rook there on that side; kings on different
   * files are read (Double Chess960). An en passant square must have the right rank for the side to move, the pawn before
   * it and two empty squares behind that pawn; nothing more is asked of it. No two digits in a row. Unreachable positions
   * that can be played (three checkers) are read. Longer than 512 UTF-16 units as given: 'too-long'. What cannot be read is 'bad-fen' with offset and problem;
   * what can be read but not be is 'bad-position' with every problem and no offset.
   */
  parseFen(fen: string): Position;
  /** A position from its parts, checked like a FEN; throws 'bad-position' with all problems. */
  setup(parts: {
    readonly pieces: Readonly<Record<Square, Piece>>;
    readonly turn: Color;
    readonly rights?: Readonly<
      Partial<Record<Color, { readonly c?: Square | null; readonly g?: Square | null }>>
    >;
    readonly enPassant?: Square | null;
  }): Position;
  game(start: Position | number | string): Game;
  parsePgn(text: string): readonly PgnGame[];
  /** One game at a time, in bounded memory. */
  readPgn(text: string): Iterable<PgnGame>;
}

export type ErrorCode =
  | 'bad-number'
  | 'bad-arrangement'
  | 'bad-square'
  | 'bad-move'
  | 'illegal-move'
  | 'ambiguous-move'
  | 'bad-fen'
  | 'bad-position'
  | 'bad-pgn'
  | 'too-long'
  | 'bad-argument'
  | 'load-failed';

export class C960Error extends Error {
  readonly code: ErrorCode;
  /** Index of the first offending UTF-16 unit in the input, where there is one. */
  readonly offset: number | null;
  /** Everything that is wrong: position, arrangement or FEN problems, by code. */
  readonly problems: readonly (PositionProblem | ArrangementProblem | FenProblem)[];
  readonly explanation: Explanation | null; // of an illegal move
  readonly candidates: readonly Move[]; // of an ambiguous one
  readonly ply: number | null; // in a PGN: of the first half-move that was not read, 1 or more
}

export type PositionProblem =
  | 'empty-board' // stands alone
  | 'no-white-king'
  | 'no-black-king'
  | 'too-many-kings'
  | 'too-many-pieces'
  | 'too-many-pawns'
  | 'pawn-on-back-rank'
  | 'opponent-in-check' // asked where the side not to move has one king
  | 'bad-castling-right'
  | 'bad-en-passant-square';

export type ArrangementProblem =
  'length' | 'letter' | 'wrong-pieces' | 'bishops-on-one-color' | 'king-not-between-rooks';

/**
 * The field in which reading stopped. Castling: a character other than KQkq, A-H, a-h, or the same letter twice is 'castling';
 * a letter that names no right-holder, or a second one for the same side (KH, AB), is 'bad-castling-right'. 'missing-field':
 * fewer than four fields, those there being good.
 */
export type FenProblem =
  | 'board'
  | 'turn'
  | 'castling'
  | 'en-passant'
  | 'halfmove-clock'
  | 'fullmove-number'
  | 'missing-field'
  | 'extra-field';

/** A URL or path, a fetch Response (or the promise of one), bytes, or a compiled WebAssembly.Module. */
export type WasmSource =
  | string
  | { readonly href: string }
  | ArrayBuffer
  | ArrayBufferView
  | { arrayBuffer(): Promise<ArrayBuffer> }
  | Promise<{ arrayBuffer(): Promise<ArrayBuffer> }>
  | object;

/**
 * Compiles and instantiates the module once. Without an argument it loads c960.wasm from beside this file
 * (fetch in a browser, the file system in Node.js). Throws C960Error 'load-failed'.
 */
export default function createC960(source?: WasmSource): Promise<C960>;
