// SPDX-License-Identifier: MIT
/** What the buttons give: files, copies, a printed sheet, a voice. */

import { boardFile } from '../../lib/drawing.js';
import { copyField, saveFile } from '../../lib/give.js';
import { pngOf } from '../../lib/png.js';
import { readAloud, stopReading } from '../../lib/speech.js';
import { current } from '../positions/game.js';
import { fileOf, nameOf } from './sheet.js';

/** @typedef {import('../take.js').Context} Context */

/** @param {Context} context */
function wireFiles({ texts, store, get, say }) {
  const { t } = texts;
  const drawing = () => {
    const { turned } = store.get();
    return boardFile(current(store.get()).pieces(), { title: nameOf(texts, store.get()), turned });
  };

  /** @param {'picture' | 'qr'} part @param {string} name @param {string} type @param {string | Blob} content */
  function save(part, name, type, content) {
    saveFile(name, type, content);
    say(part, t('take.saved', { name }));
  }

  get('turned').addEventListener('change', ({ target }) => {
    store.set({ turned: /** @type {HTMLInputElement} */ (target).checked });
  });
  get('svg').addEventListener('click', () =>
    save('picture', fileOf(store.get(), 'svg'), 'image/svg+xml', drawing()),
  );
  get('png').addEventListener('click', async () => {
    const state = store.get();
    const width = Number(/** @type {HTMLSelectElement} */ (get('width')).value);
    const image = await pngOf(drawing(), width);
    if (image) save('picture', fileOf(state, 'png'), 'image/png', image);
    else say('picture', t('take.png-failed'));
  });
  get('qr-svg').addEventListener('click', () => {
    const name = fileOf(store.get(), 'svg').replace('chess960', 'chess960-qr');
    save('qr', name, 'image/svg+xml', get('qr').innerHTML);
  });
}

/** @param {Context} context */
function wireVoice({ texts, store, get, say }) {
  const { t } = texts;
  const button = get('read-aloud');
  let reading = false;
  const show = () => {
    button.textContent = t(reading ? 'take.stop' : 'take.read-aloud');
  };
  button.addEventListener('click', async () => {
    if (reading) return stopReading();
    reading = true;
    show();
    say('words', '');
    const answer = await readAloud(get('in-words').textContent ?? '', texts.lang);
    reading = false;
    show();
    if (answer !== 'read') say('words', t(`take.voice.${answer}`));
  });
  store.subscribe((state, before) => {
    if (current(state) !== current(before)) stopReading();
  });
  addEventListener('pagehide', stopReading);
}

/** @param {Context} context */
export function wireGiving(context) {
  const { texts, get, say } = context;
  wireFiles(context);
  wireVoice(context);
  get('print').addEventListener('click', () => print());
  const share = get('share');
  share.hidden = !('share' in navigator);
  share.addEventListener('click', () => {
    // Closing the share sheet is no failure.
    const { value: url } = /** @type {HTMLInputElement} */ (get('take-link'));
    navigator.share({ title: document.title, url }).catch(() => {});
  });
  get('main').addEventListener('click', async (event) => {
    const button = /** @type {Element} */ (event.target).closest('[data-copy]');
    if (!(button instanceof HTMLButtonElement)) return;
    const place = get(button.dataset.copy ?? '');
    const value = place.textContent ?? '';
    const select = () => getSelection()?.selectAllChildren(place);
    const field = place instanceof HTMLTextAreaElement ? place : { value, select };
    say(place.id === 'in-words' ? 'words' : 'text', await copyField(texts, field, button));
  });
}
