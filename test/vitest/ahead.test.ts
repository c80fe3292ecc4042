/** Sessions ahead of Vitest's workers: a real run on a slow hosted service, judged by what the service saw. */
import { expect, test } from 'vitest';
import { bare, feature, numbered } from '../support/aheadProject.js';
import { aheadOfVitest } from './aheadOfVitest.js';

test('sessions are started ahead of one worker, as many at a time as `concurrency` says, each once', async () => {
  const cases = numbered(6);
  // Each file has a worker of its own, one after the other.
  const files = cases.map((title) => [`cases/${title}.feature`, feature(title)]);
  const { service, run, project } = await aheadOfVitest(Object.fromEntries(files) as Record<string, string>, {
    options: 'concurrency: 4',
  });
  const { exitCode, output } = await run();
  expect(output).toMatch(/Tests\s+6 passed/);
  expect(exitCode).toBe(0);
  expect(service.most()).toBe(4);
  expect(bare(service).toSorted()).toEqual(cases);
  expect(output).not.toContain('FAULT');
  expect(await project.filesWith('key-do-not-tell')).toEqual([]);
});
