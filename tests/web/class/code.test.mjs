// SPDX-License-Identifier: MIT
// What a learner hands in and what a teacher reads out of it, without any page.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { answerText, responseOf } from '../../../web/lib/class/answers.js';
import { cleanName, readCode, writeCode } from '../../../web/lib/class/code.js';
import { csv, tabbed } from '../../../web/lib/class/csv.js';
import { gather } from '../../../web/lib/class/gather.js';
import { linkOf, readLink } from '../../../web/page/class/link.js';

const RESULT = {
  ...{ drill: 'castling-drill', state: 'v=1&seed=k3x9&kinds=landing%2Cplay-it', name: 'Anna' },
  seconds: 95.4,
  answers: [
    { text: 'e1g1', correct: true },
    { text: 'no,in-check,through-check', correct: false },
    { text: 'b1,c1', correct: true },
  ],
};
const CODE = writeCode(RESULT);

/** @param {string} text */
const read = (text) => {
  const found = readCode(text);
  return 'result' in found ? found.result : found.fault;
};
const WHOLE = {
  ...{ drill: 'castling-drill', state: 'v=1&seed=k3x9&kinds=landing,play-it', name: 'Anna' },
  ...{ seconds: 95, right: 2, answers: RESULT.answers },
};

describe('a code', () => {
  test('is one line that people can read', () => {
    const [head, ...rest] = CODE.split(' | ');
    assert.equal(head, 'c960:1');
    assert.deepEqual(rest.slice(0, -1), [
      'castling-drill',
      'v=1&seed=k3x9&kinds=landing,play-it',
      'Anna',
      '2/3',
      '1:35',
      '1+e1g1; 2-no,in-check,through-check; 3+b1,c1',
    ]);
    assert.match(rest.at(-1) ?? '', /^#[0-9a-z]{7}$/);
    // What messengers take for bold, italics, strikes or code is not in it.
    assert.doesNotMatch(CODE, /[*_~`\n]/);
  });

  test('says what was written into it', () => {
    assert.deepEqual(read(CODE), WHOLE);
  });

  test('survives what mail, messengers, editors and fingers do to it', () => {
    for (const text of [
      CODE.replaceAll('; ', ';\n> ').replaceAll(' | ', '\r\n>> | '),
      CODE.replaceAll('&', '&amp;'),
      CODE.replaceAll('-', '\u2013'),
      CODE.toUpperCase().replace('ANNA', 'Anna'),
      CODE.replaceAll(' ', ''),
      CODE.replaceAll(' ', '\u00a0'),
      `${CODE}. Grazie!`,
      CODE.replace(/(#...)/, '$1\n'),
    ]) {
      assert.deepEqual(read(text), WHOLE, text);
    }
    const bold = read(CODE.replace('Anna', '*Anna*'));
    assert.equal(typeof bold === 'object' && bold.name, '*Anna*');
  });

  test('shows every single character that was changed, lost or doubled', () => {
    const body = CODE.slice(0, CODE.lastIndexOf('#'));
    const matters = /[a-z0-9+,;:=/-]/i;
    for (let at = 'c960:1 |'.length; at < CODE.length; at++) {
      const sign = CODE[at];
      if (!matters.test(sign)) continue;
      const other = sign === '1' ? '2' : '1';
      for (const changed of [other, '', sign + sign]) {
        const text = CODE.slice(0, at) + changed + CODE.slice(at + 1);
        assert.equal(typeof read(text), 'string', text);
      }
    }
    assert.equal(read(body), 'cut');
    assert.equal(read(CODE.replace('2/3', '3/3')), 'check');
    assert.equal(read(CODE.replace('c960:1', 'c960:2')), 'newer');
  });

  test('holds any name, without what would break it', () => {
    for (const name of ['Žydrė Šimkutė', '李小龍', 'O’Brien-Smith jr.', '=1+1', 'مريم', 'Zoë 🐴']) {
      const found = read(writeCode({ ...RESULT, name }));
      assert.equal(typeof found === 'object' && found.name, name);
    }
    const odd = 'a|b#c<d>&amp;\u0000\u202e\n  e';
    const found = read(writeCode({ ...RESULT, name: odd }));
    assert.equal(typeof found === 'object' && found.name, cleanName(odd));
    assert.equal(cleanName(odd), 'a b c d amp; e');
    assert.equal(cleanName(' \u200b '), '');
    assert.equal(Array.from(cleanName('🐴'.repeat(99))).length, 60);
  });
});

describe('an answer', () => {
  /** @type {[string, object, object?][]} */
  const ANSWERS = [
    ['play-it', { uci: 'e1g1' }],
    ['play-it', { uci: 'O-O-O' }],
    ['play-it', { illegal: true }],
    ['legal-or-not', { legal: true }],
    ['legal-or-not', { legal: false, codes: ['in-check', 'right-lost'] }],
    ['landing', { king: 'g1', rook: 'f1' }],
    ['must-be-empty', { squares: [] }],
    ['must-be-safe', { squares: ['e1', 'f1', 'g1'] }],
    ['which-kind', { kind: 'transposition' }],
    ['lost-or-blocked', { verdict: 'lost' }],
    ['hand-order', { choice: 'both-hands' }],
    ['hand-order', { order: ['king', 'rook'] }, { order: ['rook', 'king'] }],
    ['en-passant', { take: 'e5d6' }],
    ['en-passant', { take: null }],
    ['promote-knight', { piece: 'queen' }],
  ];
  test('of every kind of question is the same after it went through a code', () => {
    for (const [kind, response, answer = {}] of ANSWERS) {
      const result = { ...RESULT, answers: [{ text: answerText(response), correct: true }] };
      const found = read(writeCode(result));
      assert.ok(typeof found === 'object', kind);
      assert.deepEqual(responseOf({ kind, answer }, found.answers[0].text), response, kind);
    }
  });
});

describe('a pile of messages', () => {
  test('gives up every code, names the broken ones by their lines, and tells what came twice', () => {
    const other = writeCode({ ...RESULT, name: 'Luca' });
    const text = [
      'On Mon, Anna wrote:',
      `> ${CODE}`,
      `hello! ${other} and once more ${CODE}`,
      CODE.slice(0, -20),
      other.replace('Luca', 'Lucia'),
      'c960:7 | something | new |',
      'c960: the address of the site',
    ].join('\n');
    const { found, broken, twice } = gather(text);
    assert.deepEqual(
      found.map(({ line, result }) => [line, result.name]),
      [
        [2, 'Anna'],
        [3, 'Luca'],
      ],
    );
    assert.deepEqual(twice, [{ line: 3, of: 2 }]);
    assert.deepEqual(
      broken.map(({ line, fault, name }) => [line, fault, name]),
      [
        [4, 'cut', 'Anna'],
        [5, 'check', 'Lucia'],
        [6, 'newer', ''],
      ],
    );
  });

  test('names also codes whose beginning was lost or mistyped', () => {
    const other = writeCode({ ...RESULT, name: 'Luca' });
    const answers = RESULT.answers.flatMap((one) => [one, one, one]);
    const text = [
      `Eva: ${writeCode({ ...RESULT, answers }).slice(3)} sent 12:03`,
      `${other}, and ${CODE.replace('c960', 'c96O')}`,
      `${CODE.slice(0, 70)}\n${other.replace('c960:1 |', '|')}`,
      `${CODE.replace('2/3', '3/3')}`,
      CODE.slice(CODE.indexOf('2/3') + 1).replaceAll('; ', ';\n'),
      '| 1 | 2 | #1234567 is a table of somebody',
    ].join('\n');
    const { found, broken } = gather(text);
    assert.deepEqual(
      found.map(({ line, result }) => [line, result.name]),
      [[2, 'Luca']],
    );
    assert.deepEqual(
      broken.map(({ line, fault, name }) => [line, fault, name]),
      [
        [1, 'start', 'Anna'],
        [2, 'start', 'Anna'],
        [3, 'cut', 'Anna'],
        [4, 'start', 'Luca'],
        [5, 'check', 'Anna'],
        [6, 'start', ''],
      ],
    );
    assert.ok(broken.every((one) => one.text.length > 20 && one.text.length <= 80));
  });

  test('loses none to what word processors, messengers and the source of a mail put in', () => {
    const middle = CODE.length >> 1;
    for (const [sign, at] of [
      ...['\u00ad', '\u200b', '\u200e', '\u2060', '\ufeff'].flatMap((one) =>
        [2, 8, 15, 30, middle, CODE.length - 3].map((place) => [one, place]),
      ),
      ...['<br>', '&nbsp;', '<span class="x">'].map((one) => [one, CODE.indexOf(';') + 1]),
    ]) {
      const text = `“${CODE.slice(0, Number(at))}${sign}${CODE.slice(Number(at))}”`;
      const { found, broken } = gather(text);
      assert.deepEqual([found.length, broken], [1, []], `${text} (${at})`);
      assert.deepEqual(found[0].result, WHOLE);
    }
    const decomposed = writeCode({ ...RESULT, name: 'Žydrė' });
    const { found, twice } = gather(`${decomposed}\n${decomposed.normalize('NFD')}`);
    assert.deepEqual([found.length, twice.length], [1, 1]);
  });

  test('understands what came through an address, or as wide as Chinese signs', () => {
    const name = 'Žydrė 100% O’Brien';
    const code = writeCode({ ...RESULT, name });
    const wide = code.replace(/[!-~]/g, (one) => String.fromCharCode(one.charCodeAt(0) + 0xfee0));
    const form = String(new URLSearchParams({ body: `Ciao\n${code}` }));
    const wrong = { ...RESULT, name, answers: [{ text: 'no', correct: false }] };
    for (const text of [
      ...[wide, code.replaceAll('|', '｜'), wide.replaceAll(' ', '\u3000')],
      ...[encodeURIComponent(code), encodeURI(code), code.replaceAll('|', '%7c')],
      ...[encodeURIComponent(encodeURIComponent(code)), form],
      `https://example.org/?text=${encodeURIComponent(`${code}\n`)}`,
    ]) {
      const { found, broken } = gather(`\n${text}\n${CODE}`);
      assert.deepEqual(broken, [], text);
      assert.deepEqual(
        found.map(({ line, result }) => [line, result]),
        [
          [2, { ...WHOLE, name }],
          [3, WHOLE],
        ],
        text,
      );
    }
    const plus = String(new URLSearchParams({ body: writeCode(wrong) }));
    assert.equal(gather(plus).found[0].result.name, name, 'without a plus in the code');
    const cut = encodeURIComponent(code).slice(0, -9);
    assert.equal(gather(cut).broken[0].fault, 'cut');
    const lost = encodeURIComponent(code).slice(6);
    assert.equal(gather(lost).broken[0].fault, 'start');
    assert.equal(cleanName('a｜b＃c'), 'a b c');
  });

  test('with nothing in it is nothing', () => {
    assert.deepEqual(gather('no code at all'), { found: [], broken: [], twice: [] });
  });
});

describe('a table as a file', () => {
  test('is read back as it was, whatever is in its cells', () => {
    const rows = [
      ['a', 'b"c', 'd\r\ne', 'f,g'],
      [1, -2, '', 'h;i'],
    ];
    // Where cells are parted at semicolons, one in a name parts none.
    assert.equal(csv(rows), '\ufeffa,"b""c","d\r\ne","f,g"\r\n1,-2,,"h;i"\r\n');
  });

  test('is pasted with a cell for each value', () => {
    const rows = [
      ['a', 'b,c;d', '"e"'],
      [1, '', 'f\tg\nh'],
    ];
    assert.equal(tabbed(rows), 'a\tb,c;d\t"""e"""\n1\t\t"f\tg\nh"');
  });

  test('holds no cell that a spreadsheet would run', () => {
    for (const text of ['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', ' =1', '\r=1']) {
      assert.match(csv([[text]]), /^\ufeff"?'/, JSON.stringify(text));
    }
    for (const text of ['\uff1d1+1', '\uff20SUM(A1)', '=1'])
      assert.ok(tabbed([[text]]).includes("'"));
    assert.equal(csv([[-1, 'a=1']]), '\ufeff-1,a=1\r\n', 'numbers and inner signs stay');
  });
});

describe('a class link', () => {
  test('is read back, as are the address of a drill’s page and the beginning of a code', () => {
    const base = 'https://example.org/c960/lt/teach/class/';
    const link = linkOf(base, 'it', 'castling-drill', 'v=1&seed=abc&kinds=landing%2Cplay-it');
    assert.equal(
      link,
      'https://example.org/c960/embed/it/castling-drill.html?class=1&hide=choices,link&v=1&seed=abc&kinds=landing,play-it',
    );
    const found = readLink(` ${link}\n`);
    assert.deepEqual([found?.drill.name, found?.language], ['castling-drill', 'it']);
    assert.equal(new URLSearchParams(found?.state).get('seed'), 'abc');
    const page = readLink('https://example.org/lb/en-passant/drill/?v=1&seed=abc');
    assert.deepEqual([page?.drill.name, page?.language], ['en-passant-drill', null]);
    assert.equal(readLink('promotion-drill | v=1&seed=abc')?.state, 'v=1&seed=abc');
    for (const text of ['', 'hello', 'https://example.org/lb/castling/?v=1&seed=abc']) {
      assert.equal(readLink(text), null, text);
    }
  });
});
