// SPDX-License-Identifier: MIT
/** As much of WebDriver (https://www.w3.org/TR/webdriver2/) as one session takes. */

import { createServer } from 'node:net';

/** @typedef {(method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<any>} Ask */

/** How long an answer may take, in milliseconds: a driver that is stuck fails its test, and holds up no others. */
const PATIENCE = 90_000;

/** A port that was free just now. @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/** @param {string} base @returns {Ask} */
const asker = (base) => async (method, path, body) => {
  const response = await fetch(base + path, {
    method,
    signal: AbortSignal.timeout(PATIENCE),
    ...(body && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  const { value } = /** @type {any} */ (await response.json());
  if (!response.ok) throw new Error(`${value?.error}: ${value?.message}`);
  return value;
};

/** Waits until the driver listens. @param {Ask} ask @param {import('node:child_process').ChildProcess} driver */
async function untilThere(ask, driver) {
  for (let n = 0; n < 300 && driver.exitCode === null; n++) {
    const there = await ask('GET', '/status').catch(() => null);
    if (there) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${driver.spawnfile} does not answer`);
}

/**
 * Starts a driver and a session with it.
 * @param {(port: number) => import('node:child_process').ChildProcess} start
 * @param {object} capabilities
 * @returns {Promise<{ask: Ask, close: () => Promise<void>}>}
 */
export async function openSession(start, capabilities) {
  const port = await freePort();
  const driver = start(port);
  driver.stdout?.resume();
  const top = asker(`http://127.0.0.1:${port}`);
  try {
    await untilThere(top, driver);
    const { sessionId } = await top('POST', '/session', {
      capabilities: { alwaysMatch: capabilities },
    });
    const ask = asker(`http://127.0.0.1:${port}/session/${sessionId}`);
    return {
      ask,
      async close() {
        await ask('DELETE', '').catch(() => null);
        driver.kill();
      },
    };
  } catch (error) {
    driver.kill();
    throw error;
  }
}
