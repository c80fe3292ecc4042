/** How `casewright init` writes: whole files, and none that somebody else has written meanwhile. */
import { chmod, lstat, readFile, readdir, stat, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyPlan } from '../../src/cli/init/Plan.js';
import { init } from '../../src/cli/init/addInit.js';
import { initFolder } from './initFolder.js';

describe('casewright init', () => {
  test('reads anew what was changed while the question stood open', async () => {
    const { folder, files } = await initFolder({ 'package.json': '{ "name": "before" }' });
    const ask = async () => {
      await writeFile(path.join(folder, 'package.json'), '{ "name": "after" }');
      return 'playwright';
    };
    expect(await init({}, { cwd: folder, env: {}, stdout: { write: () => undefined } }, ask)).toBe(0);
    expect(JSON.parse((await files())['package.json']!)).toHaveProperty('name', 'after');
  });

  test.each([
    ['was changed', 'mine', 'old'],
    ['has come into being', 'mine', undefined],
    ['is gone', undefined, 'old'],
  ])('leaves a file alone that %s since it was read', async (_, now, before) => {
    const { folder, files } = await initFolder(now === undefined ? {} : { 'a.txt': now });
    await expect(applyPlan({ folder, changes: [{ file: 'a.txt', text: 'new', before }] })).rejects.toThrow(
      'Failed to write a.txt: somebody else has written it meanwhile.',
    );
    expect(await files()).toEqual(now === undefined ? {} : { 'a.txt': now });
  });

  test('keeps links and rights, and leaves no draft behind', async () => {
    const { folder } = await initFolder({ 'real/a.json': 'old' });
    await chmod(path.join(folder, 'real/a.json'), 0o666);
    await symlink('real/a.json', path.join(folder, 'a.json'));
    await applyPlan({ folder, changes: [{ file: 'a.json', text: 'new', before: 'old' }] });
    expect((await lstat(path.join(folder, 'a.json'))).isSymbolicLink()).toBe(true);
    expect(await readFile(path.join(folder, 'real/a.json'), 'utf8')).toBe('new');
    expect((await stat(path.join(folder, 'real/a.json'))).mode & 0o777).toBe(0o666);
    expect(await readdir(path.join(folder, 'real'))).toEqual(['a.json']);
  });
});
