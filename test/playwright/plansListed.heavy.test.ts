/** How entries that are plans are found and chosen, and what is wrong with their lists: no case is run for it. */
import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { Outcome } from '../../src/report/outcome.js';
import { sendHtml, startHttp } from '../support/httpServer.js';
import { entriesOf, type JsonEntry, type JsonReport } from '../support/jsonReport.js';
import { config, makeProject, type PlaywrightProject } from '../support/playwrightProject.js';

const plan = (title: string, list: string[], more = '') =>
  `---\ncases:\n${list.map((item) => `  - ${item}\n`).join('')}${more}---\n# ${title}\n`;
const FILES = {
  'cases/plan.md': plan('All of it', ['good.feature'], 'tags: [nightly]\n'),
  'cases/good.feature': 'Feature: Good\n\n  Scenario: Greets\n    Then I see "Hello"\n',
  'cases/mistakes.md': plan('Mistakes', [
    'good.feature',
    'gone.feature',
    '"good.feature#Greet"',
    '../listed/broken.feature',
    'plan.md',
  ]),
  'listed/broken.feature': 'Feature: Broken\n\n  Scenario: B\n    Then I see "{{nobody}}"\n',
};

let project: PlaywrightProject;
let output: string;
let entries: JsonEntry[];

beforeAll(async () => {
  const site = await startHttp((_, response) => sendHtml(response, '<h1>Hello</h1>'));
  project = await makeProject({
    'playwright.config.ts': config(`{ files: 'cases/*', startUrl: '${site.origin}' }`, 'workers: 1,'),
    ...FILES,
  });
  ({ output } = await project.playwright(['--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: 'report.json',
    CASEWRIGHT_EXECUTION_MODE: 'sequential',
  }));
  entries = entriesOf(JSON.parse(await project.read('report.json')) as JsonReport);
  return async () => {
    await site.close();
    await project.dispose();
  };
});

const entryOf = (title: string) => entries.find((entry) => entry.title === title);

describe('an entry that is a plan', () => {
  test('is told at its title', () => {
    expect(output).toContain('[cases] › cases/plan.md:6:1 › All of it');
  });

  test.each([[['cases/plan.md:6']], [['--grep', '@nightly']]])(
    'is found by %j among ordinary cases',
    async (args) => {
      const { output: listed } = await project.playwright(['--list', ...args]);
      expect(listed).toContain('[cases] › cases/plan.md:6:1 › All of it');
      expect(listed).toContain('Total: 1 test in 1 file');
    },
  );
});

test('a plan runs as the environment says, beside its own cases, which are entries as well', async () => {
  expect(entries.filter(({ ok }) => ok).map(({ title }) => title)).toEqual(['Greets', 'All of it']);
  const attached = entryOf('All of it')?.result.attachments.find(({ name }) => name === 'casewright-outcome');
  const outcome = Outcome.parse(JSON.parse(await readFile(attached?.path ?? '', 'utf8')));
  expect(outcome).toMatchObject({ planRun: { executionMode: 'sequential' } });
});

describe('a list with mistakes', () => {
  test('fails with all of them, at the first one’s line, and runs nothing', () => {
    const { ok, result } = entryOf('Mistakes') ?? {};
    expect(ok).toBe(false);
    const message = result?.error?.message;
    expect(message).toContain('This case was not run: cases/mistakes.md has 4 mistakes.');
    expect(message).toMatch(
      /mistakes\.md:4:5: Failed to take "gone\.feature" \(cases\/gone\.feature\) .*there is no such case file/,
    );
    expect(message).toMatch(
      /mistakes\.md:5:5: .*it has no case of this title\. Please write one of "Greets"/,
    );
    expect(message).toMatch(/mistakes\.md:6:5: .*the file has mistakes, at 4:.*nobody/);
    expect(message).toMatch(/mistakes\.md:7:5: .*it is a plan itself/);
    expect(output).toMatch(/> 4 \|\s+- gone\.feature/);
    expect(result?.steps ?? []).toEqual([]);
  });

  test('does not hide the cases of other files', () => {
    expect(output).toContain('1 failed');
    expect(output).toContain('2 passed');
  });
});
