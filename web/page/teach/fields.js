// SPDX-License-Identifier: MIT
/** What can be set of each page that can be embedded, and what its own readers say of what was set. */

import { ATLAS, PACKAGE, embeds } from '../../embed/list.js';
import { WAYS } from '../../lib/draw/procedures.js';
import { castlingGroups } from '../../lib/drill/groups.js';
import * as castling from '../../lib/drill/settings.js';
import * as take from '../../lib/en-passant/drill.js';
import { enPassantGroups } from '../../lib/en-passant/groups.js';
import { isCoreError } from '../../lib/errors.js';
import { fenOfLink } from '../../lib/fen-link.js';
import { fenFaults, fenVerdict } from '../../lib/fen-problems.js';
import * as choice from '../../lib/promotion/drill.js';
import { promotionGroups } from '../../lib/promotion/groups.js';
import { groupsOf, readAddress, writeAddress } from '../../lib/numbers/questions.js';
import { stateOf } from '../positions/address.js';
import { openStart } from '../positions/game.js';
import { wrongCaption } from '../positions/wrong.js';
import { carried, oneOf, seedField, seedProblem, written } from './kinds.js';
import { worksheets } from './sheets.js';

/** @typedef {import('../../lib/core.js').C960} C960 */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('./kinds.js').Field} Field */
/** @typedef {import('./kinds.js').Problem} Problem */
/** @typedef {import('./kinds.js').Kind} Kind */
/** @typedef {import('../../lib/drill/groups.js').Group} Group */

/** @param {Group} group @param {Record<string, any>} standard @returns {Field} */
function fieldOf([setting, label, values, words], standard) {
  const type = Array.isArray(standard[setting]) ? 'several' : 'one';
  const name = castling.nameInLink(setting);
  return { name, type, label, values, words, standard: String(standard[setting]) };
}

/** @param {Texts} texts @param {number} count @param {boolean} endless @returns {Field} */
const countField = ({ t }, count, endless) => ({
  ...{ name: 'count', type: 'number', label: t('drill.count'), standard: String(count), endless },
});

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
  atlas: carried(ATLAS),
  lms: carried(PACKAGE),
  worksheets,
};

/** @param {string} page its id; a page of which nothing is set is embedded as it is */
export const kindOf = (page) => KINDS[page] ?? plain;

/** The builder itself is embedded as it is: what its address asks is meant for what it builds. @param {string} page */
export const parametersOf = (page) =>
  (page !== 'teach' && embeds.find((one) => one.page === page)?.parameters) || [];
