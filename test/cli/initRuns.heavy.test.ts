/** What `casewright init` made, run by the real runners. */
import { describe, expect, test } from 'vitest';
import { NIGHTLY } from '../support/nightly.js';
import { playwrightProject } from '../support/playwrightProject.js';
import { vitestProject, type VitestProject } from '../support/vitestProject.js';
import { runInit } from './initFolder.js';

const EXAMPLES = ['cases/example.feature:5:3', 'cases/example.md:10:1', 'cases/example.txt:1:1'];
const SPEC = `import { expect, test } from '@playwright/test';
test('is named as before', async ({}, { project, snapshotPath }) => {
  expect(project.name).toBe('');
  expect('same').toMatchSnapshot('same.txt');
});
`;

describe('with Playwright', () => {
  test('an empty folder is green', async () => {
    const project = await playwrightProject({});
    await project.remove('package.json');
    expect(await runInit(project.folder, ['--yes'])).toMatchObject({ code: 0, err: '' });
    const { exitCode, output } = await project.playwright(['cases/example']);
    expect({ exitCode, output }).toEqual({ exitCode: 0, output: expect.stringContaining('3 passed') });
  });

  test('a suite without projects runs as before, beside the cases', async () => {
    const project = await playwrightProject({
      'playwright.config.ts': `import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: './e2e',
  testMatch: /.*\\.e2e\\.ts/,
  reporter: 'list',
});
`,
      'e2e/first.e2e.ts': SPEC,
      'e2e/left-out.spec.ts': SPEC,
    });
    const before = await project.playwright(['--update-snapshots']);
    expect(await runInit(project.folder, [])).toMatchObject({ code: 0, err: '' });
    const { exitCode, output } = await project.playwright();
    expect(named(before.output)).toHaveLength(1);
    expect(named(output)).toEqual([
      ...EXAMPLES.map((place): unknown => expect.stringContaining(`[cases] › ${place} › Example in`)),
      ...named(before.output),
    ]);
    expect({ exitCode, output }).toEqual({ exitCode: 0, output: expect.stringContaining('4 passed') });
    // The snapshot of before is still the one that is looked for.
    const snapshots = (await project.filesWith('same')).filter((file) => file.includes('-snapshots'));
    expect(snapshots).toHaveLength(1);
  });

  // The folder with both runners has such a package, too, and none of the two configurations.
  test.runIf(NIGHTLY)('a suite without any configuration runs as before, in a CommonJS package', async () => {
    const project = await playwrightProject({
      'package.json': '{ "devDependencies": { "@playwright/test": "*" } }',
      'deep/first.spec.ts': SPEC.replace(/ {2}expect\('same.*\n/, ''),
    });
    const before = await project.playwright(['--list']);
    expect(await runInit(project.folder, [])).toMatchObject({ code: 0, err: '' });
    const { output } = await project.playwright();
    expect(named(before.output)).toHaveLength(1);
    expect(named(output)).toEqual([
      ...EXAMPLES.map((place): unknown => expect.stringContaining(`[cases] › ${place} › Example in`)),
      ...named(before.output),
    ]);
    expect(output).toContain('4 passed');
  });

  test('a CommonJS configuration with projects is green', async () => {
    const project = await playwrightProject({
      'package.json': '{}',
      'playwright.config.js':
        "const { defineConfig } = require('@playwright/test');\n\n" +
        "module.exports = defineConfig({ projects: [{ name: 'e2e', testDir: 'e2e' }] });\n",
    });
    expect(await runInit(project.folder, [])).toMatchObject({ code: 0, err: '' });
    const { exitCode, output } = await project.playwright();
    expect({ exitCode, output }).toEqual({ exitCode: 0, output: expect.stringContaining('3 passed') });
  });
});

/** The tests that a run or a list names, without how each ended. */
const named = (output: string) =>
  [...output.matchAll(/^.*?((?:\[\w+\] › )?\S+:\d+:\d+ › .*?)(?: \(\d.*)?$/gm)]
    .map(([, name = '']) => name)
    .toSorted();

describe('with Vitest', () => {
  test('an empty folder is green', async () => {
    const project = await vitestProject({});
    await project.remove('package.json');
    expect(await runInit(project.folder, ['--vitest'])).toMatchObject({ code: 0, err: '' });
    await expectPassed(project, 3, ['cases/example']);
  });

  test('a suite in the configuration of Vite runs as before, beside the cases', async () => {
    const project = await vitestProject({
      'vite.config.ts': `/// <reference types="vitest/config" />
import { defineConfig } from 'vite';

export default defineConfig({
  define: { MODE: JSON.stringify('test') },
  test: { include: ['src/**/*.check.ts'] },
});
`,
      'src/one.check.ts': `import { expect, test } from 'vitest';\ntest('one', () => expect(MODE).toBe('test'));\n`,
      'src/left-out.test.ts': 'throw new Error();',
    });
    expect(await runInit(project.folder, [])).toMatchObject({ code: 0, err: '' });
    await expectPassed(project, 4);
  });

  test.runIf(NIGHTLY)('a suite without any configuration runs as before, in a CommonJS package', async () => {
    const project = await vitestProject({
      'package.json': '{ "devDependencies": { "vitest": "*" } }',
      'one.test.js': `import { test } from 'vitest';\ntest('one', () => {});\n`,
    });
    expect(await runInit(project.folder, [])).toMatchObject({ code: 0, err: '' });
    await expectPassed(project, 4);
  });
});

test('with both runners in one folder each runs its own tests, and the cases', async () => {
  const project = await vitestProject({
    'package.json': '{ "devDependencies": { "@playwright/test": "*", "vitest": "*" } }',
    'unit/one.test.js': `import { test } from 'vitest';\ntest('one', () => {});\n`,
    'e2e/shop.spec.js': SPEC.replace(/ {2}expect\('same.*\n/, ''),
  });
  expect(await runInit(project.folder, [])).toMatchObject({ code: 0, err: '' });
  const { exitCode, output } = await project.playwright();
  expect({ exitCode, output }).toEqual({ exitCode: 0, output: expect.stringContaining('4 passed') });
  await expectPassed(project, 4, ['cases/example', 'unit']);
});

async function expectPassed(project: VitestProject, count: number, args: string[] = []): Promise<void> {
  const { exitCode, output } = await project.vitest(args);
  expect({ exitCode, output }).toEqual({
    exitCode: 0,
    output: expect.stringMatching(new RegExp(`Tests +${count} passed \\(${count}\\)`)),
  });
}
