// SPDX-License-Identifier: MIT
// What each element takes and tells, for the declarations that frameworks want.

import type {
  C960Board,
  C960CastlingDrill,
  C960EventMap,
  C960Explorer,
  C960PromotionTester,
} from './elements.js';

interface Element<
  E extends HTMLElement,
  Given extends keyof E,
  Told extends keyof C960EventMap,
  Wider = unknown,
> {
  readonly element: E;
  /** Its own properties. */
  readonly given: Partial<Omit<Pick<E, Given>, keyof Wider>> & Wider;
  /** Its events. */
  readonly told: Pick<C960EventMap, Told | 'c960-error'>;
}

type Common = 'language' | 'theme' | 'site';

export interface C960Elements {
  'c960-board': Element<
    C960Board,
    | ('fen' | 'orientation' | 'readonly' | 'picking' | 'language')
    | ('strings' | 'pieces' | 'marks' | 'arrows' | 'targets' | 'movable'),
    'c960-select' | 'c960-deselect' | 'c960-move' | 'c960-pick' | 'c960-help'
  >;
  'c960-explorer': Element<
    C960Explorer,
    'fen' | 'moves' | 'orientation' | Common,
    'c960-ready' | 'c960-start' | 'c960-play' | 'c960-refused',
    { number?: number | 'random' }
  >;
  'c960-castling-drill': Element<
    C960CastlingDrill,
    'state' | Common,
    'c960-ready' | 'c960-progress' | 'c960-result'
  >;
  'c960-promotion-tester': Element<
    C960PromotionTester,
    'fen' | 'move' | Common,
    'c960-ready' | 'c960-position'
  >;
}
