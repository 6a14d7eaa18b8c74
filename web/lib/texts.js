// SPDX-License-Identifier: MIT
/**
 * The page's texts in its language. Messages come compiled from `i18n/` as strings and functions;
 * nothing is parsed in the page.
 */

/** @typedef {Record<string, unknown>} Args */
/** @typedef {Record<string, string | ((args: Args) => string)>} Messages */
/** @typedef {(key: string, args?: Args) => string} Translate */

/**
 * How squares and moves are said where the reader does not want them in words.
 * @typedef {object} Spoken
 * @property {(at: import('./board-words.js').Content) => string} square
 * @property {(at: import('./board-words.js').Content) => string} selected
 * @property {(move: import('./core.js').Move) => string} move
 */

/**
 * @typedef {object} Texts
 * @property {Translate} t
 * @property {string} lang  the BCP 47 tag
 * @property {(n: number) => string} number
 * @property {(items: readonly string[]) => string} list   "a, b and c"
 * @property {(text: string) => string} upper  the first letter as a capital
 * @property {Spoken} [spoken]
 */

/**
 * @param {Messages} messages
 * @param {string} lang
 * @param {readonly string[]} [formats] locales for numbers, best first
 * @returns {Texts}
 */
export function createTexts(messages, lang, formats = [lang]) {
  /** @type {Translate} */
  const t = (key, args = {}) => {
    const message = messages[key];
    if (message === undefined) throw new Error(`no message ${key} in ${lang}`);
    return typeof message === 'function' ? message(args) : message;
  };
  const numbers = new Intl.NumberFormat([...formats]);
  return {
    t,
    lang,
    number: (n) => numbers.format(n),
    list(items) {
      if (items.length < 2) return items.join('');
      const head = items.slice(0, -1).join(t('list.separator'));
      return t('list.last', { head, last: items[items.length - 1] });
    },
    upper: (text) => text.charAt(0).toLocaleUpperCase(lang) + text.slice(1),
  };
}
