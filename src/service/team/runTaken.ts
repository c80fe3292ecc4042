/** A session that a worker has taken: carried out here, and kept in the database while the lease holds. */
import { maskSecrets } from '../../cases/secretText.js';
import { ApiError } from '../ApiError.js';
import type { Capture } from '../capture/startCapture.js';
import type { RecordContext } from '../Records.js';
import { maskedCapture } from '../sessions/evidence.js';
import { broken, counted, ended, moved, type Ending, type KeptSession } from '../sessions/KeptSession.js';
import { unexpectedEnding } from '../sessions/runSession.js';
import { SessionLog } from '../sessions/SessionLog.js';
import type { Dispatch } from '../sessions/Work.js';
import { sessionEvent, type Tell } from '../watch/ServiceEvent.js';
import type { Sql } from './connect.js';
import { FencedEvidence, whileAway } from './FencedEvidence.js';
import type { HeldLease } from './Leases.js';
import { applyIn } from './postgresDatabase.js';
import type { Queue, Taken } from './Queue.js';
import { LeaseLostError } from './Queue.js';
import type { SessionWork } from './QueuedSessions.js';
import { documentOf, end, requeued } from './sweepLeases.js';

export interface TakenSettings extends RecordContext {
  queue: Queue;
  dispatch: Dispatch;
  onFault: (error: unknown) => void;
  /** Called with each change of their status. */
  onEvent?: Tell | undefined;
  /** Aborted when this worker takes nothing more. */
  closed?: AbortSignal | undefined;
}

/** Rejects with a LeaseLostError where somebody else decides what becomes of it. */
export async function runTaken(
  taken: Taken,
  { lease, stop }: { lease: HeldLease; stop: AbortSignal },
  settings: TakenSettings,
): Promise<void> {
  const kept = await whileAway(lease.lost, () => settings.database.get('sessions', lease.id));
  if (!kept) return;
  const run = new RunHere(kept.document as KeptSession, lease, settings);
  let ending: Ending;
  try {
    const { request, secrets } = settings.queue.open(taken) as SessionWork;
    run.mask(secrets);
    const { run: carryOut } = await whileAway(lease.lost, () => settings.dispatch(request));
    stop.throwIfAborted();
    ending = await carryOut({
      log: run.log,
      signal: stop,
      onStatus: (status) => run.move(status),
      onCapture: (capture) => (run.capture = capture),
    });
  } catch (error) {
    if (error instanceof LeaseLostError) throw error;
    if (!(error instanceof ApiError) && !stop.aborted) settings.onFault(error);
    ending = unexpectedEnding(error, stop);
  }
  lease.lost.throwIfAborted();
  await (settings.closed?.aborted && !run.hasBegun ? run.handBack() : run.end(ending)).catch(
    async (error: unknown) => {
      if (error instanceof LeaseLostError) throw error;
      settings.onFault(error);
      await run.endUnkept();
    },
  );
}

class RunHere {
  readonly log: SessionLog;
  capture: Pick<Capture, 'toRecord'> | undefined;
  readonly #evidence: FencedEvidence;
  #secrets: Readonly<Record<string, string>> = {};

  constructor(
    /** Nobody else changes it while the lease holds. */
    private kept: KeptSession,
    private readonly lease: HeldLease,
    private readonly settings: TakenSettings,
  ) {
    const { queue, pictures, now } = settings;
    const to = { queue, lease, pictures, lost: lease.lost };
    this.#evidence = new FencedEvidence(to, () => [documentOf(counted(this.kept, this.log))]);
    this.log = new SessionLog(lease.id, this.#evidence, (value) => maskSecrets(value, this.#secrets), now);
  }

  mask(secrets: Readonly<Record<string, string>>): void {
    this.#secrets = secrets;
  }

  /** From `running` on it is never begun anew, whatever becomes of this process. */
  async move(status: 'preparing' | 'running'): Promise<void> {
    const next = moved(this.kept, status, this.settings.now());
    await this.#under(async (sql) => {
      await applyIn(sql, [documentOf(next)]);
      if (status === 'running')
        await sql.query('update queue set is_acting = true where id = $1', [this.lease.id]);
    });
    this.kept = next;
    this.settings.onEvent?.(sessionEvent(next));
  }

  get hasBegun(): boolean {
    return this.kept.shown.status === 'running';
  }

  /** Nothing was done yet, so another worker may begin anew. */
  async handBack(): Promise<void> {
    const { lease, settings } = this;
    await this.#under(async (sql) => {
      await applyIn(sql, [documentOf(requeued(this.kept, settings.now()))]);
      await settings.queue.release(sql, lease);
    });
  }

  async end(ending: Ending): Promise<void> {
    const { log } = this;
    const summary = log.mask(ending.summary);
    const over = ended(counted(this.kept, log), { ...ending, summary }, this.settings.now());
    if (this.capture) {
      this.#evidence.put('captures', over.id, maskedCapture(this.capture.toRecord(over.shown), log.mask));
    }
    await this.#evidence.flush();
    await this.#under((sql) => end(sql, over));
    this.settings.onEvent?.(sessionEvent(over));
  }

  /** One whose evidence could not be stored did not end well, whatever it found. Addresses and folders are the worker's own. */
  async endUnkept(): Promise<void> {
    const summary = 'What the session did could not be stored; the log of its worker says why.';
    const over = broken(this.kept, summary, this.settings.now());
    await this.#under((sql) => end(sql, over));
    this.settings.onEvent?.(sessionEvent(over));
  }

  #under(work: (sql: Sql) => Promise<void>): Promise<void> {
    const { lease, settings } = this;
    return whileAway(lease.lost, () => settings.queue.under(lease, work));
  }
}
