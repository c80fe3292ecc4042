/** Which packages case files are read with: also those that only other packages need. */
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { packageVersions } from '../../../src/playwright/modules/loadModuleMaker.js';

async function folderOf(packages: Record<string, object>) {
  const root = await mkdtemp(path.join(tmpdir(), 'casewright-versions-'));
  onTestFinished(() => rm(root, { recursive: true, force: true }));
  for (const [place, content] of Object.entries(packages)) {
    await mkdir(path.join(root, place), { recursive: true });
    await writeFile(path.join(root, place, 'package.json'), JSON.stringify(content));
  }
  const versions = () => packageVersions(['reader', 'plain'], createRequire(path.join(root, 'main.js')));
  return { root, versions };
}

test('what packages need is found within them, beside them and in a circle', async () => {
  const { versions } = await folderOf({
    'node_modules/reader': { version: '1.0.0', dependencies: { inner: '*', '@of/many': '*', gone: '*' } },
    'node_modules/reader/node_modules/inner': { version: '1.2.3', dependencies: { reader: '*' } },
    'node_modules/inner': { version: '9.9.9' },
    'node_modules/@of/many': { version: '2.0.0', dependencies: { inner: '*' } },
    'node_modules/plain': { version: '3.0.0' },
  });
  expect(versions()).toEqual(['@of/many@2.0.0', 'inner@1.2.3', 'inner@9.9.9', 'plain@3.0.0', 'reader@1.0.0']);
});

test('where packages are links, what they need stands beside the one that is meant', async () => {
  const { root, versions } = await folderOf({
    'node_modules/.store/reader@1/node_modules/reader': { version: '1.0.0', dependencies: { inner: '*' } },
    'node_modules/.store/reader@1/node_modules/inner': { version: '1.2.3' },
    'node_modules/plain': { version: '3.0.0' },
  });
  await symlink('.store/reader@1/node_modules/reader', path.join(root, 'node_modules/reader'), 'junction');
  expect(versions()).toEqual(['inner@1.2.3', 'plain@3.0.0', 'reader@1.0.0']);
});
