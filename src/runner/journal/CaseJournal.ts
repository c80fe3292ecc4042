/**
 * The journal: its file, one record per line, each on the disk before the next step is taken, and as one entry keeps it. Several
 * processes append at once; a line that was cut off, by a full disk or a lost machine, costs itself only. What goes wrong with it
 * costs the entry a remark, and nothing else.
 */
import { randomUUID } from 'node:crypto';
import type { Progress } from '../CaseToRun.js';
import {
  type EntryKey,
  type Facts,
  JournalRecord,
  standingSession,
  type Standing,
  LONGEST_KEPT,
} from './records.js';
import type { Resume } from './run.js';
import { constants } from 'node:fs';
import { mkdir, open, rename, stat, type FileHandle } from 'node:fs/promises';
import path from 'node:path';
import { systemClock } from '../../client/index.js';
import { unlessMissing, whileLocked } from '../files.js';

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

export interface JournaledEntry extends EntryKey {
  run: string;
  /** From 0. */
  retry: number;
  origin: string;
  projectId: string;
  resume: Resume;
}

export type Wanted = Pick<Facts, 'content' | 'kind' | 'title' | 'planId' | 'caseIds'>;

export class CaseJournal {
  /** The first thing that went wrong. */
  fault: string | undefined;
  #ask: string = randomUUID();

  constructor(
    private readonly file: JournalFile,
    private readonly entry: JournaledEntry,
  ) {}

  /** Whether what an earlier run has asked for, and nobody knows of, is asked for again. */
  get asksAgain(): boolean {
    return this.entry.resume === 'ask again';
  }

  /** What was left by an earlier run and is this entry's own from now on. */
  async takeOver(wanted: Wanted): Promise<Standing | undefined> {
    if (this.entry.resume === 'no') return undefined;
    const facts = this.#facts(wanted);
    for (;;) {
      const found = await this.#unlessFaulty(async () =>
        standingSession(await this.file.records(), facts, Date.now()),
      );
      if (found?.id === undefined) return found;
      // A retry wants to know how it ends another time.
      if (this.entry.retry > 0) return undefined;
      const { id, planId, caseIds } = found;
      if (await this.claim(id, { ...wanted, planId: planId ?? wanted.planId, caseIds })) return found;
    }
  }

  /** To be called before it is asked for. @param ask made up for the request */
  async asked(wanted: Wanted, ask: string): Promise<void> {
    this.#ask = ask;
    await this.#append({ what: 'asked', ...this.#now(), ...this.#facts(wanted) });
  }

  /** To be called before the id is used. */
  async created(id: string, wanted: Wanted, takenOver = false): Promise<void> {
    await this.#append({ what: 'created', ...this.#now(), id, takenOver, ...this.#facts(wanted) });
  }

  /** Where the service has provably created nothing. */
  async notCreated(): Promise<void> {
    await this.#append({ what: 'not created', ...this.#now() });
  }

  /** @param over whether the session or plan run has ended, and not only the entry */
  async ended(id: string, over: boolean): Promise<void> {
    const { run } = this.entry;
    await this.#append({ what: 'ended', at: new Date().toISOString(), id, run, over });
  }

  /** Makes it this entry's own, unless another one of this run was first; lines of a file have an order. */
  async claim(id: string, wanted: Wanted): Promise<boolean> {
    const { run } = this.entry;
    this.#ask = randomUUID();
    await this.created(id, wanted, true);
    const records = await this.#unlessFaulty(() => this.file.records());
    const first = records?.find(
      (record) => record.what === 'created' && record.id === id && record.run === run,
    );
    return first === undefined || (first.what === 'created' && first.ask === this.#ask);
  }

  #now() {
    return { at: new Date().toISOString(), ask: this.#ask };
  }

  #facts(wanted: Wanted): Facts {
    const { resume: _, ...entry } = this.entry;
    return { ...entry, ...wanted };
  }

  async #append(record: JournalRecord): Promise<void> {
    await this.#unlessFaulty(() => this.file.append(record));
  }

  async #unlessFaulty<Value>(act: () => Promise<Value>): Promise<Value | undefined> {
    try {
      return await act();
    } catch (error) {
      this.fault ??= error instanceof Error ? error.message : String(error);
      return undefined;
    }
  }
}

/** What went wrong with the journal is reported once, however often it does. */
export function noteFaults({ remarks }: Pick<Progress, 'remarks'>, journal: CaseJournal | undefined): void {
  if (journal?.fault === undefined) return;
  const remark = `The journal .casewright/journal.jsonl can't be used: ${journal.fault}. CASEWRIGHT_RESUME=1 may not find what this entry has started.`;
  if (!remarks.includes(remark)) remarks.push(remark);
}
