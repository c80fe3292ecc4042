/** What the package loads to list cases that have not changed: nothing that only readers or workers need. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { READERS } from '../../src/playwright/loadModuleMaker.js';
import { root } from '../support/places.js';

const dist = (file: string) => readFile(path.join(root, 'dist', file), 'utf8');

test('a configuration loads one file of ours, and no reader, service, agent or client', async () => {
  const text = await dist('playwright.js');
  const imported = [...text.matchAll(/^(?:import|export)\b[^;]*?["']([^"']+)["'];/gm)].map(
    ([, from]) => from,
  );
  const packages = imported.filter((from) => !from?.startsWith('node:'));
  expect([...new Set(packages)].sort()).toEqual([
    '@playwright/test',
    'fastest-levenshtein',
    'ms',
    'tinyglobby',
  ]);
});

test('the packages that modules are made with are those whose versions are looked at', async () => {
  const text = await dist('playwrightModules.cjs');
  const required = [...text.matchAll(/require\("([^"]+)"\)/g)].map(([, from]) => from);
  const packages = required.filter((from) => !from?.startsWith('node:'));
  expect([...new Set(packages)].sort()).toEqual([...READERS]);
});
