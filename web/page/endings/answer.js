// SPDX-License-Identifier: MIT
/** What is said of a position that may be the end of a game, and of who can still mate in it. */

import { plainCaption } from '../../lib/attempt.js';
import { ARTICLE_OF, statusOf, wasOver } from '../../lib/told.js';
import { men, other, statusText } from '../../lib/words.js';

/** @typedef {import('../../lib/core.js').Color} Color */
/** @typedef {import('../../lib/core.js').Position} Position */
/** @typedef {import('../../lib/line.js').Line} Line */
/** @typedef {import('../../lib/reasons.js').Caption} Caption */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {ReturnType<Position['canMate']>} Finding */

/** Why a side can never mate. @param {Texts} texts @param {Color} color @param {Position} position */
const proofText = ({ t }, color, position) =>
  t('ends.proof', { proof: position.noMateProof(color) ?? 'other', color });

/**
 * Why mate or stalemate is what it is.
 * @param {Texts} texts @param {Position} position @returns {Caption['reasons']}
 */
function whyOver(texts, position) {
  const { t } = texts;
  const { check, checkers, legalMoveCount } = position.status();
  if (legalMoveCount > 0) return [];
  const attackers = men(texts, position, checkers);
  return [
    check
      ? {
          kind: 'attacked',
          text: t('ends.attacked', { attackers, n: checkers.length }),
          article: '',
        }
      : { kind: 'must-be-safe', text: t('ends.not-attacked'), article: '' },
    { kind: 'blocker', text: t('ends.no-move', { check: String(check) }), article: '' },
  ];
}

/** Why neither side can mate. @param {Texts} texts @param {Position} position @returns {Caption['reasons']} */
const whyDead = (texts, position) =>
  /** @type {const} */ (['white', 'black']).map((color) => ({
    kind: 'blocker',
    text: proofText(texts, color, position),
    article: '',
  }));

/**
 * How the game stands: over, drawn if somebody claims it, or going on; or that it was over before.
 * @param {Texts} texts @param {Line} line @param {string} eyebrow @returns {Caption}
 */
export function standingCaption(texts, line, eyebrow) {
  const { game } = line;
  const { position } = game;
  const status = statusOf(game);
  const { outcome } = status;
  const verdict = `${statusText(texts, position.turn, status)}.`;
  const before = wasOver(texts, line);
  if (before) return { ...plainCaption(eyebrow, verdict, before), tone: 'note' };
  if (!outcome) return { ...plainCaption(eyebrow, verdict, texts.t('ends.goes-on')), tone: 'note' };
  const isDead = outcome.reason === 'dead-position';
  const reasons = isDead ? whyDead(texts, position) : whyOver(texts, position);
  return {
    ...plainCaption(eyebrow, verdict, texts.t(outcome.claim ? 'ends.claim' : 'ends.over')),
    tone: outcome.result === '1/2-1/2' ? 'note' : 'yes',
    article: ARTICLE_OF[outcome.reason],
    reasons,
    marks: reasons.some(({ kind }) => kind === 'attacked')
      ? status.checkers.map((square) => ({ square, kind: 'attacker' }))
      : [],
  };
}

/**
 * The answer to "can this side still mate?", and what it means on the clock, if that still runs.
 * @param {Texts} texts @param {Position} position @param {Color} color @param {Finding} finding
 * @param {boolean} [isOver] the game is
 * @returns {Caption}
 */
export function findingCaption(texts, position, color, finding, isOver = false) {
  const { t } = texts;
  const eyebrow = t('ends.question', { color });
  const { verdict, line } = finding;
  const flag = {
    kind: verdict === 'yes' ? 'attacker' : 'must-be-safe',
    text: t('ends.flag-falls', { color: other(color), verdict }),
    article: '6.9',
  };
  const clock = isOver ? [] : [flag];
  if (verdict === 'unknown') {
    return { ...plainCaption(eyebrow, t('ends.unknown'), t('ends.unknown-note')), tone: 'note' };
  }
  if (verdict === 'yes') {
    const n = line?.length ?? 0;
    return {
      ...plainCaption(eyebrow, t('ends.yes', { color, n }), n > 0 ? t('ends.yes-note') : ''),
      tone: 'yes',
      article: '5.2.2',
      reasons: clock,
    };
  }
  const theirs = position.canMate(other(color)).verdict;
  return {
    ...plainCaption(eyebrow, t('ends.no', { color }), theirs === 'no' ? t('ends.both-no') : ''),
    article: '5.2.2',
    reasons: [{ kind: 'blocker', text: proofText(texts, color, position), article: '' }, ...clock],
  };
}
