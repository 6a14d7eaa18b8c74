// SPDX-License-Identifier: MIT
/** What templates show of the castling lesson before any script runs. */

import { picture, strip } from '../../lib/drawing.js';
import { GENERATOR_VERSION, KINDS } from '../../lib/drill/index.js';
import { statusText } from '../../lib/words.js';
import { attempt, hand, hands, land, ways } from '../../lessons/castling.js';
import { lost, must, odd } from '../../lessons/castling-rules.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/core.js').CastlingReport} CastlingReport */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lessons/castling.js').Example} Example */

export const scenes = [land, ways, attempt, must, lost, odd, hand];

/**
 * An example as its template needs it.
 * @param {C960} c960 @param {Example} example
 */
function opened(c960, example) {
  const position = (example.moves ?? []).reduce(
    (at, uci) => at.play(uci),
    c960.parseFen(example.fen),
  );
  return { ...example, position, report: position.castling(example.side) };
}

/**
 * The first rank before and after a castling.
 * @param {Texts} texts @param {CastlingReport} report
 */
function strips({ t }, report) {
  const { king, rook } = report;
  if (!king || !rook) return null;
  /** @param {'from' | 'to'} at @param {string} label */
  const rank = (at, label) =>
    strip(
      Array.from('abcdefgh', (file) => {
        const square = file + king.to[1];
        return square === king[at] ? 'king' : square === rook[at] ? 'rook' : null;
      }),
      { label, kind: 'mini' },
    ).text;
  return {
    before: rank('from', t('lesson.strip-before', { king: king.from, rook: rook.from })),
    after: rank('to', t('lesson.strip-after', { king: king.to, rook: rook.to })),
  };
}

/** @param {C960} c960 */
export const castlingViews = (c960) => ({
  kinds: KINDS,
  version: GENERATOR_VERSION,
  hands: { ...hands },
  /** The table of destinations. */
  land: land.groups[0].examples.map((example) => opened(c960, example)),
  /** @param {Texts} texts @param {string} id */
  scene(texts, id) {
    const scene = scenes.find((one) => one.id === id);
    if (!scene) throw new RangeError(`no scene ${id}`);
    const groups = scene.groups.map(({ title, examples }) => ({
      title,
      examples: examples.map((example) => opened(c960, example)),
    }));
    const { position } = groups[0].examples[0];
    const label = texts.t('lesson.board', { title: texts.t(`lesson.${id}.title`) });
    return {
      groups,
      label,
      picture: picture(position.pieces(), label).text,
      status: statusText(texts, position.turn, position.status()),
    };
  },
  /** @param {Texts} texts @param {ReturnType<typeof opened>} example */
  picture({ t }, { id, position }) {
    const label = t('lesson.board', { title: t(`lesson.${id}.title`) });
    return picture(position.pieces(), label).text;
  },
  /** @param {Texts} texts @param {ReturnType<typeof opened>} example */
  strips: (texts, { report }) => strips(texts, report),
});
