// SPDX-License-Identifier: MIT
/** HTML as a value: a tagged template that escapes whatever is put in, at build time and in the page. */

/** HTML that needs no escaping any more. */
export class Markup {
  /** @param {string} text */
  constructor(text) {
    this.text = text;
  }
  toString() {
    return this.text;
  }
}

const ESCAPES = /** @type {Record<string, string>} */ ({
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
});

/** @param {unknown} value @returns {string} */
export const escape = (value) => String(value).replace(/[&<>"']/g, (c) => ESCAPES[c]);

/** @param {unknown} value @returns {string} */
function piece(value) {
  if (value === null || value === undefined || value === false) return '';
  if (value instanceof Markup) return value.text;
  if (Array.isArray(value)) return value.map(piece).join('');
  return escape(value);
}

/**
 * Markup from a template. Values are escaped, Markup is not; a list is joined; null, undefined and
 * false leave nothing.
 * @param {TemplateStringsArray} strings
 * @param {...unknown} values
 * @returns {Markup}
 */
export function markup(strings, ...values) {
  let text = strings[0];
  values.forEach((value, i) => {
    text += piece(value) + strings[i + 1];
  });
  return new Markup(text);
}

/** Text trusted to be HTML already. @param {string} text @returns {Markup} */
export const trusted = (text) => new Markup(text);

/** Text in which castling does not break at its hyphens. @param {string} text */
export const prose = (text) =>
  new Markup(escape(text).replace(/\bO-O(-O)?\b/g, '<span class="nobr">$&</span>'));

/**
 * A message in which a few tags may stand: <b>, <i>, and <a>, whose address the caller gives.
 * Everything else is escaped. Nothing a reader typed belongs in one.
 * @param {string} text
 * @param {{href?: string}} [options]
 * @returns {Markup}
 */
export function rich(text, { href } = {}) {
  const safe = prose(text).text.replace(/&lt;(\/?)(b|i)&gt;/g, '<$1$2>');
  if (href === undefined) return new Markup(safe);
  const link = `<a href="${escape(href)}">`;
  return new Markup(safe.replace('&lt;a&gt;', link).replace('&lt;/a&gt;', '</a>'));
}

/**
 * The number of an article, as a link to what it says at the foot of the page.
 * @param {import('./texts.js').Texts} texts @param {string | undefined} article
 */
export const articleLink = ({ t }, article) =>
  article &&
  markup` <a class="article" href="#article-${article.replaceAll('.', '-')}" aria-label="${t('site.article', { article })}">${article}</a>`;

/** @type {WeakMap<Element, string>} */
const shown = new WeakMap();

/**
 * Puts markup into an element, and keeps the focus where an element with the same id comes back.
 * @param {Element} element
 * @param {Markup} content
 */
export function render(element, content) {
  if (shown.get(element) === content.text) return;
  // The document, or the shadow root of an element.
  const root = /** @type {Document} */ (element.getRootNode());
  const active = root.activeElement;
  const id = active && element.contains(active) ? active.id : '';
  element.innerHTML = content.text;
  shown.set(element, content.text);
  if (id) root.getElementById(id)?.focus();
}
