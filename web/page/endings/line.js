// SPDX-License-Identifier: MIT
/** A mating line on the board: a step forward, all of it one step after another, and an end to that. */

/** @typedef {import('../../lib/core.js').Move} Move */
/** @typedef {ReturnType<import('../../lib/table.js').createTable>} Table */
/** @typedef {import('../../lib/texts.js').Texts} Texts */

/** A step of the line every so many milliseconds: long enough to be read and heard. */
const PACE = 1100;

/**
 * @param {{texts: Texts, board: {announce(text: string): void}, section: HTMLElement}} given @param {Table} table
 */
export function wireLine({ texts, board, section }, table) {
  const { t } = texts;
  const play = /** @type {HTMLElement} */ (section.querySelector('[data-do="play"]'));
  const forward = /** @type {HTMLElement} */ (section.querySelector('[data-do="forward"]'));
  /** What was found last: its moves, and the half-move it begins after. @type {{from: number, moves: readonly Move[]} | null} */
  let found = null;
  let timer = 0;

  const isAtEnd = () => table.line().ply === table.line().moves.length;

  /** Which step of the found line is on the board; null where the board has left it. */
  function step() {
    if (!found) return null;
    const { from, moves } = found;
    const { ply, moves: all } = table.line();
    const isThere =
      all.length === from + moves.length && moves.every(({ uci }, i) => all[from + i].uci === uci);
    return isThere && ply >= from ? { n: ply - from, of: moves.length } : null;
  }

  function stop() {
    clearTimeout(timer);
    timer = 0;
    play.textContent = t('ends.play');
  }

  /** @param {number} expected the half-move that is on the board if nobody has moved meanwhile */
  function next(expected) {
    if (table.line().ply !== expected || isAtEnd()) return stop();
    table.goTo(expected + 1);
    timer = window.setTimeout(next, PACE, expected + 1);
  }

  function start() {
    const { ply, moves } = table.line();
    if (isAtEnd()) return board.announce(t('ends.no-line'));
    // Who asks for less motion sees where it leads; every step can be made one by one.
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return table.goTo(moves.length);
    play.textContent = t('ends.stop');
    next(ply);
  }

  section.addEventListener('click', ({ target }) => {
    const act = /** @type {Element} */ (target).closest('button')?.dataset.do;
    const wasPlaying = timer > 0;
    if (wasPlaying) stop();
    if (act === 'play' && !wasPlaying) start();
    if (act === 'forward') {
      if (isAtEnd()) board.announce(t('said.nothing-to-redo'));
      else table.goTo(table.line().ply + 1);
    }
  });

  return {
    step,
    stop,
    /** Whether there is anything ahead to be played. */
    draw() {
      for (const button of [play, forward]) {
        button.setAttribute('aria-disabled', String(isAtEnd()));
      }
    },
    /** Back to where the found line begins, if the board shows it, and on without it. */
    leave() {
      const at = step();
      if (!found || !at) return;
      if (at.n > 0) table.goTo(found.from);
      table.extend([]);
      found = null;
    },
    /** @param {readonly Move[]} moves from here on */
    show(moves) {
      found = { from: table.line().ply, moves };
      table.extend(moves);
    },
  };
}
