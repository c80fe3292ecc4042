/** The store of a service with a data folder: LevelDB below `<folder>/records`, and what is on its way there. */
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { ClassicLevel } from 'classic-level';
import { codeOf, messageOf } from '../ApiError.js';
import { closingOnFailure } from '../waits.js';
import {
  storeOver,
  type Store,
  DataFolderError,
  FORMAT_VERSION,
  formatAddress,
  formatDocument,
  parse,
} from './Store.js';

/**
 * Creates the folder where it isn't there.
 * @throws DataFolderError where it can't be opened: another process has it, a newer version wrote it, …
 */
export async function openLevelStore(folder: string): Promise<Store> {
  const database = new LevelDatabase(folder);
  await database.opened();
  const queue = new WriteQueue((values) => database.write(values));
  return storeOver({
    async below(prefix) {
      const level = await database.opened();
      // Of the same moment as what the database then reads.
      const pending = [...queue.pending].filter(([address]) => address.startsWith(prefix));
      // In the order of characters a slash is followed by `0`.
      const there = await level.iterator({ gte: prefix, lt: `${prefix.slice(0, -1)}0` }).all();
      const values: Values = new Map([...there, ...pending]);
      return [...values].flatMap(([address, value]) => (value ? [[address, value]] : []));
    },
    async get(address) {
      const level = await database.opened();
      const { pending } = queue;
      return pending.has(address) ? pending.get(address) : level.get(address);
    },
    set: (address, value) => queue.set(address, value),
    flush: () => queue.flush(),
    async close() {
      try {
        await queue.flush();
      } finally {
        await database.close();
      }
    },
  });
}

/** The open database of a data folder, which is opened anew after a write has failed. */
class LevelDatabase {
  /** Undefined after it could not be opened. */
  #level: Promise<Level> | undefined;
  #writeFailed = false;

  constructor(private readonly folder: string) {}

  opened(): Promise<Level> {
    return this.#level ?? this.#open();
  }

  /** All of the values or none, and on disk when this resolves. */
  async write(values: Values): Promise<void> {
    const level = await (this.#writeFailed ? this.#open(this.#level) : this.opened());
    const operations = Array.from(values, ([key, value]) =>
      value ? ({ type: 'put', key, value } as const) : ({ type: 'del', key } as const),
    );
    try {
      await level.batch(operations, { sync: true });
    } catch (cause) {
      this.#writeFailed = true;
      const said = messageOf(cause);
      const message =
        `Failed to write to the data folder ${this.folder}: ${said}. ` +
        `Make room on its disk and see that the folder may be written to; what is missing is then written, too.`;
      throw new DataFolderError('notWritten', this.folder, message, { cause });
    }
  }

  async close(): Promise<void> {
    await (await this.#level)?.close();
  }

  /**
   * After a write has failed LevelDB may go on taking writes, behind a torn record: acknowledged, but lost when it is
   * opened the next time. Opening it anew leaves the torn record behind; closing waits for the readings under way.
   */
  #open(before?: Promise<Level>): Promise<Level> {
    const open = async () => {
      await (await before)?.close();
      return openLevel(this.folder);
    };
    const opening = open();
    this.#level = opening;
    opening.then(
      () => (this.#writeFailed = false),
      () => (this.#level = undefined),
    );
    return opening;
  }
}

type Level = ClassicLevel<string, Uint8Array>;

/** Only when it is needed: it is native code, which not everybody has to install. */
const loadLevel = () => import('classic-level');

export async function openLevel(folder: string, load = loadLevel): Promise<Level> {
  try {
    const { ClassicLevel } = await load();
    // In a folder of its own, because LevelDB removes files that are named like its own ones.
    const records = path.join(folder, 'records');
    // Its owner's alone, because plans keep secrets in it.
    await mkdir(records, { recursive: true, mode: 0o700 });
    const level: Level = new ClassicLevel(records, { valueEncoding: 'view' });
    return await closingOnFailure(level, async () => {
      await level.open();
      await claimFormat(level, folder);
      return level;
    });
  } catch (error) {
    throw error instanceof DataFolderError ? error : explain(error, folder);
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
  const said = messageOf(cause);
  const [code, message] = FAULTS[codeOf(cause) ?? '']?.(folder, said) ?? [
    'notOpened',
    `Failed to open the data folder ${folder}: ${said}. Give the service a folder that it may create and write to.`,
  ];
  return new DataFolderError(code, folder, message, { cause: error });
}

type Fault = (folder: string, said: string) => [DataFolderError['code'], message: string];

const FAULTS: Readonly<Record<string, Fault>> = {
  ERR_MODULE_NOT_FOUND: () => [
    'notInstalled',
    `A data folder needs the package classic-level, which is not installed. ` +
      `Run \`npm install classic-level@3\`, or start the service without a data folder.`,
  ],
  LEVEL_LOCKED: (folder, said) => [
    'inUse',
    `The data folder ${folder} is in use by another process (${said}), and a data folder serves one service. ` +
      `Stop the other one, or give this one a folder of its own.`,
  ],
  LEVEL_CORRUPTION: (folder, said) => [
    'damaged',
    `The records in the data folder ${folder} are damaged: ${said}. ` +
      `Put back an earlier copy of the folder, or give the service another one.`,
  ],
};

/** By address; undefined for one that is removed. */
export type Values = Map<string, Uint8Array | undefined>;

/** Writes values in order, one batch at a time; what is queued while a write is under way goes together with the next. */
export class WriteQueue {
  #queued: Values = new Map();
  #writing: Values = new Map();
  /** Resolves to the failure, never rejects. */
  #attempt: Promise<Error | undefined> | undefined;
  /** The first one that no flush has reported. */
  #failure: Error | undefined;
  #isScheduled = false;
  #queuedCount = 0;
  #writtenCount = 0;

  /** @param write puts all the values safely on disk, or none */
  constructor(private readonly write: (values: Values) => Promise<void>) {}

  /** What readings have to lay over what is on disk. */
  get pending(): Values {
    return new Map([...this.#writing, ...this.#queued]);
  }

  set(address: string, value: Uint8Array | undefined): void {
    this.#queued.set(address, value);
    this.#queuedCount++;
    this.#schedule();
  }

  async flush(): Promise<void> {
    const upTo = this.#queuedCount;
    while (this.#writtenCount < upTo) {
      const failure = await this.#attemptNow();
      if (!failure) continue;
      this.#failure = undefined;
      throw failure;
    }
  }

  /** At the end of the turn, so that what belongs together is written together. After a failure only a flush tries. */
  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setImmediate(() => {
      this.#isScheduled = false;
      if (!this.#failure && this.#queued.size > 0) void this.#attemptNow();
    });
  }

  #attemptNow(): Promise<Error | undefined> {
    return (this.#attempt ??= this.#writeQueued());
  }

  async #writeQueued(): Promise<Error | undefined> {
    const upTo = this.#queuedCount;
    this.#writing = this.#queued;
    this.#queued = new Map();
    try {
      await this.write(this.#writing);
      this.#writtenCount = upTo;
      this.#failure = undefined;
      this.#schedule();
    } catch (error) {
      this.#queued = this.pending;
      this.#failure ??= error as Error;
    } finally {
      this.#writing = new Map();
      this.#attempt = undefined;
    }
    return this.#failure;
  }
}
