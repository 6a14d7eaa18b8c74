// SPDX-License-Identifier: MIT
/**
 * What version 1 of the messages says: hosts are written against it. A name that is taken away or means something else
 * needs a new version; what is added changes this list on purpose.
 */

const ANSWERED = {
  ...{ number: 'number', kind: 'string', categories: 'array', text: 'string', fen: 'string' },
  ...{ brief: 'object', response: 'object', expected: 'object' },
  ...{ correct: 'boolean', duration: 'number' },
};

/** @type {Record<string, Record<string, unknown>>} */
export const SHAPES = {
  ready: {
    ...{ c960: 1, type: 'string', name: 'string', language: 'string', languages: 'array' },
    ...{ title: 'string', state: 'string' },
  },
  resize: { c960: 1, type: 'string', height: 'number' },
  progress: {
    ...{ c960: 1, type: 'string', number: 'number', of: 'number', right: 'number' },
    question: ANSWERED,
  },
  keep: { c960: 1, type: 'string', round: 'object' },
  result: {
    ...{ c960: 1, type: 'string', right: 'number', asked: 'number', of: 'number' },
    ...{ score: 'number', duration: 'number', state: 'string', questions: [ANSWERED] },
  },
  error: { c960: 1, type: 'string', code: 'string', name: 'string', value: 'string' },
};

/** @param {unknown} value */
const kindOf = (value) => (Array.isArray(value) ? 'array' : typeof value);

/** @param {Record<string, unknown>} answered @returns {Record<string, unknown>} */
const answeredOf = (answered) => ({
  ...Object.fromEntries(Object.entries(answered).map(([name, value]) => [name, kindOf(value)])),
  // Every subject has its own.
  ...('expected' in answered && { expected: 'object' }),
});

/** The names of a message, each with the kind of what it holds. @param {Record<string, any>} message @returns {Record<string, unknown>} */
export const shapeOf = (message) =>
  Object.fromEntries(
    Object.entries(message).map(([name, value]) => {
      if (name === 'c960') return [name, value];
      if (name === 'question') return [name, answeredOf(value)];
      if (name === 'questions') {
        const [first, ...others] = value.map(answeredOf);
        const same = others.every(
          (/** @type {object} */ one) => JSON.stringify(one) === JSON.stringify(first),
        );
        return [name, same ? [first] : value];
      }
      return [name, kindOf(value)];
    }),
  );
