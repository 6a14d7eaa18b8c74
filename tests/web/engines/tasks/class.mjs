// SPDX-License-Identifier: MIT
/** A class in one engine: a learner's round becomes a code, and the code a row of the teacher's table. */

import assert from 'node:assert/strict';
import { drive, queryOf } from './embeds.mjs';

/** @typedef {import('../reader.mjs').Reader} Reader */

/** @type {Record<string, (reader: Reader) => Promise<void>>} */
export const classes = {
  'a round becomes a code that is there after a reload, and the code a row of a table that can be sorted':
    async (reader) => {
      const link = `embed/en/castling-drill.html?class=1&${queryOf(2)}`;
      await reader.open(link);
      await drive(reader, 2);
      await reader.fill('#class-name', 'Anna');
      await reader.press('Enter');
      /** It comes once the round is read. */
      const codeShown = async () => {
        await reader.wait('the code', async () => (await reader.count('#class-code')) > 0);
        return reader.value('#class-code');
      };
      const written = await codeShown();
      const [head, drill, state, name, score] = written.split(' | ');
      assert.deepEqual(
        [head, drill, state, name, score],
        ['c960:1', 'castling-drill', queryOf(2), 'Anna', '2/2'],
      );
      await reader.open(link);
      assert.equal(await codeShown(), written);
      await reader.open('lt/teach/class/');
      await reader.fill('#codes', written);
      await reader.press('Tab');
      await reader.says('.sheet tbody tr', 'Anna');
      assert.equal(await reader.count('.problems'), 0);
      await reader.click('.sheet [data-by="time"] button');
      assert.equal(await reader.attribute('.sheet [data-by="time"]', 'aria-sort'), 'ascending');
    },
};
