// SPDX-License-Identifier: MIT
/** Drawing a start position: every course of every procedure is gone through and counted in exact fractions. */

import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { loadCoreFromDisk } from '../../../web/lib/core.js';
import { count, extremes, isUniform } from '../../../web/lib/draw/count.js';
import { ZERO, compare, fraction, plus, written } from '../../../web/lib/draw/fraction.js';
import { replay, throwFor, uniformBelow } from '../../../web/lib/draw/play.js';
import { FAIR, fairProcedures } from '../../../web/lib/draw/procedures.js';
import { MENDED, UNFAIR, comparedProcedures } from '../../../web/lib/draw/unfair.js';

/** @typedef {import('../../../web/lib/draw/fraction.js').Fraction} Fraction */

const c960 = await loadCoreFromDisk();
const ALL = c960.startCount;
const fair = fairProcedures(c960);
const compared = comparedProcedures(c960);

/** Number and arrangement by an independent table. */
const arrangements = readFileSync(new URL('../../data/chess960_start.tsv', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => /^\d/.test(line))
  .map((line) => line.split('\t'));
const table = new Map(arrangements.map(([number, letters]) => [letters, Number(number)]));

/** @param {ReadonlyMap<number, Fraction>} shares */
const sum = (shares) => written([...shares.values()].reduce(plus, ZERO));

/** The shares as text, with how many start positions have each. @param {keyof typeof compared} id */
function spectrum(id) {
  /** @type {Record<string, number>} */
  const found = {};
  for (const share of count(compared[id]).shares.values()) {
    found[written(share)] = (found[written(share)] ?? 0) + 1;
  }
  return found;
}

/** How likely the king is to stand on each file. @param {ReadonlyMap<number, Fraction>} shares */
function kings(shares) {
  /** @type {Record<string, Fraction>} */
  const files = {};
  for (const [number, share] of shares) {
    const [file] = c960.startInfo(number).king;
    files[file] = plus(files[file] ?? ZERO, share);
  }
  return Object.fromEntries(Object.entries(files).map(([file, share]) => [file, written(share)]));
}

describe('a fair procedure gives every start position exactly 1/960', () => {
  for (const id of [...FAIR, ...MENDED]) {
    test(id, () => {
      const counted = count({ ...fair, ...compared }[id]);
      assert.equal(counted.shares.size, ALL);
      for (const [number, share] of counted.shares) {
        assert.equal(written(share), `1/${ALL}`, String(number));
      }
      assert.ok(isUniform(counted, ALL));
      assert.equal(new Set(counted.ways.values()).size, 1, 'as many ways to each');
    });
  }

  test('by as many courses, all equally likely, as there should be', () => {
    const courses = FAIR.map((id) => [id, count(fair[id]).courses]);
    assert.deepEqual(Object.fromEntries(courses), {
      die: 4 * 4 * 6 * 5 * 4,
      dice: 4 * 4 * 6 * 10,
      coins: 4 * 4 * 6 * 5 * 4,
      'ten-coins': 960,
      slips: 4 * 4 * 6 * 5 * 4,
      cards: 960 * 2 * 2 * 6, // of 8!, two bishops, two knights and three rooks being alike
    });
  });

  test('in as many throws on average as the repeats make it', () => {
    const throws = FAIR.map((id) => [id, written(count(fair[id]).throws)]);
    assert.deepEqual(Object.fromEntries(throws), {
      die: '67/10', // 1.5 + 1.5 + 1 + 1.2 + 1.5
      dice: '4',
      coins: '74/5', // 2 + 2 + 3 * 8/6 + 3 * 8/5 + 2
      'ten-coins': '154/15', // 10 and, once in 15, another 4
      slips: '5',
      cards: '1793/160',
    });
    assert.equal(written(count(fair.cards).restarts), '3/7');
    assert.equal(written(count(fair['ten-coins']).restarts), '1/16');
  });
});

describe('what is not fair is off by exactly so much', () => {
  test('mending the second digit after a 9: 900 to 959 come up 1.6 times too often', () => {
    assert.deepEqual(spectrum('digits-mended'), { '1/1000': 900, '1/600': 60 });
    const { most } = extremes(count(compared['digits-mended']), ALL);
    assert.deepEqual([most.numbers[0], most.numbers.at(-1)], [900, 959]);
  });
  test('folding 960 to 999 back: 0 to 39 come up twice as often as the others', () => {
    assert.deepEqual(spectrum('digits-folded'), { '1/1000': 920, '1/500': 40 });
    const { most } = extremes(count(compared['digits-folded']), ALL);
    assert.deepEqual([most.numbers[0], most.numbers.at(-1)], [0, 39]);
  });
  test('folding the high faces of a die back: up to twelve times as often', () => {
    const { least, most } = extremes(count(compared['die-folded']), ALL);
    assert.deepEqual([written(least.share), least.numbers.length], ['1/3888', 72]);
    assert.deepEqual([written(most.share), most.numbers.length], ['1/324', 48]);
  });
  test('the king first: on the b-file once in six, where 9/80 is right', () => {
    const off = kings(count(compared['king-first']).shares);
    assert.deepEqual(new Set(Object.values(off)), new Set(['1/6']));
    const right = kings(count(fair.die).shares);
    assert.deepEqual(right, { b: '9/80', c: '7/40', d: '17/80', e: '17/80', f: '7/40', g: '9/80' });
  });
  test('a bishop that changes places with its neighbour: up to three times as often', () => {
    assert.deepEqual(spectrum('neighbour'), { '1/1680': 360, '1/840': 480, '1/560': 120 });
  });
  test('nothing is lost: the shares of each sum up to 1, and all positions can come up', () => {
    for (const id of UNFAIR) {
      const counted = count(compared[id]);
      assert.equal(sum(counted.shares), '1', id);
      assert.equal(counted.shares.size, ALL, id);
      assert.equal(isUniform(counted, ALL), false, id);
    }
  });
});

describe('a throw leads', () => {
  /** The arrangement by placing pieces on the free squares by hand. @param {number[]} faces dark, light, queen, knight, knight */
  function byHand([dark, light, queen, ...knights]) {
    const rank = Array(8).fill('');
    rank[(dark - 1) * 2] = 'B';
    rank[(light - 1) * 2 + 1] = 'B';
    const free = () => rank.flatMap((letter, i) => (letter ? [] : [i]));
    rank[free()[queen - 1]] = 'Q';
    for (const knight of knights) rank[free()[knight - 1]] = 'N';
    for (const letter of 'RKR') rank[free()[0]] = letter;
    return rank.join('');
  }

  test('with one die to where the pieces go by hand, in all 1920 courses', () => {
    let courses = 0;
    for (let n = 0; n < 4 * 4 * 6 * 5 * 4; n++) {
      const faces = [4, 4, 6, 5, 4].reduce(
        ({ rest, list }, of) => ({
          rest: Math.floor(rest / of),
          list: [...list, (rest % of) + 1],
        }),
        { rest: n, list: /** @type {number[]} */ ([]) },
      ).list;
      const { state, ask } = replay(fair.die, faces.map(String));
      assert.equal(ask, null);
      assert.equal(state.number, table.get(byHand(faces)), faces.join());
      courses++;
    }
    assert.equal(courses, 1920);
  });

  test('with four dice to the number whose digits they are', () => {
    for (let n = 0; n < ALL; n++) {
      const [light, dark, queen, knights] = c960.startInfo(n).steps.map(({ digit }) => digit);
      const keys = [light + 1, dark + 1, queen + 1, knights].map(String);
      assert.equal(replay(fair.dice, keys).state.number, n);
    }
  });

  test('with ten coins to the number in binary, and above 959 back to the beginning', () => {
    for (let n = 0; n < 1024; n++) {
      const keys = Array.from(n.toString(2).padStart(10, '0'), (bit) => (bit === '1' ? 'h' : 't'));
      const { state, entries } = replay(fair['ten-coins'], keys.slice(0, n < ALL ? 10 : 4));
      assert.equal(state.number, n < ALL ? n : null);
      if (n >= ALL) assert.equal(entries[3].face.then, 'restart');
    }
  });

  test('with cards to what is dealt, or to a new deal as soon as the bishops share a colour', () => {
    const { state, entries } = replay(fair.cards, Array.from('RNBQRBN'));
    assert.equal(state.number, 518, 'the last card, which can only be the third rook, is dealt');
    assert.equal(entries.length, 7);
    const again = replay(fair.cards, Array.from('BNB'));
    assert.equal(again.entries[2].face.then, 'restart');
    assert.deepEqual(again.state, fair.cards.begin);
  });

  test('to the same throw again where its face is too high', () => {
    const draw = replay(fair.die, ['5', '6', '3']);
    assert.deepEqual(
      draw.entries.map(({ face }) => face.then === 'again'),
      [true, true, false],
    );
    assert.equal(draw.state.pattern, '????B???');
    assert.equal(draw.ask?.aim, 'light-bishop');
  });

  test('nowhere where it cannot have come: what follows is left out and it is named', () => {
    const draw = replay(fair.die, ['3', '7', '1']);
    assert.equal(draw.impossible, '7');
    assert.equal(draw.entries.length, 1);
    assert.equal(replay(fair.slips, ['1', '1', '7']).impossible, '7');
    assert.equal(replay(fair.die, Array.from('123456', String).concat('1')).impossible, null);
    assert.equal(replay(fair.dice, ['1', '1', '1', '0', '1']).impossible, '1', 'it is over');
  });
});

describe('what the page throws', () => {
  test('is uniform below any count: the uneven rest of 32 bits is drawn again', () => {
    const draws = [2 ** 32 - 1, 2 ** 32 - 4, 11];
    assert.equal(
      uniformBelow(6, () => draws.shift() ?? 0),
      5,
      'the two at the top are left out',
    );
    assert.equal(draws.length, 0);
    assert.throws(() => uniformBelow(6, () => 2 ** 32 - 1), /not uniform/);
  });

  test('is each face as often as there are ways to it', () => {
    const ask = fair.cards.ask(fair.cards.begin);
    const keys = Array.from({ length: 8 }, (_, at) => throwFor(ask, () => at));
    assert.equal(keys.join(''), 'BBNNQRRR');
  });

  test('ends, by every procedure', () => {
    for (const id of FAIR) {
      /** @type {string[]} */
      const keys = [];
      let draw = replay(fair[id], keys);
      while (draw.ask && keys.length < 2000) {
        keys.push(throwFor(draw.ask));
        draw = replay(fair[id], keys);
      }
      assert.ok(draw.state.number !== null, id);
      const { arrangement } = c960.startInfo(draw.state.number);
      assert.match(arrangement, new RegExp(`^${draw.state.pattern.replaceAll('?', '.')}$`));
    }
  });
});

test('fractions are exact', () => {
  assert.equal(written(plus(fraction(1, 3), fraction(1, 6))), '1/2');
  assert.equal(written(fraction(-4, -6)), '2/3');
  assert.equal(written(fraction(4, -6)), '-2/3');
  assert.ok(compare(fraction(10n ** 30n + 1n, 10n ** 30n), fraction(1)) > 0);
  assert.throws(() => fraction(1, 0), RangeError);
});
