/** What the package loads to list cases: nothing that only runs need, and in Playwright no readers of what has not changed. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { READERS } from '../../src/playwright/loadModuleMaker.js';
import { root } from '../support/places.js';

const dist = (file: string) => readFile(path.join(root, 'dist', file), 'utf8');

test('a configuration loads one file of ours, and no reader, service, agent or client', async () => {
  expect(importedBy(await dist('playwright.js'))).toEqual([
    '@playwright/test',
    'fastest-levenshtein',
    'ms',
    'tinyglobby',
  ]);
});

test('a worker of Vitest loads no package for a case file that it only lists', async () => {
  const text = await dist('vitestEntries.js');
  expect(importedBy(text)).toEqual([]);
  expect(text).toContain('import("./vitestBodies.js")');
});

test('the packages that modules are made with are those whose versions are looked at', async () => {
  const text = await dist('playwrightModules.cjs');
  const required = [...text.matchAll(/require\("([^"]+)"\)/g)].map(([, from]) => from);
  const packages = required.filter((from) => !from?.startsWith('node:'));
  expect([...new Set(packages)].sort()).toEqual([...READERS]);
});

function importedBy(text: string): string[] {
  const found = [...text.matchAll(/^(?:import|export)\b[^;]*?["']([^"']+)["'];/gm)].map(
    ([, from = '']) => from,
  );
  return [...new Set(found)].filter((from) => !from.startsWith('node:')).sort();
}
