/** How both bindings take in a user's own phrases, as far as no run is needed to see it. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { projectSettings, type CasesOptions } from '../../src/playwright/settings.js';
import { updateModules, writeModules } from '../../src/playwright/modules/writeModules.js';
import { fromSource } from '../support/moduleMaker.js';
import { CaseFiles } from '../../src/vitest/caseFiles/CaseFiles.js';
import { resolveSettings } from '../../src/runner/entries/settings.js';
import { testOptions } from '../../src/vitest/settings.js';

const FILES = {
  'cases/a.feature': 'Feature: F\n  Scenario: S\n    Given I am ready\n    When I pay\n',
  'cases/phrases.md': '## I am ready\n- I am on the login page\n- I type "{{user}}" in "User"\n',
  'cases/steps.ts': "import { defineStep } from 'casewright';\ndefineStep('I pay', () => undefined);\n",
};

const OPTIONS: CasesOptions = {
  files: 'cases/**',
  steps: ['./cases/phrases.md', 'cases/*.ts'],
  pages: { login: '/login' },
  variables: { user: 'ada' },
};

async function suite(options: CasesOptions = OPTIONS) {
  const root = await mkdtemp(path.join(tmpdir(), 'bindings-'));
  onTestFinished(() => rm(root, { recursive: true }));
  const write = async (file: string, text: string) => {
    await mkdir(path.dirname(path.join(root, file)), { recursive: true });
    await writeFile(path.join(root, file), text);
  };
  for (const [file, text] of Object.entries(FILES)) await write(file, text);
  const folder = path.join(root, '.casewright', 'tests', 'cases');
  const module = (file: string) => readFile(path.join(folder, `${file}.js`), 'utf8');
  return { root, folder, write, module, settings: projectSettings(options, root, {}) };
}

const PROMPT =
  '1. Given I am ready\n   That is:\n   - Given I am on "/login"\n   - I type "ada" in "User"\n2. When I pay';

describe('in Playwright', () => {
  test('files of phrases are no case files, and modules say what steps mean', async () => {
    const { folder, settings, module, root } = await suite();
    const written = writeModules(settings, folder, fromSource);
    expect(written.map(({ source }) => path.relative(root, source))).toEqual(['cases/a.feature']);
    expect(written[0]?.dependencies).toEqual([
      path.join(root, 'cases/phrases.md'),
      path.join(root, 'cases/steps.ts'),
    ]);
    const text = await module('cases/a.feature');
    expect(text).toContain(JSON.stringify(PROMPT));
    expect(text).toContain('import "../../../../cases/steps.ts";');
  });

  test('nothing is called on a hosted service, and the prompt is the same', async () => {
    const service = {
      baseURL: 'http://service.test',
      apiKey: 'k',
      projectId: '6f1c1c7e-9a51-4d0e-9a44-0c7b2a6f3d11',
    };
    const { folder, settings, module } = await suite({ ...OPTIONS, service });
    writeModules(settings, folder, fromSource);
    const text = await module('cases/a.feature');
    expect(text).toContain(JSON.stringify(PROMPT));
    expect(text).not.toContain('steps.ts"');
  });

  test('mistakes in phrases are told at load, all at once and with their places', async () => {
    const { folder, settings, write } = await suite();
    await write('cases/phrases.md', '## I am\n- I am\n\n## I pay\n- I wait\n');
    expect(() => writeModules(settings, folder, fromSource)).toThrow(
      /^The phrases of Casewright's cases\(\) "cases" can't be used:\n {2}- cases\/phrases\.md:1:1: .*uses itself[^]*\n {2}- cases\/steps\.ts:2:1: .*the same as "I pay" of cases\/phrases\.md:4:1/,
    );
  });

  test('an edit of phrases reaches the modules of case files that have not changed', async () => {
    const { folder, settings, write, module } = await suite();
    writeModules(settings, folder, fromSource);
    await write('cases/phrases.md', '## I am ready\n- I open "/x"\n');
    updateModules(settings, folder, fromSource);
    expect(await module('cases/a.feature')).toContain('/x');
  });
});

describe('in Vitest', () => {
  test('files of phrases are no case files, and cases say what steps mean', async () => {
    const { root, write } = await suite();
    const settings = resolveSettings(OPTIONS, ['root'], { root, env: {} });
    const files = new CaseFiles(settings);
    expect(files.find()).toEqual(['cases/a.feature']);
    expect(files.fileOf(path.join(root, 'cases/phrases.md'))).toBeUndefined();
    expect(files.read('cases/a.feature').caseFile.cases[0]?.prompt).toBe(PROMPT);
    const { exclude } = testOptions(settings, { test: {}, testRoot: root, files, tags: [] });
    expect(exclude).toContain('cases/phrases.md');
    await write('cases/phrases.md', '## I am ready\n- I open "/x"\n');
    files.readPhrases();
    expect(files.read('cases/a.feature').caseFile.cases[0]?.prompt).toContain('/x');
  });
});

describe('options that can not be used', () => {
  test.each([
    [{ steps: [5] }, '`steps` are no paths of phrases, but [ 5 ].'],
    [{ pages: '/login' }, '`pages` are no names and addresses, but "/login".'],
    [{ pages: { login: 'login' } }, 'Failed to read the page "login": "login" is no address.'],
    [{ page: {} }, 'Did you mean `pages`?'],
  ])('are told: %j', (given, fault) => {
    expect(() => projectSettings({ files: '*', ...given } as CasesOptions, '/', {})).toThrow(fault);
  });
});
