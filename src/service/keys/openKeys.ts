/** The keys of a data folder, for `casewright keys`: in its records, or asked of the service that has them open. */
import { stat } from 'node:fs/promises';
import { Projects } from '../projects/Projects.js';
import { Sealer } from '../Sealer.js';
import { openLevelStore } from '../store/openLevelStore.js';
import { DataFolderError, type Store } from '../store/Store.js';
import { Keys, type KeyShown, type KeyWrite } from './Keys.js';
import { askRunning } from './runningService.js';

export interface OpenKeys {
  /** With the key itself, which is told this once. */
  add(write: KeyWrite): Promise<KeyShown & { key: string }>;
  list(): Promise<KeyShown[]>;
  revoke(name: string): Promise<void>;
  close(): Promise<void>;
}

/** @throws DataFolderError where there is no such folder, or another process has it that can't be asked */
export async function openKeys(folder: string): Promise<OpenKeys> {
  if (!(await stat(folder).catch(() => undefined))?.isDirectory()) {
    const message =
      `There is no data folder ${folder}. ` +
      `Please give the one of the service, or start it once: casewright serve --data ${folder}`;
    throw new DataFolderError('notOpened', folder, message);
  }
  try {
    return await keysOf(await openLevelStore(folder));
  } catch (error) {
    if (error instanceof DataFolderError && error.code === 'inUse') return askRunning(folder, error);
    throw error;
  }
}

async function keysOf(store: Store): Promise<OpenKeys> {
  const now = () => new Date();
  // Projects seal nothing.
  const projects = await Projects.load({ store, sealer: new Sealer(Buffer.alloc(32)), now });
  const keys = new Keys({ store, projects, now });
  return {
    add: (write) => keys.add(write),
    list: () => keys.list(),
    revoke: (name) => keys.revoke(name),
    close: () => store.close(),
  };
}
