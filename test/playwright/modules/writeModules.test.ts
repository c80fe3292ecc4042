/** The modules of case files on disk, where some can't be written. */
import { mkdir, mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { fromSource } from '../../support/moduleMaker.js';
import { projectSettings } from '../../../src/playwright/settings.js';
import { refreshModules, updateModules, writeModules } from '../../../src/playwright/modules/writeModules.js';

/** `a` and `d` can be written; folders are in the way of `b` and `c`. A module is left of a case file that is gone. */
async function halfInTheWay() {
  const root = await mkdtemp(path.join(tmpdir(), 'casewright-modules-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  const folder = path.join(root, '.casewright', 'tests', 'cases');
  for (const one of ['b', 'c']) await mkdir(path.join(folder, 'cases', `${one}.txt.js`), { recursive: true });
  await writeFile(path.join(folder, 'cases', 'gone.txt.js'), '');
  await mkdir(path.join(root, 'cases'));
  for (const one of ['a', 'b', 'c', 'd']) {
    await writeFile(path.join(root, 'cases', `${one}.txt`), `Look for ${one}.\n`);
  }
  const settings = projectSettings({ files: 'cases/*' }, root, {});
  const names = () => readdir(path.join(folder, 'cases'));
  return { root, folder, settings, names };
}

const ALL = ['a.txt.js', 'b.txt.js', 'c.txt.js', 'd.txt.js'];

describe('modules that can’t be written', () => {
  test('keep no other from it, and are told together before a run', async () => {
    const { folder, settings, names } = await halfInTheWay();
    expect(() => writeModules(settings, folder, fromSource)).toThrow(
      /^Failed to bring the tests of the project "cases" up to date[^]*- cases\/b\.txt: EISDIR[^]*- cases\/c\.txt: EISDIR[^]*Please/,
    );
    expect(await names()).toEqual(ALL);
    expect(await readFile(path.join(folder, 'cases', 'd.txt.js'), 'utf8')).toContain('Look for d');
  });

  test('are told while somebody edits, and tried again', async () => {
    const { root, folder, settings, names } = await halfInTheWay();
    const { written, faults } = updateModules(settings, folder, fromSource);
    expect(written.map(({ source }) => path.basename(source))).toEqual(['a.txt', 'd.txt']);
    expect(faults).toEqual([
      expect.stringMatching(/^cases\/b\.txt: /),
      expect.stringMatching(/^cases\/c\.txt: /),
    ]);
    expect(await names()).toEqual(ALL);
    await rm(path.join(folder, 'cases', 'b.txt.js'), { recursive: true });
    await rm(path.join(root, 'cases', 'c.txt'));
    const again = updateModules(settings, folder, fromSource);
    expect(again).toMatchObject({
      written: [written[0], { source: path.join(root, 'cases/b.txt') }, written[1]],
      faults: [],
    });
  });

  test('end what is loaded for a watching process, which removes nothing', async () => {
    const { folder, settings, names } = await halfInTheWay();
    expect(() => refreshModules(settings, folder, fromSource)).toThrow(/cases\/b\.txt: [^]*cases\/c\.txt: /);
    expect(await names()).toEqual([...ALL, 'gone.txt.js']);
  });
});
