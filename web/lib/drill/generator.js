// SPDX-License-Identifier: MIT
/**
 * The stream of questions of a seed. Kinds, origins and verdicts get their shares; no board comes twice within
 * a thousand questions.
 */

import { build } from './build.js';
import { Composer, verdictOf } from './compose.js';
import { TOPICS } from './hands.js';
import { canonicalKey } from './key.js';
import { NaturalPool } from './natural.js';
import { Random, Shares, hashText } from './random.js';
import { GENERATOR_VERSION, inOrder, leavesSomething, settingsText } from './settings.js';

/** @typedef {import('./vocabulary.js').C960} C960 */
/** @typedef {import('./vocabulary.js').Kind} Kind */
/** @typedef {import('./vocabulary.js').Brief} Brief */
/** @typedef {import('./vocabulary.js').Settings} Settings */
/** @typedef {import('./vocabulary.js').Question} Question */
/** @typedef {import('./vocabulary.js').Unnumbered} Unnumbered */
/** @typedef {import('./vocabulary.js').HandsTopic} HandsTopic */
/** @typedef {import('./vocabulary.js').Origin} Origin */
/** @typedef {import('./compose.js').Verdict} Verdict */
/** @typedef {import('./natural.js').Moment} Moment */

/** How many questions back no board comes again. */
export const MEMORY = 1000;

/** @type {Readonly<Record<Kind, number>>} */
const KIND_WEIGHTS = {
  'play-it': 20,
  'legal-or-not': 32,
  landing: 8,
  'must-be-empty': 9,
  'must-be-safe': 9,
  'which-kind': 8,
  'lost-or-blocked': 10,
  'hand-order': 4,
};
/** @type {Readonly<Record<Origin, number>>} */
const ORIGIN_WEIGHTS = { natural: 9, composed: 11 };
/** @type {readonly Origin[]} */
const ORIGINS = ['natural', 'composed'];
/** @type {readonly Verdict[]} */
const VERDICTS = ['legal', 'blocked', 'lost'];

/** @type {Readonly<Record<'verdict' | 'plain' | 'history', Readonly<Record<Verdict, number>>>>} */
const VERDICT_WEIGHTS = {
  verdict: { legal: 20, blocked: 18, lost: 2 },
  plain: { legal: 1, blocked: 1, lost: 0 },
  history: { legal: 9, blocked: 5, lost: 6 },
};

/** The longest past that a question asks to be read, in half-moves. */
const LONGEST_PAST = { easy: 8, normal: 14, hard: 24 };

/**
 * Tries for a question: as planned; from LOOSE on from the other origin; from LOOSER on with any verdict; from
 * REPEATING on a board may come again.
 */
const [LOOSE, LOOSER, REPEATING, TRIES] = [8, 12, 20, 40];

/** What is to be asked. */
/** @typedef {{kind: Kind, topic: HandsTopic | null, use: 'verdict' | 'plain' | 'history', verdict: Verdict, origin: Origin}} Plan */

export class Generator {
  #settings;
  #shares;
  #natural;
  #composer;
  #c960;
  #prefix;
  #index = 0;
  /** The keys of the last questions, oldest first. @type {Set<string>} */
  #seen = new Set();

  /** @param {C960} c960 @param {Settings} given @param {string} seed */
  constructor(c960, given, seed) {
    const settings = inOrder(given);
    if (!leavesSomething(c960, settings)) throw new RangeError('no question fits these settings');
    const text = `${GENERATOR_VERSION} ${seed} ${settingsText(settings)}`;
    const random = new Random(text);
    this.#c960 = c960;
    this.#settings = settings;
    this.#prefix = hashText(text);
    this.#shares = new Shares(random);
    this.#natural = new NaturalPool(c960, random, this.#shares, settings);
    this.#composer = new Composer(c960, random, this.#shares, settings);
  }

  /** @returns {Question} */
  next() {
    const plan = this.#plan();
    for (let n = 0; n < TRIES; n++) {
      const question = this.#make(loosened(plan, n));
      if (!question) continue;
      const key = canonicalKey(question);
      if (n < REPEATING && this.#seen.has(key)) continue;
      this.#remember(key);
      const index = this.#index++;
      return { id: `${this.#prefix}-${index}`, index, ...question };
    }
    throw new RangeError('no question fits these settings');
  }

  /** @returns {Plan} */
  #plan() {
    const { kinds } = this.#settings;
    const kind = this.#share('kind', kinds, (name) => KIND_WEIGHTS[name]);
    const topic = kind === 'hand-order' ? this.#share('topic', TOPICS, () => 1) : null;
    const use = useOf(kind);
    const origin = this.#share('origin', ORIGINS, (name) => ORIGIN_WEIGHTS[name]);
    const weights = VERDICT_WEIGHTS[use];
    const list = `verdict ${kind} ${origin}`;
    const verdict =
      topic && topic !== 'king-then-rook'
        ? 'legal'
        : this.#share(list, VERDICTS, (name) => weights[name]);
    return { kind, topic, use, verdict, origin };
  }

  /**
   * Chooses and gives at once.
   * @template {string} T
   * @param {string} list @param {readonly T[]} names @param {(name: T) => number} weightOf
   * @returns {T}
   */
  #share(list, names, weightOf) {
    const name = this.#shares.choose(list, names, weightOf) ?? names[0];
    this.#shares.give(list, name);
    return name;
  }

  /** @param {Plan} plan @returns {Unnumbered | null} */
  #make(plan) {
    const { kind, topic, origin } = plan;
    const found =
      origin === 'natural'
        ? this.#natural.take((moment) => this.#suits(plan, moment))
        : this.#composer.compose({ ...plan, waiting: kind === 'legal-or-not' });
    // Where the game is over nobody castles.
    if (!found || found.position.status().legalMoveCount === 0) return null;
    const { start, moves, color, side, variant } = found;
    const pattern = 'pattern' in found ? found.pattern : 'play';
    return build(this.#c960, {
      kind,
      topic,
      start,
      moves,
      color,
      side,
      variant,
      origin,
      pattern,
    });
  }

  /** @param {Plan} plan @param {Moment} moment */
  #suits({ use, verdict }, { report, moves, position }) {
    const { difficulty } = this.#settings;
    if (verdictOf(report) !== verdict) return false;
    if (difficulty === 'easy' && report.reasons.length > 1) return false;
    if (use === 'history') return moves.length > 0 && moves.length <= LONGEST_PAST[difficulty];
    // A lost right is the only reason told; a check beside it would look like a second one.
    return verdict !== 'lost' || !position.status().check;
  }

  /** @param {string} key */
  #remember(key) {
    this.#seen.delete(key);
    this.#seen.add(key);
    if (this.#seen.size < MEMORY) return;
    for (const oldest of this.#seen) {
      this.#seen.delete(oldest);
      return;
    }
  }
}

/** @param {Kind} kind @returns {Plan['use']} */
function useOf(kind) {
  if (kind === 'lost-or-blocked') return 'history';
  return kind === 'play-it' || kind === 'legal-or-not' ? 'verdict' : 'plain';
}

/** @param {Plan} plan @param {number} tries @returns {Plan} */
function loosened(plan, tries) {
  const origin = plan.origin === 'natural' ? 'composed' : 'natural';
  const verdict = plan.verdict === 'legal' ? 'blocked' : 'legal';
  return {
    ...plan,
    topic: plan.topic && tries >= LOOSE ? 'hands' : plan.topic,
    origin: tries < LOOSE || tries % 2 === 0 ? plan.origin : origin,
    verdict: tries < LOOSER || tries % 4 < 2 ? plan.verdict : verdict,
  };
}
