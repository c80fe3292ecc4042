/** What a step of one case means, written beside its case file, and what is wrong with it. */
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { stemOf } from '../../src/cases/case.js';
import { findCaseFiles, readCaseFile } from '../../src/cases/index.js';
import { loadPhrases } from '../../src/phrases/index.js';
import { withRecordings } from '../../src/runner/recordings/recordCase.js';

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
  feature?: string;
}

async function load(
  recorded: string,
  { cases = 'cases/**/*.feature', phrases, feature = FEATURE }: Suite = {},
) {
  const root = await mkdtemp(path.join(tmpdir(), 'recordings-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(path.join(root, 'cases'));
  await writeFile(path.join(root, 'cases/orders.feature'), feature);
  await writeFile(path.join(root, 'cases/orders.recorded.md'), recorded);
  if (phrases !== undefined) await writeFile(path.join(root, 'phrases.md'), phrases);
  const given = { variables: {}, secrets: ['password'] };
  const steps = phrases === undefined ? [] : ['phrases.md'];
  const { book, mistakes } = loadPhrases({ root, steps, cases: [cases], pages: {}, given });
  const file = 'cases/orders.feature';
  const read = readCaseFile(
    { path: file, text: feature },
    { ...given, meaningOf: (step, title, nth) => book.meaningOf(step, { stem: stemOf(file), title, nth }) },
  );
  const meant = read.cases.map(({ steps: all }) => all.map((step) => step.meaning?.map(({ text }) => text)));
  const reported = mistakes.map(
    ({ file: at, line, column, message }) => `${at}:${line}:${column} ${message}`,
  );
  return { root, book, meant, reported, read };
}

describe('a recording', () => {
  test('holds for the step of its case alone, and keeps variables and secrets as names', async () => {
    const { meant, reported } = await load(RECORDED);
    expect(reported).toEqual([]);
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
    ].join('\n\n');
    const { reported } = await load(recorded);
    expect(reported).toEqual([
      expect.stringMatching(/^cases\/orders\.recorded\.md:1:1 Failed to read the recording/),
      expect.stringMatching(/^cases\/orders\.recorded\.md:3:1 Failed to read the recording/),
      expect.stringMatching(/^cases\/orders\.recorded\.md:11:23 .*\{\{nothing\}\}/),
    ]);
  });
});

describe('of a step with a table, or of several that say the same,', () => {
  const guests = (who: string) =>
    `    When these guests are put up:\n      | guest | nights |\n      | ${who} | 2 |\n`;
  const feature = `Feature: Inn\n  Scenario: Rooms\n${guests('Ada')}${guests('Bob')}    When it gets late\n    When it gets late\n`;

  test('each is found with its own table', async () => {
    const recorded = `## Rooms

### When these guests are put up:

| guest | nights |
| ----- | ------ |
| Ada   | 2      |

<!-- by haiku at / -->

- Click "Single"
`;
    const { meant, reported } = await load(recorded, { feature });
    expect(reported).toEqual([]);
    expect(meant[0]).toEqual([['Click "Single"'], undefined, undefined, undefined]);
  });

  test('what is written for a table is read for it again, whatever stands in it', async () => {
    const table = [
      ['guest', 'nights'],
      ['B*o*b | "Co"', '{{nights}}'],
    ];
    const step = { text: 'When these guests are put up:', table };
    const made = { step, sentences: ['Fill "Nights" with "{{nights}}"'], model: 'haiku' };
    const recorded = withRecordings('', 'Rooms', [made]);
    expect(withRecordings(recorded, 'Rooms', [made])).toBe(recorded);
    const rows = '      | guest | nights |\n      | B*o*b \\| "Co" | <nights> |\n';
    const outline = `Feature: Inn\n  Scenario Outline: Rooms\n    When these guests are put up:\n${rows}    Examples:\n      | nights |\n      | 3 |\n`;
    const { meant, reported } = await load(recorded, { feature: outline });
    expect(reported).toEqual([]);
    expect(meant).toEqual([[['Fill "Nights" with "3"']]]);
  });

  test('so is a text of several lines', async () => {
    const step = { text: 'When she writes', docString: 'Dear Ada,\n\n```\nthanks\n```' };
    const recorded = withRecordings('', 'Rooms', [{ step, sentences: ['Click "Send"'], model: 'haiku' }]);
    const indented = step.docString.split('\n').map((line) => `      ${line}`);
    const text = `Feature: Inn\n  Scenario: Rooms\n    When she writes\n      """\n${indented.join('\n')}\n      """\n`;
    const { meant } = await load(recorded, { feature: text });
    expect(meant).toEqual([[['Click "Send"']]]);
    const other = await load(recorded, { feature: text.replace('Ada', 'Bob') });
    expect(other.meant).toEqual([[undefined]]);
  });

  test('one serves all steps of the same words, several each one of them', async () => {
    const late = (...sentences: string[]) =>
      withRecordings(
        '',
        'Rooms',
        sentences.map((one) => ({
          ...{ step: { text: 'When it gets late' }, sentences: [one], model: 'haiku' },
        })),
      );
    const one = await load(late('Click "Sleep"', 'Click "Sleep"'), { feature });
    expect(one.meant[0]?.slice(2)).toEqual([['Click "Sleep"'], ['Click "Sleep"']]);
    const both = await load(late('Click "Sleep"', 'Click "Wake"'), { feature });
    expect(both.reported).toEqual([]);
    expect(both.meant[0]?.slice(2)).toEqual([['Click "Sleep"'], ['Click "Wake"']]);
  });
});
