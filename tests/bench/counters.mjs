// SPDX-License-Identifier: MIT
// Programs that count: each runs as a child process and is asked line by line.

import { spawn } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { findProgram } from '../../.ci/lib/process.mjs';

/** @param {string} path */
const here = (path) => fileURLToPath(new URL(path, import.meta.url));

export class Counter {
  /** @type {import('node:child_process').ChildProcessByStdio<import('node:stream').Writable, import('node:stream').Readable, null>} */
  #child;
  #lines;

  /**
   * @param {string} name
   * @param {string} command
   * @param {readonly string[]} [args]
   */
  constructor(name, command, args = []) {
    this.name = name;
    this.#child = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    this.#child.on('error', (error) => console.error(`${name}: ${error.message}`));
    this.#lines = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]();
  }

  /** @param {string} line */
  say(line) {
    this.#child.stdin.write(`${line}\n`);
  }

  /**
   * The next line that matches.
   *
   * @param {RegExp} pattern
   */
  async hear(pattern) {
    for (;;) {
      const { value, done } = await this.#lines.next();
      if (done) throw new Error(`${this.name} ended`);
      const match = pattern.exec(value);
      if (match) return match;
    }
  }

  /**
   * @param {string} fen
   * @param {number} depth
   */
  async perft(fen, depth) {
    this.say(`${depth} ${fen}`);
    const [line] = await this.hear(/^(\d+|error.*)$/);
    if (line.startsWith('error')) throw new Error(`${this.name}: ${line}: ${fen}`);
    return Number(line);
  }

  /**
   * Seconds of processor time that the program has used so far; where the system does not tell, the
   * time on the clock, which others on the machine lengthen.
   */
  secondsUsed() {
    try {
      const tasks = `/proc/${this.#child.pid}/task`;
      const used = readdirSync(tasks).map((task) => {
        const [nanoseconds] = readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ');
        return Number(nanoseconds);
      });
      const sum = used.reduce((before, each) => before + each, 0);
      if (!(sum > 0)) throw new Error('not counted here');
      return sum / 1e9;
    } catch {
      return performance.now() / 1000;
    }
  }

  stop() {
    this.#child.stdin.end();
  }
}

/** Stockfish, spoken to by UCI and always by Chess960 rules. */
class Stockfish extends Counter {
  /** @override @param {string} fen @param {number} depth */
  async perft(fen, depth) {
    this.say('setoption name UCI_Chess960 value true');
    this.say(`position fen ${fen}`);
    this.say(`go perft ${depth}`);
    const match = await this.hear(/^Nodes searched: (\d+)/);
    return Number(match[1]);
  }

  /** @override */
  stop() {
    this.say('quit');
    super.stop();
  }
}

export const startNative = () =>
  new Counter('c960, native', here('../../build/bench/tests/bench/c960_perft'));

/** @param {string} name @param {string} file */
export const startScript = (name, file) =>
  new Counter(name, process.execPath, [here(`engines/${file}.mjs`)]);

export const startStockfish = () =>
  new Stockfish('stockfish, native', findProgram('stockfish') ?? 'stockfish');
