// SPDX-License-Identifier: MIT
/** The builder as teachers use it: by clicks, by keys, and by what others see of it. */

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { builtLanguages } from '../../../web/build/catalogs.mjs';
import { embedName, embeds } from '../../../web/embed/list.js';
import { pages } from '../../../web/site.config.js';
import { WITHOUT_POLICY, fit, violations } from '../eyes.mjs';
import { search, tabTo, useSite } from '../support.mjs';

const site = useSite();
const free = useSite(WITHOUT_POLICY);

/** @typedef {import('playwright-core').Page} Page */

/** @param {Page} page */
const code = (page) => page.inputValue('#code');
/** @param {Page} page @param {RegExp} text */
const saidSoon = (page, text) =>
  page.waitForFunction(
    (source) => new RegExp(source).test(document.querySelector('#said')?.textContent ?? ''),
    text.source,
  );

describe('the builder', () => {
  test('lists every embed in every language, and each link is there', async () => {
    const page = await site.open('en/teach/');
    const listed = await page.$$eval('[data-embed]', (items) =>
      items.map((item) => /** @type {HTMLElement} */ (item).dataset.embed),
    );
    const slugs = embeds.map(({ page: id }) => pages.find((one) => one.id === id)?.slug ?? '');
    assert.deepEqual(listed, slugs.map(embedName));
    const names = await page.locator('#embed option').allTextContents();
    assert.equal(names.length, embeds.length);
    // A title names the site; in a list of the site's pages it is a name of the page.
    assert.deepEqual(
      names.filter((name) => name.includes(' – c960')),
      [],
    );
    const links = await page.$$eval('[data-in]', (all) =>
      all.map((one) => /** @type {HTMLAnchorElement} */ (one).href),
    );
    assert.equal(links.length, embeds.length * builtLanguages().length);
    for (const link of links)
      assert.equal((await fetch(link, { method: 'HEAD' })).status, 200, link);
    await page.context().close();
  });

  test('goes from each page to each other one, and keeps the looks', async () => {
    const page = await site.open(
      'en/teach/?embed=castling&only=must&theme=dark&light=112233&dark=445566',
    );
    await page.context().route('**/embed/**', (route) => route.abort());
    const names = await page.$$eval('#embed option', (all) =>
      all.map((one) => /** @type {HTMLOptionElement} */ (one).value),
    );
    // Forwards and back: after pages with more fields, and after pages with fewer.
    for (const name of [...names, ...names.toReversed()]) {
      await page.selectOption('#embed', name);
      assert.match(await code(page), new RegExp(`/embed/en/${name}\\.html\\?theme=dark["&]`));
      assert.deepEqual(
        [await page.isHidden('#e-all'), await page.isHidden('#carried')],
        [true, true],
        name,
      );
    }
    await page.context().close();
  });

  test('shows what is chosen in the frame that a school gets, and keeps it in the address', async () => {
    const page = await site.open('en/teach/');
    assert.equal(await page.getAttribute('#preview iframe', 'sandbox'), 'allow-scripts');
    const drill = page.frameLocator('#preview iframe');
    const steps = await page.evaluate(() => history.length);
    await drill.locator('html.ready').waitFor();
    await page.uncheck('[name="colors"][value="black"]');
    await page.fill('#f-count', '3');
    await page.selectOption('#language', 'it');
    await drill.locator('html[lang="it"] #drill-begin').waitFor();
    assert.equal(await drill.locator('#drill-begin').textContent(), 'Comincia con 3 domande');
    await saidSoon(page, /^Preview: Esercizi sull’arrocco/);
    assert.match(await code(page), /embed\/it\/castling-drill\.html\?colors=white&amp;count=3"/);
    assert.equal(search(page), '?embed=castling-drill&language=it&count=3&colors=white');
    await page.click('#new-seed');
    const seed = await page.inputValue('#f-seed');
    assert.match(seed, /^[0-9a-z]{8}$/);
    assert.ok((await code(page)).includes(`seed=${seed}`));
    await page.click('summary >> nth=0');
    await page.check('[name="theme"][value="dark"]');
    await drill.locator('html[data-theme="dark"]').waitFor();
    assert.equal(await page.evaluate(() => history.length), steps, 'the way back stays as it was');

    // Another visit begins where this one ended; a link of it says the same to somebody else.
    const [address, text] = [page.url(), await code(page)];
    await page.goto(`${site.origin()}en/teach/`);
    await page.waitForSelector('html.ready');
    assert.equal(page.url(), address);
    assert.equal(await code(page), text);
    await page.context().close();
    const other = await site.open(address.slice(site.origin().length));
    assert.equal(await code(other), text);
    await other.click('#anew');
    assert.equal(search(other), '?embed=castling-drill');
    await other.context().close();
  });

  test('says at the field what is wrong, leaves it out, and says of a link what is not offered', async () => {
    const page = await site.open('en/teach/?embed=positions&n=1234&theme=pink&nothing=1');
    assert.match((await page.textContent('#e-n')) ?? '', /“1234”.*0 to 959/);
    assert.equal(await page.getAttribute('#f-n', 'aria-invalid'), 'true');
    assert.match((await page.textContent('#e-all')) ?? '', /nothing: “1”.*theme: “pink”/);
    assert.doesNotMatch(await code(page), /1234|pink|nothing/);
    await page.fill('#f-n', '177');
    await page.fill('#f-fen', '8/8/8/8/8/8/8/4K2x w - - 0 1');
    await page.press('#f-fen', 'Enter');
    assert.match((await page.textContent('#e-fen')) ?? '', /character 18/);
    await saidSoon(page, /character 18/);
    assert.ok(await page.isHidden('#e-n'));
    assert.ok(await page.isHidden('#e-all'));
    assert.match(await code(page), /positions\.html\?n=177"/);
    await page.fill('#f-fen', '');
    await page.fill('#f-moves', 'e2e4 e7e5');
    await page.press('#f-moves', 'Tab');
    assert.match(await code(page), /positions\.html\?n=177&amp;moves=e2e4\.e7e5"/);
    await page
      .frameLocator('#preview iframe')
      .locator('#undo:not([aria-disabled="true"])')
      .waitFor();
    await page.context().close();
  });

  test('shows some parts alone, as the page itself names them', async () => {
    const page = await site.open('en/teach/?embed=castling');
    await page.click('#parts summary');
    await page.waitForSelector('[name="only"]');
    const ids = await page.$$eval('[name="only"]', (boxes) =>
      boxes.map((box) => /** @type {HTMLInputElement} */ (box).value),
    );
    assert.ok(ids.length > 4);
    for (const id of ids.slice(1)) await page.uncheck(`[name="only"][value="${id}"]`);
    await page.uncheck('#show-link');
    assert.match(await code(page), new RegExp(`\\?hide=link&amp;only=${ids[0]}"`));
    const frame = page.frameLocator('#preview iframe');
    await frame.locator('html.ready').waitFor();
    assert.ok(await frame.locator(`#${ids[0]}`).isVisible());
    assert.ok(await frame.locator(`#${ids[1]}`).isHidden());
    await page.context().close();
  });

  test('begins from an address or a code that is pasted, with all that it asks', async () => {
    const page = await site.open('en/teach/?embed=castling-drill&give=link&width=500');
    /** @param {string} text */
    const paste = async (text) => {
      await page.fill('#f-from', text);
      await page.press('#f-from', 'Enter');
    };
    await paste(
      'https://example.org/chess/it/positions/atlas?king=e1,f1&light=c1&pattern=R______R',
    );
    await saidSoon(page, /^Preview: Atlante/);
    const asked = 'king=e1,f1&light=c1&pattern=R______R';
    assert.ok((await code(page)).endsWith(`/it/positions/atlas/?${asked}`));
    assert.ok((await page.textContent('#carried'))?.includes(asked));
    assert.equal(await page.inputValue('#f-width'), '500');
    await page.frameLocator('#preview iframe').locator('html.ready[lang="it"]').waitFor();

    await paste('<iframe src="/embed/en/draw.html" title="x"></iframe>');
    await saidSoon(page, /no address of a page here/);
    assert.equal(await page.getAttribute('#f-from', 'aria-invalid'), 'true');
    await paste(
      '<p><iframe src="https://example.org/embed/lt/draw.html?by=die&amp;got=5.3.1&amp;theme=dark"></iframe>',
    );
    await page.check('[name="give"][value="iframe"]');
    assert.match(await code(page), /\/embed\/lt\/draw\.html\?got=5\.3\.1&amp;theme=dark"/);
    assert.ok(await page.isHidden('#e-from'));
    await paste(
      '<script src="x"></script><c960-embed name="draw" language="IT" state="by=cards" options="hide=title" theme="light"><a href="https://example.org/en/draw/">x</a></c960-embed>',
    );
    assert.match(
      await code(page),
      /\/embed\/it\/draw\.html\?by=cards&amp;theme=light&amp;hide=title"/,
    );
    await paste('<c960-embed name="draw" state="?by=die&amp;got=5.3.1"></c960-embed>');
    assert.match(await code(page), /\/embed\/it\/draw\.html\?got=5\.3\.1"/);
    // What came belongs to that way of drawing.
    await page.check('[name="by"][value="cards"]');
    assert.doesNotMatch(await code(page), /got/);
    for (const wrong of [
      'abc',
      'https://example.org/en/nothing/',
      'https://example.org/en/',
      '<b>',
    ]) {
      await paste(wrong);
      assert.ok((await page.textContent('#e-from'))?.includes(wrong.slice(0, 60)), wrong);
    }
    await paste(`${site.origin()}lb/`);
    assert.match(await code(page), /\/embed\/lb\/home\.html"/);
    await paste('https://example.org/embed/lb/rules-tournament');
    assert.match(await code(page), /\/embed\/lb\/rules-tournament\.html/);
    await page.context().close();
  });

  test('says of everything that a link asks and it does not have that it is left out', async () => {
    const page = await site.open(
      'en/teach/?embed=castling&only=must,zz&class=1&give=fax&language=xx&hide=zy',
    );
    await page.waitForSelector('[name="only"]', { state: 'attached' });
    const told = await page.textContent('#e-all');
    for (const part of ['only: “zz”', 'class: “1”', 'give: “fax”', 'language: “xx”', 'hide: “zy”'])
      assert.ok(told?.includes(part), `${part}: ${told}`);
    await saidSoon(page, /left out/);
    assert.match(await code(page), /castling\.html\?only=must"/);
    await page.click('#parts summary');
    await page.uncheck('[name="only"]:checked');
    assert.match((await page.textContent('#e-all')) ?? '', /^Choose at least one/);
    await page.context().close();
  });

  test('asks nothing of what a link picks up where it is posted', async () => {
    const page = await site.open('en/teach/?utm_source=mail&fbclid=x1');
    await page.waitForURL(/\?embed=/);
    assert.equal(await page.isVisible('#e-all'), false);
    await page.context().close();
  });

  test('does all of it by keys alone', async () => {
    const page = await site.open('en/teach/');
    await tabTo(page, '#embed');
    await page.keyboard.press('End');
    assert.equal(await page.inputValue('#embed'), 'home');
    await page.keyboard.type('Number');
    assert.equal(await page.inputValue('#embed'), 'positions-training');
    await tabTo(page, '#f-count');
    await page.keyboard.type('3');
    await tabTo(page, '[name="give"]');
    await page.keyboard.press('ArrowRight');
    assert.match(await code(page), /^<script .*\n<c960-embed name="positions-training"/);
    await page.keyboard.press('ArrowRight');
    assert.match(await code(page), /\/en\/positions\/training\/\?count=3$/);
    await tabTo(page, '#copy');
    await page.keyboard.press('Enter');
    await saidSoon(page, /^(Copied|Press Ctrl\+C)$/);
    await page.context().close();
  });

  test('has a frame as high as its contents ask for, if that is wanted', async () => {
    const page = await site.open('en/teach/?embed=castling');
    await page.waitForSelector('#wants:not([hidden])');
    await page.click('#take-height');
    const height = Number(await page.inputValue('#f-height'));
    assert.ok(height > 200);
    const box = await page.locator('#preview iframe').boundingBox();
    assert.equal(box?.height, height);
    assert.ok(await page.isHidden('#e-height'), 'what is offered is allowed');
    // Others may say what they like.
    await page.evaluate(
      () =>
        new Promise((done) => {
          addEventListener('message', done);
          postMessage({ c960: 1, type: 'resize', height: 4321 }, '*');
        }),
    );
    assert.doesNotMatch((await page.textContent('#wants-text')) ?? '', /4,321/);
    // A drill grows when it begins: it is not offered the height that it has before.
    await page.selectOption('#embed', 'castling-drill');
    await page.fill('#f-height', '640');
    const drill = page.frameLocator('#preview iframe');
    await drill.locator('html.ready').waitFor();
    assert.ok(await page.isHidden('#wants'));
    await drill.locator('#drill-begin').click();
    await page.waitForSelector('#wants:not([hidden])');
    await page.context().close();
  });

  test('says that there is no preview where there is no network, and that the code is right', async () => {
    const page = await site.open('en/teach/');
    await page.frameLocator('#preview iframe').locator('html.ready').waitFor();
    await page.context().route('**/embed/en/rules.html', (route) => route.abort());
    await page.selectOption('#embed', 'rules');
    await page.waitForSelector('#no-preview:not([hidden])');
    assert.match(await code(page), /embed\/en\/rules\.html"/);
    await page.selectOption('#embed', 'draw');
    await page.waitForSelector('#no-preview', { state: 'hidden' });
    await page.context().close();
  });

  test('is seen by axe and fits 320 px with all of it open and something wrong', async () => {
    const page = await free.open('lt/teach/?embed=positions&n=9999&light=ff0000', {
      viewport: { width: 320, height: 700 },
    });
    for (const summary of await page.locator('.builder summary').all()) await summary.click();
    await page.waitForSelector('[name="only"]');
    assert.deepEqual(await violations(page), []);
    const { wide, strays, small } = await fit(
      page,
      'main button, main input, main select, main label',
    );
    assert.ok(wide <= 320, strays.join(' '));
    assert.deepEqual(small, []);
    await page.context().close();
  });
});
