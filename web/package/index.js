// SPDX-License-Identifier: MIT
/** `c960/elements`: nothing happens until an element is defined. elements.d.ts is its manual. */

import { PackageBoard, defineBoard } from './board.js';
import { PackageCastlingDrill } from './castling-drill.js';
import { PackageExplorer } from './explorer.js';
import { PackagePromotionTester } from './promotion-tester.js';

export { useModule } from './load.js';
export {
  PackageBoard as C960Board,
  PackageCastlingDrill as C960CastlingDrill,
  PackageExplorer as C960Explorer,
  PackagePromotionTester as C960PromotionTester,
};

const LARGER = {
  'c960-explorer': PackageExplorer,
  'c960-castling-drill': PackageCastlingDrill,
  'c960-promotion-tester': PackagePromotionTester,
};

/** Defines all elements by their usual names; a name that is taken stays as it is. */
export function defineElements() {
  if (!('customElements' in globalThis)) return;
  defineBoard();
  for (const [name, element] of Object.entries(LARGER)) {
    if (!customElements.get(name)) globalThis.customElements.define(name, element);
  }
}
