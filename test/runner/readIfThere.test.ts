/** Which files count as gone, and which as out of order. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readIfThere } from '../../src/runner/files.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'casewright-'));
  await writeFile(path.join(folder, 'case.md'), '# Case');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test('A file that is there is read.', () => {
  expect(readIfThere(path.join(folder, 'case.md'))).toBe('# Case');
});

test.each([
  ['is gone', 'gone.md'],
  ['stands below a file', 'case.md/other.md'],
  ['has a name that no file can have', `${'a'.repeat(300)}.md`],
])('A file that %s is none.', (_, file) => {
  expect(readIfThere(path.join(folder, file))).toBeUndefined();
});

test('What can’t be read for another reason is a fault.', () => {
  expect(() => readIfThere(folder)).toThrow('EISDIR');
});
