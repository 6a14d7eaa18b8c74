// SPDX-License-Identifier: MIT
/**
 * What the number training asks: settings and seed as they stand in a link, the questions they make, the steps of
 * a question and what belongs into each field. All of it comes from the core's account of how a number
 * yields its arrangement.
 */

import { Random } from '../drill/random.js';
import { isSeed } from '../drill/settings.js';

/** @typedef {import('../core.js').C960} C960 */
/** @typedef {import('../core.js').StartInfo} StartInfo */
/** @typedef {'to-arrangement' | 'to-number'} Direction */
/** @typedef {{number: number, direction: Direction}} Question */
/** @typedef {{direction: 'both' | Direction, how: 'steps' | 'at-once', count: number}} Settings */
/** @typedef {{name: string, value: string, code: 'unknown-value' | 'bad-count' | 'bad-seed'}} Problem */
/** What has to be filled in. @typedef {{name: 'quotient' | 'rest' | 'squares' | 'digit' | 'place' | 'sum' | 'number' | 'letters', answer: string}} Field */
/**
 * @typedef {object} Step
 * @property {number} index  of the step in the core's account
 * @property {StartInfo['steps'][number]['piece']} piece
 * @property {number} of
 * @property {number} value   what is divided, or what is left
 * @property {number} before  what is multiplied on the way back
 * @property {Field[]} fields
 */

export const DIRECTIONS = /** @type {const} */ (['both', 'to-arrangement', 'to-number']);
export const HOWS = /** @type {const} */ (['steps', 'at-once']);
export const COUNTS = /** @type {const} */ (['3', '5', '10', '20']);

/** What can be chosen, in words. @param {import('../texts.js').Texts} texts @returns {import('../drill/groups.js').Group[]} */
export const groupsOf = ({ t }) => [
  ['direction', t('numbers.direction'), DIRECTIONS, (value) => t(`numbers.way.${value}`)],
  ['how', t('numbers.how'), HOWS, (value) => t(`numbers.how.${value}`)],
];

/** @returns {Settings} */
export const defaultSettings = () => ({ direction: 'both', how: 'steps', count: 5 });

/**
 * What cannot be read has its default value and is reported; other names are passed over.
 * @param {string} search
 * @returns {{settings: Settings, seed: string | null, problems: Problem[]}}
 */
export function readAddress(search) {
  const params = new URLSearchParams(search);
  const settings = defaultSettings();
  /** @type {Problem[]} */
  const problems = [];
  /** @param {string} name @param {Problem['code']} code */
  const report = (name, code) =>
    problems.push({ name, value: (params.get(name) ?? '').slice(0, 40), code });
  const direction = DIRECTIONS.find((one) => one === params.get('direction'));
  if (direction) settings.direction = direction;
  else if (params.has('direction')) report('direction', 'unknown-value');
  const how = HOWS.find((one) => one === params.get('how'));
  if (how) settings.how = how;
  else if (params.has('how')) report('how', 'unknown-value');
  const count = params.get('count');
  if (count !== null && /^[1-9]\d?$/.test(count)) settings.count = Number(count);
  else if (count !== null) report('count', 'bad-count');
  const seed = params.get('seed');
  if (seed !== null && !isSeed(seed)) report('seed', 'bad-seed');
  return { settings, seed: seed !== null && isSeed(seed) ? seed : null, problems };
}

/** @param {Settings} settings @param {string | null} seed */
export function writeAddress(settings, seed) {
  const standard = defaultSettings();
  const params = new URLSearchParams(seed === null ? {} : { seed });
  if (settings.direction !== standard.direction) params.set('direction', settings.direction);
  if (settings.how !== standard.how) params.set('how', settings.how);
  if (settings.count !== standard.count) params.set('count', String(settings.count));
  const text = params.toString();
  return text ? `?${text}` : '';
}

/**
 * The questions of a seed, no number twice.
 * @param {C960} c960 @param {Settings} settings @param {string} seed @returns {Question[]}
 */
export function questionsOf(c960, { direction, count }, seed) {
  const random = new Random(`numbers ${seed} ${direction}`);
  /** @type {Map<number, Question>} */
  const questions = new Map();
  while (questions.size < count) {
    const number = random.below(c960.startCount);
    const turn = questions.size % 2 === 0 ? 'to-arrangement' : 'to-number';
    if (!questions.has(number)) {
      questions.set(number, { number, direction: direction === 'both' ? turn : direction });
    }
  }
  return [...questions.values()];
}

/** The steps with a choice: those before it leave nothing open. @param {StartInfo} info */
const open = ({ steps }) => steps.filter(({ of }) => of > 1);

/** @param {StartInfo} info @param {number} index what the step begins with */
const valueBefore = (info, index) => (index === 0 ? info.number : info.steps[index - 1].quotient);

/**
 * From the number: divide, and place by the rest. Back: find the place, multiply and add, the last step first.
 * @param {StartInfo} info @param {Direction} direction @returns {Step[]}
 */
export function stepsOf(info, direction) {
  const all = open(info);
  const steps = all.map(({ piece, of, quotient, digit, squares }, index) => {
    const value = valueBefore(info, index);
    const last = index === all.length - 1;
    /** @type {Field[]} */
    const division = [
      { name: 'quotient', answer: String(quotient) },
      { name: 'rest', answer: String(digit) },
    ];
    /** @type {Field[]} */
    const forwards = [
      ...(last ? [] : division),
      { name: 'squares', answer: [...squares].sort().join(' ') },
    ];
    /** @type {Field[]} */
    const backwards = last
      ? [{ name: 'digit', answer: String(digit) }]
      : [
          { name: 'place', answer: String(digit) },
          { name: 'sum', answer: String(value) },
        ];
    const fields = direction === 'to-arrangement' ? forwards : backwards;
    return { index, piece, of, value, before: quotient, fields };
  });
  return direction === 'to-arrangement' ? steps : steps.reverse();
}

/**
 * What has to be filled in, step by step; all at once, there is one step with one field.
 * @param {StartInfo} info @param {Direction} direction @param {Settings['how']} how @returns {Field[][]}
 */
export function fieldsOf(info, direction, how) {
  if (how === 'steps') return stepsOf(info, direction).map(({ fields }) => fields);
  return direction === 'to-number'
    ? [[{ name: 'number', answer: String(info.number) }]]
    : [[{ name: 'letters', answer: info.arrangement }]];
}

/**
 * What each digit of a step stands for after the steps before it: the squares, by the core.
 * @param {C960} c960 @param {StartInfo} info @param {number} index @returns {string[][]}
 */
export function placesOf(c960, info, index) {
  let base = 0;
  let factor = 1;
  for (const { digit, of } of info.steps.slice(0, index)) {
    base += digit * factor;
    factor *= of;
  }
  return Array.from({ length: info.steps[index].of }, (_, digit) => [
    ...c960.startInfo(base + digit * factor).steps[index].squares,
  ]);
}

/** Squares as they are typed: d1, or just its file; b1d1 are two. @param {string} text */
function readSquares(text) {
  const squares = text
    .toLowerCase()
    .replace(/([a-h]1)(?=[a-h])/g, '$1 ')
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map((one) => (/^[a-h]$/.test(one) ? `${one}1` : one));
  return squares.sort().join(' ');
}

/** @param {Field} field @param {string} text letters of pieces are English ones */
export function isRight({ name, answer }, text) {
  if (name === 'squares') return readSquares(text) === answer;
  if (name === 'letters') return text.toUpperCase() === answer;
  return /^\s*\d{1,4}\s*$/.test(text) && Number(text) === Number(answer);
}
