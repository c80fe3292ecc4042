/** Folders and both stores for the length of a test. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';
import { memoryStore, type Store } from '../../../src/service/store/Store.js';
import { openLevelStore } from '../../../src/service/store/openLevelStore.js';

export async function emptyFolder(parent = tmpdir()): Promise<string> {
  const folder = await mkdtemp(path.join(parent, 'casewright-store-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

export async function levelStore(folder: string): Promise<Store> {
  const store = await openLevelStore(folder);
  onTestFinished(() => store.close());
  return store;
}

export const stores: [name: string, open: () => Promise<Store>][] = [
  ['memoryStore', () => Promise.resolve(memoryStore())],
  ['openLevelStore', async () => levelStore(await emptyFolder())],
];
