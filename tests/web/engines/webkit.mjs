// SPDX-License-Identifier: MIT
/**
 * WebKitGTK as an engine of the shared tasks: its own MiniBrowser, led by WebKitWebDriver on a display
 * that nobody sees (Xvfb).
 */

import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findMiniBrowser } from '../../../.ci/lib/browsers.mjs';
import { openSession } from './webdriver.mjs';

/** The keys without a character, in WebDriver's own letters. @type {Record<string, string>} */
const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  Space: ' ',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Starts a program that ends with this one. @param {string} command @param {string[]} args @param {Record<string, string>} [environment] */
function start(command, args, environment = {}) {
  const program = spawn(command, args, {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  process.once('exit', () => program.kill());
  return program;
}

/** The first line that a program writes. @param {ReturnType<typeof start>} program @returns {Promise<string>} */
const firstLine = (program) =>
  new Promise((resolve, reject) => {
    program.once('error', reject);
    program.once('exit', (code) => reject(new Error(`${program.spawnfile} ended with ${code}`)));
    program.stdout?.once('data', (data) => resolve(String(data).trim()));
  });

/** A home of its own: where it saves, and how the desktop is set. @param {string} folder @param {boolean} dark */
function home(folder, dark) {
  const settings = join(folder, '.config/gtk-3.0');
  mkdirSync(settings, { recursive: true });
  writeFileSync(
    join(settings, 'settings.ini'),
    `[Settings]\ngtk-enable-animations=false\ngtk-application-prefer-dark-theme=${dark}\n`,
  );
  writeFileSync(join(folder, '.config/user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${folder}"\n`);
  return { HOME: folder, XDG_CONFIG_HOME: join(folder, '.config'), XDG_DOWNLOAD_DIR: folder };
}

/** @param {string[]} keys all go down, and up again in the other order */
function keyActions(keys) {
  const values = keys.map((key) => KEYS[key] ?? key);
  const actions = [
    ...values.map((value) => ({ type: 'keyDown', value })),
    ...values.reverse().map((value) => ({ type: 'keyUp', value })),
  ];
  return [{ type: 'key', id: 'keyboard', actions }];
}

/** @param {import('./reader.mjs').PointerStep[]} steps */
function pointerActions(steps) {
  const actions = steps.map((step) => {
    if (step === 'down') return { type: 'pointerDown', button: 0 };
    if (step === 'up') return { type: 'pointerUp', button: 0 };
    const [x, y] = step.move;
    return { type: 'pointerMove', x, y, duration: 0, origin: 'viewport' };
  });
  return [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }];
}

/** @param {string} folder for what is saved @param {{dark?: boolean}} [look] @returns {Promise<import('./reader.mjs').Engine>} */
export async function webkit(folder, { dark = false } = {}) {
  const binary = findMiniBrowser();
  if (!binary)
    throw new Error('WebKitGTK is not here; it exists for Linux: install webkit2gtk-driver.');
  const screen = start('Xvfb', [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1600x1200x24',
    '-nolisten',
    'tcp',
  ]);
  const DISPLAY = `:${await firstLine(screen)}`;
  const environment = {
    ...home(folder, dark),
    DISPLAY,
    GDK_BACKEND: 'x11',
    // Where there is no graphics card, this way of handing pictures over takes half of the engine's time.
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    LANG: 'C.UTF-8',
    ...(dark && { GTK_THEME: 'Adwaita:dark' }),
  };
  const session = await openSession(
    (port) => start('WebKitWebDriver', [`--port=${port}`], environment),
    { 'webkitgtk:browserOptions': { binary, args: ['--automation'] } },
  ).catch((error) => {
    screen.kill();
    throw error;
  });
  const { ask } = session;
  const run = (/** @type {string} */ source, /** @type {unknown[]} */ args) =>
    ask('POST', '/execute/sync', { script: `return (${source})(...arguments);`, args });
  return {
    name: 'WebKitGTK',
    downloads: folder,
    go: (url) => ask('POST', '/url', { url }),
    back: () => ask('POST', '/back', {}),
    run,
    async runIn(nth, source, args) {
      await ask('POST', '/frame', { id: nth });
      try {
        return await run(source, args);
      } finally {
        await ask('POST', '/frame', { id: null });
      }
    },
    point: (steps) => ask('POST', '/actions', { actions: pointerActions(steps) }),
    press: (keys) => ask('POST', '/actions', { actions: keyActions(keys) }),
    async resize(width, height) {
      const frame = await run('() => [outerWidth - innerWidth, outerHeight - innerHeight]', []);
      const rect = { width: width + frame[0], height: height + frame[1] };
      return ask('POST', '/window/rect', rect);
    },
    screenshot: async () => Buffer.from(await ask('GET', '/screenshot'), 'base64'),
    errors: () => [],
    async close() {
      await session.close();
      screen.kill();
    },
  };
}
