// SPDX-License-Identifier: MIT
/** Reading a text aloud, where the browser has a voice for its language. */

/** Some browsers tell of their voices only a while after they were asked for them. */
const PATIENCE = 1500;

/** @param {SpeechSynthesis} synthesis @returns {Promise<readonly SpeechSynthesisVoice[]>} */
function voicesOf(synthesis) {
  const voices = synthesis.getVoices();
  if (voices.length > 0) return Promise.resolve(voices);
  return new Promise((resolve) => {
    const answer = () => resolve(synthesis.getVoices());
    synthesis.addEventListener('voiceschanged', answer, { once: true });
    setTimeout(answer, PATIENCE);
  });
}

/** @param {string} tag "pt_BR" on some systems */
const plain = (tag) => tag.replace('_', '-').toLowerCase();

/**
 * A voice for a language, one of the very country before others.
 * @param {readonly Pick<SpeechSynthesisVoice, 'lang'>[]} voices @param {string} lang
 */
export function voiceFor(voices, lang) {
  const wanted = plain(lang);
  const [language] = wanted.split('-');
  return (
    voices.find((voice) => plain(voice.lang) === wanted) ??
    voices.find((voice) => plain(voice.lang).split('-')[0] === language) ??
    null
  );
}

/**
 * Reads aloud until it is through, or until stop() is called.
 * @param {string} text @param {string} lang
 * @returns {Promise<'read' | 'no-voice' | 'failed'>}
 */
export async function readAloud(text, lang) {
  const synthesis = /** @type {SpeechSynthesis | undefined} */ (window.speechSynthesis);
  const voice = synthesis && voiceFor(await voicesOf(synthesis), lang);
  if (!synthesis || !voice) return 'no-voice';
  const words = new SpeechSynthesisUtterance(text);
  words.voice = /** @type {SpeechSynthesisVoice} */ (voice);
  words.lang = voice.lang;
  return new Promise((resolve) => {
    words.onend = () => resolve('read');
    words.onerror = ({ error }) =>
      resolve(error === 'canceled' || error === 'interrupted' ? 'read' : 'failed');
    synthesis.speak(words);
  });
}

export const stopReading = () => window.speechSynthesis?.cancel();
