/** What a step of one case means, written beside its case file, and what is wrong with it. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { stemOf } from '../../src/cases/case.js';
import { findCaseFiles, readCaseFile } from '../../src/cases/index.js';
import { loadPhrases } from '../../src/phrases/index.js';

const FEATURE = `Feature: Orders
  Scenario: Pay
    Given I open "/"
    When I settle up with "{{password}}"
    Then the bill looks settled
  Scenario: Split
    When I settle up with "{{password}}"
    Then the bill looks settled
  Scenario Outline: A tip of <tip>
    When I leave <tip> for the waiter

    Examples:
      | tip |
      | 5   |
      | 10  |
`;

const RECORDED = `# Recorded steps of orders.feature

## Pay

### I settle up with "{{password}}"

- I fill in "PIN" with "{{password}}"
- I click "Pay"

On "/bill", by sonnet.

### Then the bill looks settled

- I should see "Paid"

## A tip of <tip>

### I leave {{tip}} for the waiter

- I fill in "Tip" with "{{tip}}"
`;

interface Suite {
  cases?: string;
  phrases?: string;
}

async function load(recorded: string, { cases = 'cases/**/*.feature', phrases }: Suite = {}) {
  const root = await mkdtemp(path.join(tmpdir(), 'recordings-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(path.join(root, 'cases'));
  await writeFile(path.join(root, 'cases/orders.feature'), FEATURE);
  await writeFile(path.join(root, 'cases/orders.recorded.md'), recorded);
  if (phrases !== undefined) await writeFile(path.join(root, 'phrases.md'), phrases);
  const given = { variables: {}, secrets: ['password'] };
  const steps = phrases === undefined ? [] : ['phrases.md'];
  const { book, mistakes } = loadPhrases({ root, steps, cases: [cases], pages: {}, given });
  const file = 'cases/orders.feature';
  const read = readCaseFile(
    { path: file, text: FEATURE },
    { ...given, meaningOf: (step, title) => book.meaningOf(step, { stem: stemOf(file), title }) },
  );
  const meant = read.cases.map(({ steps: all }) => all.map((step) => step.meaning?.map(({ text }) => text)));
  const told = mistakes.map(({ file: at, line, column, message }) => `${at}:${line}:${column} ${message}`);
  return { root, book, meant, told, read };
}

describe('a recording', () => {
  test('holds for the step of its case alone, and keeps variables and secrets as names', async () => {
    const { meant, told } = await load(RECORDED);
    expect(told).toEqual([]);
    expect(meant).toEqual([
      [
        undefined,
        ['When I fill in "PIN" with "{{password}}"', 'I click "Pay"'],
        ['Then I should see "Paid"'],
      ],
      [undefined, undefined],
      [['When I fill in "Tip" with "5"']],
      [['When I fill in "Tip" with "10"']],
    ]);
  });

  test('tells its own line where it goes wrong', async () => {
    const { read } = await load(RECORDED);
    expect(read.cases[0]?.steps[1]?.meaning?.map(({ from }) => from)).toEqual([
      { file: 'cases/orders.recorded.md', line: 7, column: 3 },
      { file: 'cases/orders.recorded.md', line: 8, column: 3 },
    ]);
  });

  test('goes before a phrase, and may use one', async () => {
    const phrases =
      '## the bill looks settled\n\n- I should see "Settled"\n\n## it is over\n\n- I see "Bye"\n';
    const recorded = '## Pay\n\n### the bill looks settled\n\n- it is over\n';
    const { meant } = await load(recorded, { phrases });
    expect(meant[0]?.[2]).toEqual(['Then I see "Bye"']);
    expect(meant[1]?.[1]).toEqual(['Then I should see "Settled"']);
  });

  test.each(['cases', 'cases/orders.feature', 'cases/{orders,bills}.feature', '**/*.feature'])(
    'is found for %s',
    async (cases) => {
      const { book } = await load(RECORDED, { cases });
      expect([...book.files]).toEqual(['cases/orders.recorded.md']);
    },
  );

  test('is no case file', async () => {
    const { root, book } = await load(RECORDED);
    expect(findCaseFiles('cases/**/*.{feature,md}', root, book.files)).toEqual(['cases/orders.feature']);
  });

  test('is no phrase of other cases', async () => {
    const { book } = await load(RECORDED);
    expect(book.phrases).toEqual([]);
    expect(book.find('the bill looks settled')).toEqual([]);
  });

  test('with mistakes tells all of them at their places', async () => {
    const recorded = [
      '- I click "Lost"',
      '### Nobody knows the case',
      '- I click "A"',
      '## Pay',
      '### I wait',
      '- I fill in "X" with "{{nothing}}"',
      '### I wait.',
      '- I click "B"',
    ].join('\n\n');
    const { told } = await load(recorded);
    expect(told.map((line) => line.replace(/(: it is the same as).*/, '$1'))).toEqual([
      expect.stringMatching(/^cases\/orders\.recorded\.md:1:1 Failed to read the recording/),
      expect.stringMatching(/^cases\/orders\.recorded\.md:3:1 Failed to read the recording/),
      expect.stringMatching(/^cases\/orders\.recorded\.md:11:23 .*\{\{nothing\}\}/),
      expect.stringMatching(/^cases\/orders\.recorded\.md:13:1 .*is the same as/),
    ]);
  });
});
