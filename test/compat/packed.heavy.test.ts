/** The packed package in empty projects: installed as the README says, beside the oldest and the newest Playwright. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openApi } from '../../src/contract/index.js';
import { Report } from '../../src/report/report.js';
import { reported } from '../vitest/reporterProject.js';
import { serveHttp } from '../support/httpServer.js';
import { root } from '../support/places.js';
import { NIGHTLY } from '../support/nightly.js';
import { runNode } from '../support/playwrightProject.js';
import { exec, install, packPackage, writeFiles as write, type Packed } from './packPackage.js';

/** The floor of our peer range, the last one that takes a fixture with a scope of its own for no option, and the newest. */
const [OLDEST, BETWEEN, NEWEST] = ['1.51.0', '1.61.1', '1.65.1'] as const;
const PLAYWRIGHTS = [OLDEST, ...(NIGHTLY ? [BETWEEN] : []), NEWEST];
/** Version 7, and every night version 6, which takes four times as long. */
const TYPESCRIPTS = ['typescript-native', ...(NIGHTLY ? ['typescript'] : [])];
const ESM = { kind: 'ESM', type: 'module' };
const COMMONJS = { kind: 'CommonJS', type: 'commonjs' };
/** A commit runs a project of one kind beside each Playwright. */
const KINDS = [ESM, COMMONJS];

/** All that the client exports as values, sorted. */
const CLIENT_NAMES = [
  ...['AppFileError', 'DEFAULT_PACE', 'DeviceNotFoundError', 'InvalidRequestError'],
  ...['OutOfTime', 'PreparationError', 'ServiceCallError', 'ServiceClient'],
  ...['ServiceError', 'ServiceUnreachableError', 'UnexpectedAnswerError', 'UploadFailedError'],
  ...['UploadNotFoundError'],
  ...['findDevice', 'gather', 'isUnknownEndpoint', 'memoryOfProcess', 'pollPlanRun'],
  ...['pollSession', 'pollUntil', 'pollUpload', 'prepareDevice', 'provideApp'],
  ...['runDesktopFlow', 'runMobileFlow', 'runPlanFlow', 'systemClock'],
];

let packed: Packed;

/** Of each Playwright; a project of each kind lies below it. */
const folderOf = (playwright: string) => path.join(packed.folder, `playwright-${playwright}`);

beforeAll(async () => {
  packed = await packPackage();
  for (const playwright of PLAYWRIGHTS) {
    const folder = folderOf(playwright);
    await write(folder, { 'package.json': JSON.stringify({ name: 'empty', private: true, type: 'module' }) });
    await install(folder, [`@playwright/test@${playwright}`, packed.tarball]);
  }
});
afterAll(() => packed.dispose());

describe.each(PLAYWRIGHTS)('beside Playwright %s', (playwright) => {
  test.each(NIGHTLY ? KINDS : [playwright === NEWEST ? COMMONJS : ESM])(
    'a case runs in a project of $kind with a TypeScript config',
    async ({ type }) => {
      const project = path.join(folderOf(playwright), type);
      const { origin } = await serveHttp((_, response) =>
        response
          .writeHead(200, { 'content-type': 'text/html' })
          .end('<h1>Hello</h1><button>Buy</button>' + AGENT),
      );
      await write(project, {
        'package.json': JSON.stringify({ name: 'empty', private: true, type }),
        'playwright.config.ts': `import { defineConfig } from '@playwright/test';
import { cases } from 'casewright/playwright';

export default defineConfig({
  reporter: [['list'], ['casewright/playwright/reporter']],
  use: { launchOptions: { args: ['--user-agent=Mine/1.0'] } },
  projects: [cases({ files: 'cases/**/*.{feature,md,txt}', startUrl: '${origin}' })],
});
`,
        'cases/shop.feature':
          'Feature: Shop\n\n  Scenario: Buying\n    When I click "Buy"\n    Then I see "Hello"\n',
        'cases/shop.md': '# Shop\n\n## Looking\n\n- I see "Hello"\n',
        'cases/look.txt': 'Click "Buy". I see "Bye".\n',
        'cases/use.txt': 'I see "Mine/1.0".\n',
        'cases/later.feature': 'Feature: Shop\n\n  @skip\n  Scenario: Later\n    Then I see "Bye"\n',
      });
      const { output, exitCode } = await runNode(project, [
        '../node_modules/@playwright/test/cli.js',
        'test',
      ]);
      expect(output).toContain('cases/shop.feature:3:3 › Shop › Buying');
      expect(output).toContain('cases/shop.md:3:1 › Shop › Looking');
      expect(output).toMatch(/> 1 \| Click "Buy"\. I see "Bye"\.\n\s+\|\s+\^/);
      expect(output).toContain('3 passed');
      expect(output).toContain('1 failed');
      expect(output).toContain('1 skipped');
      expect(exitCode).toBe(1);
      await expectReport(project, playwright);
    },
  );
});

const AGENT = '<p></p><script>document.querySelector("p").append(navigator.userAgent)</script>';

/** The same in every version. */
async function expectReport(project: string, version: string): Promise<void> {
  const read = (file: string) => readFile(path.join(project, 'casewright-report', file), 'utf8');
  const report = Report.parse(JSON.parse(await read('report.json')));
  expect(reported(report)).toEqual([
    'cases/later.feature:4 Later [cases] | none | skipped: skipped by tag',
    'cases/look.txt:1 look [cases] | fails | failed: expectation not met',
    'cases/shop.feature:3 Buying [cases] | passes | passed',
    'cases/shop.md:3 Looking [cases] | passes | passed',
    'cases/use.txt:1 use [cases] | passes | passed',
  ]);
  expect(report).toMatchObject({
    status: 'failed',
    faults: [],
    parts: [{ runner: { name: 'playwright', version } }],
  });
  const pictures = report.cases.map(({ attempts }) => attempts.flatMap(({ screenshots }) => screenshots));
  expect(pictures.map((all) => all.length > 0 && all.every(({ file }) => file !== null))).toEqual([
    ...[false, true, true, true, true],
  ]);
  expect(await read('junit.xml')).toMatch(/<testsuites [^>]*tests="5" failures="1"/);
  expect(await read('index.html')).toContain('Buying');
}

test('every entry of the package loads as ESM and as CommonJS', async () => {
  // `casewright/vitest` needs Vitest beside it; the tests of its versions load it.
  const entries = [
    ...['casewright', 'casewright/client', 'casewright/service', 'casewright/playwright'],
    ...['casewright/playwright/reporter', 'casewright/vitest/reporter'],
  ];
  const project = folderOf(NEWEST);
  const names = `Object.keys(module).filter((name) => !['default', '__esModule'].includes(name)).sort()`;
  const esm = `for (const entry of ${JSON.stringify(entries)}) { const module = await import(entry); console.log(entry, ${names}.join()); }`;
  const cjs = `for (const entry of ${JSON.stringify(entries)}) { const module = require(entry); console.log(entry, ${names}.join()); }`;
  await write(project, { 'all.mjs': esm, 'all.cjs': cjs });
  const [imported, required] = await Promise.all([
    runNode(project, ['all.mjs']),
    runNode(project, ['all.cjs']),
  ]);
  expect(imported.output).toBe(
    [
      'casewright Evidence,Outcome,REASONS,Report,VERDICTS,defineStep',
      `casewright/client ${CLIENT_NAMES.join(',')}`,
      'casewright/service findBrowser,logLines,openKeys,startService',
      'casewright/playwright cases,entries',
      // Each is a default export alone.
      'casewright/playwright/reporter ',
      'casewright/vitest/reporter ',
      '',
    ].join('\n'),
  );
  expect(required.output).toBe(imported.output);
});

describe('the packed package', () => {
  const project = () => folderOf(NEWEST);

  test('has a program that npx finds', async () => {
    const { version } = JSON.parse(await readFile(path.join(root, 'package.json'), 'utf8')) as {
      version: string;
    };
    const { stdout } = await exec('npx', ['casewright', '--version'], { cwd: project() });
    expect(stdout).toBe(`${version}\n`);
  });

  test('has a service that npx starts, with its OpenAPI document, and that a signal stops', async () => {
    const npx = spawn('npx', ['casewright', 'serve', '--port', '0'], { cwd: project(), detached: true });
    let said = '';
    for (const stream of [npx.stdout, npx.stderr]) stream.on('data', (chunk) => (said += String(chunk)));
    const ended = once(npx, 'close');
    // As a terminal does it: npx doesn't tell every shell's children of a signal that it gets alone.
    const signal = (name: NodeJS.Signals) => process.kill(-(npx.pid ?? 0), name);
    try {
      await expect.poll(() => said, { timeout: 30_000 }).toMatch(/playwright test\n/);
      const address = /https?:\S+\/openapi\.json/.exec(said)?.[0] ?? '';
      expect(await (await fetch(address)).json()).toEqual(openApi(new URL(address).origin));
      signal('SIGTERM');
      await ended;
      expect(said).toMatch(/Stopped\.\n$/);
      await expect(fetch(address)).rejects.toThrow('fetch failed');
    } finally {
      if (npx.exitCode === null && npx.signalCode === null) signal('SIGKILL');
    }
  });

  test('has the OpenAPI document as a file', async () => {
    await write(project(), {
      'where.mjs': `console.log(import.meta.resolve('casewright/openapi.json'));`,
      'whole.cjs': `console.log(JSON.stringify(require('casewright/openapi.json')));`,
    });
    const { output: address } = await runNode(project(), ['where.mjs']);
    const { output: whole } = await runNode(project(), ['whole.cjs']);
    expect(JSON.parse(await readFile(new URL(address.trim()), 'utf8'))).toEqual(openApi());
    expect(JSON.parse(whole)).toEqual(openApi());
  });

  test('has types for the flows and the service in TypeScript projects of both kinds', async () => {
    const compilerOptions = {
      ...{
        module: 'nodenext',
        target: 'es2023',
        strict: true,
        exactOptionalPropertyTypes: true,
        noEmit: true,
      },
      // Of our own declarations, too.
      skipLibCheck: false,
      ...{ types: ['node'], typeRoots: [path.join(root, 'node_modules', '@types')] },
    };
    const files = KINDS.map(({ type }) => path.join(type, 'serviceUser.ts'));
    const user = await readFile(path.join(import.meta.dirname, 'serviceUser.ts.txt'), 'utf8');
    for (const { type } of KINDS) {
      const ofKind = { 'package.json': JSON.stringify({ type }), 'serviceUser.ts': user };
      await write(path.join(project(), type), ofKind);
    }
    await write(project(), { 'tsconfig.json': JSON.stringify({ compilerOptions, files }) });
    for (const typescript of TYPESCRIPTS) {
      const tsc = path.join(root, 'node_modules', typescript, 'bin', 'tsc');
      expect(await runNode(project(), [tsc, '-p', '.'])).toEqual({ exitCode: 0, output: '' });
    }
  });
});
