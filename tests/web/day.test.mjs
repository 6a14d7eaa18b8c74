// SPDX-License-Identifier: MIT
/** The position of the day: the same for everybody, and every position as often as any other. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { mix, positionOfDay } from '../../web/lib/day.js';
import { useSite } from './support.mjs';

const COUNT = 960;
const DAY = 86_400_000;

/** Worked out by another program from what day.js says of itself. @type {Record<string, number>} */
const VECTORS = {
  '1970-01-01': 0,
  '1970-01-02': 432,
  '2026-11-30': 18,
  '2026-12-01': 256,
  '2027-02-28': 807,
  '2028-02-29': 28,
  '2030-01-01': 244,
  '2100-12-31': 78,
};

describe('the position of the day', () => {
  test('is worked out by the documented hash', () => {
    assert.deepEqual(
      [0, 1, 2, 960, 20000, 0xffffffff].map(mix),
      [0, 0x514e28b7, 0x30f4c306, 0xf80bcb53, 0xd40c3c57, 0x81f16f39],
    );
    for (const [date, number] of Object.entries(VECTORS)) {
      assert.equal(positionOfDay(Date.parse(date), COUNT), number, date);
    }
  });

  test('changes at midnight UTC and at no other time', () => {
    const start = Date.parse('2026-11-30');
    assert.equal(positionOfDay(start + DAY - 1, COUNT), 18);
    assert.equal(positionOfDay(start + DAY, COUNT), 256);
  });

  test('brings each of the 960 once in 960 days, each stretch in an order of its own', () => {
    const orders = [0, 1, 21, 22, 40].map((stretch) =>
      Array.from({ length: COUNT }, (_, day) =>
        positionOfDay((stretch * COUNT + day) * DAY, COUNT),
      ),
    );
    for (const order of orders) {
      assert.equal(new Set(order).size, COUNT);
      assert.ok(Math.min(...order) === 0 && Math.max(...order) === COUNT - 1);
    }
    for (const [i, order] of orders.slice(1).entries()) {
      const same = order.filter((number, day) => number === orders[i][day]).length;
      assert.ok(same < 10, `${same} days alike`);
    }
  });
});

describe('the link to it', () => {
  const site = useSite();

  test('leads from the first page and from Positions to today’s, in both languages', async () => {
    for (const code of ['en', 'pt']) {
      const page = await site.open(`${code}/`);
      await page.clock.setFixedTime(new Date('2026-12-01T23:59:00Z'));
      await page.hover('a[data-day]');
      await page.click('a[data-day]');
      await page.waitForSelector('html.ready');
      assert.equal(await page.inputValue('#number'), '256');
      await page.clock.setFixedTime(new Date('2026-11-30T00:00:00Z'));
      await page.click('a[data-day]');
      assert.equal(await page.inputValue('#number'), '18');
      await page.close();
    }
  });
});
