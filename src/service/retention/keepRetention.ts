/** Deletes what ended long ago, in the background and in small steps, so that nobody waits for it. */
import type { Files } from '../files/Files.js';
import type { Database, Query } from '../store/Database.js';
import type { Kind } from '../store/Store.js';
import { pause } from '../waits.js';
import { forgetUploads } from './forgetUploads.js';

export interface RetentionSettings {
  database: Database;
  /** The binaries of apps. */
  binaries: { files: Files };
  /** Removes a session with all that belongs to it. */
  forgetSession: (id: string) => Promise<void>;
  /** Milliseconds after its end. @default for ever */
  keep?: number | undefined;
  now: () => Date;
  onFault: (error: unknown) => void;
}

/** Milliseconds from one look to the next. */
const INTERVAL = 60 * 60 * 1000;
/** How many are deleted before others have a turn, and milliseconds until the next ones. */
const STEP = 20;
const PAUSE = 50;

/** @returns what ends it, and resolves when nothing is being deleted any more */
export function keepRetention({ keep, ...settings }: RetentionSettings): () => Promise<void> {
  if (keep === undefined) return () => Promise.resolve();
  const stop = new AbortController();
  const goOn = async () => {
    while (!stop.signal.aborted) {
      await deleteOld({ ...settings, keep }, stop.signal).catch(settings.onFault);
      await pause(INTERVAL, stop.signal);
    }
  };
  const done = goOn();
  return () => {
    stop.abort();
    return done;
  };
}

async function deleteOld(settings: RetentionSettings & { keep: number }, signal: AbortSignal): Promise<void> {
  const { database, forgetSession, keep, now } = settings;
  const before = new Date(now().getTime() - keep);
  await deleteEnded('sessions', { ...settings, before, signal, remove: forgetSession });
  const remove = async (id: string) => {
    await database.apply([{ kind: 'planRuns', id, document: null }]);
  };
  await deleteEnded('planRuns', { ...settings, before, signal, remove });
  await forgetUploads(settings, before, signal);
}

interface Deleting extends Pick<RetentionSettings, 'database'> {
  before: Date;
  signal: AbortSignal;
  remove: (id: string) => Promise<void>;
}

interface Ended {
  id: string;
  createdAt: string;
  completedAt?: string | null;
}

/** From the oldest on: what was created later can't have ended before. */
async function deleteEnded(kind: Kind, { database, before, signal, remove }: Deleting): Promise<void> {
  const isBefore = (time: string) => Date.parse(time) <= before.getTime();
  let offset = 0;
  while (!signal.aborted) {
    const query: Query = { order: 'oldest', page: { offset, limit: STEP } };
    const items = (await database.list(kind, query)).items.map(facts);
    const old = items.filter(({ createdAt }) => isBefore(createdAt));
    for (const { id, completedAt } of old) {
      if (completedAt != null && isBefore(completedAt)) await remove(id);
      else offset++;
    }
    if (old.length < STEP) return;
    await pause(PAUSE, signal);
  }
}

/** A session's stand in `shown`. */
const facts = (document: object) => ((document as { shown?: Ended }).shown ?? document) as Ended;
