// SPDX-License-Identifier: MIT
/**
 * What an embed and the page around it say to each other, by `postMessage`. This is all of it; `VERSION` is raised
 * with every change that an older host would misread. What a reader does not know is passed over by both sides.
 *
 * Every message is `{ c960: 1, type, ... }`. The embed posts to its parent with the target '*': it is not told who
 * embeds it, a sandboxed host page may have no origin, and no secret passes (positions, answers, sizes). A host has
 * to compare `event.source` with the `contentWindow` of its frame; a sandboxed embed has the origin "null". The embed
 * listens to its parent alone. It keeps nothing and asks nobody else.
 *
 * Before it says that it is ready it hears nothing, and neither while it goes on after set-language or set-state; both
 * of them, one right after the other, are done together.
 *
 * @typedef {Ready | Resize | Progress | Keep | Result | Fault} FromEmbed
 * @typedef {SetLanguage | SetTheme | SetState | Start | Resume} ToEmbed
 *
 * @typedef {object} Ready  it can be used: once after each load, so again after set-language and set-state
 * @property {'ready'} type
 * @property {string} name  of the page: castling-drill
 * @property {string} language
 * @property {readonly string[]} languages  that set-language may name
 * @property {string} title  for the frame, in the embed's language
 * @property {string} state  the query of what is shown: set-state takes it, and so does the full page
 *
 * @typedef {object} Resize  how high the frame has to be for all of it to be seen; the atlas is scrolled through in it
 * @property {'resize'} type
 * @property {number} height  whole pixels, at most MAX_HEIGHT
 *
 * @typedef {object} Answered  a question of a drill as it was asked and answered
 * @property {number} number  the first is 1
 * @property {string} kind  of question
 * @property {readonly string[]} categories
 * @property {string} text  what was asked, in the embed's language
 * @property {string | null} fen  the position, where the question has one
 * @property {unknown} brief  what the question is made of: enough to ask it again
 * @property {unknown} response  what was answered
 * @property {unknown} expected  what is right
 * @property {boolean} correct
 * @property {number} duration  milliseconds from the question to its answer
 *
 * @typedef {object} Progress  a question was answered; tries for practice do not count
 * @property {'progress'} type
 * @property {number} number
 * @property {number | null} of  null where there is no end, or missed questions are repeated
 * @property {number} right  so far
 * @property {Answered} question
 *
 * @typedef {object} Keep  a round came a step further: who wants to go on with it another time keeps this
 * @property {'keep'} type
 * @property {Round | null} round  what `resume` takes, in any language; plain data that JSON holds. null: it is over
 *
 * @typedef {object} Result  a round is over, or was stopped
 * @property {'result'} type
 * @property {number} right
 * @property {number} asked
 * @property {number | null} of  as in Progress
 * @property {number} score  0 to 1: right of asked
 * @property {number} duration  milliseconds, of all questions together
 * @property {string} state  the query that asks the same questions again, '' where missed ones were repeated
 * @property {readonly Answered[]} questions  those from before a `resume` without text, their duration 0
 *
 * @typedef {object} Fault  something was asked that cannot be done; a wrong parameter is said in the frame too. The host
 *   hears of the frame's own parameters and of those of the drills; other pages say in the frame alone what is wrong
 * @property {'error'} type
 * @property {'bad-message' | 'unknown-language' | 'nothing-to-start' | 'nothing-to-resume' | 'bad-parameter' | 'load-failed'} code
 *   embed.js says of its element unknown-language, and unknown-name where no embed is meant
 * @property {string} [name]  of the parameter or the message
 * @property {string} [value]
 * @property {string} [text]  as the frame says it
 *
 * @typedef {object} SetLanguage  the frame goes on to its page in another language, with what it shows; a round begins anew
 * @property {'set-language'} type
 * @property {string} language
 *
 * @typedef {object} SetTheme  stays after set-language and set-state
 * @property {'set-theme'} type
 * @property {Theme} theme
 *
 * @typedef {object} SetState  the frame shows what this query asks for; theme, colours and parts stay
 * @property {'set-state'} type
 * @property {string} state
 *
 * @typedef {object} Start  begins the round of a drill, as its button does
 * @property {'start'} type
 *
 * @typedef {object} Resume  goes on with a round where it was kept, at the same question
 * @property {'resume'} type
 * @property {Round} round
 */
/** What the embed alone understands. @typedef {object} Round */
/** @typedef {'light' | 'dark' | 'auto'} Theme */

export const VERSION = 1;

/** No frame asks to be higher, whatever is in it. */
export const MAX_HEIGHT = 20_000;

/** Of a frame that is scrolled through, whatever is in it. */
export const SCROLLED_HEIGHT = 760;

/** A query longer than this is nobody's state. */
export const MAX_STATE = 8000;

/** @type {readonly Theme[]} */
export const THEMES = ['light', 'dark', 'auto'];

/** @param {FromEmbed} message */
export function post(message) {
  if (parent !== window) parent.postMessage({ c960: VERSION, ...message }, '*');
}

/**
 * What a host says: null where it is not for the embed, a fault where it cannot be done.
 * @param {unknown} data of unknown origin @param {readonly string[]} languages
 * @returns {ToEmbed | Fault | null}
 */
export function readMessage(data, languages) {
  if (typeof data !== 'object' || data === null) return null;
  const { c960, type, language, theme, state, round } = /** @type {Record<string, any>} */ (data);
  if (c960 !== VERSION || typeof type !== 'string') return null;
  /** @param {Fault['code']} code @param {unknown} value @returns {Fault} */
  const fault = (code, value) => ({
    type: 'error',
    code,
    name: type.slice(0, 40),
    // Not everything has a text.
    value: `${typeof value === 'object' ? value && 'object' : String(value)}`.slice(0, 40),
  });
  switch (type) {
    case 'start':
      return { type };
    case 'set-language':
      return languages.includes(language)
        ? { type, language }
        : fault('unknown-language', language);
    case 'set-theme':
      return THEMES.includes(theme) ? { type, theme } : fault('bad-message', theme);
    case 'set-state':
      return typeof state === 'string' && state.length <= MAX_STATE
        ? { type, state }
        : fault('bad-message', state);
    case 'resume':
      return typeof round === 'object' && round !== null
        ? { type, round }
        : fault('bad-message', round);
    default:
      return fault('bad-message', type);
  }
}
