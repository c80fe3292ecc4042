/** What the package loads to list cases: nothing that only runs need, and in Playwright no readers of what has not changed. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { READERS } from '../../src/playwright/modules/loadModuleMaker.js';
import { root } from '../support/places.js';

const dist = (file: string) => readFile(path.join(root, 'dist', file), 'utf8');

test('a configuration loads one file of ours, and no reader, service, agent or client', async () => {
  const packages = ['@playwright/test', 'fastest-levenshtein', 'ms', 'tinyglobby'];
  expect(importedBy(await dist('playwright.js'))).toEqual(packages);
});

test('a worker of Vitest loads no package for a case file that it only lists', async () => {
  const text = await dist('vitestEntries.js');
  expect(importedBy(text)).toEqual([]);
  expect(text).toContain('import("./vitestBodies.js")');
});

test.each([
  ['playwrightBodies.js', ['@playwright/test', 'fastest-levenshtein', 'p-limit', 'p-retry', 'undici', 'zod']],
  [
    'playwrightLocal.js',
    [
      ...['@cucumber/gherkin', '@hono/node-server', 'fastest-levenshtein', 'hono', 'p-limit'],
      ...['stemmer', 'zod'],
    ],
  ],
  ['vitestBodies.js', ['fastest-levenshtein', 'p-limit', 'p-retry', 'undici', 'zod']],
])('a worker that runs a case loads by %s no reader of case files', async (file, packages) => {
  expect(await importedWith(file)).toEqual(packages);
});

test('the packages that modules are made with are those whose versions are looked at', async () => {
  expect(importedBy(await dist('playwrightModules.js'))).toEqual([...READERS]);
});

/** With what it imports of ours. */
async function importedWith(file: string): Promise<string[]> {
  const loaded = importedBy(await dist(file));
  const own = loaded.filter((from) => from.startsWith('.'));
  const further = await Promise.all(own.map((from) => importedWith(path.join(path.dirname(file), from))));
  const packages = loaded.filter((from) => !from.startsWith('.')).map(nameOfPackage);
  return [...new Set([...packages, ...further.flat()])].sort();
}

const nameOfPackage = (from: string) =>
  from
    .split('/')
    .slice(0, from.startsWith('@') ? 2 : 1)
    .join('/');

const importedBy = (text: string) =>
  packagesAmong(text.matchAll(/^(?:import|export)\b[^;]*?["']([^"']+)["'];/gm));

function packagesAmong(found: Iterable<RegExpExecArray>): string[] {
  const names = [...found].map(([, from = '']) => from).filter((from) => !from.startsWith('node:'));
  return [...new Set(names)].sort();
}
