/** The packed package beside each Vitest of its peer range, with the oldest and the newest Vite that it takes. */
import { execFile } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { Report } from '../../src/report/report.js';
import { serveHttp } from '../support/httpServer.js';
import { NIGHTLY } from '../support/nightly.js';
import { SOON, startVitest } from '../support/vitestWatch.js';
import { browsersOf } from '../support/processes.js';
import { others, reported } from '../vitest/reporterProject.js';
import { install, packPackage, writeFiles, type Packed } from './packPackage.js';

interface Versions {
  vitest: string;
  vite: string;
  /** Where the Vitest needs a newer one than the project itself. */
  node?: string;
  type: 'module' | 'commonjs';
  /** Tags came with 4.1. */
  hasTags: boolean;
}

const OLDEST: Versions = { vitest: '3.2.0', vite: '5', type: 'commonjs', hasTags: false };
const NEWEST: Versions = { vitest: '5', vite: '8', node: '24', type: 'module', hasTags: true };
/** This repository's own tests run on a version 4. */
const BETWEEN: Versions[] = [
  { vitest: '3.2', vite: '7', type: 'commonjs', hasTags: false },
  { vitest: '4.0.0', vite: '6', type: 'module', hasTags: false },
  { vitest: '4', vite: '8', type: 'commonjs', hasTags: true },
  { vitest: '5.0.0', vite: '6.4', node: '24', type: 'commonjs', hasTags: true },
];
const VERSIONS = [OLDEST, ...(NIGHTLY ? BETWEEN : []), NEWEST];
/** Long runs end by a signal as they do in this repository's own Vitest; a commit looks at each kind in one of the two. */
const ENDED = NIGHTLY ? [OLDEST.vitest, NEWEST.vitest] : [OLDEST.vitest];
const WATCHED = NIGHTLY ? [OLDEST.vitest, NEWEST.vitest] : [NEWEST.vitest];

const ROWS =
  'Feature: Rows\n\n  Scenario Outline: sees <text>\n    Then I see "<text>"\n\n    Examples:\n      | text  |\n      | Hello |\n      | Buy   |\n';

/** The same in every version. */
const REPORTED = [
  'cases/my shop.md:3 Looking | passes | passed',
  'cases/rows.feature:8 sees Hello | passes | passed',
  'cases/rows.feature:9 sees Buy | passes | passed',
  'cases/shop.feature:4 Buying | passes | passed',
  'cases/shop.feature:8 Dancing | fails | error: step not understood',
];

let packed: Packed;

beforeAll(async () => {
  packed = await packPackage();
});
afterAll(() => packed.dispose());

describe.each(VERSIONS)('beside Vitest $vitest with Vite $vite', ({ vitest, vite, node, type, hasTags }) => {
  const projectFolder = () => path.join(packed.folder, `vitest-${vitest}`);

  test('cases run, fail at their lines, and are chosen by place and tag', async () => {
    const project = projectFolder();
    const { origin } = await serveShop();
    await writeFiles(project, {
      'package.json': JSON.stringify({ name: 'empty', private: true, type }),
      'vitest.config.mts': configuration(origin),
      'cases/shop.feature':
        'Feature: Shop\n\n  @smoke\n  Scenario: Buying\n    When I click "Buy"\n    Then I see "Hello"\n\n  Scenario: Dancing\n    When I dance\n',
      'cases/rows.feature': ROWS,
      'cases/my shop.md': '# Shop\n\n## Looking\n\n- I see "Hello"\n',
      'unit.test.js': `import { test } from 'vitest'; test('unit', () => {});\n`,
    });
    const playwright = '@playwright/test@1.65';
    await install(project, [
      ...[`vitest@${vitest}`, `vite@${vite}`, playwright, packed.tarball],
      ...(node === undefined ? [] : [`node@${node}`]),
    ]);
    const run = (...args: string[]) => runVitest(project, node !== undefined, args);

    const all = await run('run');
    expect(all).toMatch(/FAIL +cases\/shop\.feature(:8(:3)?)? > Shop > Dancing/);
    expect(all).toMatch(/❯ cases\/shop\.feature:9:5\n(.*\n)+?.*9\|\s+When I dance\n\s+\|\s+\^/);
    expect(all).toContain('✗ When I dance');
    // Not where the package says it.
    expect(all).not.toMatch(/vitest(?:Entries|Bodies)/);
    expect(all).toContain('1 failed | 5 passed');
    expect(all).not.toContain('close timed out');
    const report = await reportIn(project);
    expect(reported(report)).toEqual(REPORTED);
    expect(others(report)).toEqual(['unit.test.js | unit | passed']);
    expect(report.cases.map(hasPictures)).toEqual([true, true, true, true, false]);
    expect(report).toMatchObject({ status: 'failed', faults: [], parts: [{ runner: { name: 'vitest' } }] });
    const chosen = await run('run', 'cases/shop.feature:4', 'cases/rows.feature:3');
    expect(chosen).toMatch(/shop\.feature \(2 tests \| 1 skipped\)/);
    expect(chosen).toMatch(/Tests +3 passed \| 1 skipped \(4\)/);
    if (hasTags) expect(await run('run', '--tags-filter=smoke')).toMatch(/Tests +1 passed/);
    if (NIGHTLY || vitest === NEWEST.vitest)
      expect(await run('list')).toContain('cases/my shop.md > Shop > Looking');
  });

  // These use what the test above has installed.
  test.runIf(process.platform === 'linux' && ENDED.includes(vitest))(
    'a SIGTERM leaves a report of what has ended',
    async () => {
      const folder = projectFolder();
      const shop = await serveShop();
      await writeFiles(folder, {
        'vitest.config.mts': configuration(shop.origin),
        'cases/rows.feature': `${ROWS}\n  Scenario: Later\n    Then I wait 60 seconds\n`,
      });
      const programs = [nodeOf(folder, node !== undefined), VITEST] as const;
      const run = await startVitest({ folder, args: ['run', 'cases/rows'], programs });
      await expect.poll(shop.pages, SOON).toBe(3);
      process.kill((await run.main()).pid, 'SIGTERM');
      expect(await run.ended).toBe(143);
      await expect.poll(() => run.processes(), SOON).toEqual([]);
      const report = await reportIn(folder);
      expect(report.status).toBe('interrupted');
      expect(reported(report)).toContain('cases/rows.feature:11 Later | fails | error: interrupted');
    },
  );

  test.runIf(process.platform === 'linux' && WATCHED.includes(vitest))(
    'an edit reruns just its file, and a SIGTERM leaves no process',
    async () => {
      const folder = projectFolder();
      const shop = await serveShop();
      await writeFiles(folder, {
        'vitest.config.mts': configuration(shop.origin),
        'cases/rows.feature': ROWS,
        // What fails is shown again by each rerun.
        'cases/shop.feature': 'Feature: Shop\n\n  Scenario: Looking\n    Then I see "Hello"\n',
      });
      const programs = [nodeOf(folder, node !== undefined), VITEST] as const;
      const watch = await startVitest({ folder, args: ['watch'], programs });
      await expect.poll(watch.output, SOON).toMatch(/Tests +5 passed[^]*for file changes/);
      watch.news();
      const before = shop.pages();
      await writeFiles(folder, {
        'cases/rows.feature': `${ROWS}\n  Scenario: Later\n    Then I wait 60 seconds\n`,
      });
      // Each of the three cases has opened its page, so the long one is under way.
      await expect.poll(shop.pages, SOON).toBe(before + 3);
      expect(browsersOf(await watch.processes())).toHaveLength(1);
      expect(watch.news()).not.toMatch(/shop\.feature|my shop|unit\.test/);
      process.kill((await watch.main()).pid, 'SIGTERM');
      expect(await watch.ended).toBe(143);
      await expect.poll(() => watch.processes(), SOON).toEqual([]);
    },
  );
});

test('without Playwright a case says what to install', async () => {
  const project = path.join(packed.folder, `vitest-${NEWEST.vitest}`);
  await rm(path.join(project, 'node_modules', '@playwright'), { recursive: true });
  const said = await runVitest(project, true, ['run', 'cases/my']);
  expect(said).toContain('which is not installed. Run `npm install --save-dev @playwright/test`.');
});

async function serveShop() {
  let pages = 0;
  const { origin } = await serveHttp(({ url }, response) => {
    if (url === '/') pages += 1;
    response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1><button>Buy</button>');
  });
  return { origin, pages: () => pages };
}

const configuration = (origin: string) => `import { defineConfig } from 'vitest/config';
import { cases } from 'casewright/vitest';

export default defineConfig({
  plugins: [cases({ files: 'cases/**/*.{feature,md,txt}', startUrl: '${origin}' })],
  test: { reporters: ['default', 'casewright/vitest/reporter'] },
});
`;

const reportIn = async (project: string) =>
  Report.parse(JSON.parse(await readFile(path.join(project, 'casewright-report', 'report.json'), 'utf8')));

const hasPictures = ({ attempts }: Report['cases'][number]) =>
  attempts.some(
    ({ screenshots }) => screenshots.length > 0 && screenshots.every(({ file }) => file !== null),
  );

function runVitest(project: string, ownNode: boolean, args: string[]): Promise<string> {
  const { NODE_ENV: _, VITEST: __, TEST: ___, ...env } = process.env;
  const words = [VITEST, ...args];
  return new Promise((resolve) => {
    execFile(
      nodeOf(project, ownNode),
      words,
      { cwd: project, env: { ...env, CI: '' } },
      (_error, stdout, stderr) => {
        resolve(stripVTControlCharacters(stdout + stderr));
      },
    );
  });
}

/** Relative to the project. */
const VITEST = path.join('node_modules', 'vitest', 'vitest.mjs');

const nodeOf = (project: string, isOwn: boolean) =>
  isOwn ? path.join(project, 'node_modules', 'node', 'bin', 'node') : process.execPath;
