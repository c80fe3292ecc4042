/** The store of a service with a data folder: LevelDB below `<folder>/records`, and what is on its way there. */
import { storeOver } from './storeOver.js';
import { type Level, openLevel } from './openLevel.js';
import { type Store, DataFolderError } from './Store.js';
import { WriteQueue, type Values } from './WriteQueue.js';

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
      const said = cause instanceof Error ? cause.message : String(cause);
      const message =
        `Failed to write to the data folder ${this.folder}: ${said}. ` +
        `Make room on its disk and see that the folder may be written to; what is missing is then written, too.`;
      throw new DataFolderError('notWritten', this.folder, message, { cause });
    }
  }

  async close(): Promise<void> {
    const level = await this.#level;
    await level?.close();
  }

  /**
   * After a write has failed LevelDB may go on taking writes, behind a torn record: acknowledged, but lost when it is
   * opened the next time. Opening it anew leaves the torn record behind; closing waits for the readings under way.
   */
  #open(before?: Promise<Level>): Promise<Level> {
    const open = async () => {
      const level = await before;
      await level?.close();
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
