/**
 * Each seeded bug of the shop fails exactly the cases that cover it, each at its line, and no other. That the sound shop
 * fails none is what `example.heavy.test.ts` runs.
 */
import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { entriesOf, type JsonEntry, type JsonReport } from '../support/jsonReport.js';
import { example, root } from '../support/places.js';
import { NIGHTLY } from '../support/nightly.js';
import { makeProject } from '../support/playwrightProject.js';

interface Bug {
  name: string;
  fails: { file: string; title: string; step: string }[];
}

interface Failure {
  title: string;
  file: string;
  line: number | undefined;
}

const bugs = JSON.parse(readFileSync(path.join(root, 'fixtures/shop/bugs.json'), 'utf8')) as Bug[];
let entries: JsonEntry[];
let folder: string;

/** One run for all: a shop and a project for each bug. */
beforeAll(async () => {
  const project = await makeProject({
    'playwright.config.ts': configFor(bugs.map(({ name, fails }) => ({ bug: name, files: filesFor(fails) }))),
    'expecting.ts': EXPECTING,
  });
  ({ folder } = project);
  await cp(path.join(example, 'cases'), path.join(folder, 'cases'), { recursive: true });
  await project.playwright([], { PLAYWRIGHT_JSON_OUTPUT_NAME: 'report.json' });
  entries = entriesOf(JSON.parse(await project.read('report.json')) as JsonReport);
  return () => project.dispose();
}, 1_200_000);

/** Those that speak of it, with their other cases; every night all of them. */
function filesFor(fails: Bug['fails']): string[] {
  return NIGHTLY ? ['cases/**/*'] : [...new Set(fails.map(({ file }) => file))];
}

/** Playwright starts a worker and its browser anew after each test that fails unexpectedly. */
const EXPECTING = `import { test as base } from '@playwright/test';

const expected = ${JSON.stringify(Object.fromEntries(bugs.map(({ name, fails }) => [name, fails.map(({ title }) => title)])))};
export const test = base.extend({
  expecting: [async ({}, use, testInfo) => {
    testInfo.fail(expected[testInfo.project.name].includes(testInfo.title));
    await use();
  }, { auto: true }],
});
`;

function configFor(shops: { bug: string; files: string[] }[]): string {
  return `import { defineConfig } from '@playwright/test';
import { cases } from 'casewright/playwright';

const shops = ${JSON.stringify(shops)}.map((shop, index) => ({ ...shop, port: 4310 + index }));

export default defineConfig({
  reporter: 'json',
  workers: 4,
  webServer: shops.map(({ bug, port }) => ({
    command: 'node ${path.join(root, 'fixtures/shop/server.mjs')}',
    url: \`http://127.0.0.1:\${port}\`,
    env: { PORT: String(port), SHOP_BUG: bug },
  })),
  projects: shops.map(({ bug, files, port }) =>
    cases({
      name: bug,
      files,
      importTestFrom: './expecting.ts',
      startUrl: \`http://127.0.0.1:\${port}\`,
      pictures: 'failed step',
      observe: { accessibility: false },
    }),
  ),
});
`;
}

describe('the shop’s bug', () => {
  test('list has at least six', () => {
    expect(bugs.length).toBeGreaterThanOrEqual(6);
  });

  test.each(bugs)('$name fails what covers it, and nothing else', ({ name, fails }) => {
    expect(fails.length).toBeGreaterThan(0);
    expect(failuresOf(name)).toEqual(fails.map(expected).sort(byText));
  });
});

function failuresOf(bug: string): Failure[] {
  return entries
    .filter(({ project, result }) => project === bug && result.status !== 'passed')
    .map(failure)
    .sort(byText);
}

function failure({ title, result }: JsonEntry): Failure {
  const location = result.error?.location;
  const file = path
    .relative(folder, location?.file ?? '')
    .split(path.sep)
    .join('/');
  return { title, file, line: location?.line };
}

function expected({ file, title, step }: Bug['fails'][number]): Failure {
  const lines = readFileSync(path.join(example, file), 'utf8').split('\n');
  return { title, file, line: lines.findIndex((line) => line.trim() === step) + 1 };
}

const byText = (one: Failure, other: Failure) => JSON.stringify(one).localeCompare(JSON.stringify(other));
