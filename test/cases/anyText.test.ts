/** Whatever a file says, reading it gives an answer, and every place in the answer is in the file. */
import { describe, expect, it } from 'vitest';
import type { CaseFile, Position } from '../../src/cases/index.js';
import { mistakes, read } from './reading.js';

const TEXTS_PER_FORMAT = 2000;

/** Mulberry32: small, and the same on every machine. */
function seeded(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const pieces = [
  ...['\n', '\n', '\n', '\r\n', '\r', '\t', ' ', '  ', '\uFEFF', '\0', '\u2028', '😀', 'é', '\\'],
  ...[
    '---\n',
    '- ',
    '* ',
    '1. ',
    '# ',
    '## ',
    '### ',
    '> ',
    '===\n',
    '[x] ',
    '***',
    '```\n',
    '"""\n',
    '<!--',
    '-->',
    '<b>',
  ],
  ...[
    '| a | b |\n',
    '| a |\n',
    '|---|\n',
    '| ',
    '|',
    '@smoke ',
    '@platform:ios ',
    '@timeout:x ',
    '@',
    '`@x` ',
    '`',
    '**',
    '_',
  ],
  ...[
    'Feature: f\n',
    'Scenario: s\n',
    'Scenario Outline: <a>\n',
    'Examples:\n',
    'Background:\n',
    'Rule: r\n',
    '# language: de\n',
  ],
  ...[
    'Given ',
    'Then ',
    'Funktionalität: f\n',
    '# Feature: f\n',
    '## Scenario: s\n',
    '* Given x\n',
    '# platform: x\n',
    '# language: __proto__\n',
    '@plan:0b8f1f0e-5c3e-4b8e-9a55-1f2d3c4b5a69 ',
    '# plan: x\n',
    '@device:x ',
    '@platform:desktop ',
  ],
  ...[
    '{{',
    '}}',
    '{{x}}',
    '{{known}}',
    '{{ secret }}',
    '<a>',
    '[l](u)',
    '[l][u]',
    '[u]: /x\n',
    '![i](j)',
    '&amp;',
    '&lt;',
    'http://x.y',
  ],
  ...[
    'platform: ios\n',
    'platform: desktop\ndevice: x\n',
    'plan: 0b8f1f0e-5c3e-4b8e-9a55-1f2d3c4b5a69\n',
    'cases: [a.md, "b#c", *a]\n',
    'cases:\n',
    'stopOnFailure: true\n',
    'tags: [a',
    'variables:\n  x: 1\n',
    '&a ',
    '*a ',
    '? ',
    ': ',
    '{',
    '}',
    ']',
    '"',
    "'",
    '“',
    '. ',
    '! ',
    'e.g. ',
    'words ',
  ],
];

function randomText(next: (below: number) => number): string {
  return Array.from({ length: 1 + next(40) }, () => pieces[next(pieces.length)]!).join('');
}

function places({ cases, mistakes: slips }: CaseFile): Position[] {
  const inside = cases.flatMap(({ suites, steps, plan }) => [
    ...suites,
    ...steps,
    ...(plan && 'cases' in plan ? plan.cases : []),
  ]);
  return [...slips, ...cases, ...inside];
}

describe.each(['a.feature', 'a.feature.md', 'a.md', 'a.txt'])('any text as %s', (path) => {
  it('is read without a throw, into places that are in the file', () => {
    const next = seeded(20_240_607);
    for (let count = 0; count < TEXTS_PER_FORMAT; count++) {
      const text = randomText(next);
      const file = read(path, text, { variables: { known: 'k' }, secrets: ['secret'] });
      const lines = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
      for (const { line, column } of places(file)) {
        const isInside =
          line >= 1 && line <= lines.length && column >= 1 && column <= lines[line - 1]!.length + 1;
        if (!isInside) expect.fail(`${line}:${column} is not in ${JSON.stringify(text)}`);
      }
      if (file.cases.length + file.mistakes.length === 0)
        expect.fail(`nothing is said of ${JSON.stringify(text)}`);
      const crash = mistakes(file).find((message) => message.includes('a reader broke'));
      if (crash !== undefined) expect.fail(`${crash}: ${JSON.stringify(text)}`);
    }
  });
});

it('every step of a plain-text file is found where it is said to be', () => {
  const next = seeded(7);
  const words = [
    'I',
    'open',
    '"the. shop"',
    'and',
    'Ada',
    'é',
    '😀',
    "don't",
    'e.g.',
    '3.5',
    '/a?b=C',
    'wait.',
    'See!',
    'Why?',
    '- ',
    '1. ',
    '\n',
    '\n\n',
    '\r\n',
  ];
  for (let count = 0; count < TEXTS_PER_FORMAT; count++) {
    const text = Array.from({ length: 1 + next(30) }, () => words[next(words.length)]!).join(' ');
    const lines = text.split(/\r?\n/);
    for (const { line, column, text: step } of read('a.txt', text).cases.flatMap(({ steps }) => steps)) {
      if (!lines[line - 1]!.startsWith(step, column - 1))
        expect.fail(`${line}:${column} ${step} in ${JSON.stringify(text)}`);
    }
  }
});
