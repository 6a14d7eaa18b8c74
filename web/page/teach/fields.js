// SPDX-License-Identifier: MIT
/** What can be set of each page that can be embedded, and what its own readers say of what was set. */

import { ATLAS, SHEET, embeds } from '../../embed/list.js';
import { WAYS } from '../../lib/draw/procedures.js';
import { castlingGroups } from '../../lib/drill/groups.js';
import * as castling from '../../lib/drill/settings.js';
import * as take from '../../lib/en-passant/drill.js';
import { enPassantGroups } from '../../lib/en-passant/groups.js';
import { isCoreError } from '../../lib/errors.js';
import { fenInLink, fenOfLink } from '../../lib/fen-link.js';
import { fenFaults, fenVerdict } from '../../lib/fen-problems.js';
import * as choice from '../../lib/promotion/drill.js';
import { promotionGroups } from '../../lib/promotion/groups.js';
import { groupsOf, readAddress, writeAddress } from '../../lib/numbers/questions.js';
import { LAYOUT, MOST, TASKS } from '../worksheets/layout.js';
import { stateOf } from '../positions/address.js';
import { openStart } from '../positions/game.js';
import { wrongCaption } from '../positions/wrong.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/drill/groups.js').Group} Group */
/**
 * @typedef {object} Field
 * @property {string} name  as in an address
 * @property {'one' | 'several' | 'text' | 'number'} type
 * @property {string} label
 * @property {string} [note]
 * @property {readonly string[]} [values]
 * @property {(value: string) => string} [words]
 * @property {string} [standard]  what is so where nothing is chosen
 * @property {boolean} [endless]  it may go on without an end
 * @property {(text: string) => string} [tidy]  what was typed, as it stands in an address
 */
/** What is wrong with a field; with '' of the choice as a whole. @typedef {{name: string, text: string}} Problem */
/**
 * @typedef {object} Kind
 * @property {(texts: Texts) => Field[]} fields
 * @property {(params: URLSearchParams, given: {c960: C960, texts: Texts}) => Problem[]} check
 * @property {(params: URLSearchParams) => string} query  of what is right
 * @property {readonly string[]} [carried]  what has no field and is taken as an address has it
 */

/** @param {Group} group @param {Record<string, any>} standard @returns {Field} */
function fieldOf([setting, label, values, words], standard) {
  const type = Array.isArray(standard[setting]) ? 'several' : 'one';
  const name = castling.nameInLink(setting);
  return { name, type, label, values, words, standard: String(standard[setting]) };
}

/** @param {Texts} texts @returns {Field} */
const seedField = ({ t }) => ({
  ...{ name: 'seed', type: 'text' },
  ...{ label: t('teach.seed'), note: t('teach.seed-note') },
});

/** @param {Texts} texts @param {number} count @param {boolean} endless @returns {Field} */
const countField = ({ t }, count, endless) => ({
  ...{ name: 'count', type: 'number', label: t('drill.count'), standard: String(count), endless },
});

/** Where a seed stops being one. @param {Texts} texts @param {string} seed @returns {Problem} */
export function seedProblem({ t }, seed) {
  const at = Math.min(/^[0-9a-z]*/.exec(seed)?.[0].length ?? 0, 13);
  return {
    name: 'seed',
    text: t('teach.bad-seed', { position: at + 1, rest: seed.slice(at, at + 12) }),
  };
}

/** @param {Texts} texts @param {{name: string, value: string}} problem @param {string} seed @returns {Problem} */
function settingProblem(texts, { name, value }, seed) {
  if (name === 'seed') return seedProblem(texts, seed);
  if (name === 'count') return { name, text: texts.t('teach.bad-count', { typed: value }) };
  if (!value) return { name, text: texts.t('drill.need-one') };
  return { name, text: texts.t('teach.left-out', { name, value }) };
}

/**
 * @param {{defaultSettings: () => any, parseSettings: (params: URLSearchParams) => any, writeSettings: (settings: any, seed: string | null) => URLSearchParams, leavesSomething: (c960: any, settings: any) => boolean}} drill
 * @param {(texts: Texts) => Group[]} groups @param {string} nothing  the message where no question is left
 * @returns {Kind}
 */
const drill = (drill, groups, nothing) => ({
  fields: (texts) => [
    countField(texts, drill.defaultSettings().count, true),
    seedField(texts),
    ...groups(texts).map((group) => fieldOf(group, drill.defaultSettings())),
  ],
  check(params, { c960, texts }) {
    const { settings, problems } = drill.parseSettings(params);
    const found = problems.map((/** @type {any} */ one) =>
      settingProblem(texts, one, params.get('seed') ?? ''),
    );
    if (!drill.leavesSomething(c960, settings)) found.push({ name: '', text: texts.t(nothing) });
    return found;
  },
  query(params) {
    const { settings, seed } = drill.parseSettings(params);
    const written = drill.writeSettings(settings, seed);
    // Without a seed any version will do.
    if (seed === null) written.delete('v');
    return written.toString();
  },
});

/** What of a drill is needed to choose: what its questions are made of would weigh more than the page. */
const enPassant = {
  parseSettings: take.parseSettings,
  writeSettings: take.writeSettings,
  defaultSettings: take.defaultSettings,
  leavesSomething: take.leavesSomething,
};
const promotion = {
  parseSettings: choice.parseSettings,
  writeSettings: choice.writeSettings,
  defaultSettings: choice.defaultSettings,
  leavesSomething: choice.leavesSomething,
};

/** @type {Kind} */
const training = {
  fields: (texts) => [
    countField(texts, readAddress('').settings.count, false),
    seedField(texts),
    ...groupsOf(texts).map((group) => fieldOf(group, readAddress('').settings)),
  ],
  check: (params, { texts }) =>
    readAddress(`?${params}`).problems.map((one) =>
      settingProblem(texts, one, params.get('seed') ?? ''),
    ),
  query(params) {
    const { settings, seed } = readAddress(`?${params}`);
    return writeAddress(settings, seed).slice(1);
  },
};

/** What each field of these is called in an address, with its value. @param {readonly string[]} names @returns {Kind['query']} */
const written = (names) => (params) =>
  names
    .flatMap((name) => {
      const value = params.get(name)?.trim();
      if (!value) return [];
      if (name === 'fen') return `fen=${fenInLink(fenOfLink(value))}`;
      return `${name}=${encodeURIComponent(value).replaceAll('%2C', ',')}`;
    })
    .join('&');

/** @param {Texts} texts @returns {Field} */
const fenField = ({ t }) => ({
  name: 'fen',
  type: 'text',
  label: 'FEN',
  note: t('teach.fen-note'),
});

/** @param {Texts} texts @param {string} fen @param {unknown} error @returns {Problem} */
function fenProblem(texts, fen, error) {
  const faults = isCoreError(error) ? fenFaults(texts, fen, error) : [];
  return { name: 'fen', text: [fenVerdict(texts, fen, error), ...faults].join(' ') };
}

/** @param {C960} c960 @param {Texts} texts @param {string | null} asked */
function readFen(c960, texts, asked) {
  if (!asked) return { position: null, problems: [] };
  const fen = fenOfLink(asked.trim());
  try {
    return { position: c960.parseFen(fen), problems: [] };
  } catch (error) {
    return { position: null, problems: [fenProblem(texts, fen, error)] };
  }
}

/** @type {Kind} */
const positions = {
  fields: (texts) => [
    {
      name: 'n',
      type: 'number',
      label: texts.t('teach.number'),
      note: texts.t('teach.number-note'),
    },
    fenField(texts),
    {
      ...{ name: 'moves', type: 'text' },
      ...{ label: texts.t('teach.moves'), note: texts.t('teach.moves-note') },
      tidy: (text) => text.trim().replace(/[\s,.]+/g, '.'),
    },
  ],
  check(params, { c960, texts }) {
    const blank = { ...openStart(c960, 0), turned: false, by: /** @type {const} */ ('url') };
    const { state, wrong } = stateOf(c960, blank, `?${params}`);
    return wrong.map(({ what, text, error }) => {
      if (what === 'fen') return fenProblem(texts, fenOfLink(text), error);
      if (what === 'number') {
        const about = { typed: text.slice(0, 20), last: c960.startCount - 1 };
        return { name: 'n', text: texts.t('teach.bad-number', about) };
      }
      const { eyebrow, verdict, reasons } = wrongCaption(texts, state, { what, text, error });
      const said = [`${eyebrow}: ${verdict}`, ...reasons.map((reason) => reason.text)];
      return { name: 'moves', text: said.join(' ') };
    });
  },
  query: written(['n', 'fen', 'moves']),
};

/** @type {Kind} */
const endings = {
  fields: (texts) => [fenField(texts)],
  check: (params, { c960, texts }) => readFen(c960, texts, params.get('fen')).problems,
  query: written(['fen']),
};

/** @type {Kind} */
const tester = {
  fields: (texts) => [
    fenField(texts),
    { name: 'move', type: 'text', label: texts.t('teach.move'), note: texts.t('teach.move-note') },
  ],
  check(params, { c960, texts }) {
    const { position, problems } = readFen(c960, texts, params.get('fen'));
    const move = params.get('move')?.trim();
    if (!move || problems.length > 0) return problems;
    const is = position
      ?.legalMoves(move.slice(0, 2))
      .some(({ from, to, promotion }) => promotion && from + to === move.slice(0, 4));
    return is
      ? []
      : [{ name: 'move', text: texts.t('teach.bad-move', { typed: move.slice(0, 20) }) }];
  },
  query: written(['fen', 'move']),
};

/**
 * One choice among some.
 * @param {Pick<Field, 'name' | 'values' | 'standard'>} about @param {(texts: Texts) => Pick<Field, 'label' | 'words'>} words
 * @returns {Kind}
 */
const oneOf = ({ name, values = [], standard }, words) => ({
  fields: (texts) => [{ name, type: 'one', values, standard, ...words(texts) }],
  check(params, { texts }) {
    const value = params.get(name);
    if (value === null || values.includes(value)) return [];
    return [{ name, text: texts.t('teach.left-out', { name, value }) }];
  },
  query(params) {
    const value = params.get(name);
    return value && value !== standard ? `${name}=${value}` : '';
  },
});

const way = oneOf({ name: 'by', values: WAYS, standard: 'die' }, ({ t }) => ({
  label: t('draw.by'),
  words: (one) => t(`draw.way.${one}`),
}));

/** What came of a draw stands behind the way of drawing. @type {Kind} */
const draw = {
  ...way,
  query: (params) => [way.query(params), written(['got'])(params)].filter(Boolean).join('&'),
  carried: ['got'],
};

/** @type {Kind} */
const atlas = { fields: () => [], check: () => [], query: written(ATLAS), carried: ATLAS };

/** The first is as a rule. @type {[string, readonly string[], Parameters<typeof oneOf>[1]][]} */
const CHOICES = [
  [
    'task',
    Object.keys(TASKS),
    ({ t }) => ({ label: t('sheet.task'), words: (task) => t(TASKS[task]) }),
  ],
  [
    'columns',
    LAYOUT.columns,
    ({ t }) => ({
      label: t('sheet.columns'),
      words: (n) => t(n === '2' ? 'sheet.two' : 'sheet.one'),
    }),
  ],
  [
    'paper',
    LAYOUT.paper,
    ({ t }) => ({
      label: t('sheet.paper'),
      words: (paper) => (paper === 'a4' ? 'A4' : 'Letter'),
    }),
  ],
  [
    'solutions',
    LAYOUT.solutions,
    ({ t }) => ({
      label: t('sheet.solutions'),
      words: (one) => t(one === '1' ? 'sheet.with' : 'sheet.without'),
    }),
  ],
];
const SHEETS = CHOICES.map(([name, values, words]) =>
  oneOf({ name, values, standard: values[0] }, words),
);

/** @type {Kind} */
const worksheets = {
  fields: (texts) => [
    ...SHEETS.flatMap((one) => one.fields(texts)),
    { name: 'count', type: 'number', label: texts.t('drill.count') },
    seedField(texts),
  ],
  check(params, given) {
    const [count, seed] = [params.get('count') ?? '1', params.get('seed') ?? '0'];
    const { texts } = given;
    const problems = SHEETS.flatMap((one) => one.check(params, given));
    if (!/^[1-9]\d?$/.test(count) || Number(count) > MOST)
      problems.push({ name: 'count', text: texts.t('teach.bad-count', { typed: count }) });
    if (!castling.isSeed(seed)) problems.push(seedProblem(texts, seed));
    return problems;
  },
  query: written(['task', 'seed', 'count', 'columns', 'paper', 'solutions', ...SHEET]),
  carried: SHEET,
};

/** @type {Kind} */
const plain = { fields: () => [], check: () => [], query: () => '' };

/** By the ids of pages. @type {Record<string, Kind>} */
const KINDS = {
  drill: drill(castling, castlingGroups, 'drill.nothing-left'),
  'en-passant-drill': drill(enPassant, enPassantGroups, 'drill.need-one'),
  'promotion-drill': drill(promotion, promotionGroups, 'choice.nothing'),
  positions,
  take: positions,
  endings,
  training,
  'promotion-test': tester,
  'en-passant': oneOf({ name: 'as', values: ['white', 'black'], standard: 'white' }, ({ t }) => ({
    label: t('ep.as'),
    words: (color) => t(color === 'white' ? 'ep.as-white' : 'ep.as-black'),
  })),
  draw,
  atlas,
  worksheets,
};

/** @param {string} page its id; a page of which nothing is set is embedded as it is */
export const kindOf = (page) => KINDS[page] ?? plain;

/** The builder itself is embedded as it is: what its address asks is meant for what it builds. @param {string} page */
export const parametersOf = (page) =>
  (page !== 'teach' && embeds.find((one) => one.page === page)?.parameters) || [];
