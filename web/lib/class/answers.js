// SPDX-License-Identifier: MIT
/**
 * An answer to a question of a drill as one short word of a result code, and back. What a word means depends on the
 * kind of question, so that nothing but the words has to be written.
 */

/** @param {unknown} value of a field of a response */
const wordOf = (value) => {
  if (value === true) return 'yes';
  return value === false || value === null ? 'no' : String(value);
};

/**
 * A response as it stands in a code: yes, no, e1g1, g1,f1, no,in-check.
 * @param {object} response
 */
export const answerText = (response) =>
  'illegal' in response ? 'no' : Object.values(response).flat().map(wordOf).join() || 'none';

/** @param {string} text @returns {string[]} */
const wordsIn = (text) => (text === 'none' ? [] : text.split(','));

/** @type {Record<string, (text: string) => object>} */
const READ = {
  'play-it': (text) =>
    text === 'no' ? { illegal: true } : { uci: text.replace(/^o-.*/, text.toUpperCase()) },
  'legal-or-not': (text) => {
    const [verdict, ...codes] = wordsIn(text);
    return verdict === 'yes' ? { legal: true } : { legal: false, codes };
  },
  landing: (text) => {
    const [king, rook] = wordsIn(text);
    return { king, rook };
  },
  'must-be-empty': (text) => ({ squares: wordsIn(text) }),
  'must-be-safe': (text) => ({ squares: wordsIn(text) }),
  'which-kind': (kind) => ({ kind }),
  'lost-or-blocked': (verdict) => ({ verdict }),
  'en-passant': (text) => ({ take: text === 'no' ? null : text }),
};

/**
 * The response that such a word stands for.
 * @param {{kind: string, answer?: {order?: unknown}}} question @param {string} text
 * @returns {object}
 */
export function responseOf({ kind, answer }, text) {
  if (kind in READ) return READ[kind](text);
  if (kind === 'hand-order') return answer?.order ? { order: wordsIn(text) } : { choice: text };
  return kind.startsWith('promote-') ? { piece: text } : { text };
}
