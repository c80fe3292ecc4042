/** Two shards that ran in different folders, merged in a third one: the same report as that of one run. */
import path from 'node:path';
import { expect, test } from 'vitest';
import type { Report } from '../../src/report/report.js';
import { playwrightProject, type PlaywrightProject } from '../support/playwrightProject.js';
import { mergeReports, reportIn, runReported } from './reported.js';
import { serviceByTitle, NO_SERVICE } from './serviceByTitle.js';
import { SECRET, scenario, situations } from './situations.js';

const ONE_WORKER = ['--workers=1'];

async function sharded(into: PlaywrightProject, files: Record<string, string>): Promise<void> {
  const service = await serviceByTitle();
  for (const shard of [1, 2]) {
    const project = await playwrightProject(files);
    await project.playwright(['--reporter=blob', `--shard=${shard}/2`, ...ONE_WORKER], {
      ...{ ...service.env, WORD: SECRET },
      PLAYWRIGHT_BLOB_OUTPUT_FILE: path.join(into.folder, 'blobs', `report-${shard}.zip`),
    });
    await project.dispose();
  }
  await service.close();
}

async function whole(files: Record<string, string>): Promise<Report> {
  const service = await serviceByTitle();
  const project = await playwrightProject(files);
  const { report } = await runReported(project, { args: ONE_WORKER, env: service.env });
  await service.close();
  return report;
}

/** Without what differs from run to run: times. */
function comparable({ parts, cases, otherTests, ...report }: Report) {
  const time = { startedAt: '', duration: 0 };
  return {
    ...{ ...report, ...time },
    parts: parts.map((part) => ({ ...part, ...time })),
    otherTests: otherTests.map((one) => ({ ...one, duration: 0 })),
    cases: cases.map((one) => ({
      ...one,
      attempts: one.attempts.map((attempt) => ({ ...attempt, ...time })),
    })),
  };
}

const REPORTER = '--reporter=casewright/playwright/reporter';

/** Every kind of thing that has to survive, and few failures: Playwright starts a worker anew for each. */
function suite(): Record<string, string> {
  const { 'cases/broken.feature': _, ...files } = situations();
  const titles = ['Passes', 'Fails', 'Skipped by hook', 'Setup throws'];
  const cases = `Feature: Situations\n${titles.map((title) => scenario(title)).join('')}`;
  const again = `Feature: Again\n${scenario('Flaky')}`;
  return { ...files, 'cases/situations.feature': cases, 'retried/again.feature': again };
}

test('two shards, merged, give the report of one run, and never show a secret that is not known there', async () => {
  const files = suite();
  const bare = `export default { testDir: '.' };\n`;
  const merging = await playwrightProject({ ...files, 'bare.config.ts': bare, 'blobs/.keep': '' });
  const [wanted] = await Promise.all([whole(files), sharded(merging, files)]);
  const { output } = await mergeReports(merging, ['--config=playwright.config.ts', REPORTER, 'blobs'], {
    ...{ ...NO_SERVICE, WORD: SECRET },
  });
  expect(output).toContain('(casewright-report/index.html)');
  const merged = await reportIn(merging);
  expect(comparable(merged)).toEqual(comparable(wanted));
  const pictures = merged.cases.flatMap(({ attempts }) => attempts.flatMap(({ screenshots }) => screenshots));
  expect(pictures.length).toBeGreaterThan(5);
  expect(pictures.filter(({ file }) => file === null)).toEqual([]);

  await mergeReports(merging, ['--config=bare.config.ts', REPORTER, 'blobs']);
  const { cases, otherTests, faults } = await reportIn(merging);
  expect(JSON.stringify([cases, otherTests])).not.toContain(SECRET);
  const broken = cases.find(({ title }) => title === 'Setup throws');
  expect(broken?.attempts[0]?.message).toBe(
    'The case was not judged: (left out, because it may hold a secret)',
  );
  expect(faults).toEqual([
    expect.stringContaining('it may hold the secrets "word", "API key of the service", which'),
  ]);
  expect(cases).toHaveLength(merged.cases.length);
});
