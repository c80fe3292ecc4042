/** What is started ahead of Playwright's workers, and what isn't: real runs on a slow hosted service, judged by what it saw. */
import { describe, expect, test } from 'vitest';
import { aheadProject, bare, feature, numbered } from '../support/aheadProject.js';
import { casesCalls } from '../support/playwrightProject.js';

describe('sessions are started ahead', () => {
  test('but not with `concurrency: 0`, and by the environment as many as it says', async () => {
    const cases = numbered(3);
    const { service, run } = await aheadProject(
      { 'cases/a.feature': feature(...cases) },
      { options: 'concurrency: 0' },
    );
    expect((await run()).output).toContain('3 passed');
    expect(service.most()).toBe(1);
    expect((await run([], { CASEWRIGHT_CONCURRENCY: '2' })).output).toContain('3 passed');
    expect(service.most()).toBe(2);
    expect(bare(service).toSorted()).toEqual([...cases, ...cases].toSorted());
  });

  test('only of what is selected, and as often as it runs', async () => {
    const { service, run } = await aheadProject({
      'cases/a.feature': feature('one', '@smoke two', 'three'),
      'cases/b.feature': feature('@smoke four'),
    });
    expect((await run(['--grep', '@smoke', '--repeat-each', '2'])).output).toContain('4 passed');
    expect(bare(service).toSorted()).toEqual(['four', 'four', 'two', 'two']);
    expect(service.most()).toBe(4);
    await run(['--shard', '2/2', '--retries', '1']);
    expect(bare(service).slice(4)).toEqual(['four']);
  });

  test('of nothing that is skipped or expected to fail', async () => {
    const { service, run } = await aheadProject({
      'cases/a.feature': feature('@skip left out', '@fixme broken', 'one', '@fail Fails', 'two'),
    });
    expect((await run()).output).toMatch(/2 skipped[^]*3 passed/);
    // The one that is expected to fail begins when its worker comes to it.
    expect(bare(service).slice(0, 2).toSorted()).toEqual(['one', 'two']);
    expect(bare(service).slice(2)).toEqual(['Fails']);
    expect(service.most()).toBe(2);
  });

  test('and a retry gets one of its own', async () => {
    const { service, run } = await aheadProject({ 'cases/a.feature': feature('Flaky', 'one') });
    expect((await run(['--retries', '2'])).output).toMatch(/1 flaky[^]*1 passed/);
    expect(bare(service).slice(0, 2).toSorted()).toEqual(['Flaky', 'one']);
    expect(bare(service).slice(2)).toEqual(['Flaky']);
  });

  test('no more of them once so many have failed, and what is left is named', async () => {
    const { service, run } = await aheadProject(
      { 'cases/a.feature': feature('Fails', ...numbered(9).map((title) => `Endless ${title}`)) },
      { options: 'concurrency: 3' },
    );
    const { output, exitCode } = await run(['-x']);
    expect(exitCode).toBe(1);
    const begun = bare(service);
    expect(begun.slice(0, 3).toSorted()).toEqual(['Endless case 01', 'Endless case 02', 'Fails']);
    // One more has come when the first has ended, and its entry hasn't said so yet.
    expect(begun.length).toBeLessThanOrEqual(4);
    // Those that no entry took over are left as they are.
    expect(output).toMatch(
      /FAULT: The session \S+ of cases\/a\.feature \(F › Endless case 0\d\) may still be running/,
    );
  });

  test('of a project only when those have passed that it depends on', async () => {
    const setup = casesCalls(`{ files: 'setup/*', name: 'setup' }`);
    const projects = `${setup}, { ...${casesCalls(`{ files: 'cases/*' }`)}, dependencies: ['setup'] }`;
    const files = { 'setup/s.feature': feature('s1', 's2'), 'cases/a.feature': feature('one', 'two') };
    const { service, run, project } = await aheadProject(files, { projects });
    expect((await run()).output).toContain('4 passed');
    const begun = bare(service);
    expect(begun.slice(0, 2).toSorted()).toEqual(['s1', 's2']);
    expect(begun.slice(2).toSorted()).toEqual(['one', 'two']);
    expect(service.most()).toBe(2);
    await project.write({ 'setup/s.feature': feature('s1', 'Fails') });
    expect((await run()).output).toMatch(/1 failed[^]*2 did not run[^]*1 passed/);
    expect(bare(service).slice(4).toSorted()).toEqual(['Fails', 's1']);
  });

  test('of nothing that a fixture of the user may change', async () => {
    const { service, run } = await aheadProject(
      {
        'cases/a.feature': feature('one', 'two'),
        'fixtures.ts':
          `import { test as base } from '@playwright/test';\n` +
          `export const test = base.extend({ baseURL: 'http://shop.test/' });\n`,
      },
      { options: `importTestFrom: './fixtures.ts'` },
    );
    expect((await run()).output).toContain('2 passed');
    expect(service.most()).toBe(1);
    expect(service.prompts[0]).toContain('Start at http://shop.test/');
  });

  test('below the base address of the project', async () => {
    const { service, run } = await aheadProject(
      { 'cases/a.feature': feature('one', 'two') },
      { rest: `use: { baseURL: 'http://shop.test/de/' },`, options: `startUrl: '/cart'` },
    );
    expect((await run()).output).toContain('2 passed');
    expect(service.most()).toBe(2);
    expect(service.prompts).toHaveLength(2);
    expect(service.prompts[0]).toContain('Start at http://shop.test/cart');
  });

  test('once an entry has shown that workers read the same, where a global setup has changed the environment', async () => {
    const files = {
      'cases/a.feature': feature('one', 'two', 'three'),
      'setup.ts': `export default () => { process.env.SHOP = 'http://new.test/'; };\n`,
    };
    const rest = `globalSetup: './setup.ts',`;
    const startUrl = `startUrl: process.env.SHOP ?? 'http://old.test/'`;
    const changed = await aheadProject(files, { rest, options: startUrl });
    expect((await changed.run()).output).toContain('3 passed');
    expect(changed.service.prompts).toHaveLength(3);
    expect(changed.service.prompts.every((prompt) => prompt.includes('http://new.test/'))).toBe(true);
    expect(changed.service.most()).toBe(1);
    const same = await aheadProject(files, { rest });
    expect((await same.run()).output).toContain('3 passed');
    expect(bare(same.service).toSorted()).toEqual(['one', 'three', 'two']);
    expect(same.service.most()).toBe(3);
  });
});

test('without our reporter no session is started ahead', async () => {
  const { service, run } = await aheadProject({ 'cases/a.feature': feature('one', 'two') });
  expect((await run(['--reporter=list'])).output).toContain('2 passed');
  expect(service.most()).toBe(1);
});
