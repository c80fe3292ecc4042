/** The open database of a data folder, which is opened anew after a write has failed. */
import { DataFolderError } from './Store.js';
import { openLevel, type Level } from './openLevel.js';

export type Operation = { type: 'put'; key: string; value: Uint8Array } | { type: 'del'; key: string };

export class LevelDatabase {
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
