/** A zip archive that isn't trusted: entries are looked up and read one by one, in memory and within bounds. */
import { addAbortSignal } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32 } from 'node:zlib';
import { openPromise, type Entry, type ZipFile } from 'yauzl';
import type { PackageLimits } from './AppPackage.js';
import { UnreadableAppError } from '../UnreadableAppError.js';

export class Archive {
  readonly #zip: ZipFile;
  readonly #entries: ReadonlyMap<string, Entry>;
  readonly #signal: AbortSignal;

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>, signal: AbortSignal) {
    this.#zip = zip;
    this.#entries = entries;
    this.#signal = signal;
  }

  static async open(file: string, limits: PackageLimits, signal: AbortSignal): Promise<Archive> {
    const zip = await openPromise(file, { autoClose: false }).catch(notAnArchive);
    try {
      return new Archive(zip, await listEntries(zip, limits, signal), signal);
    } catch (error) {
      zip.close();
      throw error;
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  find(pattern: RegExp): string[] {
    return [...this.#entries.keys()].filter((name) => pattern.test(name));
  }

  /** Bytes, as the archive claims; undefined where there is no such entry. */
  size(name: string): number | undefined {
    return this.#entries.get(name)?.uncompressedSize;
  }

  async read(name: string, limit: number): Promise<Buffer> {
    const entry = this.#entries.get(name);
    if (!entry) throw UnreadableAppError.because(`it has no ${name}`);
    if (entry.uncompressedSize > limit) {
      throw UnreadableAppError.because(
        `its ${name} would unpack to ${entry.uncompressedSize} bytes, and ${limit} are the most that is read`,
      );
    }
    const bytes = await this.#unpack(entry).catch((error: unknown) => {
      this.#signal.throwIfAborted();
      throw UnreadableAppError.because(`it is damaged: its ${name} can't be unpacked`, { cause: error });
    });
    if (crc32(bytes) !== entry.crc32) {
      throw UnreadableAppError.because(`it is damaged: the checksum of its ${name} is wrong`);
    }
    return bytes;
  }

  close(): void {
    this.#zip.close();
  }

  /** yauzl ends the stream with an error where the content is longer than the entry claims. */
  async #unpack(entry: Entry): Promise<Buffer> {
    return buffer(addAbortSignal(this.#signal, await this.#zip.openReadStreamPromise(entry)));
  }
}

async function listEntries(
  zip: ZipFile,
  limits: PackageLimits,
  signal: AbortSignal,
): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.entries) {
    throw UnreadableAppError.because(
      `it has ${zip.entryCount} entries, and ${limits.entries} are the most that is read`,
    );
  }
  const entries = new Map<string, Entry>();
  let directory = 0;
  for await (const entry of eachEntry(zip)) {
    signal.throwIfAborted();
    directory += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    if (directory > limits.directory) throw UnreadableAppError.because('its list of entries is too long');
    if (!entries.has(entry.fileName)) entries.set(entry.fileName, entry);
  }
  return entries;
}

async function* eachEntry(zip: ZipFile): AsyncGenerator<Entry> {
  try {
    yield* zip.eachEntry();
  } catch (error) {
    throw UnreadableAppError.because('it is a damaged zip archive, or one that was cut off', {
      cause: error,
    });
  }
}

function notAnArchive(error: unknown): never {
  if (error instanceof Error && 'syscall' in error) throw error;
  throw UnreadableAppError.because('it is not a zip archive, or one that was cut off', { cause: error });
}
