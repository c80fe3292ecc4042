/** The packed package beside each Vitest of its peer range, with the oldest and the newest Vite that it takes. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveHttp } from '../support/httpServer.js';
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

const VERSIONS: Versions[] = [
  { vitest: '3.2.0', vite: '5', type: 'module', hasTags: false },
  { vitest: '3.2', vite: '7', type: 'commonjs', hasTags: false },
  { vitest: '4.0.0', vite: '6', type: 'module', hasTags: false },
  { vitest: '4', vite: '8', type: 'commonjs', hasTags: true },
  { vitest: '5.0.0', vite: '6.4', node: '24', type: 'commonjs', hasTags: true },
  { vitest: '5', vite: '8', node: '24', type: 'module', hasTags: true },
];

let packed: Packed;

beforeAll(async () => {
  packed = await packPackage();
});
afterAll(() => packed.dispose());

describe.each(VERSIONS)('beside Vitest $vitest with Vite $vite', ({ vitest, vite, node, type, hasTags }) => {
  test('cases run, fail at their lines, and are chosen by place and tag', async () => {
    const project = path.join(packed.folder, `vitest-${vitest}`);
    const { origin } = await serveHttp((_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1><button>Buy</button>'),
    );
    await writeFiles(project, {
      'package.json': JSON.stringify({ name: 'empty', private: true, type }),
      'vitest.config.mts': `import { defineConfig } from 'vitest/config';
import { cases } from 'casewright/vitest';

export default defineConfig({ plugins: [cases({ files: 'cases/**/*.{feature,md,txt}', startUrl: '${origin}' })] });
`,
      'cases/shop.feature':
        'Feature: Shop\n\n  @smoke\n  Scenario: Buying\n    When I click "Buy"\n    Then I see "Hello"\n\n  Scenario: Dancing\n    When I dance\n',
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
    expect(all).toContain('1 failed | 3 passed');
    expect(all).not.toContain('close timed out');
    expect(await run('run', 'cases/shop.feature:4')).toMatch(/Tests +1 passed \| 1 skipped/);
    if (hasTags) expect(await run('run', '--tags-filter=smoke')).toMatch(/Tests +1 passed/);
    expect(await run('list')).toContain('cases/my shop.md > Shop > Looking');
  });
});

test('without Playwright a case says what to install', async () => {
  const project = path.join(packed.folder, 'alone');
  await writeFiles(project, {
    'package.json': JSON.stringify({ name: 'empty', private: true, type: 'module' }),
    'vitest.config.mts': `import { cases } from 'casewright/vitest';
export default { plugins: [cases({ files: 'cases' })] };
`,
    'cases/a.txt': 'I open "data:text/html,Hello". I see "Hello".\n',
  });
  await install(project, ['vitest@4', packed.tarball]);
  const said = await runVitest(project, false, ['run']);
  expect(said).toContain('which is not installed. Run `npm install --save-dev @playwright/test`.');
});

function runVitest(project: string, ownNode: boolean, args: string[]): Promise<string> {
  const { NODE_ENV: _, VITEST: __, TEST: ___, ...env } = process.env;
  const node = ownNode ? path.join(project, 'node_modules', 'node', 'bin', 'node') : process.execPath;
  const words = [path.join('node_modules', 'vitest', 'vitest.mjs'), ...args];
  return new Promise((resolve) => {
    execFile(node, words, { cwd: project, env: { ...env, CI: '' } }, (_error, stdout, stderr) => {
      resolve(stripVTControlCharacters(stdout + stderr));
    });
  });
}
