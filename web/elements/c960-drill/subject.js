// SPDX-License-Identifier: MIT
/**
 * What a drill is about: where its questions come from and how they are asked. Settings, questions, briefs and
 * responses are its own business; the drill only hands them about.
 *
 * @typedef {object} Subject
 * @property {readonly string[]} kinds  of question, as they are kept with the progress
 * @property {() => any} defaultSettings  with a `count`: a number or 'endless'
 * @property {(params: URLSearchParams) => {settings: any, seed: string | null, problems: {code: string, name: string, value: string}[]}} parseSettings
 * @property {(settings: any, seed: string | null) => URLSearchParams} writeSettings
 * @property {(c960: any, settings: any) => boolean} leavesSomething
 * @property {(settings: any) => any} widened  settings that leave something, in place of some that do not
 * @property {string} narrow  the message that says so of a link
 * @property {string} nothing  the message that says so of a choice
 * @property {(c960: any, settings: any, seed: string) => {next: () => any}} createGenerator
 * @property {(question: any) => any} briefOf
 * @property {(c960: any, brief: any) => any} questionOf
 * @property {(question: any) => string} canonicalKey
 * @property {(question: any, response: any) => {correct: boolean}} grade
 * @property {(texts: Texts) => readonly Group[]} groups  what can be chosen
 * @property {(texts: Texts) => readonly Table[]} tables  how a round went, topic by topic
 * @property {new (given: any) => {show: (round: any, focus: boolean) => string}} Desk  where it is asked
 */
/** @typedef {import('../../lib/texts.js').Texts} Texts */
/** @typedef {import('../../lib/drill/groups.js').Group} Group */
/** @typedef {{kind: string, categories: readonly string[], correct: boolean}} Result */
/** A table: its caption, topics, their words, and what belongs to one. @typedef {readonly [string, readonly string[], (topic: string) => string, (result: Result, topic: string) => boolean]} Table */

export {};
