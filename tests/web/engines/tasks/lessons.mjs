// SPDX-License-Identifier: MIT
/** Lessons and drills in any engine. */

import assert from 'node:assert/strict';
import { createGenerator, parseSettings } from '../../../../web/lib/drill/index.js';
import { buttonsFor, c960, squaresFor } from '../../castling-support.mjs';
import { cell, clickSquares, isSaid, stands } from '../board.mjs';

/** @typedef {import('../reader.mjs').Reader} Reader */
/** @typedef {import('../../castling-support.mjs').Question} Question */

const QUESTIONS = 3;

/** @param {string} query */
function questionsOf(query) {
  const { settings, seed } = parseSettings(new URLSearchParams(query));
  return createGenerator(c960, settings, seed ?? '');
}

/** Answers as the core does. @param {Reader} reader @param {Question} question */
async function answer(reader, question) {
  const buttons = buttonsFor(question);
  if (buttons) {
    for (const one of buttons) await reader.click(one);
    return;
  }
  if (question.kind === 'legal-or-not') {
    for (const { code } of question.answer.reasons ?? [])
      await reader.click(`.desk [value="${code}"]`);
  } else {
    await clickSquares(reader, '.desk', ...squaresFor(question));
  }
  if (!question.answer.uci) await reader.click('.desk form [type="submit"]');
}

/** @type {Record<string, (reader: Reader) => Promise<void>>} */
export const lessons = {
  'castling is learned by castling with each rook, in every way of saying it': async (reader) => {
    await reader.open('en/castling/');
    await clickSquares(reader, '#try', 'b1', 'h1');
    await stands(reader, { g1: 'white king', f1: 'white rook', a1: 'white rook' }, '#try');
    await isSaid(reader, /castles on the g-side: king to g1, rook to f1/, '#try');
    await reader.click('#try [data-do="reset"]');
    await clickSquares(reader, '#try', 'b1', 'c1');
    const choices = '#try c960-board >>> dialog[open] .choices button';
    const texts = /** @type {string[]} */ (
      await reader.wait(
        'the question',
        () => reader.texts(choices),
        (all) => all.length > 1,
      )
    );
    await reader.click(
      choices,
      texts.findIndex((text) => text.includes('O-O-O')),
    );
    await stands(reader, { c1: 'white king', d1: 'white rook', h1: 'white rook' }, '#try');
    await reader.click('#try [data-do="reset"]');
    await reader.drag(cell('b1', '#try'), cell('a1', '#try'));
    await stands(reader, { c1: 'white king', d1: 'white rook' }, '#try');
    await reader.wait(
      'both done',
      () => reader.count('#try .tasks .done'),
      (n) => n === 2,
    );
  },

  'a castling drill is done to its end, with a wrong answer told': async (reader) => {
    const query = `v=1&seed=engines&count=${QUESTIONS}`;
    await reader.open(`en/castling/drill/?${query}`);
    await reader.click('#drill-begin');
    const questions = questionsOf(query);
    for (let n = 0; n < QUESTIONS; n++) {
      await answer(reader, questions.next());
      await reader.says('.desk .caption .eyebrow', 'Right');
      await reader.wait('the focus on the verdict', () => reader.hasFocus('.desk .verdict'));
      await reader.says('c960-drill > [role="status"]', /^Right\./);
      await reader.press('Enter');
    }
    await reader.says('.summary h2', `${QUESTIONS} of ${QUESTIONS}`);
    await reader.open('en/castling/drill/?v=1&seed=abd&kinds=legal-or-not');
    await reader.tabTo('#drill-begin');
    await reader.press('Enter');
    await reader.click('.desk [value="in-check"]');
    await reader.click('.desk form [type="submit"]');
    await reader.says('.desk .caption', /Not quite.*Not possible, for two reasons\./);
    await stands(reader, { d1: 'white knight' }, '.desk');
  },

  'en passant is taken at once, and refused a move later': async (reader) => {
    await reader.open('en/en-passant/');
    await reader.click('#take [data-do="reply"]');
    await stands(reader, { d7: 'empty', d5: 'black pawn' }, '#take');
    await clickSquares(reader, '#take', 'e5', 'd6');
    await stands(reader, { d5: 'empty', d6: 'white pawn' }, '#take');
    await isSaid(reader, 'd5', '#take');
    await reader.wait('the task', () => reader.count('[data-task="take"].done'));
    await reader.click('#take [data-do="reset"]');
    await reader.click('#take [data-do="reply"]');
    await clickSquares(reader, '#take', 'e1', 'e2');
    await reader.click('#take [data-do="reply"]');
    await reader.click('#take [data-do="take"]');
    await reader.wait('the other task', () => reader.count('[data-task="late"].done'));
    await stands(reader, { e5: 'white pawn' }, '#take');
  },

  'a pawn becomes each of the four, and nothing where that is cancelled': async (reader) => {
    await reader.open('en/promotion/');
    const dialog = '#try c960-board >>> dialog[open]';
    await clickSquares(reader, '#try', 'a7', 'a8');
    await reader.wait('the question', () => reader.count(dialog));
    await reader.press('Escape');
    await stands(reader, { a7: 'white pawn', a8: 'empty' }, '#try');
    for (const [nth, piece] of ['queen', 'rook', 'bishop', 'knight'].entries()) {
      await clickSquares(reader, '#try', 'a7', 'a8');
      await reader.click('#try c960-board >>> [part="choice"]', nth);
      await reader.wait(piece, () => reader.count(`[data-task="${piece}"].done`));
      await stands(reader, { a8: `white ${piece}` }, '#try');
      await reader.says('#try .caption', nth < 2 ? /Checkmate: White wins/ : /Draw|dead/i);
      await reader.click('#try [data-do="reset"]');
    }
  },

  'any position shows its four results and who can still mate': async (reader) => {
    await reader.open('en/promotion/test/?fen=8/P6k/8/8/8/8/8/K7_w_-_-_0_1');
    await reader.wait(
      'four results',
      () => reader.count('#any-results .result'),
      (n) => n === 4,
    );
    await reader.click('[data-piece="queen"] [data-mate="white"]');
    await reader.says('[data-piece="queen"] .said', /\S/);
    const before = await reader.text('[data-piece="queen"] .at');
    await reader.click('[data-piece="queen"] [data-walk="1"]');
    assert.notEqual(await reader.text('[data-piece="queen"] .at'), before);
  },

  'whether a side can still mate is answered, by a line to walk or by a proof': async (reader) => {
    await reader.open('en/endings/');
    await reader.click('#alive [data-ask="white"]');
    await reader.wait(
      'the line',
      () => reader.count('#alive .move'),
      (n) => n === 7,
    );
    await isSaid(reader, /White/, '#alive');
    await reader.click('#alive [data-do="play"]');
    await reader.says('#alive .caption', /Checkmate: White wins/);
    await reader.click('#alive [data-do="undo"]');
    const step = () => reader.attribute('#alive .move[aria-current="step"]', 'data-ply');
    await reader.wait('the step before', step, (ply) => ply === '5');
    await reader.click('#flag [data-ask="black"]');
    await isSaid(reader, /Black cannot|no series|no sequence|cannot/i, '#flag');
  },
};
