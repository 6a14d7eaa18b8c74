// SPDX-License-Identifier: MIT
/** A draw as the list of what came: everything shown follows from it, undo takes the last one away. */

/** @typedef {import('./procedures.js').Procedure} Procedure */
/** @typedef {import('./procedures.js').State} State */
/** @typedef {import('./procedures.js').Ask} Ask */
/** @typedef {import('./procedures.js').Face} Face */
/** @typedef {{ask: Ask, face: Face, before: State}} Entry */

/**
 * @typedef {object} Draw
 * @property {readonly Entry[]} entries  every throw, those that do not count too
 * @property {State} state
 * @property {Ask | null} ask            what is to be thrown next; null once the number is settled
 * @property {string | null} impossible  what came and cannot have come; it and the rest were left out
 */

/**
 * @param {Procedure} procedure @param {readonly string[]} keys what came, in this order
 * @returns {Draw}
 */
export function replay(procedure, keys) {
  let state = procedure.begin;
  /** @type {Entry[]} */
  const entries = [];
  const next = () => (state.number === null ? procedure.ask(state) : null);
  let ask = next();
  for (const key of keys) {
    const face = ask?.faces.find((one) => one.key === key);
    if (!ask || !face) return { entries, state, ask, impossible: key };
    entries.push({ ask, face, before: state });
    state = after(procedure, state, face);
    // What can only come one way needs no throw.
    while ((ask = next()) && ask.faces.length === 1) state = after(procedure, state, ask.faces[0]);
  }
  return { entries, state, ask, impossible: null };
}

/** @param {Procedure} procedure @param {State} state @param {Face} face */
function after(procedure, state, { then }) {
  if (then === 'again') return state;
  return then === 'restart' ? procedure.begin : then;
}

/** Draws of 32 bits that may miss the wanted range: one does once in four million, at worst. */
const DRAWS = 64;
const BITS = 2 ** 32;

/** @returns {number} */
const randomBits = () => crypto.getRandomValues(new Uint32Array(1))[0];

/**
 * A number below `count`, each as likely as any other: the uneven rest at the top is drawn again.
 * @param {number} count @param {() => number} [random] uniform 32-bit integers
 */
export function uniformBelow(count, random = randomBits) {
  for (let n = 0; n < DRAWS; n++) {
    const bits = random();
    if (bits < BITS - (BITS % count)) return bits % count;
  }
  throw new RangeError('what random gives is not uniform');
}

/** What the page throws. @param {Ask} ask @param {(count: number) => number} [below] @returns {string} */
export function throwFor({ faces }, below = uniformBelow) {
  let at = below(faces.reduce((sum, { weight }) => sum + weight, 0));
  const face = faces.find(({ weight }) => (at -= weight) < 0);
  return /** @type {Face} */ (face).key;
}
