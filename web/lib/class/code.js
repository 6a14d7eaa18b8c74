// SPDX-License-Identifier: MIT
/**
 * The code in which a learner hands a result in: one line of plain text that people can read and that survives
 * messengers, mail and paper.
 *
 *   c960:1 | castling-drill | v=1&seed=k3x9&count=3 | Anna Bianchi | 2/3 | 1:35 | 1+e1g1; 2-no; 3+b1,c1 | #0h3k9zq
 *
 * Version, drill, what makes its questions, name, how many were right of how many answered, minutes and seconds, every
 * answer with its number and whether it was right, and a check over all of it. The check tells a slip or a careless
 * change; it cannot tell who answered, and whoever reads this file can make one.
 */

import { hash32 } from '../drill/random.js';

/** @typedef {{text: string, correct: boolean}} Answer */
/**
 * @typedef {object} Result
 * @property {string} drill    the name of its embed: castling-drill
 * @property {string} state    the query that makes its questions
 * @property {string} name     as it was typed
 * @property {number} seconds
 * @property {readonly Answer[]} answers
 */
/** What is wrong with a code. @typedef {'newer' | 'cut' | 'check' | 'form'} Fault */

export const VERSION = 1;
const MAX_NAME = 60;

/** What a name may not hold: what separates the fields, what mail and HTML put in, what nobody sees. */
const NO_NAME = /[|#<>&\uff5c\uff03\uff1c\uff1e\uff06\p{C}]/gu;

/** @param {string} name as it was typed */
export const cleanName = (name) =>
  Array.from(name.normalize('NFC').replace(NO_NAME, ' ').replace(/\s+/g, ' ').trim())
    .slice(0, MAX_NAME)
    .join('')
    .trim();

/** @param {number} seconds */
const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** What came on the way: HTML's own signs, dashes of other kinds, the marks of a quoted mail, line ends. @param {string} text */
const tidy = (text) =>
  text
    .replaceAll('&amp;', '&')
    .replace(/[\u2010-\u2015\u2212]/g, '-')
    .replace(/[\s>]+/g, ' ');

/**
 * Over letters, digits and what separates, and nothing else: a lost blank, a bold name, a capital do not matter.
 * @param {string} text of a code, without its check
 */
const checkOf = (text) =>
  hash32(
    `c960 ${text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{M}\p{N}+\-,=;:/&|]/gu, '')}`,
  )
    .toString(36)
    .padStart(7, '0');

/** @param {readonly Answer[]} answers */
const rightOf = (answers) => answers.filter(({ correct }) => correct).length;

/** @param {Result} result @returns {string} */
export function writeCode({ drill, state, name, seconds, answers }) {
  const fields = [
    `c960:${VERSION}`,
    drill,
    decodeURIComponent(state),
    cleanName(name),
    `${rightOf(answers)}/${answers.length}`,
    clock(Math.round(seconds)),
    answers.map(({ text, correct }, n) => `${n + 1}${correct ? '+' : '-'}${text}`).join('; '),
  ];
  const body = `${fields.join(' | ')} | `;
  return `${body}#${checkOf(body)}`;
}

/** The end of a code, also where a line ends in it. */
const END = /#((?:[\s>]*[0-9a-z]){7})(?![0-9a-z])/i;

/** @param {string} text @returns {Answer[] | null} */
function readAnswers(text) {
  const answers = text.split(';').map((one, n) => {
    const [, number, sign, word] = /^(\d{1,3})([+-])([\p{L}\p{N},-]+)$/u.exec(one) ?? [];
    return Number(number) === n + 1 ? { text: word, correct: sign === '+' } : null;
  });
  return answers.every((one) => one !== null) ? answers : null;
}

/**
 * @param {string} text that begins as a code does
 * @returns {{result: Result & {right: number}, length: number} | {fault: Fault, name: string}} length: of the code in
 *   the text; name: whose it seems to be, '' where that is not to be seen
 */
export function readCode(text) {
  const end = END.exec(text);
  const fields = tidy(text.slice(0, end?.index)).split('|');
  const [head, drill, state, , score, time, list, after] = fields.map((field) =>
    field.replace(/ /g, '').toLowerCase(),
  );
  const name = fields.length > 4 ? fields[3].trim().normalize('NFC') : '';
  /** @param {Fault} fault */
  const bad = (fault) => ({ fault, name });
  if (head !== `c960:${VERSION}`) return bad('newer');
  if (!end) return bad('cut');
  if (checkOf(tidy(text.slice(0, end.index))) !== end[1].replace(/[\s>]/g, '').toLowerCase()) {
    return bad('check');
  }
  const [, minutes, seconds] = /^(\d{1,4}):(\d\d)$/.exec(time ?? '') ?? [];
  const [, right, asked] = /^(\d{1,3})\/(\d{1,3})$/.exec(score ?? '') ?? [];
  const answers = readAnswers(list ?? '');
  if (after !== '' || !name || !seconds || !answers || Number(asked) !== answers.length) {
    return bad('form');
  }
  const took = Number(minutes) * 60 + Number(seconds);
  const result = { drill, state, name, seconds: took, answers, right: Number(right) };
  return { result, length: end.index + end[0].length };
}
