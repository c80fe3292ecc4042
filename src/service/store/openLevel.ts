/** Opens the database below a data folder, or says why it can't be opened and how to mend that. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { ClassicLevel } from 'classic-level';
import { DataFolderError } from './Store.js';
import { FORMAT_VERSION, formatAddress, formatDocument, isKnownFormat, parse } from './storeOver.js';

export type Level = ClassicLevel<string, Uint8Array>;

/** Only when it is needed: it is native code, which not everybody has to install. */
const loadLevel = () => import('classic-level');

export async function openLevel(folder: string, load = loadLevel): Promise<Level> {
  try {
    return await openRecords(folder, load);
  } catch (error) {
    throw error instanceof DataFolderError ? error : explain(error, folder);
  }
}

async function openRecords(folder: string, load: typeof loadLevel): Promise<Level> {
  const { ClassicLevel } = await load();
  // In a folder of its own, because LevelDB removes files that are named like its own ones.
  const records = path.join(folder, 'records');
  // Its owner's alone, because plans keep secrets in it.
  await mkdir(records, { recursive: true, mode: 0o700 });
  const level: Level = new ClassicLevel(records, { valueEncoding: 'view' });
  try {
    await level.open();
    await claimFormat(level, folder);
  } catch (error) {
    await level.close();
    throw error;
  }
  return level;
}

async function claimFormat(level: Level, folder: string): Promise<void> {
  const document = await level.get(formatAddress);
  if (!document) {
    await level.put(formatAddress, formatDocument(), { sync: true });
  } else if (!isKnownFormat(parse(document))) {
    const found = Buffer.from(document).toString('utf8');
    throw new DataFolderError(
      'newerFormat',
      folder,
      `The data folder ${folder} was written by a newer version of casewright: its format is ${found}, ` +
        `this version knows formats up to ${FORMAT_VERSION}. Update casewright, or give the service another folder.`,
    );
  }
}

function explain(error: unknown, folder: string): DataFolderError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const said = cause instanceof Error ? cause.message : String(cause);
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  if (code === 'ERR_MODULE_NOT_FOUND') {
    const message =
      `A data folder needs the package classic-level, which is not installed. ` +
      `Run \`npm install classic-level@3\`, or start the service without a data folder.`;
    return new DataFolderError('notInstalled', folder, message, { cause: error });
  }
  if (code === 'LEVEL_LOCKED') {
    const message =
      `The data folder ${folder} is in use by another process (${said}), and a data folder serves one service. ` +
      `Stop the other one, or give this one a folder of its own.`;
    return new DataFolderError('inUse', folder, message, { cause: error });
  }
  if (code === 'LEVEL_CORRUPTION') {
    const message =
      `The records in the data folder ${folder} are damaged: ${said}. ` +
      `Put back an earlier copy of the folder, or give the service another one.`;
    return new DataFolderError('damaged', folder, message, { cause: error });
  }
  const message =
    `Failed to open the data folder ${folder}: ${said}. ` +
    `Give the service a folder that it may create and write to.`;
  return new DataFolderError('notOpened', folder, message, { cause: error });
}
