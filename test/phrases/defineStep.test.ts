/** Phrases that functions carry out: which step they are found in, and what the function gets. */
import { describe, expect, expectTypeOf, test } from 'vitest';
import { defineStep } from '../../src/index.js';
import { ownStepsOf, stepsDefinedBy } from '../../src/phrases/index.js';
import { readSteps } from '../../src/service/sessions/jobs.js';

const tools = { page: undefined as never, steps: () => Promise.resolve() };

describe('defineStep', () => {
  test('gives the function its values as what they are, and what the step carries', async () => {
    const got: unknown[] = [];
    const definitions = await stepsDefinedBy(() => {
      defineStep('{int} {float} {word} {string} <rest> lie there', ({ table, docString }, ...values) => {
        expectTypeOf(values).toEqualTypeOf<[number, number, string, string, string]>();
        got.push(table, docString, ...values);
      });
      return Promise.resolve();
    });
    const found = ownStepsOf(definitions).find({
      text: 'Then 3 -1.5 big “red "x"” things and more lie there:',
      table: [['a']],
      docString: 'b',
    });
    await found?.run(tools);
    expect(got).toEqual([[['a']], 'b', 3, -1.5, 'big', 'red "x"', 'things and more']);
  });

  test('keeps what one loading defines from another', async () => {
    const load = (expression: string) =>
      stepsDefinedBy(async () => {
        await Promise.resolve();
        defineStep(expression, () => undefined);
      });
    expect((await load('a')).map(({ expression }) => expression)).toEqual(['a']);
    expect((await load('b')).map(({ expression }) => expression)).toEqual(['b']);
  });

  test('refuses a step that is two of them', () => {
    const run = () => undefined;
    const steps = ownStepsOf([
      { expression: 'I buy <what>', run },
      { expression: 'I <do> milk', run },
    ]);
    expect(() => steps.find({ text: 'I buy milk' })).toThrow('"I buy <what>" and "I <do> milk"');
    expect(steps.find({ text: 'I sell tea' })).toBeUndefined();
  });
});

describe('the steps of a prompt', () => {
  const ownSteps = ownStepsOf([{ expression: 'I click {string}', run: () => undefined }]);

  test('are the user’s own before they are the built-in agent’s, also within a meaning', async () => {
    const [read] = await readSteps(
      [{ number: 1, text: 'x', meaning: [{ text: 'I open "/"' }, { text: 'I click "Go"' }] }],
      ownSteps,
    );
    expect(read?.jobs?.map(({ inner, do: action }) => [inner, 'run' in action || action.kind])).toEqual([
      [1, 'open'],
      [2, true],
    ]);
  });

  test('are what they mean in place of their own words', async () => {
    const [read] = await readSteps(
      [{ number: 1, text: 'I press "A"', meaning: [{ text: 'I press "Save"' }] }],
      undefined,
    );
    expect(read?.jobs).toEqual([
      { words: { text: 'I press "Save"' }, inner: 1, do: { kind: 'click', target: { name: 'Save' } } },
    ]);
  });

  test('are not understood where one of those that they mean is not', async () => {
    const meaning = [{ text: 'I open "/"' }, { text: 'Frob it' }];
    const [read] = await readSteps([{ number: 1, text: 'I click "A"', meaning }], undefined);
    expect(read?.jobs).toBeUndefined();
    expect(read?.unknown.map(({ inner }) => inner)).toEqual([2]);
  });

  test('tell everything that is not understood, and do nothing then', async () => {
    const [read] = await readSteps(
      [
        {
          number: 1,
          text: 'x',
          meaning: [{ text: 'Frob it' }, { text: 'I open "/"' }, { text: 'Twiddle it' }],
        },
      ],
      undefined,
    );
    expect(read?.jobs).toBeUndefined();
    expect(read?.unknown.map(({ inner, words }) => [inner, words.text])).toEqual([
      [1, 'Frob it'],
      [3, 'Twiddle it'],
    ]);
  });
});
