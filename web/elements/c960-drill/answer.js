// SPDX-License-Identifier: MIT
/** What is said after an answer: right or wrong, what is right and why, and what of it was missed. */

import { castlingCaption, howText } from '../../lib/attempt.js';
import { lostText } from '../../lib/history.js';
import { conditionMarks } from '../../lib/reasons.js';
import { choiceText } from './ask.js';

/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/core.js').Game} Game */
/** @typedef {import('../../lib/reasons.js').Caption} Caption */
/** @typedef {import('../../lib/drill/vocabulary.js').Unnumbered} Asked */
/** @typedef {import('../../lib/drill/grade.js').Response} Response */
/** @typedef {import('../../lib/drill/grade.js').Grade} Grade */

/** The articles on which questions without reasons rest. @type {Record<string, string>} */
const ARTICLES = {
  landing: 'II.3.2.6',
  'must-be-empty': 'II.3.2.7',
  'must-be-safe': '3.8.2.2',
  'double-move': 'II.3.2.1',
  transposition: 'II.3.2.2',
  'king-move-only': 'II.3.2.3',
  'rook-move-only': 'II.3.2.4',
};

/**
 * @param {Texts} texts @param {Asked} question @param {Response} response @param {Grade} grade
 * @param {import('../../lib/core.js').CastlingReport} report
 */
function missed({ t, list }, { kind }, response, { details }, { king, rook }) {
  const { missing = [], extra = [] } = details.codes ?? details.squares ?? {};
  const ofReasons = Boolean(details.codes);
  /** @param {readonly string[]} names */
  const words = (names) =>
    list(names.map((name) => (ofReasons ? t(`drill.reason.${name}`) : name)));
  const said = [];
  if (kind === 'play-it' || details.wrong.includes('legal')) {
    const no = response.illegal || response.legal === false;
    const stepped = response.uci && !response.uci.startsWith('O');
    said.push(t(no ? 'drill.said-no' : stepped ? 'drill.stepped' : 'drill.said-yes'));
  }
  if (missing.length > 0 && !response.legal) {
    said.push(
      t(ofReasons ? 'drill.missed-reasons' : 'drill.missing', {
        n: missing.length,
        list: words(missing),
      }),
    );
  }
  if (extra.length > 0) {
    said.push(
      t(ofReasons ? 'drill.extra-reasons' : 'drill.extra', { n: extra.length, list: words(extra) }),
    );
  }
  if (kind === 'must-be-empty' && [king, rook].some((way) => way && extra.includes(way.from))) {
    said.push(t('drill.how.own'));
  }
  return said.join(' ');
}

/** An answer that was chosen or put together, in words. @param {Texts} texts @param {Asked} question @param {Response} response */
function yourAnswer(texts, question, { kind, verdict, choice, order, king, rook }) {
  const { t } = texts;
  const chosen = kind ?? verdict ?? choice;
  if (chosen) return choiceText(texts, question, chosen);
  if (order) return order.map((step, n) => `${n + 1}. ${t(`drill.hand.${step}`)}`).join('; ');
  return king && rook ? t('drill.landing', { king, rook }) : '';
}

/**
 * The one sentence that answers a question which is not about reasons, with its article.
 * @param {Texts} texts @param {Asked} question
 */
function sentence({ t, list }, { kind, topic, answer }) {
  const { squares = [], king, rook, choice } = answer;
  if (topic)
    return [t(`drill.answer.${choice && topic.includes('rook') ? choice : topic}`), answer.article];
  if (kind === 'landing') return [t('drill.answer.landing', { king, rook }), ARTICLES[kind]];
  const args = { n: squares.length, squares: list(squares) };
  return [t(`drill.answer.${kind}`, args), ARTICLES[kind]];
}

/**
 * @param {Texts} texts @param {Asked} question @param {Response} response @param {Grade} grade
 * @param {Game} game at the question
 * @returns {Caption}
 */
export function answerCaption(texts, question, response, grade, game) {
  const { t } = texts;
  const { kind, color, side, answer } = question;
  const report = game.position.castling(side, color);
  const core = castlingCaption(texts, game.position, report);
  const tone = grade.correct ? 'yes' : 'no';
  const eyebrow = t(grade.correct ? 'drill.right' : 'drill.wrong');
  const yours = yourAnswer(texts, question, response);
  const said = grade.correct
    ? ''
    : yours
      ? t('drill.yours', { answer: yours })
      : missed(texts, question, response, grade, report);
  const lost = lostText(texts, game, side, color);
  if (answer.reasons || kind === 'play-it') {
    const verdict =
      kind === 'lost-or-blocked' ? t('drill.answer.lost-or-blocked', answer) : core.verdict;
    return {
      ...core,
      tone,
      eyebrow,
      verdict,
      note: [said, lost, core.note].filter(Boolean).join('\n'),
    };
  }
  const how = howText(texts, report);
  const [text = '', article = ''] =
    kind === 'which-kind' ? [how, ARTICLES[report.kind ?? '']] : sentence(texts, question);
  const { squares = [] } = answer;
  const marks = kind.startsWith('must') ? squares.map((square) => ({ square, kind })) : [];
  return {
    ...core,
    tone,
    eyebrow,
    verdict: text,
    article,
    reasons: [],
    note: [said, kind === 'which-kind' || question.topic ? '' : how].filter(Boolean).join('\n'),
    marks: kind === 'landing' ? conditionMarks(report) : marks,
    arrows: core.arrows.filter((arrow) => arrow.kind !== 'attack'),
  };
}
