// SPDX-License-Identifier: MIT
/**
 * Statements on their way to a record store, each after those before it. They wait until the store has answered: what a
 * network lost is sent again with the next.
 */

/** @typedef {import('./statements.js').Statement} Statement */

/** The store has it from before: its answer was lost then. */
const KNOWN = 409;

/** Is it an answer that will be another one later? 0: there was none. @param {number} status */
const passes = (status) => status === 0 || status >= 500 || [408, 425, 429].includes(status);

/** @param {(statements: readonly Statement[], leaving?: boolean) => Promise<{ok: boolean, status: number}>} post */
export function openQueue(post) {
  /** @type {Statement[]} */
  let waiting = [];
  /** How many of them are under way. */
  let away = 0;
  let isRefused = false;
  let last = Promise.resolve(true);
  const send = async () => {
    let most = Infinity;
    while (waiting.length > 0) {
      const sent = waiting.slice(0, most);
      away = sent.length;
      const { ok, status } = await post(sent).catch(() => ({ ok: false, status: 0 }));
      away = 0;
      if (!ok && passes(status)) return false;
      if (!ok && sent.length > 1) {
        // A store takes all or nothing: not all of them may be to blame.
        most = 1;
        continue;
      }
      isRefused ||= !ok && status !== KNOWN;
      waiting = waiting.slice(sent.length);
    }
    return !isRefused;
  };
  return {
    /** @param {Statement} statement */
    add(statement) {
      waiting.push(statement);
    },
    /** @returns {Promise<boolean>} whether all that was ever added is there */
    flush: () => (last = last.then(send)),
    /** Right now, with what still waits: the window closes. */
    rush() {
      const rest = waiting.slice(away);
      waiting = [];
      if (rest.length > 0) post(rest, true).catch(() => {});
    },
  };
}
