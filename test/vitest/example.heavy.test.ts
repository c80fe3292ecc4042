/** The example suite for Vitest as a user runs it: the cases of the one for Playwright, all and chosen ones. */
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { serveHttp } from '../support/httpServer.js';
import { NIGHTLY } from '../support/nightly.js';
import { example, root } from '../support/places.js';
import { runNode, runPlaywright, type Ran } from '../support/playwrightProject.js';
import { VITEST } from '../support/vitestProject.js';

const folder = path.join(root, 'examples', 'vitest');

// A whole suite in a browser.
vi.setConfig({ testTimeout: 300_000 });

async function vitest(...args: string[]): Promise<Ran & { port: string }> {
  const port = await freePort();
  return { ...(await runNode(folder, [VITEST, ...args], { PORT: port })), port };
}

/** Nobody listens on it. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return String(port);
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

/** A file of each format. All are run by the example for Playwright, and nightly by this one. */
const FILES = ['login.feature', 'orders.feature.md', 'product.md', 'keyboard.txt'];

describe('the example for Vitest', () => {
  test('passes, and leaves no shop behind', async () => {
    const { exitCode, output, port } = await vitest('run', ...(NIGHTLY ? [] : ['unit', ...FILES]));
    expect(output).toMatch(/Tests {2}\d+ passed \(\d+\)/);
    expect(exitCode).toBe(0);
    for (const file of FILES) expect(output).toContain(`✓ ../playwright/cases/${file} (`);
    expect(output).toContain('✓ unit/formatPrice.test.ts (1 test)');
    await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow('fetch failed');
  });

  test('has the cases of the example for Playwright, at the same places', async () => {
    const cases = await listedByVitest();
    expect(cases.length).toBeGreaterThanOrEqual(12);
    expect(cases.toSorted()).toEqual((await listedByPlaywright()).toSorted());
  });

  test.each([
    [
      'a case and an example row by their lines',
      [8, 24].map((line) => `../playwright/cases/login.feature:${line}`),
      '2 passed | 2 skipped (4)',
    ],
    ['a tag', ['--tags-filter=keyboard', 'keyboard', 'unit'], '1 passed | 1 skipped (2)'],
    ['the unit tests alone', ['unit'], '1 passed (1)'],
  ])('runs %s', async (_, args, tests) => {
    const { exitCode, output } = await vitest('run', ...args);
    expect(output).toContain(`Tests  ${tests}`);
    expect(exitCode).toBe(0);
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
