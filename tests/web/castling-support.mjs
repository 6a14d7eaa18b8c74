// SPDX-License-Identifier: MIT
/** What a reader sees and does on the castling pages, for the tests. */

import { createGenerator, parseSettings } from '../../web/lib/drill/index.js';
import { loadCoreFromDisk } from '../../web/lib/core.js';
import { tabTo } from './support.mjs';

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('../../web/lib/drill/vocabulary.js').Question} Question */

export const c960 = await loadCoreFromDisk();

/** One board of several, read off its squares' names. @param {Page} page @param {string} scope */
export const boardIn = (page, scope) =>
  page.evaluate((selector) => {
    const cells = document
      .querySelector(`${selector} c960-board`)
      ?.shadowRoot?.querySelectorAll('.cell');
    return Object.fromEntries(
      Array.from(cells ?? [], (cell) => {
        const [square, ...rest] = (cell.getAttribute('aria-label') ?? '').split(', ');
        return [square, rest.join(', ')];
      }),
    );
  }, scope);

/** @param {Page} page @param {string} scope @param {string} square */
export const cellIn = (page, scope, square) =>
  page.locator(`${scope} c960-board [aria-label^="${square},"]`);

/** @param {Page} page @param {string} scope @param {...string} squares */
export async function clickIn(page, scope, ...squares) {
  for (const square of squares) await cellIn(page, scope, square).click();
}

/** @param {Page} page @param {string} scope */
export const captionIn = async (page, scope) =>
  ((await page.textContent(`${scope} .caption`)) ?? '').replace(/\s+/g, ' ').trim();

/** The questions a page of drills asks, made anew from its address. @param {Page} page */
export function questionsOf(page) {
  const { settings, seed } = parseSettings(new URL(page.url()).searchParams);
  if (!seed) throw new Error(`${page.url()} has no seed`);
  return createGenerator(c960, settings, seed);
}

/** The king's square of whoever is asked. @param {Question} question */
function kingOf({ fen, color }) {
  const men = c960.parseFen(fen).pieces();
  const king = men.find(({ piece }) => piece.type === 'king' && piece.color === color);
  return king?.square ?? '';
}

/** @param {object} response */
const button = (response) => `.desk [data-response='${JSON.stringify(response)}']`;

/** What is pressed for an answer: the buttons, or null where it takes more. @param {Question} question */
export function buttonsFor({ kind, answer }) {
  const { legal, illegal, verdict, choice, order, squares } = answer;
  if (order) return order.map((step) => `.desk [data-step="${step}"]`);
  if (illegal) return [button({ illegal: true })];
  if (legal) return [button({ legal: true })];
  if (kind === 'which-kind') return [button({ kind: answer.kind })];
  if (verdict) return [button({ verdict })];
  if (choice) return [button({ choice })];
  if (squares?.length === 0) return [button({ squares: [] })];
  return null;
}

/** The squares an answer is given with on the board. @param {Question} question */
export function squaresFor(question) {
  const { king, rook, squares, uci } = question.answer;
  if (uci) return [kingOf(question), question.told.rooks[question.side] ?? ''];
  return squares ?? [String(king), String(rook)];
}

/** Answers as the core does, by clicks alone. @param {Page} page @param {Question} question */
export async function answerByClicks(page, question) {
  const { answer, kind } = question;
  const buttons = buttonsFor(question);
  if (buttons) for (const one of buttons) await page.click(one);
  else if (kind === 'legal-or-not') {
    for (const { code } of answer.reasons ?? []) await page.click(`.desk [value="${code}"]`);
    await page.click('.desk form [type="submit"]');
  } else {
    await clickIn(page, '.desk', ...squaresFor(question));
    if (!answer.uci) await page.click('.desk form [type="submit"]');
  }
}

/** The same with keys alone. @param {Page} page @param {Question} question */
export async function answerByKeys(page, question) {
  const { answer, kind } = question;
  const buttons = buttonsFor(question);
  if (buttons) {
    for (const one of buttons) await pressOn(page, one);
  } else if (kind === 'legal-or-not') {
    for (const { code } of answer.reasons ?? []) {
      await tabTo(page, `.desk [value="${code}"]`);
      await page.keyboard.press('Space');
    }
    await pressOn(page, '.desk form [type="submit"]');
  } else if (kind === 'landing') {
    await tabTo(page, '#drill-king');
    await page.keyboard.type(String(answer.king));
    await page.keyboard.press('Tab');
    await page.keyboard.type(String(answer.rook));
    await page.keyboard.press('Enter');
  } else {
    await tabTo(page, '.desk c960-board');
    for (const square of squaresFor(question)) {
      for (const key of [...square, 'Enter']) await page.keyboard.press(key);
    }
    if (!answer.uci) await pressOn(page, '.desk form [type="submit"]');
  }
}

/** @param {Page} page @param {string} selector */
async function pressOn(page, selector) {
  await tabTo(page, selector);
  await page.keyboard.press('Enter');
}
