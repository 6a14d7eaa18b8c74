// SPDX-License-Identifier: MIT
/** Settings: what was practised, as a file, from a file, or erased. */

import { saveFile } from '../../lib/give.js';
import { openProgress } from '../../lib/progress.js';
import { markup, render } from '../../lib/markup.js';
import { openStorage } from '../../lib/storage.js';

/** @param {import('../settings.js').Context} context */
export default function start({ texts, get, say }) {
  const { t } = texts;
  const progress = openProgress(openStorage('localStorage'));
  const show = () => {
    const { answered, correct, boxes } = progress.summary();
    const waiting = boxes.reduce((sum, n) => sum + n, 0);
    const lines = [
      t('drill.streak', { days: progress.streak().days }),
      t('drill.answered', { asked: answered, right: correct }),
      t('drill.waiting', { n: waiting }),
    ];
    render(get('progress-facts'), markup`${lines.map((line) => markup`<li>${line}</li>`)}`);
    get('progress-trouble').hidden = !progress.problem;
    get('progress-trouble').textContent = progress.problem && t(`drill.store.${progress.problem}`);
  };
  const tell = (/** @type {string} */ text) => {
    show();
    get('progress-told').textContent = text;
    say(text);
  };
  get('progress-save').addEventListener('click', () =>
    saveFile('c960-progress.json', 'application/json', progress.export()),
  );
  const file = /** @type {HTMLInputElement} */ (get('progress-file'));
  file.addEventListener('change', async () => {
    const read = progress.import((await file.files?.[0].text()) ?? '');
    tell(t(read.ok ? 'settings.imported' : 'settings.import-bad'));
    file.value = '';
  });
  get('progress-erase').addEventListener('click', () => {
    progress.erase();
    tell(t('settings.erased'));
  });
  addEventListener('storage', show);
  show();
}
