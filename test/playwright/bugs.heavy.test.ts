/**
 * Each seeded bug of the shop fails exactly the cases that cover it, each at its line, and no other. That the sound shop
 * fails none is what `example.heavy.test.ts` runs.
 */
import { readFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { escapeRegExp, readCaseFile } from '../../src/cases/index.js';
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

/** One run for all, and one project, so that its workers and their browsers are shared; each bug has a shop and a folder. */
beforeAll(async () => {
  const shops = bugs.map(({ name, fails }, index) => ({
    ...{ name, port: 4310 + index },
    failing: fails.map(({ title }) => title),
  }));
  const project = await makeProject({
    'playwright.config.ts': configFor(shops, bugs.map(patternFor).join('|')),
    'shops.ts': `export const shops = ${JSON.stringify(shops)};`,
    'expecting.ts': EXPECTING,
  });
  ({ folder } = project);
  for (const { name, fails } of bugs) {
    for (const file of NIGHTLY ? [''] : filesOf(fails)) {
      await cp(path.join(example, 'cases', file), path.join(folder, name, file), { recursive: true });
    }
  }
  await project.playwright([], { PLAYWRIGHT_JSON_OUTPUT_NAME: 'report.json' });
  entries = entriesOf(JSON.parse(await project.read('report.json')) as JsonReport);
  return () => project.dispose();
}, 1_200_000);

/** Below `cases`. */
const filesOf = (fails: Bug['fails']): string[] => [
  ...new Set(fails.map(({ file }) => path.posix.relative('cases', file))),
];

/** For the cases that cover it, and of each of their files another one; every night for all of them. */
function patternFor({ name, fails }: Bug): string {
  if (NIGHTLY) return '';
  const covering = fails.map(({ title }) => title);
  const titles = [...covering, ...filesOf(fails).flatMap((file) => otherIn(file, covering))];
  return `${name}/.*(?:${titles.map(escapeRegExp).join('|')})`;
}

/** The first one, if there is any. */
function otherIn(file: string, covering: readonly string[]): string[] {
  const text = readFileSync(path.join(example, 'cases', file), 'utf8');
  const { cases } = readCaseFile({ path: file, text }, { variables: {}, secrets: [] });
  const titles = cases.map(({ title }) => title);
  return titles.filter((title) => !covering.includes(title)).slice(0, 1);
}

/** Playwright starts a worker and its browser anew after each test that fails unexpectedly. */
const EXPECTING = `import { test as base } from '@playwright/test';
import { shops } from './shops.ts';

const shopOf = ({ file }) => shops.find(({ name }) => file.split(/[\\\\/]/).includes(name));
export const test = base.extend({
  baseURL: ({}, use, testInfo) => use(\`http://127.0.0.1:\${shopOf(testInfo).port}\`),
  expecting: [async ({}, use, testInfo) => {
    testInfo.fail(shopOf(testInfo).failing.includes(testInfo.title));
    await use();
  }, { auto: true }],
});
`;

function configFor(shops: readonly { name: string }[], pattern: string): string {
  return `import { defineConfig } from '@playwright/test';
import { cases } from 'casewright/playwright';
import { shops } from './shops.ts';

export default defineConfig({
  reporter: 'json',
  workers: 3,
  fullyParallel: true,
  grep: new RegExp(${JSON.stringify(pattern)}),
  webServer: shops.map(({ name, port }) => ({
    command: 'node ${path.join(root, 'fixtures/shop/server.mjs')}',
    url: \`http://127.0.0.1:\${port}\`,
    env: { PORT: String(port), SHOP_BUG: name },
  })),
  projects: [
    cases({
      files: '{${shops.map(({ name }) => name).join()}}/**/*',
      importTestFrom: './expecting.ts',
      pictures: 'failed step',
      observe: { accessibility: false },
    }),
  ],
});
`;
}

describe('the shop’s bug', () => {
  test('list has at least six', () => {
    expect(bugs.length).toBeGreaterThanOrEqual(6);
  });

  test.each(bugs)('$name fails what covers it, and nothing else', ({ name, fails }) => {
    expect(fails.length).toBeGreaterThan(0);
    expect(entriesFor(name).length).toBeGreaterThan(fails.length);
    expect(failuresOf(name)).toEqual(fails.map(expected).sort(byText));
  });
});

const entriesFor = (bug: string) => entries.filter(({ file }) => file.startsWith(`${bug}/`));

function failuresOf(bug: string): Failure[] {
  return entriesFor(bug)
    .filter(({ result }) => result.status !== 'passed')
    .map((entry) => failure(entry, path.join(folder, bug)))
    .sort(byText);
}

function failure({ title, result }: JsonEntry, below: string): Failure {
  const location = result.error?.location;
  const file = path.relative(below, location?.file ?? '').split(path.sep);
  return { title, file: ['cases', ...file].join('/'), line: location?.line };
}

function expected({ file, title, step }: Bug['fails'][number]): Failure {
  const lines = readFileSync(path.join(example, file), 'utf8').split('\n');
  return { title, file, line: lines.findIndex((line) => line.trim() === step) + 1 };
}

const byText = (one: Failure, other: Failure) => JSON.stringify(one).localeCompare(JSON.stringify(other));
