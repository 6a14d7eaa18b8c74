// SPDX-License-Identifier: MIT
/** The Positions page in any engine. */

import assert from 'node:assert/strict';
import { boardOf, cell, clickSquares, isSaid, stands } from '../board.mjs';

/** @typedef {import('../reader.mjs').Reader} Reader */

const CASTLED = { g1: 'white king', f1: 'white rook', e1: 'empty', h1: 'empty' };
const ROOKS = 'en/positions/?fen=4k3/8/8/8/8/8/8/R3K2R_w_KQ_-_0_1';

/** @param {Reader} reader @param {string} number */
const shows = (reader, number) =>
  reader.wait(
    `number ${number}`,
    () => reader.value('#number'),
    (value) => value === number,
  );

/** @type {Record<string, (reader: Reader) => Promise<void>>} */
export const positions = {
  'a number is chosen, stepped from, and gone back to with the browser': async (reader) => {
    await reader.open('en/positions/');
    await reader.fill('#number', '177');
    await reader.press('Enter');
    await stands(reader, { a1: 'white bishop', f1: 'white king', h8: 'black queen' });
    await isSaid(reader, /Position 177: BNRBNKRQ/);
    await reader.click('#next');
    await shows(reader, '178');
    await reader.click('#previous');
    await shows(reader, '177');
    await reader.addressSays('?n=177');
    await reader.click('#number-of a');
    await shows(reader, '518');
    await reader.addressSays('?n=518');
    await reader.back();
    await shows(reader, '177');
  },

  'a wrong number is told, and the board stays': async (reader) => {
    await reader.open('en/positions/?n=177');
    await reader.fill('#number', '960');
    await reader.press('Enter');
    await reader.says('#number-error', /“960”.*from 0 to 959.*still shows 177/);
    await stands(reader, { f1: 'white king' });
  },

  'moves are made by clicks, taken back and put back': async (reader) => {
    await reader.open('en/positions/?n=518');
    await clickSquares(reader, '', 'e2', 'e4');
    await stands(reader, { e2: 'empty', e4: 'white pawn' });
    await isSaid(reader, /White: pawn e2 to e4\. Black to move\./);
    await clickSquares(reader, '', 'e7', 'e5');
    await reader.says('#status', 'White to move');
    await reader.click('#undo');
    await stands(reader, { e7: 'black pawn', e5: 'empty' });
    await reader.click('#redo');
    await stands(reader, { e7: 'empty', e5: 'black pawn' });
    await reader.addressSays('moves=e2e4.e7e5');
    assert.deepEqual(await reader.texts('.move'), ['Start', 'e4', 'e5']);
  },

  'moves are made by keys, and one that is refused says why': async (reader) => {
    await reader.open('en/positions/?n=518');
    await reader.tabTo('c960-board');
    await reader.press('e 2 Enter e 4 Enter');
    await stands(reader, { e4: 'white pawn' });
    await reader.press('a 7 Enter a 4 Enter');
    await reader.says('#caption', /Pawn a7 to a4.*one square \(two from where it began\)/);
    await isSaid(reader, /Not possible, for one reason/);
    await stands(reader, { a7: 'black pawn', e4: 'white pawn' });
    await reader.press('Escape Escape');
    await reader.says('#caption', /^$/);
    await reader.tabTo('#undo');
    await reader.press('Enter');
    await stands(reader, { e2: 'white pawn' });
  },

  'arrow keys walk over the board, and the square with the focus is told': async (reader) => {
    await reader.open('en/positions/?n=518');
    await reader.tabTo('c960-board');
    await reader.press('e 1 ArrowUp ArrowLeft');
    assert.ok(await reader.hasFocus(cell('d2')));
    await reader.press('Enter ArrowUp ArrowUp Space');
    await stands(reader, { d4: 'white pawn' });
    assert.ok(await reader.hasFocus(cell('d4')), 'the focus stays where the piece went');
  },

  'a piece is dragged with the pointer': async (reader) => {
    await reader.open('en/positions/?n=518');
    await reader.drag(cell('e2'), cell('e4'));
    await stands(reader, { e2: 'empty', e4: 'white pawn' });
    await reader.drag(cell('e7'), cell('e4'));
    await reader.says('#caption', /Pawn e7 to e4/);
    await stands(reader, { e7: 'black pawn', e4: 'white pawn' });
  },

  'castling goes by the king onto its rook and onto its destination, clicked and dragged': async (
    reader,
  ) => {
    for (const target of ['h1', 'g1']) {
      await reader.open(ROOKS);
      await clickSquares(reader, '', 'e1', target);
      await stands(reader, CASTLED);
      await isSaid(reader, /castles on the g-side: king to g1, rook to f1/);
      await reader.click('#undo');
      await reader.drag(cell('e1'), cell(target));
      await stands(reader, CASTLED);
    }
  },

  'a refused castling tells every reason and marks the squares': async (reader) => {
    await reader.open('en/positions/?fen=4k3/8/8/8/5r2/8/8/R3K1NR_w_KQ_-_0_1');
    await clickSquares(reader, '', 'e1', 'h1');
    await reader.says('#caption', /The knight on g1 stands in the king’s way from e1 to g1\./);
    await reader.says('#caption', /The king would pass f1, which the rook on f4 attacks\./);
    assert.match((await reader.attribute(cell('f1'), 'aria-label')) ?? '', /attacked/);
    assert.match((await reader.attribute(cell('g1'), 'aria-label')) ?? '', /stands in the way/);
  },

  'where the king can step or castle it is asked which, and the answer counts': async (reader) => {
    await reader.open('en/positions/?fen=4k3/8/8/8/8/8/8/5K1R_w_K_-_0_1');
    await reader.tabTo('c960-board');
    await reader.press('f 1 Enter g 1 Enter');
    const choices = 'c960-board >>> dialog[open] .choices button';
    await reader.wait(
      'the question',
      () => reader.count(choices),
      (count) => count === 2,
    );
    await reader.press('Escape');
    await reader.wait(
      'no question',
      () => reader.count(choices),
      (count) => count === 0,
    );
    await stands(reader, { f1: 'white king', h1: 'white rook' });
    await clickSquares(reader, '', 'f1', 'g1');
    const texts = /** @type {string[]} */ (
      await reader.wait(
        'the question',
        () => reader.texts(choices),
        (all) => all.length === 2,
      )
    );
    await reader.click(
      choices,
      texts.findIndex((text) => text.includes('O-O')),
    );
    await stands(reader, { g1: 'white king', f1: 'white rook' });
  },

  'a move is typed as in a score': async (reader) => {
    await reader.open('en/positions/?n=177');
    await reader.fill('#typed-move', 'O-O');
    await reader.press('Enter');
    await stands(reader, { g1: 'white king', f1: 'white rook' });
    assert.equal(await reader.value('#typed-move'), '');
    await reader.type('Qa6');
    await reader.press('Enter');
    await reader.says('#caption', /No queen of yours can go to a6/);
    assert.equal(await reader.value('#typed-move'), 'Qa6');
  },

  'a wrong FEN says where reading stopped, and the board stays': async (reader) => {
    await reader.open('en/positions/?n=177');
    const before = await boardOf(reader);
    if (!(await reader.evaluate(() => document.querySelector('#fen-text')?.checkVisibility())))
      await reader.click('details:has(#fen-text) > summary');
    await reader.fill('#fen-text', 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR x KQkq - 0 1');
    await reader.press('Enter');
    await reader.says('#fen-answer', /must be w or b.*character 45: “x KQkq/);
    assert.deepEqual(await boardOf(reader), before);
  },

  'the language is switched, and the state and its moves stay': async (reader) => {
    await reader.open('en/positions/?n=177');
    await clickSquares(reader, '', 'e2', 'e4');
    await reader.addressSays('moves=e2e4');
    await reader.click('a[data-language="pt"]');
    await reader.ready('pt');
    assert.match(await reader.address(), /\/pt\/positions\/\?n=177&moves=e2e4$/);
    await stands(reader, { e4: 'peão branco' });
    await reader.says('#status', 'Pretas jogam');
  },
};
