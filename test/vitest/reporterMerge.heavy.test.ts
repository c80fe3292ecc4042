/** The reports of two shards, merged by Vitest, are the report of one run. */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Evidence, Report } from '../../src/report/report.js';
import { servePage } from '../support/httpServer.js';
import type { VitestProject } from '../support/vitestProject.js';
import { others, reportOf, reportingProject, reported } from './reporterProject.js';

/** One of each shard has a picture of what failed. */
const feature = (word: string) => `Feature: ${word}

  Scenario: passes ${word}
    Then I see "Hello"

  Scenario: fails ${word}
    Then I see "Bye"
`;

const WITHOUT_SERVICE = `
  Scenario: has no verdict
    When I dance

  @skip
  Scenario: is skipped
    When I dance

  Scenario: is skipped by a hook
    When I dance
`;

const FILES = {
  'cases/a.feature': feature('here') + WITHOUT_SERVICE,
  'cases/b.feature': feature('there'),
  'cases/only.feature':
    'Feature: O\n\n  @only\n  Scenario: alone\n    Then I see "Hello"\n\n  Scenario: left out\n    When I dance\n',
  'cases/broken.md': '# Broken\n\n- I see "{{nobody}}"\n',
  'unit.test.js': `import { describe, test } from 'vitest';
describe('A unit', () => { test('adds', () => {}); test.skip('rests', () => {}); }); // skipped so that the report has one to tell of\n`,
  'cases/locked.txt': 'Locked\n\nI see "Hello".\n',
  'setup.js': `import { beforeEach } from 'vitest';
beforeEach(({ task, skip }) => {
  if (task.name.includes('by a hook')) skip();
  if (task.name === 'Locked') throw new Error('No door for xyzzy.');
});\n`,
};

const WORD = { WORD: 'xyzzy' };

describe('two shards', { timeout: 300_000 }, () => {
  // Vitest merges only reports of runs whose projects stood at the same path.
  test('give the report of one run, with its pictures, and without what may be a secret', async () => {
    const { origin } = await servePage('<h1>Hello</h1>');
    const options = `{ files: 'cases', pictures: 'each step', startUrl: '${origin}', stepTimeout: 2_000, secrets: { word: process.env.WORD } }`;
    const make = () => reportingProject({ options, test: `retry: 1, setupFiles: ['setup.js']` }, FILES);
    const [whole, merged] = await Promise.all([make(), make()]);
    await whole.vitest([], WORD);
    for (const shard of ['1/2', '2/2']) {
      await merged.vitest(['--reporter=blob', `--shard=${shard}`], WORD);
      // What Vitest doesn't take to another machine.
      await rm(path.join(merged.folder, '.casewright'), { recursive: true });
    }
    const { exitCode } = await merged.vitest(['--merge-reports'], WORD);
    expect(exitCode).toBe(1);

    const report = await reportOf(merged);
    const alike = await reportOf(whole);
    expect(reported(report)).toEqual(reported(alike));
    expect(reported(report)).toContain(
      'cases/b.feature:6 fails there | fails | failed: expectation not met | failed: expectation not met',
    );
    expect(others(report)).toEqual([
      'unit.test.js | A unit | adds | passed',
      'unit.test.js | A unit | rests | skipped',
    ]);
    expect(stable(report)).toEqual(stable(alike));
    expect(await evidenceOf(report, merged)).toEqual(await evidenceOf(alike, whole));
    const [part] = report.parts;
    expect(part?.duration).toBeGreaterThan(0);
    expect(
      report.cases.every((one) =>
        one.attempts.every(({ startedAt }) => startedAt >= (part?.startedAt ?? '')),
      ),
    ).toBe(true);

    // What a hook says is left out where a secret of the run is not known to who merges.
    await merged.vitest(['--merge-reports'], { WORD: '' });
    expect(saidOfLocked(report)).toEqual(['The case was not judged: No door for ***.']);
    expect(saidOfLocked(await reportOf(merged))).toEqual([
      'The case was not judged: (left out, because it may hold a secret)',
      expect.stringContaining('it may hold the secrets "word", which are not known here'),
    ]);
  });
});

const saidOfLocked = ({ cases, faults }: Report) => [
  cases.find(({ title }) => title === 'Locked')?.attempts[0]?.message,
  ...faults,
];

/** Without what differs from run to run: times, ids, and the names of evidence, which hold such. */
const stable = (report: Report): unknown =>
  JSON.parse(JSON.stringify(report), (name, value: unknown) => {
    if (/^(?:\w+At|duration|sessionId|session|evidence|messageId)$/.test(name))
      return value === null ? null : 'some';
    if (typeof value !== 'object' || value === null || !('capturedAt' in value)) return value;
    return { ...value, id: 'some' };
  });

/** What the files of evidence hold, as counts. */
async function evidenceOf({ cases }: Report, { folder }: VitestProject): Promise<unknown[]> {
  const files = cases.flatMap(({ attempts }) => attempts).flatMap(({ evidence }) => evidence ?? []);
  const texts = await Promise.all(
    files.map((file) => readFile(path.join(folder, 'casewright-report', file), 'utf8')),
  );
  return texts.map((text) => {
    const { messages, timeline, capture } = JSON.parse(text) as Evidence;
    return [messages.length, timeline?.steps.length, capture !== null];
  });
}
