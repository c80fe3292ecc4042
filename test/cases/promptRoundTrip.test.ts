/** What composePrompt writes readPrompt reads, and prose is read as a plain-text case file is; for texts drawn by chance. */
import { expect, test } from 'vitest';
import type { InnerStep, Step } from '../../src/cases/case.js';
import { composePrompt, type PromptPart, readPrompt } from '../../src/cases/prompt.js';
import { readSound } from './reading.js';

const SEED = Number(process.env['CASEWRIGHT_SEED'] ?? 20);
const at = { line: 1, column: 1 };

/** Numbers below 1, the same for the same seed (mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const draw = chance(SEED);
const below = (count: number): number => Math.floor(draw() * count);
const pick = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
const some = <Item>(most: number, make: () => Item): Item[] => Array.from({ length: below(most + 1) }, make);

/** Pieces that look like the grammar, and what tends to break one. */
const PIECES = [
  ...[
    'I click',
    '"Save"',
    'Then',
    '1.',
    '2. ',
    '- ',
    '> ',
    '|',
    '\\',
    '"""',
    'That is:',
    'Start at',
    '#',
    '@tag',
  ],
  ...[
    'é',
    '日本',
    '🙂',
    'e.g. this',
    "don't",
    '{{name}}',
    '`code`',
    '*bold*',
    '…',
    'a|b',
    '\\n',
    'x.',
    '?',
    ':',
    '“A”',
  ],
];
const words = (most: number): string =>
  Array.from({ length: 1 + below(most) }, () => pick(PIECES))
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
const cell = (): string => pick([words(2), '', `${words(1)}\n${words(1)}`]);

function inner(): InnerStep {
  const width = 1 + below(3);
  const table = some(3, () => Array.from({ length: width }, cell));
  const lines = some(4, () => pick([words(3), '', `   ${words(2)}`]));
  return {
    text: words(5),
    ...(table.length > 0 && { table }),
    ...(lines.length > 0 && { docString: lines.join('\n') }),
  };
}

function step(): Step {
  const meaning = draw() < 0.3 ? [inner(), ...some(2, inner)] : [];
  return { ...inner(), ...at, ...(meaning.length > 0 && { meaning }) };
}

test(`a prompt that was composed is read back, 3,000 times (seed ${SEED})`, () => {
  for (let run = 0; run < 3_000; run++) {
    const steps = [step(), ...some(4, step)];
    const parts = steps.flatMap((one): PromptPart[] => [
      ...some(1, (): PromptPart => ({ kind: 'context', text: `${words(4)}\n${words(3)}`, at })),
      { kind: 'step', step: one },
    ]);
    const mark = pick(['', '\n> Request 0b54ee6c-2f0e-4c39-9d0f-6f9f2a3b4c5d']);
    const prompt = composePrompt(parts) + mark;
    const wanted = steps.map(({ line: _, column: __, ...rest }, index) => ({ number: index + 1, ...rest }));
    expect(readPrompt(prompt).steps, prompt).toEqual(wanted);
  }
});

const SENTENCES = [
  ...[
    'Open "/login"',
    'I type "a. b" into "Name"',
    'Click Save',
    "I don't see “Error. Again”",
    'Wait 2.5 seconds',
  ],
  ...['Press Ctrl+S', 'The total is € 12.50', 'Use e.g. the first one', 'I see `a.b.c`', 'Go to /a?b=c'],
];
const TITLES = ['Log in', 'Buy 3 things', 'Ünïcode', ''];
const line = (): string => {
  const text = some(3, () => `${pick(SENTENCES)}${pick(['.', '!', '?'])}`).join(' ') || `${pick(SENTENCES)}.`;
  return pick(['', '', '- ', '* ', '7) ', '   ']) + text + pick(['', ' ']);
};

test(`prose is read as the text file that it might be, 3,000 times (seed ${SEED})`, () => {
  for (let run = 0; run < 3_000; run++) {
    const title = pick(TITLES);
    const lines = [line(), ...some(5, () => pick([line(), line(), '', 'Steps:', 'Expected result:', '---']))];
    const text = `${title === '' ? '' : `${title}\n\n`}${lines.join('\n')}`;
    const [asFile] = readSound('case.txt', text);
    const asPrompt = readPrompt(
      `${text}${pick(['', '\n', '\n> Request 0b54ee6c-2f0e-4c39-9d0f-6f9f2a3b4c5d'])}`,
    );
    expect(
      asPrompt.steps.map((one) => one.text),
      text,
    ).toEqual(asFile?.steps.map((one) => one.text));
  }
});
