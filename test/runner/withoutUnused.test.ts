/** Recordings that no step uses any more are taken out when their case has passed; everything else stays. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { withoutUnused } from '../../src/runner/recordings/recordCase.js';

const CASES = `Feature: Cart
  Scenario: Pay
    When she settles the bill of {{amount}}
  Scenario Outline: Send to <who>
    When it goes to <who>
    Examples:
      | who |
      | Ada |
`;

const recording = (step: string, mark = '<!-- by haiku at / -->') =>
  `### ${step}\n\n${mark}\n\n- Click the "Pay" button\n\n`;
const PAY = `## Pay\n\n${recording('When she settles the bill of {{amount}}')}`;
const SEND = `## Send to <who>\n\n${recording('When it goes to <who>')}`;

const SHORTER = `${(PAY + SEND).trimEnd()}\n`;

async function after(recorded: string, title: string, files: Record<string, string> = {}): Promise<string> {
  const root = await mkdtemp(path.join(tmpdir(), 'casewright-unused-'));
  onTestFinished(() => rm(root, { recursive: true }));
  for (const [file, text] of Object.entries({
    'cart.feature': CASES,
    'cart.recorded.md': recorded,
    ...files,
  }))
    await writeFile(path.join(root, file), text);
  return withoutUnused(recorded, { stem: 'cart', title }, root);
}

test('what steps use stays, by words, variables and rows', async () => {
  expect(await after(PAY + SEND, 'Pay')).toBe(PAY + SEND);
});

test('a step that has other words now loses its recording, and the rest of the case keeps its own', async () => {
  const stale = recording('When she pays the bill');
  expect(await after(PAY + stale + SEND, 'Pay')).toBe(SHORTER);
});

test('a case that is gone goes whole', async () => {
  expect(await after(`${PAY}## Refund\n\n${recording('When it comes back')}${SEND}`, 'Pay')).toBe(SHORTER);
});

test.each([
  [
    'of another case of the file, which may not have run',
    `${SEND}${recording('When it flies')}`.trimEnd() + '\n',
    {},
  ],
  ['that a person has written', `## Pay\n\n${recording('When she pays', 'As agreed with Tom.')}`, {}],
  [
    'that a case of another file beside it uses',
    `## Refund\n\n${recording('When it comes back')}`,
    { 'cart.md': '# Cart\n\n## Refund\n\n1. When it comes back\n' },
  ],
  [
    "where a case file can't be read",
    `## Refund\n\n${recording('When it comes back')}`,
    { 'cart.md': '---\nstartUrl: [\n---\n# Cart\n' },
  ],
])('one %s stays', async (_, recorded, files) => {
  expect(await after(recorded, 'Pay', files)).toBe(recorded);
});
