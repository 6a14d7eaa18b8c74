// SPDX-License-Identifier: MIT
/** The page of the en passant drill. */

import { C960Board } from '../elements/c960-board/index.js';
import { enPassant } from '../elements/c960-drill/en-passant.js';
import { C960Drill } from '../elements/c960-drill/index.js';
import { startDrill } from './drill/start.js';

/** @param {{c960: import('../lib/core.js').C960, texts: import('../lib/texts.js').Texts}} given */
export default function start(given) {
  startDrill(C960Drill, C960Board, enPassant, 'c960.drill.en-passant', given);
}
