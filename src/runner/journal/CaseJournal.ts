/** The journal as one entry keeps it. What goes wrong with it costs the entry a remark, and nothing else. */
import { randomUUID } from 'node:crypto';
import type { Progress } from '../CaseToRun.js';
import type { JournalFile } from './JournalFile.js';
import { type EntryKey, type Facts, type JournalRecord, standingSession, type Standing } from './records.js';
import type { Resume } from './run.js';

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
  #fault: string | undefined;
  #isReported = false;
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

  /**
   * To be called before it is asked for.
   * @param ask made up for the request
   */
  async asked(wanted: Wanted, ask: string): Promise<void> {
    this.#ask = ask;
    await this.#append({ what: 'asked', ...this.#now(), ...this.#facts(wanted) });
  }

  /** To be called before the id is used. */
  async created(id: string, wanted: Wanted): Promise<void> {
    await this.#noteCreated(id, wanted, false);
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
    await this.#noteCreated(id, wanted, true);
    const records = await this.#unlessFaulty(() => this.file.records());
    const first = records?.find(
      (record) => record.what === 'created' && record.id === id && record.run === run,
    );
    return first === undefined || (first.what === 'created' && first.ask === this.#ask);
  }

  /** What went wrong, for the entry's outcome: once, however often it does. */
  takeFaults(): string[] {
    if (this.#fault === undefined || this.#isReported) return [];
    this.#isReported = true;
    return [
      `The journal .casewright/journal.jsonl can't be used: ${this.#fault}. CASEWRIGHT_RESUME=1 may not find what this entry has started.`,
    ];
  }

  #noteCreated(id: string, wanted: Wanted, takenOver: boolean): Promise<void> {
    return this.#append({ what: 'created', ...this.#now(), id, takenOver, ...this.#facts(wanted) });
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
      this.#fault ??= error instanceof Error ? error.message : String(error);
      return undefined;
    }
  }
}

/** What went wrong with the journal is reported once. */
export function noteFaults({ remarks }: Pick<Progress, 'remarks'>, journal: CaseJournal | undefined): void {
  for (const fault of journal?.takeFaults() ?? []) {
    if (!remarks.includes(fault)) remarks.push(fault);
  }
}
