/** The example suite for Vitest as a user runs it: cases of the one for Playwright, chosen by places and tags, nightly all. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { Report } from '../../src/report/report.js';
import { serveHttp } from '../support/httpServer.js';
import { NIGHTLY } from '../support/nightly.js';
import { example, root } from '../support/places.js';
import { runNode, runPlaywright, type Ran } from '../support/playwrightProject.js';
import { VITEST } from '../support/vitestProject.js';
import { freePort } from '../support/freePort.js';

const folder = path.join(root, 'examples', 'vitest');
const REPORT = path.join('casewright-report', 'report.json');

// A whole suite in a browser.
vi.setConfig({ testTimeout: 300_000 });

async function vitest(...args: string[]): Promise<Ran & { port: string }> {
  const port = String(await freePort());
  return { ...(await runNode(folder, [VITEST, ...args], { PORT: port })), port };
}

interface Listed {
  file: string;
  location: { line: number; column: number };
}

/** `file:line:column` of each case, relative to the example for Playwright. */
async function listedByVitest(): Promise<string[]> {
  const { output } = await vitest('list', 'cases', '--json');
  const listed = JSON.parse(output.slice(output.indexOf('['))) as Listed[];
  return listed.map(
    ({ file, location }) => `${path.relative(example, file)}:${location.line}:${location.column}`,
  );
}

async function listedByPlaywright(): Promise<string[]> {
  const { output } = await runPlaywright(example, ['--list', '--project=cases']);
  return [...output.matchAll(/\[cases\] › (\S+:\d+:\d+) › /g)].map(([, place = '']) => place);
}

/** A case of each format, and an example row, by their lines. All are run by the example for Playwright. */
const CHOSEN = {
  'login.feature:8': 'Ada logs in',
  'login.feature:24': 'A log-in is refused: wrong password',
  'orders.feature.md:29': 'Thinking better of it',
  'product.md:13': 'What it is and what it costs',
  'keyboard.txt': 'Searching without a mouse',
};

describe('the example for Vitest', () => {
  test('passes with what is chosen by files and lines, and leaves no shop behind', async () => {
    const files = Object.keys(CHOSEN).map((place) => path.join('../playwright/cases', place));
    const { exitCode, output, port } = await vitest('run', 'unit', ...files);
    expect(output).toContain('✓ unit/formatPrice.test.ts (1 test)');
    expect(output).toContain('Tests  6 passed | 6 skipped (12)');
    expect(exitCode).toBe(0);
    const { cases } = Report.parse(JSON.parse(await readFile(path.join(folder, REPORT), 'utf8')));
    const passed = cases.filter(({ verdict }) => verdict === 'passed');
    expect(passed.map(({ title }) => title).toSorted()).toEqual(Object.values(CHOSEN).toSorted());
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
  });

  test.runIf(NIGHTLY)('passes as a whole', async () => {
    const { exitCode, output } = await vitest('run');
    expect(output).toMatch(/Tests {2}\d+ passed \(\d+\)/);
    expect(exitCode).toBe(0);
  });

  test('has the cases of the example for Playwright, at the same places', async () => {
    const cases = await listedByVitest();
    expect(cases.length).toBeGreaterThanOrEqual(12);
    expect(cases.toSorted()).toEqual((await listedByPlaywright()).toSorted());
  });

  // `reporterChoice.heavy.test.ts` chooses by one in a run.
  test.runIf(NIGHTLY)('chooses by a tag', async () => {
    const { output } = await vitest('list', '--tags-filter=keyboard', 'keyboard', 'unit');
    expect(output.trim()).toBe('../playwright/cases/keyboard.txt > Searching without a mouse');
  });

  test('says so when its port is taken', async () => {
    const { origin } = await serveHttp((_, response) => response.end());
    const taken = new URL(origin).port;
    const { exitCode, output } = await runNode(folder, [VITEST, 'run', 'unit'], { PORT: taken });
    expect(output).toContain(`Failed to start the shop on port ${taken}`);
    expect(output).toContain('Please set PORT to a free port.');
    expect(exitCode).toBe(1);
  });
});
