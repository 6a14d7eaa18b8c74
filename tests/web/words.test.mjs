// SPDX-License-Identifier: MIT
/** What the site says about moves, over thousands of positions: every sentence whole, every square named. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { buildTexts, readCatalogs } from '../../web/build/catalogs.mjs';
import { loadCoreFromDisk } from '../../web/lib/core.js';
import { readings, showSan } from '../../web/lib/notation.js';
import { captionMarkup, captionSpoken } from '../../web/lib/reasons.js';
import { moveText, positionText } from '../../web/lib/words.js';
import { castlingCaption, meant, refusedMove } from '../../web/lib/attempt.js';
import { rows } from './support.mjs';

const c960 = await loadCoreFromDisk();
const languages = readCatalogs().map(({ language, catalog }) => buildTexts(language, catalog));
const english = languages[0];

/** Reasons whose sentence names their squares and attackers. */
const SPEAKS_OF_SQUARES = [
  'path-blocked',
  'own-piece-on-target',
  'captures-king',
  'pawn-cannot-capture-ahead',
  'king-path-blocked',
  'rook-path-blocked',
  'through-check',
  'into-check',
  'leaves-king-in-check',
];

/** @param {string} text @param {string} about */
function whole(text, about) {
  assert.doesNotMatch(
    text,
    /undefined|null|\{|\}|\bother\b|NaN| {2}|from to|<\/?b>/,
    `${about}: ${text}`,
  );
  assert.match(text, /[.”]$/, `${about}: ${text}`);
}

/** @param {import('../../web/lib/core.js').Reason} reason @param {string} text */
function names({ code, squares, by }, text) {
  if (SPEAKS_OF_SQUARES.includes(code)) {
    for (const square of squares) assert.ok(text.includes(square), `${code} ${square}: ${text}`);
  }
  for (const square of by) assert.ok(text.includes(square), `${code} by ${square}: ${text}`);
}

describe('every refused move', () => {
  test('of the explained ones is told in whole sentences that name squares and attackers', () => {
    let told = 0;
    for (const { fen, move } of rows('explain_truth.jsonl')) {
      const squares = /^([a-h][1-8])([a-h][1-8])$/.exec(move);
      if (!squares) continue;
      const position = c960.parseFen(fen);
      if (meant(position, squares[1], squares[2]).length > 0) continue;
      for (const texts of languages) {
        const caption = refusedMove(texts, position, squares[1], squares[2]);
        assert.ok(caption.reasons.length > 0, `${fen} ${move}`);
        caption.reasons.forEach(({ text }) => whole(text, `${texts.lang} ${fen} ${move}`));
        whole(captionSpoken(caption), move);
        assert.ok(captionMarkup(texts, caption).text.includes('class="reasons"'));
        told++;
      }
    }
    assert.ok(told > 500, String(told));
  });

  test('of the refused castlings names every square and every attacker', () => {
    let told = 0;
    rows('castling_truth.jsonl').forEach(({ fen }, i) => {
      if (i % 4 !== 0) return;
      const position = c960.parseFen(fen);
      for (const side of /** @type {const} */ (['c', 'g'])) {
        const report = position.castling(side);
        for (const texts of languages) {
          const caption = castlingCaption(texts, position, report);
          report.reasons.forEach((reason, at) => {
            whole(caption.reasons[at].text, `${fen} ${side}`);
            names(reason, caption.reasons[at].text);
          });
          const shown = new Set(caption.marks.map(({ square }) => square));
          for (const { squares, by } of report.reasons) {
            for (const square of [...squares, ...by])
              assert.ok(shown.has(square), `${fen} ${square}`);
          }
          for (const square of report.reasons.flatMap(({ by }) => by)) {
            assert.ok(
              caption.arrows.some(({ from, kind }) => from === square && kind === 'attack'),
            );
          }
          if (report.king) assert.ok(caption.arrows.some(({ kind }) => kind === 'king-way'));
          told++;
        }
      }
    });
    assert.ok(told > 2000, String(told));
  });
});

describe('sentences', () => {
  /** @param {string} fen @param {string} from @param {string} to */
  const told = (fen, from, to) =>
    refusedMove(english, c960.parseFen(fen), from, to).reasons.map(({ text }) => text);

  test('name the attacker of a square the king would pass', () => {
    assert.deepEqual(told('4k3/8/8/8/5r2/8/8/4K2R w K - 0 1', 'e1', 'g1'), [
      'The king would pass f1, which the rook on f4 attacks.',
    ]);
  });
  test('list several attackers with the verb in the plural', () => {
    assert.deepEqual(told('4k3/8/8/1b6/5r2/8/8/4K2R w K - 0 1', 'e1', 'h1'), [
      'The king would pass f1, which the rook on f4 and the bishop on b5 attack.',
    ]);
  });
  test('tell of the rook that shielded the king', () => {
    assert.deepEqual(told('4k3/8/8/8/8/8/8/rR2K3 w B - 0 1', 'e1', 'b1'), [
      'Once the rook has left its square, the rook on a1 attacks the king on c1.',
    ]);
  });
  test('tell of the one rook that has no right, and nothing of the right of another', () => {
    const position = c960.parseFen('4k3/8/8/8/8/8/8/4K1RR w H - 0 1');
    const { reasons, note } = refusedMove(english, position, 'e1', 'g1');
    assert.deepEqual(
      reasons.map(({ text }) => text),
      ['The right to castle with the rook on g1 is lost: the king or that rook has moved.'],
    );
    assert.equal(note, '');
    assert.match(told('4k3/8/8/8/8/8/8/4K1rR w - - 0 1', 'e1', 'g1')[0], /castle here is lost/);
  });
  test('ask about a promotion that leaves the king in check with any piece', () => {
    assert.deepEqual(told('k7/4P3/8/8/8/8/8/r3K3 w - - 0 1', 'e7', 'e8'), [
      'The king would be in check on e1: the rook on a1 would attack it.',
    ]);
  });
  test('read a position aloud', () => {
    const words = positionText(english, c960.parseFen('4k3/8/8/8/8/8/4P3/4K2R b - - 0 1'));
    assert.equal(words, 'White: king e1; rook h1; pawn e2. Black: king e8. Black to move.');
  });
  test('say what a move did', () => {
    const start = c960.start(177);
    assert.equal(
      moveText(english, start.move('O-O')),
      'White castles on the g-side: king to g1, rook to f1.',
    );
    const promotion = c960.parseFen('1n2k3/P7/8/8/8/8/8/4K3 w - - 0 1').move('a7b8n');
    assert.equal(
      moveText(english, promotion),
      'White: pawn a7 takes the knight on b8. It becomes a knight.',
    );
  });
});

describe('notation', () => {
  const [, portuguese] = languages;
  test('shows the letters of the language, and never touches castling', () => {
    assert.equal(showSan(portuguese, 'Nf3'), 'Cf3');
    assert.equal(showSan(portuguese, 'exd8=Q+'), 'exd8=D+');
    assert.equal(showSan(portuguese, 'O-O-O#'), 'O-O-O#');
    assert.equal(showSan(english, 'Rxe8'), 'Rxe8');
  });
  test('reads the letters of the language first, then English ones', () => {
    assert.deepEqual(readings(portuguese, ' Cf3 '), ['Nf3', 'Cf3']);
    assert.deepEqual(readings(portuguese, 'Rg1'), ['Kg1', 'Rg1']);
    assert.deepEqual(readings(english, 'Rg1'), ['Rg1']);
    assert.deepEqual(readings(portuguese, 'e4'), ['e4']);
  });
});
