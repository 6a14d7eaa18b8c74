// SPDX-License-Identifier: MIT
// Responses of every kind, right and wrong in each of the ways they can be.

import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { grade, questionOf } from '../../../web/lib/drill/index.js';
import { c960 } from './support.mjs';

/** @typedef {import('../../../web/lib/drill/vocabulary.js').Brief} Brief */
/** @typedef {import('../../../web/lib/drill/grade.js').Response} Response */

/** @param {Partial<Brief>} brief */
const asked = (brief) =>
  questionOf(c960, {
    kind: 'play-it',
    topic: null,
    start: '4k3/8/8/8/8/8/8/R3K2R w KQ - 0 1',
    moves: [],
    color: 'white',
    side: 'g',
    variant: 'standard',
    origin: 'composed',
    pattern: 'test',
    ...brief,
  }) ?? assert.fail('no question');

/** @param {Partial<Brief>} brief @param {Response} response */
const isRight = (brief, response) => grade(asked(brief), response).correct;

// The king on e1 is attacked by the rook on e8, f1 by the bishop on a6, and a knight on g1 is in the way of both.
const IN_TROUBLE = '4r1k1/8/b7/8/8/8/8/R3K1NR w KQ - 0 1';
const CODES = ['in-check', 'king-path-blocked', 'rook-path-blocked', 'through-check'];

describe('a castling to be played', () => {
  test('is right in both forms of UCI, and only that castling', () => {
    assert.ok(isRight({}, { uci: 'e1h1' }));
    assert.ok(isRight({}, { uci: 'e1g1' }));
    assert.ok(!isRight({}, { uci: 'e1a1' }));
    assert.ok(!isRight({}, { uci: 'e1f1' }));
    assert.ok(!isRight({}, { illegal: true }));
    assert.ok(!isRight({}, {}));
  });

  test('is not the king’s step that ends on the same square', () => {
    const start = '4k3/8/8/8/8/8/8/5K1R w K - 0 1';
    const question = asked({ start, variant: '960' });
    assert.equal(question.answer.uci, 'f1h1');
    assert.ok(question.categories.includes('king-step-is-no-castling'));
    assert.ok(grade(question, { uci: 'f1h1' }).correct);
    assert.ok(!grade(question, { uci: 'f1g1' }).correct);
  });

  test('is refused where it is not legal', () => {
    assert.ok(isRight({ start: IN_TROUBLE }, { illegal: true }));
    assert.ok(!isRight({ start: IN_TROUBLE }, { uci: 'e1h1' }));
  });
});

describe('legal or not', () => {
  /** @type {Partial<Brief>} */
  const brief = { kind: 'legal-or-not', start: IN_TROUBLE };

  test('needs every reason and none too many', () => {
    assert.deepEqual(
      asked(brief).answer.reasons?.map(({ code }) => code),
      CODES,
    );
    assert.ok(isRight(brief, { legal: false, codes: CODES }));
    assert.ok(isRight(brief, { legal: false, codes: [...CODES].reverse() }));
    const less = grade(asked(brief), { legal: false, codes: CODES.slice(1) });
    assert.deepEqual(less.details.codes, { missing: ['in-check'], extra: [] });
    assert.deepEqual(less.details.wrong, ['codes']);
    const more = grade(asked(brief), { legal: false, codes: [...CODES, 'into-check'] });
    assert.deepEqual(more.details.codes, { missing: [], extra: ['into-check'] });
    assert.ok(!more.correct);
  });

  test('needs the verdict', () => {
    assert.deepEqual(grade(asked(brief), { legal: true, codes: CODES }).details.wrong, ['legal']);
    assert.ok(isRight({ kind: 'legal-or-not' }, { legal: true }));
    assert.ok(isRight({ kind: 'legal-or-not' }, { legal: true, codes: [] }));
    assert.ok(!isRight({ kind: 'legal-or-not' }, { legal: false }));
  });

  test('looks at the squares where they were marked', () => {
    const squares = {
      'in-check': ['e1'],
      'king-path-blocked': ['g1'],
      'rook-path-blocked': ['g1'],
      'through-check': ['f1'],
    };
    assert.ok(isRight(brief, { legal: false, codes: CODES, squares }));
    const wrong = { ...squares, 'through-check': ['f1', 'g1'] };
    const { correct, details } = grade(asked(brief), {
      legal: false,
      codes: CODES,
      squares: wrong,
    });
    assert.ok(!correct);
    assert.deepEqual(details.squaresOf?.['through-check'], { missing: [], extra: ['g1'] });
  });
});

describe('squares and kinds', () => {
  test('landing needs both squares', () => {
    assert.ok(isRight({ kind: 'landing' }, { king: 'g1', rook: 'f1' }));
    assert.deepEqual(grade(asked({ kind: 'landing' }), { king: 'g1', rook: 'e1' }).details.wrong, [
      'rook',
    ]);
  });

  test('squares that must be empty or safe are marked exactly, in any order', () => {
    assert.ok(isRight({ kind: 'must-be-empty' }, { squares: ['g1', 'f1'] }));
    assert.ok(isRight({ kind: 'must-be-safe' }, { squares: ['g1', 'f1', 'e1'] }));
    const { correct, details } = grade(asked({ kind: 'must-be-safe' }), { squares: ['f1', 'h1'] });
    assert.ok(!correct);
    assert.deepEqual(details.squares, { missing: ['e1', 'g1'], extra: ['h1'] });
  });

  test('where no square must be empty, none is the answer, but no answer is not', () => {
    const brief = {
      kind: /** @type {const} */ ('must-be-empty'),
      start: '4k3/8/8/8/8/8/8/5KR1 w K - 0 1',
    };
    assert.deepEqual(asked(brief).answer, { squares: [] });
    assert.ok(isRight(brief, { squares: [] }));
    assert.ok(!isRight(brief, {}));
  });

  test('the kind is one word', () => {
    assert.ok(isRight({ kind: 'which-kind' }, { kind: 'double-move' }));
    assert.ok(!isRight({ kind: 'which-kind' }, { kind: 'transposition' }));
  });
});

describe('lost or only blocked', () => {
  const kind = /** @type {const} */ ('lost-or-blocked');
  const moves = ['e1e2', 'e8d8', 'e2e1', 'd8e8'];

  test('knows a king that went and came back, and by which move', () => {
    const question = asked({ kind, moves });
    assert.deepEqual(question.answer.lostBy, { ply: 1, uci: 'e1e2', cause: 'king-moved' });
    assert.deepEqual(question.told, {
      at: 'start',
      rights: { c: true, g: true },
      rooks: { c: 'a1', g: 'h1' },
    });
    assert.ok(grade(question, { verdict: 'lost' }).correct);
    assert.ok(grade(question, { verdict: 'lost', ply: 1 }).correct);
    assert.deepEqual(grade(question, { verdict: 'lost', ply: 3 }).details.wrong, ['ply']);
    assert.ok(!grade(question, { verdict: 'possible' }).correct);
  });

  test('knows what can pass, and what is possible at once', () => {
    assert.ok(isRight({ kind, start: IN_TROUBLE }, { verdict: 'blocked' }));
    assert.ok(isRight({ kind }, { verdict: 'possible' }));
  });
});

describe('the order of the hands', () => {
  const kind = /** @type {const} */ ('hand-order');

  test('is king off the board, rook, king', () => {
    const question = asked({ kind, topic: 'order' });
    assert.equal(question.answer.article, 'II.3.2.5');
    const order = ['king-beside-board', 'rook-to-square', 'king-to-square'];
    assert.ok(grade(question, { order }).correct);
    assert.ok(!grade(question, { order: [...order].reverse() }).correct);
    assert.ok(!grade(question, { choice: 'king' }).correct);
  });

  test('costs the castling where the rook is touched first', () => {
    assert.ok(isRight({ kind, topic: 'rook-first' }, { choice: 'must-move-rook' }));
    assert.ok(!isRight({ kind, topic: 'rook-first' }, { choice: 'must-castle' }));
  });

  test('with the king first binds to the castling, or to another move of the king', () => {
    assert.ok(isRight({ kind, topic: 'king-then-rook' }, { choice: 'must-castle' }));
    const start = '4k3/8/8/8/8/8/8/R3KB1R w KQ - 0 1';
    assert.ok(isRight({ kind, topic: 'king-then-rook', start }, { choice: 'must-move-king' }));
    const stuck = '4k3/8/8/8/8/8/3PPP2/R2QKB1R w K - 0 1';
    assert.ok(isRight({ kind, topic: 'king-then-rook', start: stuck }, { choice: 'any-move' }));
  });

  test('is asked only where the question makes sense', () => {
    const brief = { ...asked({}), kind, start: '4k3/8/8/8/8/8/8/R4RK1 w F - 0 1' };
    assert.equal(questionOf(c960, { ...brief, topic: 'order' }), null);
    assert.equal(questionOf(c960, { ...brief, topic: null }), null);
    assert.equal(questionOf(c960, { ...brief, kind: 'play-it', topic: 'order' }), null);
  });
});

describe('a response that is none', () => {
  test('is wrong, and breaks nothing', () => {
    for (const kind of /** @type {const} */ ([
      'play-it',
      'legal-or-not',
      'landing',
      'must-be-empty',
      'which-kind',
    ])) {
      for (const response of [
        null,
        undefined,
        'e1h1',
        7,
        [],
        { squares: 'e1', codes: 'in-check' },
      ]) {
        assert.equal(grade(asked({ kind }), /** @type {any} */ (response)).correct, false, kind);
      }
    }
  });
});

describe('a brief that is none', () => {
  test('is no question', () => {
    const good = { ...asked({}) };
    assert.ok(questionOf(c960, good));
    const bad = [
      null,
      'play-it',
      {},
      { ...good, kind: 'constructor' },
      { ...good, side: 'k' },
      { ...good, start: 'nothing' },
      { ...good, moves: ['e1e5'] },
      { ...good, moves: 'e1f1' },
      { ...good, moves: Array(1000).fill('e1f1') },
      { ...good, color: 'black' },
    ];
    for (const brief of bad) assert.equal(questionOf(c960, brief), null, JSON.stringify(brief));
  });
});
