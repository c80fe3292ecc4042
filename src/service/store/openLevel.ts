/** Opens the database below a data folder, or says why it can't be opened and how to mend that. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { ClassicLevel } from 'classic-level';
import { DataFolderError } from './Store.js';
import { FORMAT_VERSION, formatAddress, formatDocument, parse } from './storeOver.js';

export type Level = ClassicLevel<string, Uint8Array>;

/** Only when it is needed: it is native code, which not everybody has to install. */
const loadLevel = () => import('classic-level');

export async function openLevel(folder: string, load = loadLevel): Promise<Level> {
  try {
    const { ClassicLevel } = await load();
    // In a folder of its own, because LevelDB removes files that are named like its own ones.
    const records = path.join(folder, 'records');
    // Its owner's alone, because plans keep secrets in it.
    await mkdir(records, { recursive: true, mode: 0o700 });
    return await openRecords(new ClassicLevel(records, { valueEncoding: 'view' }), folder);
  } catch (error) {
    throw error instanceof DataFolderError ? error : explain(error, folder);
  }
}

async function openRecords(level: Level, folder: string): Promise<Level> {
  try {
    await level.open();
    await claimFormat(level, folder);
    return level;
  } catch (error) {
    await level.close();
    throw error;
  }
}

async function claimFormat(level: Level, folder: string): Promise<void> {
  const document = await level.get(formatAddress);
  if (!document) return level.put(formatAddress, formatDocument(), { sync: true });
  const { version } = parse(document) as { version?: unknown };
  if (typeof version === 'number' && version <= FORMAT_VERSION) return;
  throw new DataFolderError(
    'newerFormat',
    folder,
    `The data folder ${folder} was written by a newer version of casewright: its format is ` +
      `${Buffer.from(document).toString('utf8')}, this version knows formats up to ${FORMAT_VERSION}. ` +
      `Update casewright, or give the service another folder.`,
  );
}

function explain(error: unknown, folder: string): DataFolderError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  const said = cause instanceof Error ? cause.message : String(cause);
  const fault = (code: DataFolderError['code'], message: string) =>
    new DataFolderError(code, folder, message, { cause: error });
  switch (cause instanceof Error && 'code' in cause && cause.code) {
    case 'ERR_MODULE_NOT_FOUND':
      return fault(
        'notInstalled',
        `A data folder needs the package classic-level, which is not installed. ` +
          `Run \`npm install classic-level@3\`, or start the service without a data folder.`,
      );
    case 'LEVEL_LOCKED':
      return fault(
        'inUse',
        `The data folder ${folder} is in use by another process (${said}), and a data folder serves one service. ` +
          `Stop the other one, or give this one a folder of its own.`,
      );
    case 'LEVEL_CORRUPTION':
      return fault(
        'damaged',
        `The records in the data folder ${folder} are damaged: ${said}. ` +
          `Put back an earlier copy of the folder, or give the service another one.`,
      );
    default:
      return fault(
        'notOpened',
        `Failed to open the data folder ${folder}: ${said}. ` +
          `Give the service a folder that it may create and write to.`,
      );
  }
}
