/** The packed package in empty projects: installed as the README says, beside the oldest and the newest Playwright. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile, mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { serveHttp } from '../support/httpServer.js';
import { root } from '../support/places.js';
import { runNode } from '../support/playwrightProject.js';

const exec = promisify(execFile);

/** The floor of our peer range, and the newest one that it was proved with. */
const PLAYWRIGHTS = ['1.51.0', '1.65.1'];
const KINDS = [
  { kind: 'ESM', type: 'module' },
  { kind: 'CommonJS', type: 'commonjs' },
];

let folder: string;
let tarball: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'casewright-packed-'));
  const { stdout } = await exec('npm', ['pack', '--json', '--pack-destination', folder, '--loglevel=error'], {
    cwd: root,
  });
  const packed = JSON.parse(stdout) as { filename: string }[] | Record<string, { filename: string }>;
  tarball = path.join(folder, Object.values(packed)[0]?.filename ?? '');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe.each(PLAYWRIGHTS)('beside Playwright %s', (playwright) => {
  test.each(KINDS)('a case runs in a project of $kind with a TypeScript config', async ({ type }) => {
    const project = path.join(folder, `${type}-${playwright}`);
    const { origin } = await serveHttp((_, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Hello</h1><button>Buy</button>'),
    );
    await write(project, {
      'package.json': JSON.stringify({ name: 'empty', private: true, type }),
      'playwright.config.ts': `import { defineConfig } from '@playwright/test';
import { cases } from 'casewright/playwright';

export default defineConfig({
  reporter: 'list',
  projects: [cases({ files: 'cases/**/*.{feature,md,txt}', startUrl: '${origin}' })],
});
`,
      'cases/shop.feature':
        'Feature: Shop\n\n  Scenario: Buying\n    When I click "Buy"\n    Then I see "Hello"\n',
      'cases/shop.md': '# Shop\n\n## Looking\n\n- I see "Hello"\n',
      'cases/look.txt': 'Click "Buy". I see "Bye".\n',
    });
    await exec(
      'npm',
      [
        'install',
        '--save-dev',
        `@playwright/test@${playwright}`,
        tarball,
        '--no-audit',
        '--no-fund',
        '--loglevel=error',
      ],
      { cwd: project },
    );
    const { output, exitCode } = await runNode(project, ['node_modules/@playwright/test/cli.js', 'test']);
    expect(output).toContain('cases/shop.feature:3:3 › Shop › Buying');
    expect(output).toContain('cases/shop.md:3:1 › Shop › Looking');
    expect(output).toMatch(/> 1 \| Click "Buy"\. I see "Bye"\.\n\s+\|\s+\^/);
    expect(output).toContain('2 passed');
    expect(output).toContain('1 failed');
    expect(exitCode).toBe(1);
  });
});

test('every entry of the package loads as ESM and as CommonJS', async () => {
  const entries = ['casewright', 'casewright/client', 'casewright/service', 'casewright/playwright'];
  const project = path.join(folder, `module-${PLAYWRIGHTS.at(-1) ?? ''}`);
  const names = `Object.keys(module).filter((name) => !['default', 'module.exports'].includes(name)).sort()`;
  const esm = `for (const entry of ${JSON.stringify(entries)}) { const module = await import(entry); console.log(entry, ${names}.join()); }`;
  const cjs = `for (const entry of ${JSON.stringify(entries)}) { const module = require(entry); console.log(entry, ${names}.join()); }`;
  await write(project, { 'all.mjs': esm, 'all.cjs': cjs });
  const [imported, required] = await Promise.all([
    runNode(project, ['all.mjs']),
    runNode(project, ['all.cjs']),
  ]);
  expect(imported.output).toBe(
    [
      'casewright Outcome,REASONS,VERDICTS',
      'casewright/client ServiceCallError,ServiceClient,ServiceError,ServiceUnreachableError,UnexpectedAnswerError,systemClock',
      'casewright/service findBrowser,startService',
      'casewright/playwright cases,entries',
      '',
    ].join('\n'),
  );
  expect(required.output).toBe(imported.output);
});

async function write(project: string, files: Record<string, string>): Promise<void> {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(project, file)), { recursive: true });
    await writeFile(path.join(project, file), text);
  }
}
