/** The example suite as a user runs it: all of it, and chosen parts of it by Playwright's own means. */
import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { NIGHTLY } from '../support/nightly.js';
import { example } from '../support/places.js';
import { runPlaywright, type Ran } from '../support/playwrightProject.js';
import { traceActions } from '../support/trace.js';

const results = path.join(example, 'test-results', 'example-test');

function run(...args: string[]): Promise<Ran> {
  const env = { PORT: '4301', PLAYWRIGHT_HTML_OUTPUT_DIR: path.join(results, 'html') };
  return runPlaywright(example, [...args, '--output', path.join(results, 'output')], env);
}

/** The `[project] › file:line:column › title` of each line that names a test. */
const named = (output: string) => [...output.matchAll(/\[\w+\] › ([^\s]+:\d+:\d+) › (.+?)(?: \(\d.*)?$/gm)];

const placesIn = (output: string) => named(output).map(([, place = '']) => place);

beforeAll(() => rm(results, { recursive: true, force: true }));

// The limit is for what hangs: a whole suite runs here.
describe('the example', { timeout: 180_000 }, () => {
  let all: Ran;
  beforeAll(async () => {
    all = await run('--workers=2');
  });

  test('passes, with at least twelve cases in all three formats', () => {
    const { exitCode, output } = all;
    expect(output).not.toMatch(/\d+ (?:failed|flaky|skipped|did not run)/);
    expect(exitCode).toBe(0);
    const files = placesIn(output);
    expect(files.length).toBeGreaterThanOrEqual(12);
    for (const ending of ['.feature:', '.feature.md:', '.md:', '.txt:', '.spec.ts:']) {
      expect(files.some((file) => file.includes(ending))).toBe(true);
    }
  });

  test('names its entries by case file, line and title', () => {
    const { output } = all;
    expect(output).toContain('[cases] › cases/login.feature:8:3 › Logging in › Ada logs in');
    expect(output).toContain(
      '[cases] › cases/login.feature:24:7 › Logging in › A log-in is refused: wrong password',
    );
    expect(output).toContain('[e2e] › e2e/shop.spec.ts:3:1 › an unknown product is not found');
  });

  // A commit runs the shards of another suite: `reporterShards.heavy.test.ts`.
  test.runIf(NIGHTLY)('lists them in the parts of --shard that make the whole', async () => {
    const parts = await Promise.all(['1/2', '2/2'].map((shard) => run('--list', `--shard=${shard}`)));
    const output = parts.map((part) => part.output).join('\n');
    expect(placesIn(output).toSorted()).toEqual(placesIn(all.output).toSorted());
    for (const part of parts) expect(placesIn(part.output)).not.toEqual([]);
  });

  test('runs a case by its line, an example row by its line, and a suite of its own beside, with a trace of the agent’s actions on the page', async () => {
    const filters = ['cases/login.feature:8', 'cases/login.feature:24', 'e2e/shop'];
    const { exitCode, output } = await run(...filters, '--trace', 'on');
    expect(placesIn(output).toSorted()).toEqual([
      'cases/login.feature:24:7',
      'cases/login.feature:8:3',
      'e2e/shop.spec.ts:3:1',
    ]);
    expect(output).toContain('3 passed');
    expect(exitCode).toBe(0);
    const files = await readdir(path.join(results, 'output'), { recursive: true });
    const trace = files.find((file) => file.endsWith('trace.zip') && file.includes('Ada-logs-in'));
    const actions = await traceActions(path.join(results, 'output', trace ?? ''));
    expect(actions).toContain('When I fill in "User name" with "ada"');
    expect(actions.some((action) => /fill/i.test(action))).toBe(true);
    expect(actions.some((action) => /click/i.test(action))).toBe(true);
  });

  test('runs all rows by their outline, and repeats them with --repeat-each', async () => {
    const { output } = await run('cases/login.feature:15', '--repeat-each=2', '--list');
    const rows = ['cases/login.feature:24:7', 'cases/login.feature:25:7'];
    expect(placesIn(output).toSorted()).toEqual([...rows, ...rows].toSorted());
  });

  // `plansListed.heavy.test.ts` does so in a suite of its own.
  test.runIf(NIGHTLY)('selects by tag', async () => {
    const { output } = await run('--grep', '@smoke', '--list');
    const titles = named(output).map(([, , title]) => title);
    expect(titles).toContain('Logging in › Ada logs in');
    expect(titles).not.toContain('Logging in › Ada logs out again');
  });
});
