/** The keys of a data folder, for `casewright keys`: in its records, or asked of the service that has them open. */
import { stat } from 'node:fs/promises';
import { Projects } from '../projects/Projects.js';
import { openLevelStore } from '../store/openLevelStore.js';
import { storeDatabase } from '../store/storeDatabase.js';
import { DataFolderError, type Store } from '../store/Store.js';
import { Keys, type KeysContext, type KeyShown, type KeyWrite } from './Keys.js';
import { askRunning } from './runningService.js';

export type OpenKeys = Pick<Keys, 'list' | 'revoke'> & {
  /** With the key itself, which is shown this once. */
  add(write: KeyWrite): Promise<KeyShown & { key: string }>;
  close(): Promise<void>;
};

/** @throws DataFolderError where there is no such folder, or another process has it that can't be asked */
export async function openKeys(folder: string): Promise<OpenKeys> {
  if (!(await stat(folder).catch(() => undefined))?.isDirectory()) {
    const message =
      `There is no data folder ${folder}. ` +
      `Please give the one of the service, or start it once: casewright serve --data ${folder}`;
    throw new DataFolderError('notOpened', folder, message);
  }
  try {
    return await keysIn(await openLevelStore(folder));
  } catch (error) {
    if (error instanceof DataFolderError && error.code === 'inUse') return askRunning(folder, error);
    throw error;
  }
}

export const keysOf = (around: KeysContext, close: () => Promise<void>): OpenKeys =>
  Object.assign(new Keys(around), { close });

async function keysIn(store: Store): Promise<OpenKeys> {
  const around = { database: await storeDatabase(store), now: () => new Date() };
  return keysOf({ ...around, projects: await Projects.load(around) }, () => store.close());
}
