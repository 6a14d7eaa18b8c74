// SPDX-License-Identifier: MIT
/** Where the site can lie: what is written for hosts, nginx, a folder with a small server, and GitHub's workflow. */

import assert from 'node:assert/strict';
import {
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';
import { ASK_AGAIN, CSP, FOREVER, FOR_HOSTS, headersFile } from '../../../web/build/hosting.mjs';
import { paths } from '../../../web/build/paths.mjs';
import { launch } from '../browser.mjs';
import { freePort, has, startServer } from './support.mjs';

const project = (/** @type {string} */ path) =>
  fileURLToPath(new URL(`../../../${path}`, import.meta.url));
const files = readdirSync(paths.dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(paths.dist.length + 1));
const asset = files.find((file) => /^assets\/site-.*\.css$/.test(file)) ?? '';
const wasm = files.find((file) => file.endsWith('.wasm')) ?? '';

/** @type {string} */
let top;
/** @type {import('playwright-core').Browser} */
let browser;
before(async () => {
  top = mkdtempSync(join(tmpdir(), 'c960-hosting-'));
  browser = await launch();
});
after(async () => {
  await browser.close();
  rmSync(top, { recursive: true });
});

/** Opens a page with a board, and the settings; nothing may be missing, refused or asked for elsewhere. @param {string} site */
async function works(site) {
  const page = await browser.newPage();
  /** @type {string[]} */
  const faults = [];
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('request', (one) => one.url().startsWith(site) || faults.push(one.url()));
  for (const path of ['en/positions/?n=177', 'lt/settings/']) {
    await page.goto(site + path);
    await page.waitForSelector('html.ready');
  }
  assert.deepEqual(faults, []);
  await page.close();
}

/** The rules of a `_headers` file. @param {string} text */
function rulesOf(text) {
  const blocks = text.split(/\n\n+/).filter((block) => block.startsWith('/'));
  return blocks.map((block) => {
    const [pattern, ...lines] = block.trim().split('\n');
    return { pattern, headers: lines.map((line) => line.trim().split(/: (.*)/s)) };
  });
}

/** What hosts send with a path: all rules that fit. @param {ReturnType<typeof rulesOf>} rules @param {string} path */
const sent = (rules, path) =>
  rules
    .filter(({ pattern }) =>
      pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern,
    )
    .flatMap(({ headers }) => headers);

describe('the headers file', () => {
  const rules = rulesOf(readFileSync(join(paths.dist, '_headers'), 'utf8'));

  test('sends no header twice, keeps hashed files for ever and others never without asking', () => {
    for (const file of files) {
      const headers = sent(rules, `/${file}`);
      const names = headers.map(([name]) => name);
      assert.equal(new Set(names).size, names.length, file);
      const all = Object.fromEntries(headers);
      if (FOR_HOSTS.includes(file)) continue;
      assert.equal(
        all['Content-Security-Policy'],
        file.startsWith('embed/') ? undefined : CSP,
        file,
      );
      const kept = all['Cache-Control'];
      if (file.startsWith('assets/')) assert.equal(kept, FOREVER, file);
      else assert.ok(kept === undefined || kept === ASK_AGAIN, file);
    }
    assert.equal(Object.fromEntries(sent(rules, '/'))['Content-Security-Policy'], CSP);
  });

  test('stays within what hosts read: 100 rules, 2000 characters a line', () => {
    assert.ok(rules.length <= 100, String(rules.length));
    for (const { headers } of rules) {
      for (const line of headers) assert.ok(line.join(': ').length < 2000);
    }
  });

  test('gives a manifest its type, and the service worker is asked for again', () => {
    const own = rulesOf(headersFile(['sw.js', 'en/c960.webmanifest', 'en/index.html']));
    const manifest = Object.fromEntries(sent(own, '/en/c960.webmanifest'));
    assert.equal(manifest['Content-Type'], 'application/manifest+json');
    assert.equal(manifest['Cache-Control'], ASK_AGAIN);
    assert.equal(Object.fromEntries(sent(own, '/sw.js'))['Cache-Control'], ASK_AGAIN);
  });

  test('has GitHub Pages leave nothing out', () => {
    assert.ok(files.includes('.nojekyll'));
    assert.ok(files.includes('404.html'));
  });
});

describe('nginx with the sample configuration', () => {
  /** @type {string} */
  let origin;
  /** @type {Awaited<ReturnType<typeof startServer>>} */
  let server;

  before(async () => {
    const port = await freePort();
    origin = `http://127.0.0.1:${port}/`;
    const root = join(top, 'www');
    mkdirSync(join(top, 'logs'));
    cpSync(paths.dist, root, { recursive: true });
    cpSync(paths.dist, join(root, 'a', 'path'), { recursive: true });
    writeFileSync(join(root, 'en', 'x.webmanifest'), '{}');
    writeFileSync(join(root, 'sw.js'), '//');
    const sample = readFileSync(project('web/hosting/nginx.conf'), 'utf8')
      .replace('listen 80;', `listen 127.0.0.1:${port};`)
      .replace('root /var/www/c960;', `root "${root}";`);
    writeFileSync(join(top, 'c960.conf'), sample);
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path "${join(top, name)}";`,
    );
    const whole = `daemon off; pid "${join(top, 'nginx.pid')}"; error_log stderr;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http { access_log off; ${places.join(' ')} include /etc/nginx/mime.types; include "${join(top, 'c960.conf')}"; }`;
    writeFileSync(join(top, 'nginx.conf'), whole);
    server = await startServer('nginx', ['-p', top, '-c', join(top, 'nginx.conf')], origin);
  });
  after(() => server?.stop());

  test('shows the site at its root and below a path', async () => {
    await works(origin);
    await works(`${origin}a/path/`);
  });

  test('sends types, policy and what may be kept', async () => {
    for (const base of [origin, `${origin}a/path/`]) {
      for (const [path, type, kept] of /** @type {const} */ ([
        ['', 'text/html; charset=utf-8', ASK_AGAIN],
        ['en/positions/?n=1', 'text/html; charset=utf-8', ASK_AGAIN],
        [asset, 'text/css; charset=utf-8', FOREVER],
        [wasm, 'application/wasm', FOREVER],
        ...(base === origin
          ? /** @type {const} */ ([
              ['sw.js', /javascript/, ASK_AGAIN],
              ['en/x.webmanifest', 'application/manifest+json', ASK_AGAIN],
            ])
          : []),
      ])) {
        const { status, headers } = await fetch(base + path);
        assert.equal(status, 200, path);
        const is = headers.get('content-type') ?? '';
        assert.ok(typeof type === 'string' ? is.startsWith(type) : type.test(is), `${path}: ${is}`);
        assert.equal(headers.get('cache-control'), kept, path);
        assert.equal(headers.get('content-security-policy'), CSP, path);
        assert.equal(headers.get('x-content-type-options'), 'nosniff', path);
      }
    }
  });

  test('adds the slash a page needs, and keeps no answer that something is missing', async () => {
    const moved = await fetch(`${origin}en/positions`, { redirect: 'manual' });
    assert.equal(moved.status, 301);
    assert.equal(moved.headers.get('location'), '/en/positions/');
    for (const path of ['no/such/page', 'assets/gone-00000000.js', '_headers', '.nojekyll']) {
      const missing = await fetch(origin + path);
      assert.equal(missing.status, 404, path);
      assert.match(await missing.text(), /<h1>404<\/h1>/, path);
      assert.equal(missing.headers.get('cache-control'), null, path);
    }
  });

  test('sends what it sends made smaller', async () => {
    const { headers } = await fetch(origin + wasm, { headers: { 'Accept-Encoding': 'gzip' } });
    assert.equal(headers.get('content-encoding'), 'gzip');
    assert.match(headers.get('vary') ?? '', /accept-encoding/i);
  });
});

describe('a folder that is carried about', () => {
  test('is shown by the one file that lies in it, with Node.js alone', async () => {
    const folder = join(top, 'stick one');
    cpSync(paths.dist, folder, { recursive: true });
    copyFileSync(project('web/build/serve.mjs'), join(folder, 'serve.mjs'));
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}/`;
    const env = { ...process.env, PORT: String(port) };
    const server = await startServer(process.execPath, [join(folder, 'serve.mjs')], origin, {
      env,
      cwd: tmpdir(),
    });
    await works(origin).finally(server.stop);
  });

  test('is shown by Python, whose types are enough', { skip: !has('python3') }, async () => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}/`;
    const args = ['-m', 'http.server', String(port), '--bind', '127.0.0.1', '--directory'];
    const server = await startServer('python3', [...args, paths.dist], origin);
    await works(origin).finally(server.stop);
  });
});

describe('the workflow for GitHub', () => {
  const text = readFileSync(project('.github/workflows/site.yml'), 'utf8');

  test('pins every action, and may only read unless it publishes', () => {
    const used = Array.from(text.matchAll(/uses: (.*)/g), ([, action]) => action);
    assert.ok(used.length >= 5);
    for (const action of used)
      assert.match(action, /^[\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
    assert.match(text, /^permissions:\n {2}contents: read\n/m);
    assert.equal(text.match(/: write$/gm)?.length, 2);
  });

  test('runs commands that exist, and publishes at the address GitHub gives', () => {
    const { scripts } = JSON.parse(readFileSync(project('package.json'), 'utf8'));
    const run = Array.from(text.matchAll(/npm run ([\w:]+)/g), ([, name]) => name);
    for (const name of run) assert.ok(scripts[name], name);
    assert.match(text, /SITE_URL: \$\{\{ steps\.pages\.outputs\.base_url \}\}/);
    assert.match(text, /path: web\/dist/);
  });
});
