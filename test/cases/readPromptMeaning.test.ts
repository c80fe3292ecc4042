/** What steps mean goes with the prompt: the reader against the cases room's writer. */
import { describe, expect, test } from 'vitest';
import { composePrompt, readPrompt, rewritePrompt } from '../../src/cases/prompt.js';

const at = { line: 1, column: 1 };
const PROMPT = composePrompt([
  { kind: 'context', text: 'About', at },
  {
    kind: 'step',
    step: {
      text: 'When I register',
      ...at,
      table: [['a', 'b']],
      docString: 'That is:\n- no step\n   """',
      meaning: [
        { text: 'I open "/register"' },
        { text: 'I fill in the form', table: [['Name', 'a|b\n']], docString: 'x\n\n- y\nThat is:\n"""' },
        { text: 'I press "Go"\nnow' },
      ],
    },
  },
  { kind: 'step', step: { text: 'Then I see "That is:"', ...at } },
]);

describe('readPrompt', () => {
  test('reads back what each step means, with the tables and doc strings of both', () => {
    expect(readPrompt(PROMPT).steps).toEqual([
      {
        number: 1,
        text: 'When I register',
        table: [['a', 'b']],
        docString: 'That is:\n- no step\n   """',
        meaning: [
          { text: 'I open "/register"' },
          { text: 'I fill in the form', table: [['Name', 'a|b\n']], docString: 'x\n\n- y\nThat is:\n"""' },
          { text: 'I press "Go" now' },
        ],
      },
      { number: 2, text: 'Then I see "That is:"' },
    ]);
  });

  test('gives each step with what it means in the ordered steps', () => {
    expect(rewritePrompt(readPrompt(PROMPT)).split('\n').slice(0, 2)).toEqual([
      '1. When I register',
      '   - I open "/register"',
    ]);
  });

  test('knows what was recorded from what a phrase means', () => {
    const from = { file: 'cases/login.recorded.md', ...at };
    const meaning = [{ text: 'I press "Go"', from }];
    const prompt = composePrompt([{ kind: 'step', step: { text: 'When I am off', ...at, meaning } }]);
    expect(prompt).toBe('1. When I am off\n   Recorded as:\n   - I press "Go"');
    expect(readPrompt(prompt).steps).toEqual([
      { number: 1, text: 'When I am off', meaning: [{ text: 'I press "Go"' }], isRecorded: true },
    ]);
  });

  test.each([
    ['a list that nobody says is the meaning', '1. I see "A"\n   - I see "B"', ['I see "A"', 'I see "B"']],
    ['no list at all', '1. I see "A"\n   That is:', ['I see "A"', 'That is:']],
    [
      'something before the list',
      '1. I see "A"\n   That is:\n   I see "B"\n   - I see "C"',
      ['I see "A"', 'That is:', 'I see "B"', 'I see "C"'],
    ],
    [
      'something else within the list',
      '1. I see "A"\n   That is:\n   - I see "B"\n     and "C"',
      ['I see "A"', 'That is:', 'I see "B"', 'and "C"'],
    ],
  ])('loses no line of a prompt with %s', (_, text, steps) => {
    expect(readPrompt(text).steps.map((step) => step.text)).toEqual(steps);
    expect(readPrompt(text).steps.every(({ meaning }) => meaning === undefined)).toBe(true);
  });
});
