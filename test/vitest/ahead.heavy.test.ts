/** What is started ahead of Vitest's workers, and what isn't: real runs on a slow hosted service, judged by what it saw. */
import { describe, expect, test } from 'vitest';
import { bare, feature, numbered } from '../support/aheadProject.js';
import { reportIn } from '../playwright/reported.js';
import { aheadOfVitest } from './aheadOfVitest.js';

/** Each has a worker of its own, one after the other. */
const files = (...titles: string[]): Record<string, string> =>
  Object.fromEntries(titles.map((title, index) => [`cases/${index}.feature`, feature(title)]));

const WITH_BLOB = ['default', 'casewright/vitest/reporter', 'blob'].map((name) => `--reporter=${name}`);

describe('in Vitest sessions are started ahead', () => {
  test('but not with `concurrency: 0`', async () => {
    const { service, run } = await aheadOfVitest(files('one', 'two'), { options: 'concurrency: 0' });
    expect((await run()).output).toMatch(/Tests\s+2 passed/);
    expect(service.most()).toBe(1);
    expect(service.titles).toHaveLength(2);
  });

  test('only of what is selected, of nothing that is skipped or expected to fail, and a retry gets one of its own', async () => {
    const titles = ['one', 'two', '@skip left one', '@fail Fails one', 'Flaky one'];
    const { service, run } = await aheadOfVitest(files(...titles), { rest: 'retry: 1' });
    expect((await run(['-t', 'one'])).output).toMatch(/Tests\s+3 passed/);
    expect(bare(service).toSorted()).toEqual(['Fails one', 'Flaky one', 'Flaky one', 'one']);
    await run(['cases/1.feature:3']);
    expect(bare(service).slice(4)).toEqual(['two']);
  });

  test('of a shard, as many as it has, and of nothing where the reports of shards are merged', async () => {
    const { service, run, project } = await aheadOfVitest(files('one', 'two', 'three', 'four'));
    for (const shard of ['1/2', '2/2'])
      expect((await run([...WITH_BLOB, `--shard=${shard}`])).output).toContain('2 passed');
    expect(bare(service).toSorted()).toEqual(['four', 'one', 'three', 'two']);
    expect(service.most()).toBe(2);
    const { output } = await run(['--merge-reports']);
    expect(output).toMatch(/Tests\s+4 passed/);
    expect(output).not.toContain('may be running');
    const { cases, faults } = await reportIn(project);
    expect(cases.map(({ verdict }) => verdict)).toEqual(['passed', 'passed', 'passed', 'passed']);
    expect(faults).toEqual([]);
    expect(service.titles).toHaveLength(4);
  });

  test('no more of them once so many have failed', async () => {
    // Vitest begins with the largest file.
    const cases = ['Fails and has the longest title', ...Array.from({ length: 7 }, () => 'Endless')];
    const { service, run } = await aheadOfVitest(files(...cases), { options: 'concurrency: 2' });
    expect((await run(['--bail=1'])).exitCode).toBe(1);
    // One more has come when the first has ended, and its entry hasn't said so yet.
    expect(service.titles.length).toBeLessThanOrEqual(3);
  });

  test('and no more while a run that is given up has still to tidy up', async () => {
    const cases = ['Fails and has the longest title', ...numbered(9)];
    const { service, run, project } = await aheadOfVitest(files(...cases), {
      ...{ options: 'concurrency: 2', rest: "setupFiles: './tidy.ts'", takes: 1_500 },
    });
    await project.write({
      'tidy.ts':
        `import { afterAll } from 'vitest';\n` +
        `afterAll(() => new Promise((resolve) => setTimeout(resolve, 5_000)), 20_000);\n`,
    });
    expect((await run(['--bail=1'])).exitCode).toBe(1);
    // The first two, and those that have come when these have ended, before the entry of the first has said so.
    expect(service.titles.length).toBeLessThanOrEqual(6);
  });
});
