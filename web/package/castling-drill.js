// SPDX-License-Identifier: MIT
/** <c960-castling-drill>: the drill of the site's page, which keeps nothing and tells the page around it how it goes. */

import { castlingDrill } from 'built:styles';
import { castling } from '../elements/c960-drill/castling.js';
import { Drill } from '../elements/c960-drill/drill.js';
import { tell } from '../embed/tell.js';
import { openProgress } from '../lib/progress.js';
import { PackageElement, reflect } from './element.js';

export class PackageCastlingDrill extends PackageElement {
  /** @override */
  static observedAttributes = ['state', 'language', 'theme', 'site'];
  /** @override */
  static page = 'castling/drill/';
  /** @override */
  static css = castlingDrill;

  /** @type {HTMLElement | null} */
  #drill = null;

  /** @override @param {import('./element.js').Given} given */
  build({ c960, texts, place, signal }) {
    const drill = document.createElement('div');
    drill.className = 'drill';
    this.#drill = drill;
    place.append(drill);
    const site = this.getAttribute('site');
    if (site) drill.setAttribute('positions', '../../positions/');
    const { told: subject } = tell(drill, castling, ({ type, ...message }) =>
      this.tell(type, message),
    );
    const state = (this.getAttribute('state') ?? '').replace(/^\?/, '');
    for (const { name, value } of castling.parseSettings(new URLSearchParams(state)).problems) {
      this.tell('error', { code: 'bad-parameter', name, value });
    }
    const given = { subject, c960, texts, search: state && `?${state}` };
    const session = { read: () => null, write() {} };
    new Drill(drill, { ...given, progress: openProgress(null), session }, signal);
    drill.children[0].setAttribute('part', 'screen');
    drill.children[1].setAttribute('part', 'desk');
  }

  /** Begins the round, as its button does. @returns {boolean} whether there was one to begin */
  start() {
    const desk = /** @type {HTMLElement | null} */ (this.#drill?.querySelector('.desk') ?? null);
    const begin = /** @type {HTMLElement | null} */ (
      this.#drill?.querySelector('#drill-begin') ?? null
    );
    if (!desk?.hidden || !begin) return false;
    begin.click();
    return true;
  }
}

reflect(PackageCastlingDrill, ['state', 'theme', 'site']);
