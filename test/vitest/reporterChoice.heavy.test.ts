/** What the report of Vitest lists where not everything runs: what was chosen, and what the run never came to. */
import { describe, expect, test } from 'vitest';
import { servePage } from '../support/httpServer.js';
import { others, reportOf, reportingProject, told } from './reporterProject.js';

/** None of its cases needs a service. */
const FILES = {
  'cases/a.feature': `Feature: A

  @smoke
  Scenario: first
    Then I see "{{unset}}"

  @skip
  Scenario: second
    Then I see "{{unset}}"

  Scenario Outline: row <n>
    Then I see "{{unset}}"

    Examples:
      | n |
      | 1 |
      | 2 |
`,
  'cases/b.md': '# Looking\n\n- I see "{{unset}}"\n',
  'unit.test.js': `import { describe, test } from 'vitest';
test('adds', () => {});
test.skip('rests', () => {}); // skipped so that the report has one to tell of
describe('first', () => { test('of all', () => {}); });
`,
};

const project = (files: Record<string, string> = FILES) =>
  reportingProject({ options: `{ files: 'cases', secrets: { unset: undefined } }` }, files);

const FIRST = 'cases/a.feature:4 first | fails | error: option not usable';
const SECOND = 'cases/a.feature:8 second | none | skipped: skipped by tag';
const ROWS = [
  'cases/a.feature:16 row 1 | fails | error: option not usable',
  'cases/a.feature:17 row 2 | fails | error: option not usable',
];

describe('what was not chosen is not in the report', () => {
  test.for([
    [['-t', 'first'], [FIRST], ['unit.test.js | first | of all | passed']],
    // It is chosen, but skipped all the same.
    [['-t', 'second'], [SECOND], []],
    [['cases/a.feature:4'], [FIRST], []],
    [
      ['cases/a.feature:11', 'unit'],
      ROWS,
      [
        'unit.test.js | adds | passed',
        'unit.test.js | rests | skipped',
        'unit.test.js | first | of all | passed',
      ],
    ],
    [['--tags-filter=smoke'], [FIRST], []],
  ] as const)('by %j', async ([args, cases, tests]) => {
    const run = await project();
    await run.vitest([...args]);
    const report = await reportOf(run);
    expect(told(report)).toEqual(cases);
    expect(others(report).toSorted()).toEqual([...tests].toSorted());
  });

  test('because another case is tagged @only', async () => {
    const only = FILES['cases/a.feature'].replace('@smoke', '@only');
    const run = await project({ ...FILES, 'cases/a.feature': only });
    await run.vitest(['cases/a']);
    expect(told(await reportOf(run))).toEqual([FIRST, SECOND]);
  });
});

/** The order of files is else that of their sizes. */
const ORDER =
  `import { BaseSequencer } from 'vitest/node';\n` +
  `class ByName extends BaseSequencer { async sort(files) { return files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1)); } }\n`;

test('what --bail leaves is in the report as not run', async () => {
  const dancing =
    'Feature: A\n\n  Scenario: dances\n    Then I see "{{unset}}"\n\n  Scenario: rests\n    When I dance\n\n  @skip\n  Scenario: sleeps\n    When I dance\n';
  const options = `{ files: 'cases', secrets: { unset: undefined }, concurrency: 1 }`;
  const files = {
    'cases/a.feature': dancing,
    'cases/b.feature':
      'Feature: B\n\n  Scenario: sings\n    When I sing\n\n  @skip\n  Scenario: hums\n    When I hum\n',
    'cases/c.txt': 'Sing to me\n\nI sing.\n',
    'unit/b.test.ts': `import { test } from 'vitest';\ntest('adds', () => {});\n`,
  };
  const run = await reportingProject({ options, test: `sequence: { sequencer: ByName }` }, files);
  await run.write({ 'vitest.config.ts': ORDER + (await run.read('vitest.config.ts')) });
  await run.vitest(['--bail=1', '--maxWorkers=1']);
  const report = await reportOf(run);
  expect(told(report)).toEqual([
    'cases/a.feature:3 dances | fails | error: option not usable',
    'cases/a.feature:6 rests | none | skipped: not run',
    'cases/a.feature:10 sleeps | none | skipped: skipped by tag',
    'cases/b.feature:3 sings | none | skipped: not run',
    'cases/b.feature:7 hums | none | skipped: skipped by tag',
    'cases/c.txt:1 Sing to me | none | skipped: not run',
  ]);
  expect(report.faults).toEqual(['unit/b.test.ts: the run ended before it came to this file.']);
  expect(report.status).toBe('failed');
});

test('a reason that only warns is tried again, skipped in the end, and warns in the report', async () => {
  const { origin } = await servePage('<h1>Hello</h1>');
  const options = `{ files: 'cases', startUrl: '${origin}', gate: { 'step not understood': 'warn' } }`;
  const run = await reportingProject(
    { options, test: 'retry: 1' },
    { 'cases/a.md': '# Looking\n\n- I dance\n' },
  );
  const { exitCode, output } = await run.vitest();
  expect(exitCode).toBe(0);
  expect(output).toMatch(/Tests +1 skipped/);
  const report = await reportOf(run);
  expect(told(report)).toEqual([
    'cases/a.md:1 Looking | warns | error: step not understood | error: step not understood',
  ]);
  expect(report.status).toBe('passed');
});

test('a case of two projects is there twice, each with the command that runs it', async () => {
  const { origin } = await servePage('<h1>Hello</h1>');
  const one = (name: string) =>
    `{ extends: true, test: { name: '${name}' }, plugins: [cases({ files: 'cases', startUrl: '${origin}' })] }`;
  const run = await reportingProject(
    { options: [], test: `projects: [${one('desktop')}, ${one('my phone')}]` },
    { 'cases/my shop.txt': 'Looking\n\nI see "Hello".\n' },
  );
  const { exitCode } = await run.vitest();
  expect(exitCode).toBe(0);
  const report = await reportOf(run);
  expect(told(report)).toEqual([
    'cases/my shop.txt:1 Looking [desktop] | passes | passed',
    'cases/my shop.txt:1 Looking [my phone] | passes | passed',
  ]);
  expect(report.cases.map(({ command }) => command)).toEqual([
    "npx vitest run 'cases/my shop.txt:1' --project=desktop",
    "npx vitest run 'cases/my shop.txt:1' '--project=my phone'",
  ]);
  expect(new Set(report.cases.map(({ id }) => id)).size).toBe(2);
  const { output } = await run.vitest(['cases/my shop.txt:1', '--project=my phone']);
  expect(output).toMatch(/Tests +1 passed \(1\)/);
});
