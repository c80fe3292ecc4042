/** What the corpus is read with. */
import { interpretAll } from '../../src/agent/index.js';
import { readStep } from '../../src/language/read.js';
import { describeActions } from '../../src/meaning/describe.js';
import type { ReaderUnderTest } from './scoreCorpus.js';

export const reader: Required<ReaderUnderTest> = {
  readCase: (steps) =>
    interpretAll(steps).map((reading) => (reading.understood ? reading.actions : undefined)),
  readAfter: (step, named) => {
    const reading = readStep(
      step,
      named === undefined ? {} : { mood: 'action', named: { last: { name: named } } },
    );
    return reading.understood ? reading.actions : undefined;
  },
  readLabel: (text) => {
    const reading = readStep({ text }, { mood: text.startsWith('Expect') ? 'check' : 'action' });
    return reading.understood ? reading.actions : undefined;
  },
  describe: (actions) => describeActions(actions as Parameters<typeof describeActions>[0]),
};
