/** The prompt's reader against the cases room's writer, and against prompts that people type. */
import { describe, expect, test } from 'vitest';
import { composePrompt, readPrompt, rewritePrompt } from '../../src/cases/prompt.js';

const at = { line: 1, column: 1 };

describe('readPrompt', () => {
  test('reads back what composePrompt wrote, with tables, doc strings and text around the steps', () => {
    const steps = [
      {
        text: 'Given a form',
        table: [
          ['Name', 'a|b \\ c'],
          ['Two\nlines', ''],
        ],
        ...at,
      },
      { text: 'When I write', docString: 'First\n\n   indented\n"""\n2. No step', ...at },
      { text: 'And both', table: [['x']], docString: 'y', ...at },
      { text: 'Then 3. is part of this', ...at },
    ];
    const parts = [
      { kind: 'context' as const, text: '# Title\n\n1. No step', at },
      ...steps.map((step) => ({ kind: 'step' as const, step })),
      { kind: 'context' as const, text: 'The end', at },
    ];
    const { startUrl, steps: read } = readPrompt(`Start at http://shop.test/\n\n${composePrompt(parts)}`);
    expect(startUrl).toBe('http://shop.test/');
    expect(read).toEqual(
      steps.map(({ line: _, column: __, ...step }, index) => ({ number: index + 1, ...step })),
    );
  });

  test.each([
    ['lines', 'Open the shop\nClick "Buy"'],
    ['paragraphs', 'Open the shop.\n\nClick "Buy"'],
    ['sentences', 'Open the shop. Click "Buy"'],
    ['a title and a paragraph', 'Buy\n\nOpen the shop. Click "Buy"'],
    ['labels', 'Steps:\n- Open the shop\nExpected result:\n- Click "Buy"'],
    ['bullets', '- Open the shop\n* Click "Buy"'],
    ['numbers of another kind', '1) Open the shop\n2) Click "Buy"'],
    ['a whole scenario', '@smoke\nFeature: Shop\n  Scenario: Buy\n    Open the shop\n    Click "Buy"'],
  ])('reads a typed prompt of %s', (_, text) => {
    expect(readPrompt(text).steps.map((step) => step.text.replace(/\.$/, ''))).toEqual([
      'Open the shop',
      'Click "Buy"',
    ]);
  });

  test.each([
    ['numbers that skip one', '1. Open "/"\n3. I see "Error"', ['Open "/"', 'I see "Error"']],
    ['a number for all', '1. Look\n1. Click\n1. See', ['Look', 'Click', 'See']],
    ['lines around the numbers', 'Log in\n1. Open "/"\nI see "x"', ['Log in', 'Open "/"', 'I see "x"']],
    ['what only looks like a heading', '## Cart\n#total shows "3"', ['#total shows "3"']],
    ['what only begins with a tag', '@smoke @slow\n@ada is visible', ['@ada is visible']],
    ['a quoted line among free ones', 'Open "/"\n> I see "A"', ['Open "/"', '> I see "A"']],
    [
      'lines below a doc string',
      '1. I type\n   """\n   text\n   """\n   I see "B"\n2. I see "A"',
      ['I type', '"""', 'text', '"""', 'I see "B"', 'I see "A"'],
    ],
    ['a table row that is not closed', '1. I fill\n   | Name | Ada', ['I fill', '| Name | Ada']],
    ['indented lines', '1. I see "A"\n   and I see "B"', ['I see "A"', 'and I see "B"']],
  ])('loses no line of a prompt with %s', (_, text, steps) => {
    expect(readPrompt(text).steps.map((step) => step.text)).toEqual(steps);
  });

  test('finds no steps in an empty prompt', () => {
    expect(readPrompt('\n# Only a title\n\n@tag\n')).toEqual({ steps: [] });
  });
});

test('rewritePrompt gives the ordered steps', () => {
  expect(rewritePrompt(readPrompt('Start at http://shop.test/\n- Open the shop\n- Look'))).toBe(
    'Start at http://shop.test/\n1. Open the shop\n2. Look',
  );
});
