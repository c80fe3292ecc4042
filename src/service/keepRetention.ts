/** Deletes what ended long ago, in the background and in small steps, so that nobody waits for it. */
import type { Files } from './files/Files.js';
import { Records, type RecordContext } from './Records.js';
import type { Query } from './store/Database.js';
import { isExpired, type StoredUpload } from './uploads/StoredUpload.js';
import { pause } from './waits.js';

interface RetentionSettings extends Pick<RecordContext, 'database' | 'now'> {
  binaries: Files;
  forgetSession: (id: string) => Promise<void>;
  /** Milliseconds after its end. @default for ever */
  keep?: number | undefined;
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
  const { signal } = stop;
  const goOn = async () => {
    while (!signal.aborted) {
      const before = settings.now().getTime() - keep;
      await deleteOld({ ...settings, before, signal }).catch(settings.onFault);
      await pause(INTERVAL, signal);
    }
  };
  const done = goOn();
  return () => {
    stop.abort();
    return done;
  };
}

interface Deleting extends Omit<RetentionSettings, 'keep'> {
  /** In milliseconds since 1970. */
  before: number;
  signal: AbortSignal;
}

async function deleteOld(all: Deleting): Promise<void> {
  const runs = new Records(all.database, 'planRuns');
  await deleteEnded('sessions', all.forgetSession, all);
  await deleteEnded('planRuns', (id) => runs.remove(id), all);
  await forgetUploads(all);
}

interface Ended {
  id: string;
  createdAt: string;
  completedAt?: string | null;
}

/** From the oldest on: what was created later can't have ended before. */
async function deleteEnded(
  kind: 'sessions' | 'planRuns',
  remove: (id: string) => Promise<void>,
  { database, before, signal }: Deleting,
): Promise<void> {
  const isBefore = (time: string) => Date.parse(time) <= before;
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

/** One that is listed is renewed after 30 days, so one that is not hasn't been looked for since. */
async function forgetUploads({ database, binaries, now, before, signal }: Deleting): Promise<void> {
  const records = new Records<StoredUpload>(database, 'uploads');
  for (const upload of await records.all()) {
    if (signal.aborted) return;
    const { status, onBackEndSince, uploadedAt } = upload;
    const isUnused = status === 'succeeded' ? isExpired(upload, now()) : status !== 'processing';
    if (!isUnused || Date.parse(onBackEndSince ?? uploadedAt) > before) continue;
    // A binary goes only after the record that has it.
    await records.remove(upload.id);
    if (upload.binary) await binaries.remove(upload.binary.file);
  }
}
