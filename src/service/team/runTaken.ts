/** A session that a worker has taken: carried out here, and kept in the database while the lease holds. */
import { secretMask } from '../../cases/secretText.js';
import { maskRecord, SessionCapture, type Mask } from '../../contract/index.js';
import { ApiError } from '../ApiError.js';
import type { Capture } from '../capture/startCapture.js';
import { broken, counted, ended, moved, type Ending, type KeptSession } from '../sessions/KeptSession.js';
import { unexpectedEnding } from '../sessions/runSession.js';
import { SessionLog, type Evidence } from '../sessions/SessionLog.js';
import { sessionEvent } from '../watch/ServiceEvent.js';
import type { CarrySettings } from './conductTaken.js';
import { type HeldLease, documentOf, end, requeued } from './Leases.js';
import { applyIn } from './postgresDatabase.js';
import { LeaseLostError, type Taken } from './Queue.js';
import type { SessionWork } from './QueuedSessions.js';
import type { Files } from '../files/Files.js';
import type { Change } from '../store/Database.js';

interface Hold {
  lease: HeldLease;
  stop: AbortSignal;
  /** Aborted when this worker takes nothing more. */
  closed: AbortSignal;
}

/** Rejects with a LeaseLostError where somebody else decides what becomes of it. */
export async function runTaken(taken: Taken, hold: Hold, settings: CarrySettings): Promise<void> {
  const { lease, closed } = hold;
  const kept = await lease.whileAway(() => settings.database.get('sessions', lease.id));
  if (!kept) return;
  const run = new RunHere(kept.document as KeptSession, lease, settings);
  const ending = await endingOf(run, taken, hold, settings);
  lease.lost.throwIfAborted();
  try {
    await (closed.aborted && !run.hasBegun ? run.handBack() : run.end(ending));
  } catch (error) {
    if (error instanceof LeaseLostError) throw error;
    settings.onFault(error);
    await run.endUnkept();
  }
}

async function endingOf(
  run: RunHere,
  taken: Taken,
  { lease, stop }: Hold,
  { queue, dispatch, onFault }: CarrySettings,
): Promise<Ending> {
  try {
    const { request, secrets } = queue.open(taken) as SessionWork;
    run.mask = secretMask(secrets);
    const { run: carryOut } = await lease.whileAway(() => dispatch(request));
    stop.throwIfAborted();
    return await carryOut({
      log: run.log,
      signal: stop,
      onStatus: (status) => run.move(status),
      onCapture: (capture) => (run.capture = capture),
    });
  } catch (error) {
    if (error instanceof LeaseLostError) throw error;
    if (!(error instanceof ApiError) && !stop.aborted) onFault(error);
    return unexpectedEnding(error, stop);
  }
}

/** Nobody else changes the session while the lease holds. */
class RunHere {
  readonly log: SessionLog;
  mask: Mask = secretMask({});
  capture: Pick<Capture, 'toRecord'> | undefined;
  readonly #evidence: FencedEvidence;

  constructor(
    private kept: KeptSession,
    private readonly lease: HeldLease,
    private readonly settings: CarrySettings,
  ) {
    const { pictures, now } = settings;
    this.#evidence = new FencedEvidence(lease, pictures, () => documentOf(counted(this.kept, this.log)));
    this.log = new SessionLog(lease.id, this.#evidence, (value) => this.mask(value), now);
  }

  /** From `running` on it is never begun anew, whatever becomes of this process. */
  async move(status: 'preparing' | 'running'): Promise<void> {
    const next = moved(this.kept, status, this.settings.now());
    await this.lease.under(async (sql) => {
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
  handBack(): Promise<void> {
    return this.lease.under(async (sql) => {
      await applyIn(sql, [documentOf(requeued(this.kept, this.settings.now()))]);
      await this.settings.queue.release(sql, this.lease);
    });
  }

  async end(ending: Ending): Promise<void> {
    const { log } = this;
    const summary = log.mask(ending.summary);
    const over = ended(counted(this.kept, log), { ...ending, summary }, this.settings.now());
    if (this.capture) {
      this.#evidence.put(
        'captures',
        over.id,
        maskRecord(SessionCapture, this.capture.toRecord(over.shown), log.mask),
      );
    }
    await this.#evidence.flush();
    await this.#endAs(over);
  }

  /** One whose evidence could not be stored did not end well, whatever it found. Addresses and folders are the worker's own. */
  endUnkept(): Promise<void> {
    const summary = 'What the session did could not be stored; the log of its worker says why.';
    return this.#endAs(broken(this.kept, summary, this.settings.now()));
  }

  async #endAs(over: KeptSession): Promise<void> {
    await this.lease.under((sql) => end(sql, over));
    this.settings.onEvent?.(sessionEvent(over));
  }
}

/** Milliseconds: what comes meanwhile is written together. */
const TOGETHER = 200;

class FencedEvidence implements Evidence {
  #changes: Change[] = [];
  #pictures: [key: string, bytes: Uint8Array][] = [];
  #writing: Promise<void> = Promise.resolve();
  #isScheduled = false;

  /** @param along gives what changes with each of them, such as the counts of the session */
  constructor(
    private readonly lease: HeldLease,
    private readonly pictures: Files,
    private readonly along: () => Change,
  ) {}

  put(...[kind, id, document]: Parameters<Evidence['put']>): void {
    this.#changes.push({ kind, id, document });
    this.#schedule();
  }

  putBytes(key: string, bytes: Uint8Array): void {
    this.#pictures.push([key, bytes]);
    this.#schedule();
  }

  /** Resolves when all is written. @throws LeaseLostError */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write());
    return this.#writing;
  }

  #schedule(): void {
    if (this.#isScheduled) return;
    this.#isScheduled = true;
    setTimeout(() => {
      this.#isScheduled = false;
      // Whoever ends the session flushes, and learns of it.
      this.flush().catch(() => undefined);
    }, TOGETHER).unref();
  }

  async #write(): Promise<void> {
    const [changes, pictures] = [this.#changes, this.#pictures];
    if (changes.length + pictures.length === 0) return;
    this.#changes = [];
    this.#pictures = [];
    // A picture is there before anything tells of it.
    for (const [key, bytes] of pictures) await this.pictures.put(key, bytes);
    await this.lease.under((sql) => applyIn(sql, [...changes, this.along()]));
  }
}
