// SPDX-License-Identifier: MIT
/**
 * The state of a page: one frozen object, replaced as a whole, and those who want to know.
 * @template {object} S
 * @param {S} initial
 */
export function createStore(initial) {
  let state = Object.freeze({ ...initial });
  /** @type {Set<(state: Readonly<S>, before: Readonly<S>) => void>} */
  const listeners = new Set();
  return {
    /** @returns {Readonly<S>} */
    get: () => state,
    /** Replaces some fields and tells everybody. @param {Partial<S>} patch */
    set(patch) {
      const before = state;
      state = Object.freeze({ ...state, ...patch });
      for (const listener of listeners) listener(state, before);
    },
    /** @param {(state: Readonly<S>, before: Readonly<S>) => void} listener @returns {() => void} */
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
