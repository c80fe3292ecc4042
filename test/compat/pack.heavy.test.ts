/** `npm pack` where nothing has been built: as `npm publish` would do it on a fresh clone. */
import { cp, mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { NIGHTLY } from '../support/nightly.js';
import { root } from '../support/places.js';
import { exec } from './packPackage.js';

// A commit's own run builds a fresh clone by the same script, and `npm run check` looks into what that packs.
test.runIf(NIGHTLY)('a fresh clone with its dependencies is packed whole', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-clone-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const clone = path.join(folder, 'casewright');
  await exec('git', ['clone', '--quiet', '--depth=1', `file://${root}`, clone]);
  await linkDependencies(path.join(clone, 'node_modules'));

  const args = ['pack', '--loglevel=error', '--pack-destination', folder];
  const { stdout } = await exec('npm', args, { cwd: clone });
  const tarball = path.join(folder, stdout.trim().split('\n').at(-1) ?? '');
  const { stdout: list } = await exec('tar', ['--list', '--file', tarball]);
  const files = list
    .trim()
    .split('\n')
    .map((file) => file.replace(/^package\//, './'));
  expect(files).toEqual(expect.arrayContaining(await promisedFiles(clone)));
  expect(files.filter((file) => /^\.\/(?:src|test|scripts)\//.test(file))).toEqual([]);
});

/** Without what a set-up has noted there: the clone is set up on its own. */
async function linkDependencies(modules: string): Promise<void> {
  const own = path.join(root, 'node_modules');
  const { stdout } = await exec('ls', ['-A', own]);
  const names = stdout
    .trim()
    .split('\n')
    .filter((name) => name !== '.casewright-setup.json');
  await cp(path.join(own, '.package-lock.json'), path.join(modules, '.package-lock.json'));
  await Promise.all(
    names
      .filter((name) => name !== '.package-lock.json')
      .map((name) => symlink(path.join(own, name), path.join(modules, name))),
  );
}

/** All that package.json names, and what the package finds by itself. */
async function promisedFiles(folder: string): Promise<string[]> {
  const { exports, bin } = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Record<
    string,
    unknown
  >;
  const places = (one: unknown): string[] =>
    typeof one === 'string' ? [one] : Object.values(one as object).flatMap(places);
  const found = [
    'playwrightBodies.js',
    'playwrightModules.js',
    'vitestEntries.js',
    'reportPage.js',
    'reportPage.css',
  ];
  return [...places([exports, bin]), ...found.map((name) => `./dist/${name}`), './README.md', './LICENSE'];
}
