// SPDX-License-Identifier: MIT
/** The whole site with its server stopped, after one visit to one page. */

import assert from 'node:assert/strict';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { strFromU8, unzipSync } from 'fflate';
import { builtLanguages } from '../../../web/build/catalogs.mjs';
import { paths } from '../../../web/build/paths.mjs';
import { listFiles } from '../../../web/build/precache.mjs';
import { drills } from '../../../web/lms/drills.js';
import { pages } from '../../../web/site.config.js';
import { Host, cacheNames, open, useBrowser, whenOffline } from './support.mjs';

/** @typedef {import('playwright-core').BrowserContext} Context */
/** @typedef {import('playwright-core').Page} Page */

const { reader } = useBrowser();

const all = builtLanguages().flatMap(({ code, lang }) =>
  pages.map(({ slug, script }) => ({ path: `${code}/${slug}`, lang, script })),
);

/** A reader who has been at one page of the site, whose server is gone now. @param {ConstructorParameters<typeof Host>[0]} options */
function useVisited(options) {
  const host = new Host(options);
  /** @type {Context} */
  let context;
  before(async () => {
    await host.start();
    context = await reader({ acceptDownloads: true });
    const page = await open(context, `${host.site}en/rules/tournament/`);
    await whenOffline(page);
    await page.close();
    await host.stop();
  });
  after(() => context.close());
  return { host, context: () => context };
}

/** What an address answers when a page asks for it. @param {Page} page @param {string[]} addresses @returns {Promise<string[]>} */
const statuses = (page, addresses) =>
  page.evaluate(
    (list) =>
      Promise.all(
        list.map((address) =>
          fetch(address).then(
            ({ status, url }) => `${status} ${url}`,
            () => `no answer ${address}`,
          ),
        ),
      ),
    addresses,
  );

describe('after one visit to one page, with the server stopped,', () => {
  const { host, context } = useVisited({});

  test('every page of every language comes and can be used, every drill begins', async () => {
    const page = await context().newPage();
    /** @type {string[]} */
    const faults = [];
    page.on('pageerror', (error) => faults.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error') faults.push(message.text());
    });
    for (const { path, lang, script } of all) {
      const answer = await page.goto(host.site + path);
      assert.equal(answer?.status(), 200, path);
      assert.match(answer?.headers()['content-security-policy'] ?? '', /default-src 'self'/);
      assert.equal(await page.getAttribute('html', 'lang'), lang);
      if (script) await page.waitForSelector('html.ready');
      const begin = page.locator('#drill-begin, #begin');
      if (!(await begin.count())) continue;
      await begin.click();
      await page.waitForSelector('.desk[data-state] h2, form#answer');
    }
    assert.deepEqual(faults, []);
    await page.close();
  });

  test('an embed that was never opened comes: of a drill the file itself, of any other page that page', async () => {
    const page = await context().newPage();
    await page.goto(`${host.site}embed/lt/castling-drill.html?v=1&seed=abd&kinds=which-kind`);
    await page.click('#drill-begin');
    await page.click('.options button >> nth=0');
    await page.waitForSelector('.desk .verdict');
    assert.equal(await page.locator('.top').count(), 0);
    for (const way of ['castling-drill?count=3', 'castling%2Ddrill.html']) {
      const answer = await page.goto(`${host.site}embed/lb/${way}`);
      assert.equal(await answer?.text(), embedOf('lb/castling-drill'), way);
    }
    for (const asked of ['?n=177&theme=dark', '?theme=dark#n=177']) {
      await page.goto(`${host.site}embed/it/positions.html${asked}`);
      assert.equal(new URL(page.url()).pathname, '/it/positions/');
      await page.waitForSelector('html.ready');
      assert.equal(await page.inputValue('#number'), '177', asked);
    }
    const names = builtLanguages().flatMap(({ code }) =>
      Object.keys(drills).map((drill) => `${code}/${drill}`),
    );
    const texts = await page.evaluate(
      (list) => Promise.all(list.map(async (one) => (await fetch(one)).text())),
      names.map((name) => `${host.site}embed/${name}.html`),
    );
    for (const [n, name] of names.entries()) assert.ok(texts[n] === embedOf(name), name);
    await page.close();
  });

  test('the preview of the builder says so where a page that takes the place of its embed may not be framed', async () => {
    const page = await open(context(), `${host.site}en/teach/?embed=rules`);
    await page.waitForSelector('#no-preview:not([hidden])');
    await page.selectOption('#embed', 'promotion-drill');
    await page.frameLocator('#preview iframe').locator('html.ready #drill-begin').waitFor();
    await page.waitForSelector('#no-preview', { state: 'hidden' });
    await page.close();
  });

  test('what pages give away as files comes: pictures, codes to scan, records of draws, progress', async () => {
    const page = await context().newPage();
    /** @type {[string, string[]][]} */
    const files = [
      ['pt/positions/take/?n=177', ['#svg', '#png', '#qr-svg']],
      ['lt/draw/arbiter/', ['#save-csv', '#save-text']],
      ['lb/settings/', ['#progress-save']],
    ];
    for (const [path, buttons] of files) {
      await page.goto(host.site + path);
      await page.waitForSelector('html.ready');
      if (path.includes('arbiter')) await page.click('#draw-now');
      for (const button of buttons) {
        const [download] = await Promise.all([page.waitForEvent('download'), page.click(button)]);
        assert.equal(await download.failure(), null, button);
      }
    }
    await page.close();
  });
});

/** @param {Buffer} bytes @returns {Record<string, string>} */
const filesIn = (bytes) =>
  Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, text]) => [path, strFromU8(text)]),
  );

/** What is in the package that comes. @param {Page} page @param {() => Promise<void>} ask */
async function packageAfter(page, ask) {
  const [download] = await Promise.all([page.waitForEvent('download'), ask()]);
  return filesIn(readFileSync(await download.path()));
}

const embedOf = (/** @type {string} */ name) =>
  readFileSync(join(paths.dist, 'embed', `${name}.html`), 'utf8');

describe('below a path, with the server stopped,', () => {
  // A host that sends no policy: it allows that pages are framed.
  const { host, context } = useVisited({ base: '/a/deep/path/', headers: {} });

  test('everything is there, whatever way it is asked for', async () => {
    const page = await open(context(), `${host.site}lt/positions/?n=177`);
    await page.waitForSelector('html.ready');
    const paths = ['', ...all.map(({ path }) => path)];
    const ways = paths.flatMap((path) => [
      path,
      `${path}index.html`,
      `${path}?utm_source=somebody&n=5`,
      `${path}index.html?x`,
    ]);
    const answers = await statuses(
      page,
      ways.map((way) => host.site + way),
    );
    assert.deepEqual(
      answers,
      ways.map((way) => `200 ${host.site}${way}`),
    );
    const bare = await statuses(page, [`${host.site}lb/castling?n=1`]);
    assert.deepEqual(bare, [`200 ${host.site}lb/castling/?n=1`], 'the slash is added');
    await page.close();
  });

  test('pages work by other addresses too: index.html, no slash, unknown parameters', async () => {
    const page = await context().newPage();
    for (const way of [
      'positions/index.html?n=177',
      'positions?n=177',
      'p%6Fsitions/?n=177&x=1#y',
    ]) {
      await page.goto(`${host.site}it/${way}`);
      await page.waitForSelector('html.ready');
      assert.equal(await page.inputValue('#number'), '177', way);
    }
    await page.goto(host.site);
    await page.waitForURL(/path\/en\/$/);
    await page.close();
  });

  test('a package is made of any drill in all languages, and those that are ready are there', async () => {
    const page = await open(context(), `${host.site}en/teach/lms/`);
    await page.waitForSelector('#try[href*="?"]');
    for (const box of await page.locator('[name="language[]"]').all()) await box.check();
    await page.selectOption('#drill', 'en-passant-drill');
    const made = await packageAfter(page, () => page.click('#make'));
    for (const { code } of builtLanguages()) {
      const base = `<base href="${host.site}${code}/en-passant/drill/"`;
      const embed = embedOf(`${code}/en-passant-drill`).replace(/<base href="[^"]*"/, base);
      assert.equal(made[`drill/${code}/en-passant-drill.html`], embed);
    }
    const links = page.locator('.packages a');
    const count = await links.count();
    assert.ok(count > 3);
    for (let n = 0; n < count; n++) {
      const name = (await links.nth(n).getAttribute('href'))?.split('/').at(-1) ?? '';
      const files = await packageAfter(page, () => links.nth(n).click());
      // The build did not know where the site would be; the page does.
      const known = (/** @type {string} */ text) =>
        text
          .replace('<html class="nowhere" ', '<html ')
          .replace('<base href="../../', `<base href="${host.site}`);
      const built = Object.entries(filesIn(readFileSync(join(paths.dist, 'lms', name))));
      const same = built.map(([path, text]) => [path, known(text) === files[path]]);
      assert.deepEqual(
        same.filter(([, is]) => !is),
        [],
        name,
      );
      await page.getByText(`${name} is ready.`).waitFor();
    }
    await page.close();
  });

  test('the preview of the builder shows a drill, and the page of what is kept as a page alone', async () => {
    const page = await open(context(), `${host.site}en/teach/?embed=castling-drill&count=3`);
    const frame = page.frameLocator('#preview iframe');
    await frame.locator('html.ready #drill-begin').waitFor();
    await page.selectOption('#language', 'pt');
    await frame.locator('html.ready[lang="pt-BR"] #drill-begin').waitFor();
    await page.selectOption('#embed', 'positions');
    await page.fill('#f-n', '177');
    await page.press('#f-n', 'Tab');
    await frame.locator('html.ready .top').waitFor();
    assert.equal(await frame.locator('#number').inputValue(), '177');
    assert.ok(await page.isHidden('#no-preview'));
    await page.close();
  });

  test('a page that is not there is answered by the 404 page, as 404', async () => {
    const page = await context().newPage();
    for (const way of ['en/no-such-page/', 'wp-login.php', 'en/positions/5', '404.html']) {
      const answer = await page.goto(host.site + way);
      assert.equal(answer?.status(), 404, way);
      assert.equal(await page.textContent('h1'), '404');
    }
    await page.close();
  });
});

describe('an embed', () => {
  test('that was opened once by its own address is there, whatever it is asked', async () => {
    // It brings its own policy.
    const host = new Host({ headers: {} });
    await host.start();
    const context = await reader();
    const page = await open(context, `${host.site}en/rules/tournament/`);
    await whenOffline(page);
    await page.goto(`${host.site}embed/lt/positions.html?n=5`);
    await page.waitForSelector('html.ready');
    await host.stop();
    await page.goto(`${host.site}embed/lt/positions.html?n=177&theme=dark`);
    await page.waitForSelector('html.ready[data-theme="dark"]');
    assert.equal(await page.inputValue('#number'), '177');
    assert.equal(await page.locator('.top').count(), 0, 'it is the embed, not its page');
    const other = await page.goto(`${host.site}embed/lt/no-such.html`);
    assert.equal(other?.status(), 404);
    await context.close();
  });
});

describe('the service worker', () => {
  test('touches nothing of its neighbours: their caches, their addresses, another copy of the site', async () => {
    const host = new Host({ base: '/c960/' });
    host.fault = (request, response) => {
      if (!request.url?.startsWith('/other/')) return false;
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<title>other</title>');
      return true;
    };
    await host.start();
    const context = await reader();
    const other = await open(context, `${host.origin}/other/`);
    await other.evaluate(async () => {
      for (const name of ['c960', 'c960 / 123', 'c960 /c960/old/ 123', 'workbox-precache']) {
        const cache = await caches.open(name);
        await cache.put('/c960/en/', new Response('mine'));
      }
    });
    const page = await open(context, `${host.site}en/`);
    await whenOffline(page);
    const names = await cacheNames(other);
    const kept = ['c960', 'c960 / 123', 'c960 /c960/old/ 123', 'workbox-precache'];
    assert.deepEqual(names.slice(0, 4), kept);
    assert.equal(names.length, 5);
    assert.match(names[4], /^c960 \/c960\/ [0-9a-f]{12}$/);
    assert.doesNotMatch(await page.content(), /mine/);
    host.asked = [];
    assert.equal(await other.evaluate(async () => (await fetch('/other/x')).status), 200);
    // The browser itself asks for the worker whenever it likes.
    const asked = () => host.asked.filter((path) => !path.endsWith('sw.js'));
    assert.deepEqual(asked(), ['/other/x']);
    await page.reload();
    assert.deepEqual(asked(), ['/other/x'], 'pages come from the cache');
    await context.close();
    await host.stop();
  });

  test('lists every page, script, style, module and icon, and no embed, picture of a link or map', () => {
    const files = Object.keys(listFiles(paths.dist));
    for (const { path } of all) assert.ok(files.includes(`${path}index.html`), path);
    const built = readdirSync(join(paths.dist, 'assets')).map((name) => `assets/${name}`);
    assert.deepEqual(files.filter((file) => file.startsWith('assets/')).sort(), built.sort());
    assert.ok(files.includes('index.html') && files.includes('404.html'));
    assert.deepEqual(
      files.filter((file) => /^(embed|share|shots)\/|\.map$|^sw\.js$|^_|\.xml$/.test(file)),
      [],
    );
  });

  test('is asked for without the page waiting, and not missed where it may not be', async () => {
    const host = new Host();
    await host.start();
    const context = await reader();
    await context.addInitScript(() => {
      navigator.serviceWorker.register = () =>
        Promise.reject(new DOMException('no', 'SecurityError'));
    });
    await context.addInitScript(() => {
      if (location.search) Reflect.deleteProperty(Navigator.prototype, 'serviceWorker');
    });
    for (const way of ['en/positions/', 'en/positions/?absent']) {
      const page = await open(context, host.site + way);
      await page.waitForSelector('html.ready');
      await page.close();
    }
    await context.close();
    await host.stop();
  });
});
