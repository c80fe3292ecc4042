/** What is remembered of a step is what reading it anew gives. */
import { describe, expect, it } from 'vitest';
import { interpret, interpretAll, readCase, rememberingInterpreter } from '../../src/agent/index.js';
import { mayRefer } from '../../src/agent/reading/readCase.js';
import { NIGHTLY } from '../support/nightly.js';
import { readSentences } from './sentences/readSentences.js';

/** A commit takes every twentieth of a file. */
const EVERY = NIGHTLY ? 5 : 20;
const CASES = readSentences(`${import.meta.dirname}/sentences`).flatMap(({ sentences }) =>
  sentences
    .filter((_, index) => index % EVERY === 0)
    .map(({ text }) => text.split(' ⏎ ').map((step) => ({ text: step }))),
);
const CONTEXTS = [{ mood: 'check' }, { mood: 'action', isOpening: true }] as const;
const LAST = (['field', 'row', 'dialog'] as const).map((role) => ({
  last: { name: 'Thing', role },
  isLookedAt: true,
}));

describe('a reader that remembers', () => {
  it('reads every case as one that does not, however often', async () => {
    const interpreter = rememberingInterpreter();
    for (const steps of CASES) await readCase(steps, interpreter);
    for (const steps of CASES)
      expect(JSON.stringify(await readCase(steps, interpreter))).toBe(JSON.stringify(interpretAll(steps)));
  });

  it('tells a step apart by what stands before it, and by what it carries', async () => {
    const interpreter = rememberingInterpreter();
    const last = async (...steps: { text: string; table?: string[][] }[]) =>
      (await readCase(steps, interpreter)).at(-1);
    const here = { text: 'I am on "/a"' };
    expect(await last(here)).toMatchObject({ actions: [{ kind: 'open' }] });
    expect(await last({ text: 'Then I see "A"' }, here)).toMatchObject({ actions: [{ kind: 'expectPage' }] });
    const fill = { text: 'I fill in the form' };
    expect((await last(fill))?.understood).toBe(false);
    expect((await last({ ...fill, table: [['Name', 'Ada']] }))?.understood).toBe(true);
  });

  it('lets "it" mean what was named last', async () => {
    const interpreter = rememberingInterpreter();
    for (const name of ['Name', 'Mail']) {
      const steps = [{ text: `I see the "${name}" field` }, { text: 'I clear it' }];
      expect((await readCase(steps, interpreter)).at(-1)).toMatchObject({ actions: [{ target: { name } }] });
    }
  });

  it('knows a remembered value only in the case that has remembered it', async () => {
    const interpreter = rememberingInterpreter();
    const use = { text: 'I fill "Code" with "a" and click {{order}}' };
    const remember = { text: 'I remember "Order" as {{order}}' };
    const known = async (...steps: { text: string }[]) =>
      (await readCase(steps, interpreter)).at(-1)?.understood;
    expect([await known(remember, use), await known(use), await known(remember, use)]).toEqual([
      true,
      false,
      true,
    ]);
  });

  it('gives one and the same object for steps that are worded alike', async () => {
    const interpreter = rememberingInterpreter();
    const actions = async () => {
      const [reading] = await readCase([{ text: 'I click "A"' }], interpreter);
      return reading?.understood === true ? reading.actions[0] : undefined;
    };
    expect(await actions()).toBe(await actions());
  });
});

describe('a step that refers to nothing', () => {
  it('means the same whatever was named before', () => {
    for (const step of CASES.flat().filter(({ text }) => !mayRefer(text))) {
      for (const context of CONTEXTS) {
        const alone = JSON.stringify(interpret(step, { ...context, named: { last: { name: 'Other' } } }));
        for (const named of LAST)
          expect(JSON.stringify(interpret(step, { ...context, named })), step.text).toBe(alone);
      }
    }
  });
});
