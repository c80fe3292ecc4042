/** What is started ahead of Playwright's workers, and what isn't: real runs on a slow hosted service, judged by what it saw. */
import { beforeAll, describe, expect, test } from 'vitest';
import { aheadConfig, aheadProject, bare, feature, featureNamed, numbered } from '../support/aheadProject.js';
import { startCrowdedService, type CrowdedService } from '../support/crowdedService.js';
import { entriesOf, type JsonEntry, type JsonReport } from '../support/jsonReport.js';
import { casesCalls, makeProject } from '../support/playwrightProject.js';

interface Situation {
  titles: readonly string[];
  /** Text of what `cases()` gets, and of what the project has beside it. */
  options?: string;
  beside?: string;
}

/** Each is a project of one run, and a feature of its name. */
const TOGETHER: Record<string, Situation> = {
  'one by one': { titles: numbered(3), options: 'concurrency: 0' },
  tagged: { titles: ['@skip left out', '@fixme broken', 'one', '@fail Fails', 'two'] },
  retried: { titles: ['Flaky', 'one'], beside: 'retries: 2' },
  setup: { titles: ['s1', 's2'] },
  'after setup': { titles: ['one', 'two'], beside: "dependencies: ['setup']" },
  'failing setup': { titles: ['s1', 'Fails'] },
  'after failing setup': { titles: ['one', 'two'], beside: "dependencies: ['failing setup']" },
  'own test': { titles: ['one', 'two'], options: "importTestFrom: './fixtures.ts'" },
  'own start': { titles: ['one', 'two'], options: "startUrl: '/cart'" },
};

const FIXTURES = `import { test as base } from '@playwright/test';
export const test = base.extend({ baseURL: 'http://fixture.test/' });
`;

describe('in one run, sessions are started ahead', () => {
  let service: CrowdedService;
  let entries: JsonEntry[];

  beforeAll(async () => {
    const started = await startCrowdedService();
    service = started;
    const projects = Object.entries(TOGETHER).map(
      ([name, { options = '', beside = '' }]) =>
        `{ ...${casesCalls(`{ name: '${name}', files: '${name}/*', ${options} }`)}, ${beside} }`,
    );
    const files = Object.entries(TOGETHER).map(([name, { titles }]) => [
      `${name}/a.feature`,
      featureNamed(name, titles),
    ]);
    const project = await makeProject({
      'playwright.config.ts': aheadConfig(projects.join(), `use: { baseURL: 'http://shop.test/de/' },`),
      'fixtures.ts': FIXTURES,
      ...(Object.fromEntries(files) as Record<string, string>),
    });
    await project.playwright([], service.env);
    entries = entriesOf(JSON.parse(await project.read('report.json')) as JsonReport);
    return async () => {
      await started.close();
      await project.dispose();
    };
  });

  const statusesOf = (name: string) =>
    entries.filter(({ project }) => project === name).map(({ result }) => result.status);

  test('but not with `concurrency: 0`', () => {
    expect(statusesOf('one by one')).toEqual(['passed', 'passed', 'passed']);
    const { titles, most } = service.of('one by one');
    expect(titles).toEqual(numbered(3));
    expect(most()).toBe(1);
  });

  test('of nothing that is skipped or expected to fail', () => {
    expect(statusesOf('tagged')).toEqual(['skipped', 'skipped', 'passed', 'failed', 'passed']);
    expect(entries.filter(({ project, ok }) => project === 'tagged' && !ok)).toEqual([]);
    const { titles, most } = service.of('tagged');
    // The one that is expected to fail begins when its worker comes to it.
    expect(titles.slice(0, 2).toSorted()).toEqual(['one', 'two']);
    expect(titles.slice(2)).toEqual(['Fails']);
    expect(most()).toBe(2);
  });

  test('and a retry gets one of its own', () => {
    expect(statusesOf('retried')).toEqual(['passed', 'passed']);
    const { titles } = service.of('retried');
    expect(titles.slice(0, 2).toSorted()).toEqual(['Flaky', 'one']);
    expect(titles.slice(2)).toEqual(['Flaky']);
  });

  test('of a project only when those have passed that it depends on', () => {
    expect([...statusesOf('setup'), ...statusesOf('after setup')]).toEqual(Array(4).fill('passed'));
    const ofBoth = service.titles.filter((title) => /^(?:after )?setup ›/.test(title));
    expect(ofBoth.slice(0, 2).toSorted()).toEqual(['setup › s1', 'setup › s2']);
    expect(ofBoth.slice(2).toSorted()).toEqual(['after setup › one', 'after setup › two']);
    expect(service.of('after setup').most()).toBe(2);
    expect(statusesOf('failing setup')).toEqual(['passed', 'failed']);
    expect(service.of('failing setup').titles.toSorted()).toEqual(['Fails', 's1']);
    expect(statusesOf('after failing setup')).toEqual([]);
    expect(service.of('after failing setup').titles).toEqual([]);
  });

  test('of nothing that a fixture of the user may change', () => {
    expect(statusesOf('own test')).toEqual(['passed', 'passed']);
    const { prompts, most } = service.of('own test');
    expect(most()).toBe(1);
    expect(prompts[0]).toContain('Start at http://fixture.test/');
  });

  test('below the base address of the project', () => {
    expect(statusesOf('own start')).toEqual(['passed', 'passed']);
    const { prompts, most } = service.of('own start');
    expect(most()).toBe(2);
    expect(prompts).toHaveLength(2);
    expect(prompts[0]).toContain('Start at http://shop.test/cart');
  });
});

describe('in a run of its own, sessions are started ahead', () => {
  test('only of what is selected, and as often as it runs', async () => {
    const { service, run } = await aheadProject({
      'cases/a.feature': feature('one', '@smoke two', 'three'),
      'cases/b.feature': feature('@smoke four'),
    });
    // The second half of: two, four, two, four, two, four.
    const args = ['--grep', '@smoke', '--repeat-each', '3', '--shard', '2/2', '--retries', '1'];
    expect((await run(args)).output).toContain('3 passed');
    expect(bare(service).toSorted()).toEqual(['four', 'four', 'two']);
    expect(service.most()).toBe(3);
  });

  test('as many as the environment says, no more of them once so many have failed, and what is left is named', async () => {
    const { service, run } = await aheadProject(
      { 'cases/a.feature': feature('Fails', ...numbered(9).map((title) => `Endless ${title}`)) },
      { options: 'concurrency: 0' },
    );
    const { output, exitCode } = await run(['-x'], { CASEWRIGHT_CONCURRENCY: '3' });
    expect(exitCode).toBe(1);
    expect(service.most()).toBe(3);
    const begun = bare(service);
    expect(begun.slice(0, 3).toSorted()).toEqual(['Endless case 01', 'Endless case 02', 'Fails']);
    // One more has come when the first has ended, and its entry hasn't said so yet.
    expect(begun.length).toBeLessThanOrEqual(4);
    // Those that no entry took over are left as they are.
    expect(output).toMatch(
      /FAULT: The session \S+ of cases\/a\.feature \(F › Endless case 0\d\) may still be running/,
    );
  });

  test('once an entry has shown that workers read the same, where a global setup has changed the environment', async () => {
    const { service, run } = await aheadProject(
      {
        'changed/a.feature': featureNamed('changed', ['one', 'two', 'three']),
        'same/a.feature': featureNamed('same', ['one', 'two', 'three']),
        'setup.ts': `export default () => { process.env.SHOP = 'http://new.test/'; };\n`,
      },
      {
        rest: `globalSetup: './setup.ts',`,
        projects: casesCalls([
          `{ name: 'changed', files: 'changed/*', startUrl: process.env.SHOP ?? 'http://old.test/' }`,
          `{ name: 'same', files: 'same/*' }`,
        ]),
      },
    );
    expect((await run()).output).toContain('6 passed');
    const [changed, same] = [service.of('changed'), service.of('same')];
    expect(changed.prompts).toHaveLength(3);
    expect(changed.prompts.every((prompt) => prompt.includes('http://new.test/'))).toBe(true);
    expect(changed.most()).toBe(1);
    expect(same.titles.toSorted()).toEqual(['one', 'three', 'two']);
    expect(same.most()).toBe(3);
  });
});
