/**
 * The file of the journal: one record per line, each on the disk before the next step is taken. Several processes append at
 * once; a line that was cut off, by a full disk or a lost machine, costs itself only.
 */
import { constants } from 'node:fs';
import { mkdir, open, rename, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { systemClock } from '../../client/index.js';
import { unlessMissing, whileLocked } from '../files.js';
import { JournalRecord, LONGEST_KEPT } from './records.js';

/** Bytes above which the file makes room for a new one. */
const LARGE = 5 * 1024 * 1024;
const APPEND = constants.O_APPEND | constants.O_CREAT | constants.O_RDWR;

export class JournalFile {
  readonly #file: string;
  readonly #older: string;
  /** What has been read of each file, so that it is read once. */
  readonly #read = new Map<string, ReadSoFar>();
  #hasRoom = false;

  /** @param root its file is `.casewright/journal.jsonl` in there */
  constructor(root: string) {
    this.#file = path.join(root, '.casewright', 'journal.jsonl');
    this.#older = path.join(root, '.casewright', 'journal.1.jsonl');
  }

  /** Ends when the record is on the disk. @throws Error of the file system */
  async append(record: JournalRecord): Promise<void> {
    await this.#makeRoom();
    const handle = await open(this.#file, APPEND);
    try {
      const text = `${(await endsInLine(handle)) ? '' : '\n'}${JSON.stringify(record)}\n`;
      const { bytesWritten } = await handle.write(text);
      if (bytesWritten < Buffer.byteLength(text)) throw new Error('the disk is full');
      await handle.datasync();
    } finally {
      await handle.close();
    }
  }

  /** All records, oldest first. @throws Error of the file system */
  async records(): Promise<JournalRecord[]> {
    const all = [];
    for (const file of [this.#older, this.#file]) all.push(...(await this.#recordsOf(file)));
    return all;
  }

  async #recordsOf(file: string): Promise<readonly JournalRecord[]> {
    const handle = await open(file).catch(unlessMissing);
    if (!handle) return [];
    try {
      const { ino, size } = await handle.stat();
      const before = this.#read.get(file);
      const known = before?.ino === ino && before.end <= size ? before : { ino, end: 0, records: [] };
      this.#read.set(file, await readOn(handle, known, size));
      return this.#read.get(file)?.records ?? [];
    } finally {
      await handle.close();
    }
  }

  /** Once for a process. Nothing that may still be taken over is dropped for it. */
  async #makeRoom(): Promise<void> {
    if (this.#hasRoom) return;
    await mkdir(path.dirname(this.#file), { recursive: true });
    if (await this.#isRoomNeeded()) {
      await whileLocked(this.#file, { clock: systemClock }, async () => {
        if (await this.#isRoomNeeded()) await rename(this.#file, this.#older);
      });
    }
    this.#hasRoom = true;
  }

  async #isRoomNeeded(): Promise<boolean> {
    const [own, older] = await Promise.all(
      [this.#file, this.#older].map((file) => stat(file).catch(unlessMissing)),
    );
    const isOlderDone = !older || Date.now() - older.mtimeMs > LONGEST_KEPT;
    return own !== undefined && own.size > LARGE && isOlderDone;
  }
}

interface ReadSoFar {
  ino: number;
  /** Of the last whole line. */
  end: number;
  records: JournalRecord[];
}

async function readOn(
  handle: FileHandle,
  { ino, end, records }: ReadSoFar,
  size: number,
): Promise<ReadSoFar> {
  const bytes = Buffer.alloc(size - end);
  const { bytesRead } = await handle.read(bytes, 0, bytes.length, end);
  const length = bytes.subarray(0, bytesRead).lastIndexOf('\n') + 1;
  const lines = bytes.subarray(0, length).toString('utf8').split('\n');
  return { ino, end: end + length, records: [...records, ...lines.flatMap(recordOf)] };
}

/** None for a line that was cut off, or that another version has written. */
function recordOf(line: string): JournalRecord[] {
  try {
    const { data } = JournalRecord.safeParse(JSON.parse(line));
    return data ? [data] : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

async function endsInLine(handle: FileHandle): Promise<boolean> {
  const { size } = await handle.stat();
  if (size === 0) return true;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, size - 1);
  return buffer.toString() === '\n';
}
