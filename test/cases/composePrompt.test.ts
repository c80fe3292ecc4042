/** The prompt's grammar, checked by a reader that knows nothing but its description. */
import { expect, it } from 'vitest';
import type { PromptPart } from '../../src/cases/prompt.js';
import { composePrompt } from '../../src/cases/prompt.js';

const at = { line: 1, column: 1 };

it('a prompt is numbered steps with their arguments, and context in between', () => {
  const parts: PromptPart[] = [
    { kind: 'context', text: 'About\n\nthis', at },
    {
      kind: 'step',
      step: {
        text: 'Fill in\nthe form',
        ...at,
        table: [
          ['a|b', 'c\\d'],
          ['e\nf', ''],
        ],
      },
    },
    { kind: 'context', text: '> 1. quoted', at },
    { kind: 'step', step: { text: 'See', ...at, docString: 'one\n\n  """\n\\' } },
  ];
  expect(composePrompt(parts).split('\n')).toEqual([
    '> About',
    '>',
    '> this',
    '1. Fill in the form',
    '   | a\\|b | c\\\\d |',
    '   | e\\nf |  |',
    '> > 1. quoted',
    '2. See',
    '   """',
    '   one',
    '',
    '     \\"""',
    '   \\',
    '   """',
  ]);
});

it('whatever stands in cells and doc strings can be read back', () => {
  const pieces = ['"""', '\\', '|', '\n', 'n', ' a', '', '> x', '1. y'];
  const texts = pieces.flatMap((a) => pieces.flatMap((b) => pieces.map((c) => `x${a}${b}${c}x`)));
  const table = texts.map((text) => [text, 'end']);
  const prompt = composePrompt([
    { kind: 'step', step: { text: 's', ...at, table, docString: texts.join('\n') } },
  ]);
  const lines = prompt.split('\n').slice(1);
  expect(lines.slice(0, texts.length).map(readRow)).toEqual(table);
  expect(readDocString(lines.slice(texts.length))).toBe(texts.join('\n'));
});

function readRow(line: string): string[] {
  const cells = line.match(/(?:\\.|[^\\|])+(?=\|)/g)?.slice(1) ?? [];
  return cells.map((cell) =>
    cell.slice(1, -1).replace(/\\(.)/g, (_, sign: string) => (sign === 'n' ? '\n' : sign)),
  );
}

function readDocString(lines: readonly string[]): string {
  expect([lines[0], lines.at(-1)]).toEqual(['   """', '   """']);
  return lines
    .slice(1, -1)
    .map((line) => line.slice(3))
    .join('\n')
    .replaceAll('\\"""', '"""');
}
