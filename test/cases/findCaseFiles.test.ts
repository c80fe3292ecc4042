/** Which files are case files. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findCaseFiles } from '../../src/cases/index.js';

const root = mkdtempSync(join(tmpdir(), 'casewright [files] '));

beforeAll(() => {
  const files = [
    'cases/b.feature',
    'cases/a.feature.md',
    'cases/deep/z.txt',
    'cases/B.MD',
    'cases/c.ts',
    'cases/readme',
    'cases/node_modules/x/d.md',
    'cases/.casewright/e.md',
    'other/f.md',
  ];
  for (const file of files) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), 'x');
  }
});

afterAll(() => rmSync(root, { recursive: true }));

it.each([
  ['cases/**/*', ['cases/B.MD', 'cases/a.feature.md', 'cases/b.feature', 'cases/deep/z.txt']],
  ['./cases/**/*.{feature,md,txt}', ['cases/a.feature.md', 'cases/b.feature', 'cases/deep/z.txt']],
  ['cases', ['cases/B.MD', 'cases/a.feature.md', 'cases/b.feature', 'cases/deep/z.txt']],
  [
    ['other/*.md', 'cases/*.feature', 'other/f.md'],
    ['cases/b.feature', 'other/f.md'],
  ],
  [['**/*.md', '!cases/**'], ['other/f.md']],
  ['nothing/**', []],
  [[], []],
])('%j finds %j', (globs, files) => {
  expect(findCaseFiles(globs, root)).toEqual(files);
});
