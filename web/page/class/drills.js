// SPDX-License-Identifier: MIT
/** The drills that can be given to a class, without the boards on which they are answered. */

import { castlingGroups } from '../../lib/drill/groups.js';
import * as castling from '../../lib/drill/index.js';
import * as take from '../../lib/en-passant/drill.js';
import { enPassantGroups } from '../../lib/en-passant/groups.js';
import * as choice from '../../lib/promotion/drill.js';
import { promotionGroups } from '../../lib/promotion/groups.js';
import { numbers } from '../numbers/drill.js';

/** @typedef {import('../../lib/class/regrade.js').Drill} Graded */
/** @typedef {import('../../elements/c960-drill/setup.js').Chosen} Chosen */
/** @typedef {Graded & Chosen & {name: string, heading: string}} Drill  name: of its embed; heading: a message */

/** @type {readonly Drill[]} */
export const drills = [
  {
    ...{ name: 'castling-drill', heading: 'drill.heading', nothing: 'drill.nothing-left' },
    groups: castlingGroups,
    parseSettings: castling.parseSettings,
    writeSettings: castling.writeSettings,
    defaultSettings: castling.defaultSettings,
    leavesSomething: castling.leavesSomething,
    createGenerator: castling.createGenerator,
    grade: castling.grade,
  },
  {
    ...{ name: 'en-passant-drill', heading: 'take-drill.heading', nothing: 'drill.need-one' },
    groups: enPassantGroups,
    parseSettings: take.parseSettings,
    writeSettings: take.writeSettings,
    defaultSettings: take.defaultSettings,
    leavesSomething: take.leavesSomething,
    createGenerator: take.createGenerator,
    grade: take.grade,
  },
  {
    ...{ name: 'promotion-drill', heading: 'choice.heading', nothing: 'choice.nothing' },
    groups: promotionGroups,
    parseSettings: choice.parseSettings,
    writeSettings: choice.writeSettings,
    defaultSettings: choice.defaultSettings,
    leavesSomething: choice.leavesSomething,
    createGenerator: choice.createGenerator,
    grade: choice.grade,
  },
  numbers,
];

/** @param {string} name */
export const drillNamed = (name) => drills.find((drill) => drill.name === name);
