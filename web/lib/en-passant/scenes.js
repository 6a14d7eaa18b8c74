// SPDX-License-Identifier: MIT
/**
 * Positions to be asked about: put together by chance, White being the side that would take, and kept only
 * where the core finds in them what their theme says.
 */

/** @typedef {import('../core.js').C960} C960 */
/** @typedef {import('../core.js').Game} Game */
/** @typedef {import('../core.js').Piece} Piece */
/** @typedef {import('../core.js').PieceType} PieceType */
/** @typedef {import('../drill/random.js').Random} Random */

/** What a position is about. The first four can be taken. */
export const THEMES = /** @type {const} */ ([
  'plain',
  'two',
  'saves',
  'along',
  'late',
  'steps',
  'piece',
  'pinned',
  'rank',
]);
/** @typedef {typeof THEMES[number]} Theme */

/** A position, the moves that led from it to what is asked, and the square of the man in question. @typedef {{start: string, moves: readonly string[], about: string}} Told */
/** @typedef {Record<string, Piece>} Men */

/** Every so often nothing comes of a draft; so many are made before another theme has to do. */
const DRAFTS = 300;

const FILES = 'abcdefgh';
const SQUARES = Array.from(FILES).flatMap((file) => Array.from('12345678', (rank) => file + rank));

/** @param {'white' | 'black'} color @param {PieceType} type @returns {Piece} */
const man = (color, type) => ({ color, type });

/**
 * How somebody would want to take: from beside a man, to behind it.
 * @param {Game} game @param {string} about the square of that man
 */
export function asksOf({ position }, about) {
  const at = FILES.indexOf(about[0]);
  const behind = about[0] + (Number(about[1]) + (position.turn === 'white' ? 1 : -1));
  return [FILES[at - 1], FILES[at + 1]].flatMap((file) => {
    const there = file ? position.pieceAt(file + about[1]) : null;
    const own = there?.type === 'pawn' && there.color === position.turn;
    return own ? [file + about[1] + behind] : [];
  });
}

/** The asks that are legal, as the core says. @param {Game} game @param {readonly string[]} asks */
export const legalOf = (game, asks) => asks.filter((ask) => game.explain(ask).legal);

/** @param {Random} random @param {Men} men @param {readonly string[]} squares @param {Piece} piece @returns {boolean} whether there was room */
function put(random, men, squares, piece) {
  const free = squares.filter(
    (square) => !men[square] && (piece.type !== 'pawn' || !/[18]/.test(square)),
  );
  const square = random.pickAny(free);
  if (square) men[square] = piece;
  return square !== undefined;
}

const SLIDERS = /** @type {const} */ (['rook', 'queen']);
const OTHERS = /** @type {const} */ (['pawn', 'pawn', 'knight', 'bishop', 'rook']);
const COLORS = /** @type {const} */ (['white', 'black']);
const ANYWHERE = '[a-h][1-4]';

/**
 * Where a theme wants White's king, and what attacks from where.
 * @param {Random} random @param {Theme} theme @param {number} x the file of the man in question
 * @param {number} own the file of the pawn beside it
 * @returns {{king: string, attacker?: PieceType, from?: string} | null}
 */
function plan(random, theme, x, own) {
  const straight = random.pick(SLIDERS);
  if (theme === 'rank') {
    const ends = [FILES.slice(0, Math.min(x, own)), FILES.slice(Math.max(x, own) + 1)];
    if (random.chance(50)) ends.reverse();
    const [king, from] = ends.map((files) => files && `[${files}]5`);
    return king && from ? { king, attacker: straight, from } : null;
  }
  if (theme === 'saves') return { king: `[${FILES.slice(Math.max(0, x - 1), x + 2)}]4` };
  if (theme === 'pinned' && random.chance(50)) {
    return { king: `${FILES[own]}[1-4]`, attacker: straight, from: `${FILES[own]}[678]` };
  }
  if (theme !== 'pinned' && theme !== 'along') return { king: ANYWHERE };
  // On the diagonal of the capture, or across it.
  const side = theme === 'along' ? x - own : own - x;
  const [king, from] = [ray(own, -side, -1), ray(own, side, 1)];
  const attacker = random.pick(/** @type {const} */ (['bishop', 'queen']));
  return king && from ? { king, attacker, from } : null;
}

/** The squares of a diagonal from the fifth rank on, as a pattern. @param {number} file @param {number} dx @param {number} dy */
const ray = (file, dx, dy) =>
  [1, 2, 3, 4]
    .filter((n) => FILES[file + dx * n])
    .map((n) => `${FILES[file + dx * n]}${5 + dy * n}`)
    .join('|');

/**
 * The pawns, the kings where the theme wants them, and some more men; the core may refuse it.
 * @param {Random} random @param {Theme} theme
 */
function draft(random, theme) {
  const x = random.below(8);
  const beside = [x - 1, x + 1].filter((at) => FILES[at]);
  const own = theme === 'two' ? beside : [random.pick(beside)];
  const planned = plan(random, theme, x, own[0]);
  if (!planned) return null;
  const from = FILES[x] + (theme === 'steps' ? 6 : 7);
  const about = `${FILES[x]}5`;
  const mover = theme === 'piece' ? random.pick(SLIDERS) : 'pawn';
  /** @type {Men} */
  const men = { [from]: man('black', mover) };
  for (const at of own) men[`${FILES[at]}5`] = man('white', 'pawn');
  // The way stays free.
  const open = SQUARES.filter((square) => square !== about && square !== `${FILES[x]}6`);
  /** @param {string} pattern @param {Piece} piece */
  const place = (pattern, piece) =>
    put(
      random,
      men,
      open.filter((square) => new RegExp(pattern).test(square)),
      piece,
    );
  place(planned.king, man('white', 'king'));
  if (planned.attacker) place(planned.from ?? '', man('black', planned.attacker));
  place('[a-h][678]', man('black', 'king'));
  for (let n = random.below(5); n > 0; n--) {
    place('', man(random.pick(COLORS), random.pick(OTHERS)));
  }
  return { men, about, last: from + about };
}

/** The king moves, as somebody does who thinks there is time. @param {Random} random @param {Game} game */
function quiet(random, game) {
  const kings = game.position
    .legalMoves()
    .filter(({ piece, captured, castling }) => piece === 'king' && !captured && !castling);
  return random.pickAny(kings)?.uci;
}

/** Whether the core finds in a game what its theme says. @param {Game} game @param {string} about @param {Theme} theme */
export function isAbout(game, about, theme) {
  const { position } = game;
  const asks = asksOf(game, about);
  const legal = legalOf(game, asks);
  const codes = asks.flatMap((ask) => game.explain(ask).reasons.map(({ code }) => code));
  const { check, legalMoveCount } = position.status();
  if (asks.length === 0 || legalMoveCount === 0) return false;
  if (theme === 'saves') return check && legal.length > 0;
  if (check) return false;
  if (theme === 'plain') return asks.length === 1 && legal.length === 1 && !isHeld(game, asks[0]);
  if (theme === 'along') return asks.length === 1 && legal.length === 1 && isHeld(game, asks[0]);
  if (theme === 'two') return asks.length === 2 && legal.length > 0;
  if (legal.length > 0) return false;
  if (theme === 'pinned') {
    return codes.every((code) => code === 'leaves-king-in-check') && isHeld(game, asks[0]);
  }
  if (theme === 'rank') {
    return codes.every((code) => code === 'leaves-king-in-check') && !isHeld(game, asks[0]);
  }
  const wanted = theme === 'late' ? 'en-passant-expired' : 'pawn-needs-a-capture';
  return codes.every((code) => code === wanted);
}

/** Whether the pawn is pinned: it may not go straight ahead for its king's sake. @param {Game} game @param {string} ask */
function isHeld(game, ask) {
  const rank = Number(ask[1]) + (game.position.turn === 'white' ? 1 : -1);
  const { reasons } = game.explain(ask.slice(0, 2) + ask[0] + rank);
  return reasons.some(({ code }) => code === 'leaves-king-in-check');
}

/**
 * The game of what is told, as the core plays it; null where it does not.
 * @param {C960} c960 @param {Pick<Told, 'start' | 'moves'>} told @returns {Game | null}
 */
export function gameOf(c960, { start, moves }) {
  try {
    return moves.reduce((game, uci) => game.play(uci), c960.game(start));
  } catch {
    return null;
  }
}

/** @param {C960} c960 @param {Random} random @param {Theme} theme @returns {Told | null} */
function attempt(c960, random, theme) {
  const drafted = draft(random, theme);
  if (!drafted) return null;
  let start;
  try {
    start = c960.setup({ pieces: drafted.men, turn: 'black' }).fen;
  } catch {
    return null;
  }
  const { about, last } = drafted;
  const moves = [last];
  let game = gameOf(c960, { start, moves });
  for (let n = 0; game && theme === 'late' && n < 2; n++) {
    const uci = quiet(random, game);
    if (uci) moves.push(uci);
    game = uci ? game.play(uci) : null;
  }
  return game && isAbout(game, about, theme) ? { start, moves, about } : null;
}

/**
 * A position about a theme, or about the first one where by chance none comes of it.
 * @param {C960} c960 @param {Random} random @param {Theme} theme
 * @returns {{theme: Theme, told: Told}}
 */
export function compose(c960, random, theme) {
  for (let n = 0; n < DRAFTS; n++) {
    const told = attempt(c960, random, theme);
    if (told) return { theme, told };
  }
  if (theme !== 'plain') return compose(c960, random, 'plain');
  return {
    theme,
    told: { start: '4k3/3p4/8/4P3/8/8/8/4K3 b - - 0 1', moves: ['d7d5'], about: 'd5' },
  };
}
