// SPDX-License-Identifier: MIT
/** Every position of the page of how a game ends is, through the core, what its text says. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { buildTexts, builtLanguages, readCatalog } from '../../web/build/catalogs.mjs';
import { scenes } from '../../web/build/views/endings.mjs';
import { gameIn } from '../../web/build/views/lesson.mjs';
import { loadCoreFromDisk } from '../../web/lib/core.js';
import { plainCaption } from '../../web/lib/attempt.js';
import { openLine, playOn } from '../../web/lib/line.js';
import { captionSpoken } from '../../web/lib/reasons.js';
import { scored } from '../../web/lib/told.js';
import { findingCaption, standingCaption } from '../../web/page/endings/answer.js';
import { rows } from './support.mjs';

const c960 = await loadCoreFromDisk();

/** @typedef {import('../../web/lib/core.js').Position} Position */
/** @typedef {import('../../web/lib/core.js').Color} Color */

const examples = scenes.flatMap((scene) => scene.examples);
const all = builtLanguages().map((language) => buildTexts(language, readCatalog(language.code)));

/** Plays a line to its end. @param {Position} position @param {Color} color */
function matesBy(position, color) {
  const { verdict, line } = position.canMate(color);
  if (verdict !== 'yes' || !line) return verdict === 'no' ? false : null;
  const end = line.reduce((at, move) => at.play(move), position);
  assert.equal(end.status().outcome?.reason, 'checkmate');
  assert.notEqual(end.turn, color, 'the other side is mated');
  return true;
}

describe('an example of how a game ends', () => {
  for (const { id, outcome, white, black, instead, ...rest } of examples) {
    test(`is what its text says: ${id}`, () => {
      const game = gameIn(c960, rest);
      assert.equal(game.outcome()?.reason ?? null, outcome);
      if (white !== undefined) assert.equal(matesBy(game.position, 'white'), white);
      if (black !== undefined) assert.equal(matesBy(game.position, 'black'), black);
      if (instead) {
        const other = game.undo().play(instead);
        assert.equal(other.outcome()?.reason, 'checkmate');
      }
    });

    test(`has its texts in every language: ${id}`, () => {
      for (const { code } of builtLanguages()) {
        for (const part of ['title', 'text']) {
          assert.ok(readCatalog(code)[`ends.${id}.${part}`], `${code} ends.${id}.${part}`);
        }
      }
    });
  }

  test('rests on the article of its outcome', () => {
    for (const example of examples.filter(({ outcome }) => outcome !== null)) {
      const caption = standingCaption(all[0], openLine(gameIn(c960, example)), '');
      assert.equal(caption.article, example.article, example.id);
    }
  });
});

describe('what is said of a position', () => {
  test('of mate is by whom, and that nothing ends the check; of stalemate that there is none', () => {
    const [mate, stalemate] = ['mate', 'stalemate'].map((id) => {
      const example = examples.find((one) => one.id === id);
      assert.ok(example);
      return captionSpoken(standingCaption(all[0], openLine(gameIn(c960, example)), ''));
    });
    assert.match(
      mate,
      /White wins\. The king is in check: the rook on e8 attacks it\. No legal move ends/,
    );
    assert.match(stalemate, /Stalemate.*not in check\. There is no legal move\./);
  });

  test('after the end of a game is that it was over', () => {
    const example = examples.find(({ id }) => id === 'five');
    assert.ok(example);
    const line = openLine(gameIn(c960, example));
    const move = line.game.position.legalMoves()[0];
    assert.ok(move);
    for (const texts of all) {
      const { note } = standingCaption(texts, playOn(line, move), '');
      const last = scored(texts, line, line.game.ply);
      assert.equal(note, texts.t('told.was-over', { n: line.game.ply, move: last }));
    }
  });

  test('has one stop after each sentence, aloud too', () => {
    const [{ t }] = all;
    const question = t('ends.question', { color: 'white' });
    const asked = captionSpoken(plainCaption(question, t('ends.no', { color: 'white' })));
    assert.match(asked, /^Can White still mate\? No: /);
    const became = captionSpoken(
      plainCaption(t('said.promoted', { piece: 'queen' }), 'Checkmate.'),
    );
    assert.equal(became, 'It becomes a queen. Checkmate.');
    assert.equal(captionSpoken(plainCaption('Step 1 of 2', 'Mate.')), 'Step 1 of 2. Mate.');
    assert.equal(captionSpoken(plainCaption('', 'Mate.')), 'Mate.');
  });

  test('of a dead one is why neither side can mate', () => {
    for (const example of examples.filter(({ outcome }) => outcome === 'dead-position')) {
      for (const texts of all) {
        const { reasons } = standingCaption(texts, openLine(gameIn(c960, example)), '');
        assert.equal(reasons.length, 2, example.id);
        assert.equal(new Set(reasons.map(({ text }) => text)).size, 2);
      }
    }
  });
});

describe('the answer to who can still mate', () => {
  const { position } = c960.game('8/8/8/8/2N5/p7/2K5/k7 b - - 0 1');

  test('says in every language how it is proven', () => {
    const proven = {
      material: '8/8/4k3/8/8/3K1N2/8/8 w - - 0 1',
      walls: '8/8/1p1k1p1p/pPp1pPpP/P1P1P1P1/3K4/8/8 w - - 0 1',
      exhausted: 'k7/1Q6/8/8/8/8/8/K7 b - - 0 1',
    };
    for (const texts of all) {
      const told = Object.entries(proven).map(([proof, fen]) => {
        const asked = c960.parseFen(fen);
        assert.equal(asked.noMateProof('white'), proof);
        const finding = asked.canMate('white');
        return captionSpoken(findingCaption(texts, asked, 'white', finding));
      });
      assert.equal(new Set(told).size, 3, 'each proof has its words');
    }
  });

  test('says nothing of the clock of a game that is over', () => {
    for (const texts of all) {
      for (const color of /** @type {const} */ (['white', 'black'])) {
        const caption = findingCaption(texts, position, color, position.canMate(color), true);
        assert.ok(caption.reasons.every(({ article }) => article !== '6.9'));
      }
    }
  });

  test('does not pretend to know', () => {
    for (const texts of all) {
      const finding = /** @type {const} */ ({ verdict: 'unknown', line: null });
      const { tone, verdict, reasons } = findingCaption(texts, position, 'white', finding);
      assert.deepEqual([tone, verdict, reasons.length], ['note', texts.t('ends.unknown'), 0]);
    }
  });

  test('says what a fallen flag would mean, for all shared rows that are decided', () => {
    const [texts] = all;
    let decided = 0;
    for (const row of rows('dead_position.jsonl').slice(0, 120)) {
      const at = c960.parseFen(row.fen);
      for (const color of /** @type {const} */ (['white', 'black'])) {
        const finding = at.canMate(color);
        if (finding.verdict === 'unknown') continue;
        decided++;
        const can = row[`${color}_can_mate`];
        assert.equal(finding.verdict === 'yes', can, row.fen);
        const said = captionSpoken(findingCaption(texts, at, color, finding));
        const loser = color === 'white' ? 'Black' : 'White';
        assert.ok(
          said.includes(
            can
              ? `If ${loser}’s time ran out now, ${loser} would lose.`
              : `If ${loser}’s time ran out now, the game would be drawn.`,
          ),
          said,
        );
        assert.equal(said.includes('the position is dead'), row.dead);
      }
    }
    assert.ok(decided > 200);
  });
});
