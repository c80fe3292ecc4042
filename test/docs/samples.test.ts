/** The pages of docs/ have only case files and phrases that are understood as a whole. */
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { runWords } from '../cli/runWords.js';
import { root } from '../support/places.js';

/** A block of code is a file where the line above it names one: "`cases/login.feature`:". */
const FILE = /`([\w/]+(?:\.[\w]+)+)`[^\n]*:\n\n```\w+\n([^]*?)^```$/gm;

test.each([
  { page: 'README.md', files: 3 },
  { page: 'docs/start.md', files: 1 },
  { page: 'docs/cases.md', files: 3 },
  { page: 'docs/migration.md', files: 1 },
  { page: 'docs/manual-cases.md', files: 2 },
])('$page has $files case files that are understood', async ({ page, files }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-docs-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const text = await readFile(path.join(root, page), 'utf8');
  for (const [, file = '', content = ''] of text.matchAll(FILE)) {
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), content);
  }
  const globs = text.includes('`playwright.config.ts`:') ? [] : ['cases/*'];
  const { code, out, err } = await runWords(['check', '--json', ...globs], { cwd: folder });
  expect({ code, err }, out).toEqual({ code: 0, err: '' });
  const read = JSON.parse(out) as { summary: object };
  expect(read.summary).toMatchObject({ files, mistakes: 0 });
});
