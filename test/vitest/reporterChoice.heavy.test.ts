/** What runs, and what the report of Vitest lists, where that is not everything: what was chosen, and what the run never came to. */
import { describe, expect, test } from 'vitest';
import { titlesRun } from '../support/vitestProject.js';
import { WITH_JSON, others, reportOf, reportingProject, reported } from './reporterProject.js';

/** None of its cases needs a service. */
const STEP = 'Then I see "{{unset}}"';

const ROWS = `Feature: O

  Scenario Outline: row <n>
    ${STEP}

    Examples:
      | n |
      | 1 |
      | 2 |

  Scenario: other
    ${STEP}
`;

const FILES = {
  'cases/a.feature': `Feature: A

  @smoke
  Scenario: first
    ${STEP}

  @skip
  Scenario: second
    ${STEP}

  Scenario: third
    ${STEP}
`,
  'cases/b.md': '# Shop\n\n## Looking\n\n- I see "{{unset}}"\n',
  'cases/only.feature': `Feature: A

  @smoke
  @only
  Scenario: only
    ${STEP}

  @skip
  Scenario: skipped
    ${STEP}

  @smoke
  Scenario: left out
    ${STEP}
`,
  'cases/rows.feature': ROWS,
  'cases/same rows.feature': ROWS,
  'unit.test.js': `import { describe, test } from 'vitest';
test('adds', () => {});
test.skip('rests', () => {}); // skipped so that the report has one to tell of
describe('first', () => { test('of all', () => {}); });
`,
};

const OPTIONS = `{ files: 'cases', secrets: { unset: undefined } }`;

const refused = (place: string) => `${place} | fails | error: option not usable`;
const skipped = (place: string) => `${place} | none | skipped: skipped by tag`;

const FIRST = refused('cases/a.feature:4 first');
const SECOND = skipped('cases/a.feature:8 second');

interface Chosen {
  args: string[];
  /** Titles. */
  run: string[];
  /** The cases of the report, and its other tests. */
  reported: string[];
  others?: string[];
}

const CHOICES: Record<string, Chosen> = {
  'by name': {
    args: ['-t', 'first|second'],
    run: ['first', 'of all'],
    // The second one is chosen, but skipped all the same.
    reported: [FIRST, SECOND],
    others: ['unit.test.js | first | of all | passed'],
  },
  'by lines, by files, and because another case is tagged @only': {
    args: [
      ...['cases/a.feature:4', 'cases/rows.feature:3', 'cases/same rows.feature:9'],
      ...['cases/b.md', 'cases/only', 'unit'],
    ],
    run: ['Looking', 'adds', 'first', 'of all', 'only', 'row 1', 'row 2', 'row 2'],
    reported: [
      FIRST,
      refused('cases/b.md:3 Looking'),
      refused('cases/only.feature:5 only'),
      skipped('cases/only.feature:9 skipped'),
      refused('cases/rows.feature:8 row 1'),
      refused('cases/rows.feature:9 row 2'),
      refused('cases/same rows.feature:9 row 2'),
    ],
    others: [
      'unit.test.js | adds | passed',
      'unit.test.js | rests | skipped',
      'unit.test.js | first | of all | passed',
    ],
  },
  'by tags': {
    args: ['--tags-filter=smoke'],
    run: ['first', 'only'],
    reported: [FIRST, refused('cases/only.feature:5 only')],
  },
};

describe('what was not chosen is not run, and not in the report', () => {
  test.for(Object.entries(CHOICES))('%s', async ([, chosen]) => {
    const project = await reportingProject({ options: OPTIONS }, FILES);
    await project.vitest([...WITH_JSON, ...chosen.args]);
    expect(await titlesRun(project)).toEqual(chosen.run);
    const report = await reportOf(project);
    expect(reported(report)).toEqual(chosen.reported);
    expect(others(report).toSorted()).toEqual((chosen.others ?? []).toSorted());
  });
});

/** The order of files is else that of their sizes. */
const ORDER =
  `import { BaseSequencer } from 'vitest/node';\n` +
  `class ByName extends BaseSequencer { async sort(files) { return files.toSorted((a, b) => (a.moduleId < b.moduleId ? -1 : 1)); } }\n`;

test('what --bail leaves, once --retry has tried again, is in the report as not run', async () => {
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
  const { output } = await run.vitest(['--bail=1', '--retry=1', '--maxWorkers=1']);
  expect(output).toMatch(/Tests +1 failed/);
  expect(output.match(/FAIL +cases\/a\.feature/g)).toHaveLength(2);
  const report = await reportOf(run);
  expect(reported(report)).toEqual([
    'cases/a.feature:3 dances | fails | error: option not usable | error: option not usable',
    'cases/a.feature:6 rests | none | skipped: not run',
    'cases/a.feature:10 sleeps | none | skipped: skipped by tag',
    'cases/b.feature:3 sings | none | skipped: not run',
    'cases/b.feature:7 hums | none | skipped: skipped by tag',
    'cases/c.txt:1 Sing to me | none | skipped: not run',
  ]);
  expect(report.faults).toEqual(['unit/b.test.ts: the run ended before it came to this file.']);
  expect(report.status).toBe('failed');
});
