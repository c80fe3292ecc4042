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
    // Requests that are sent at the same time may arrive in any order.
    expect(bare(service).slice(0, 10).toSorted()).toEqual(cases.slice(0, 10));
    expect(bare(service).slice(10).toSorted()).toEqual(cases.slice(10));
    expect(service.most()).toBe(10);
    expect(output).not.toContain('FAULT');
    expect(await project.filesWith('key-do-not-tell')).toEqual([]);
  });
});
