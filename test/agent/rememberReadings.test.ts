/** What is remembered of a step is what reading it anew gives. */
import { describe, expect, it } from 'vitest';
import { interpret, interpretAll, rememberingReader } from '../../src/agent/index.js';
import { mayRefer } from '../../src/agent/language/readReference.js';
import { readSentences } from './sentences/readSentences.js';

const CASES = readSentences(`${import.meta.dirname}/sentences`).flatMap(({ sentences }) =>
  sentences.map(({ text }) => text.split(' ⏎ ').map((step) => ({ text: step }))),
);
const CONTEXTS = [
  {},
  { previousWasExpectation: true },
  { previousWasExpectation: false, mayGoOnOpening: true },
];
const LAST = (['field', 'row', 'dialog'] as const).map((role) => ({
  target: { name: 'Thing', role },
  isLookedAt: true,
}));

describe('a reader that remembers', () => {
  it('reads every case as one that does not, however often', () => {
    const read = rememberingReader();
    for (const steps of CASES) interpretAll(steps, read);
    for (const steps of CASES)
      expect(JSON.stringify(interpretAll(steps, read))).toBe(JSON.stringify(interpretAll(steps)));
  });

  it('tells a step apart by what stands before it, and by what it carries', () => {
    const read = rememberingReader();
    const [given, later] = [[], [{ text: 'Then I see "A"' }]].map((before) =>
      interpretAll([...before, { text: 'I am on "/a"' }], read).at(-1),
    );
    expect([given, later]).toMatchObject([
      { actions: [{ kind: 'open' }] },
      { actions: [{ kind: 'expectPage' }] },
    ]);
    const [plain, filled] = [{}, { table: [['Name', 'Ada']] }].map(
      (carried) => interpretAll([{ text: 'I fill in the form', ...carried }], read)[0]?.understood,
    );
    expect([plain, filled]).toEqual([false, true]);
  });

  it('lets "it" mean what was named last', () => {
    const read = rememberingReader();
    const cleared = ['Name', 'Mail'].map((name) =>
      interpretAll([{ text: `I see the "${name}" field` }, { text: 'I clear it' }], read).at(-1),
    );
    expect(cleared).toMatchObject(['Name', 'Mail'].map((name) => ({ actions: [{ target: { name } }] })));
  });

  it('gives one and the same object for steps that are worded alike', () => {
    const read = rememberingReader();
    const step = { text: 'I click "A"' };
    expect(interpretAll([step], read)[0]).toBe(interpretAll([step], read)[0]);
  });
});

describe('a step that refers to nothing', () => {
  it('means the same whatever was named before', () => {
    for (const step of CASES.flat().filter(({ text }) => !mayRefer(text))) {
      for (const context of CONTEXTS) {
        const alone = JSON.stringify(interpret(step, context));
        for (const last of LAST)
          expect(JSON.stringify(interpret(step, { ...context, last })), step.text).toBe(alone);
      }
    }
  });
});
