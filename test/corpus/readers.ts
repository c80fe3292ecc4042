/** What the corpus is read with: the agent as it runs, and the language of its second design. */
import { interpretAll } from '../../src/agent/language/interpret.js';
import { readAll, readStep } from '../../src/language/read.js';
import { describeActions } from '../../src/meaning/describe.js';
import type { ReaderUnderTest } from './scoreCorpus.js';

/** What carries cases out today. */
export const now: ReaderUnderTest = {
  readCase: (steps) =>
    interpretAll(steps).map((reading) => (reading.understood ? reading.actions : undefined)),
  readLabel: (text) => {
    const reading = interpretAll([{ text }])[0];
    return reading?.understood === true ? reading.actions : undefined;
  },
  describe: (actions) => describeActions(actions as Parameters<typeof describeActions>[0]),
};

/** What takes its place once it is better in everything. */
export const second: ReaderUnderTest = {
  readCase: (steps) => readAll(steps).map((reading) => (reading.understood ? reading.actions : undefined)),
  readLabel: (text) => {
    const reading = readStep({ text }, { mood: text.startsWith('Expect') ? 'check' : 'deed' });
    return reading.understood ? reading.actions : undefined;
  },
  describe: (actions) => describeActions(actions as Parameters<typeof describeActions>[0]),
};
