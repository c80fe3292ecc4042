/** The store of a service with a data folder: LevelDB below `<folder>/records`, and the changes on their way there. */
import type { Changes } from './Changes.js';
import { inOrder, storeOver } from './storeOver.js';
import { type Level, openLevel } from './openLevel.js';
import { type Store, DataFolderError } from './Store.js';
import { WriteQueue } from './WriteQueue.js';

/**
 * Creates the folder where it isn't there.
 * @throws DataFolderError where it can't be opened: another process has it, a newer version wrote it, …
 */
export async function openLevelStore(folder: string): Promise<Store> {
  const database = new LevelDatabase(folder);
  await database.open();
  const queue = new WriteQueue((changes) => database.write((level) => operationsOf(changes, level)));
  return storeOver({
    list: (prefix) => database.read((level) => list(level, queue.pending, prefix)),
    get: (address) => database.read((level) => find(level, queue.pending, address)),
    set: (address, value) => queue.add((changes) => changes.set(address, value)),
    remove: (address) => queue.add((changes) => changes.set(address, undefined)),
    removeBelow: (prefix) => queue.add((changes) => changes.removeBelow(prefix)),
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

/** The database is read as it is in this moment, the one of which `pending` tells, too. */
async function list(level: Level, pending: Changes[], prefix: string): Promise<Uint8Array[]> {
  const entries = new Map(await level.iterator(below(prefix)).all());
  for (const changes of pending) changes.layOver(entries, prefix);
  return inOrder(entries);
}

async function find(level: Level, pending: Changes[], address: string): Promise<Uint8Array | undefined> {
  for (const changes of pending.toReversed()) {
    const found = changes.find(address);
    if (found) return found.value;
  }
  return level.get(address);
}

async function operationsOf(changes: Changes, level: Level): Promise<Operation[]> {
  const operations: Operation[] = [];
  for (const prefix of changes.emptied) {
    for (const key of await level.keys(below(prefix)).all()) operations.push({ type: 'del', key });
  }
  for (const [key, value] of changes.values) {
    operations.push(value ? { type: 'put', key, value } : { type: 'del', key });
  }
  return operations;
}

/** The range of a prefix, whose slash is followed by `0` in the order of characters. */
function below(prefix: string): { gte: string; lt: string } {
  return { gte: prefix, lt: `${prefix.slice(0, -1)}0` };
}

type Operation = { type: 'put'; key: string; value: Uint8Array } | { type: 'del'; key: string };

/** The open database of a data folder, which is opened anew after a write has failed. */
class LevelDatabase {
  readonly #folder: string;
  /** Undefined after it could not be opened. */
  #level: Promise<Level> | undefined;
  #writeFailed = false;

  constructor(folder: string) {
    this.#folder = folder;
  }

  async open(): Promise<void> {
    await this.#opened();
  }

  async read<T>(query: (level: Level) => Promise<T>): Promise<T> {
    return query(await this.#opened());
  }

  /** All of the operations or none, and on disk when this resolves. */
  async write(operations: (level: Level) => Promise<Operation[]>): Promise<void> {
    const level = await (this.#writeFailed ? this.#reopened() : this.#opened());
    try {
      await level.batch(await operations(level), { sync: true });
    } catch (cause) {
      this.#writeFailed = true;
      const said = cause instanceof Error ? cause.message : String(cause);
      const message =
        `Failed to write to the data folder ${this.#folder}: ${said}. ` +
        `Make room on its disk and see that the folder may be written to; what is missing is then written, too.`;
      throw new DataFolderError('notWritten', this.#folder, message, { cause });
    }
  }

  async close(): Promise<void> {
    const level = await this.#level;
    await level?.close();
  }

  #opened(): Promise<Level> {
    return this.#level ?? this.#openWith(() => openLevel(this.#folder));
  }

  /**
   * After a write has failed LevelDB may go on taking writes, behind a torn record: acknowledged, but lost when it is
   * opened the next time. Opening it anew leaves the torn record behind; closing waits for the readings under way.
   */
  #reopened(): Promise<Level> {
    const before = this.#level;
    return this.#openWith(async () => {
      const level = await before;
      await level?.close();
      return openLevel(this.#folder);
    });
  }

  #openWith(open: () => Promise<Level>): Promise<Level> {
    const opening = open();
    this.#level = opening;
    opening.then(
      () => (this.#writeFailed = false),
      () => (this.#level = undefined),
    );
    return opening;
  }
}
