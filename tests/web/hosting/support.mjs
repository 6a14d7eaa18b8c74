// SPDX-License-Identifier: MIT
/** Web servers as people have them: started on this machine alone, stopped when the test is over. */

import { spawn, spawnSync } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** @param {string} name */
export const has = (name) => spawnSync(name, ['--version']).error === undefined;

/** A port that is free now. @returns {Promise<number>} */
export const freePort = () =>
  new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => resolve(port));
    });
  });

/**
 * A server that answers at an address.
 * @param {string} program @param {readonly string[]} args @param {string} address
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export async function startServer(program, args, address, options = {}) {
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
  let said = '';
  child.stdout?.on('data', (text) => (said += text));
  child.stderr?.on('data', (text) => (said += text));
  for (let tries = 0; tries < 200; tries++) {
    if (await fetch(address).catch(() => null)) {
      return {
        async stop() {
          const ended = new Promise((resolve) => child.once('exit', resolve));
          child.kill('SIGTERM');
          await ended;
        },
      };
    }
    if (child.exitCode !== null) break;
    await wait(50);
  }
  child.kill('SIGKILL');
  throw new Error(`${program} does not answer: ${said}`);
}
