// SPDX-License-Identifier: MIT
/** The page of the promotion drills: where they are kept, and their address. */

import { C960Board } from '../elements/c960-board/index.js';
import { C960Drill } from '../elements/c960-drill/index.js';
import { promotion } from '../elements/c960-drill/promotion.js';
import { startDrill } from './drill/start.js';

/** @param {{c960: import('../lib/core.js').C960, texts: import('../lib/texts.js').Texts}} given */
export default function start(given) {
  startDrill(C960Drill, C960Board, promotion, 'c960.drill.promotion', given);
}
