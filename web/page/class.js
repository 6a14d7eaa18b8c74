// SPDX-License-Identifier: MIT
/** The page of a class: a link for everybody, and the table of the codes that came back. */

import { openStorage, openValue } from '../lib/storage.js';
import { openCodes } from './class/codes.js';
import { Maker } from './class/maker.js';

/** @param {{c960: import('../lib/core.js').C960, texts: import('../lib/texts.js').Texts}} given */
export default function start({ c960, texts }) {
  const storage = openStorage('localStorage');
  new Maker(c960, texts, openValue(storage, 'c960.class.link'));
  openCodes(c960, texts, openValue(storage, 'c960.class.codes'));
}
