/** Sessions ahead of Playwright's workers: real runs on a slow hosted service, judged by what the service saw. */
import { describe, expect, test } from 'vitest';
import { aheadProject, bare, feature, numbered } from '../support/aheadProject.js';

describe('sessions are started ahead of one worker', () => {
  test('in the order of their entries, ten at a time, each once', async () => {
    const cases = numbered(12);
    const { service, run, project } = await aheadProject({ 'cases/a.feature': feature(...cases) });
    const { exitCode, output } = await run();
    expect(output).toContain('12 passed');
    expect(exitCode).toBe(0);
    expect(bare(service)).toEqual(cases);
    expect(service.most()).toBe(10);
    expect(output).not.toContain('FAULT');
    expect(await project.filesWith('key-do-not-tell')).toEqual([]);
  });

  test('but not with `concurrency: 0`, nor by the environment', async () => {
    const cases = numbered(3);
    const { service, run } = await aheadProject(
      { 'cases/a.feature': feature(...cases) },
      { takes: 1, options: 'concurrency: 0' },
    );
    expect((await run()).output).toContain('3 passed');
    expect(service.most()).toBe(1);
    expect((await run([], { CASEWRIGHT_CONCURRENCY: '2' })).output).toContain('3 passed');
    expect(service.most()).toBe(2);
    expect(bare(service)).toEqual([...cases, ...cases]);
  });

  test('only those that are selected, and as often as they run', async () => {
    const { service, run } = await aheadProject({
      'cases/a.feature': feature('one', '@smoke two', 'three'),
      'cases/b.feature': feature('@smoke four'),
    });
    expect((await run(['--grep', '@smoke', '--repeat-each', '2'])).output).toContain('4 passed');
    expect(bare(service)).toEqual(['two', 'two', 'four', 'four']);
    expect(service.most()).toBe(4);
    await run(['--shard', '2/2', '--retries', '1']);
    expect(bare(service).slice(4)).toEqual(['four']);
  });

  test('none that is skipped or expected to fail', async () => {
    const { service, run } = await aheadProject({
      'cases/a.feature': feature('@skip left out', '@fixme broken', 'one', '@fail Fails', 'two'),
    });
    expect((await run()).output).toMatch(/2 skipped[^]*3 passed/);
    // The one that is expected to fail begins when its worker comes to it.
    expect(bare(service)).toEqual(['one', 'two', 'Fails']);
    expect(service.most()).toBe(2);
  });

  test('and a retry gets one of its own', async () => {
    const { service, run } = await aheadProject({ 'cases/a.feature': feature('Flaky', 'one') });
    expect((await run(['--retries', '2'])).output).toMatch(/1 flaky[^]*1 passed/);
    expect(bare(service)).toEqual(['Flaky', 'one', 'Flaky']);
  });
});
