/** All sessions of a local service: creates them, lets them wait for their place, runs them, and keeps them. */
import { maskSecrets } from '../../cases/secretText.js';
import type { Session, SessionCapture, SessionCreate } from '../../contract/index.js';
import type { Capture } from '../capture/index.js';
import { Records, type RecordContext } from '../Records.js';
import { ApiError } from '../ApiError.js';
import {
  archived,
  broken,
  counted,
  ended,
  moved,
  newSession,
  type Ending,
  type KeptSession,
  endInterrupted,
} from './KeptSession.js';
import { forget, SessionLog } from './SessionLog.js';
import { maskedCapture, noCapture } from './evidence.js';
import { unexpectedEnding } from './runSession.js';
import type { Slot } from './Slot.js';
import type { Dispatch, Work } from './Work.js';

export interface SessionsSettings extends RecordContext {
  /** Finds out where a session is to run. @throws ApiError where it can't */
  dispatch: Dispatch;
  /** Sessions that may wait at one place. */
  queueLimit: number;
  /** Told of faults of the service's own. */
  onFault: (error: unknown) => void;
}

/** What a plan knows of the sessions that it creates. */
export interface SessionOrigin {
  caseId?: string | undefined;
  /** The prompt has them in the open, for the agent; nowhere else are they shown or kept. */
  secrets?: Readonly<Record<string, string>> | undefined;
}

/** A session under way. */
interface Live {
  log: SessionLog;
  slot: Slot;
  stop: AbortController;
  /** Whether its turn has come, or will not come any more. */
  begun: boolean;
  capture: Pick<Capture, 'toRecord'> | undefined;
  over: Deferred;
}

const RETRY_AFTER = 5;

export class Sessions {
  readonly #live = new Map<string, Live>();
  #isClosed = false;

  private constructor(
    private readonly settings: SessionsSettings,
    private readonly records: Records<KeptSession>,
  ) {}

  static async load(settings: SessionsSettings): Promise<Sessions> {
    const records = await Records.load<KeptSession>(settings.store, 'sessions');
    await endInterrupted(records, settings);
    return new Sessions(settings, records);
  }

  /** @throws ApiError 429 where too many sessions wait, or what `dispatch` says no to */
  create(request: SessionCreate, { caseId, secrets = {} }: SessionOrigin = {}): Session {
    if (this.#isClosed) throw new ApiError(503, 'The service is stopping');
    const mask = <Value>(value: Value) => maskSecrets(value, secrets);
    const { slot, run, mobileSession } = this.settings.dispatch(request);
    this.#refuseMore(slot);
    const { title, prompt } = mask({ title: request.title, prompt: request.prompt });
    const kept = newSession({ ...request, title, prompt }, { caseId, mobileSession }, this.settings.now());
    const log = new SessionLog(kept.id, this.settings.store, mask, this.settings.now);
    const over = deferred();
    this.#live.set(kept.id, {
      log,
      slot,
      stop: new AbortController(),
      begun: false,
      capture: undefined,
      over,
    });
    this.records.put(slot.isFull ? moved(kept, 'queued', this.settings.now()) : kept);
    slot.add(() => this.#run(kept.id, run));
    return this.get(kept.id).shown;
  }

  /** Creates nothing. @throws ApiError what `dispatch` says no to */
  check(request: SessionCreate): void {
    this.settings.dispatch(request);
  }

  /** @throws ApiError 404 */
  get(id: string): KeptSession {
    const kept = this.records.get(id);
    if (!kept) throw new ApiError(404, `No session ${id}`);
    const live = this.#live.get(id);
    return live ? counted(kept, live.log) : kept;
  }

  all(): KeptSession[] {
    return this.records.all();
  }

  /** Resolves with the record of the session once it has ended and is safely kept. @throws ApiError 404 */
  async ended(id: string): Promise<Session> {
    return this.#live.get(id)?.over.promise ?? this.get(id).shown;
  }

  /** @throws ApiError 404; 409 where it has ended already */
  async terminate(id: string, why: string): Promise<Session> {
    const live = this.#live.get(id);
    if (!live) throw new ApiError(409, `Session ${id} has ended already: ${this.get(id).shown.status}`);
    live.stop.abort(new Error(why));
    if (!live.begun) {
      live.begun = true;
      await this.#end(id, unexpectedEnding(live.stop.signal.reason, live.stop.signal));
    }
    return live.over.promise;
  }

  /** @throws ApiError 404; 409 while it is under way */
  async archive(id: string): Promise<Session> {
    const kept = this.get(id);
    if (this.#live.has(id)) throw new ApiError(409, `Session ${id} is still ${kept.shown.status}`);
    if (kept.shown.archivedAt != null) return kept.shown;
    return (await this.records.settle(archived(kept, this.settings.now()))).shown;
  }

  /** Without events where nothing could be recorded. @throws ApiError 404 */
  async capture(id: string): Promise<SessionCapture> {
    const { shown } = this.get(id);
    const live = this.#live.get(id);
    if (live?.capture) return maskedCapture(live.capture.toRecord(shown), live.log.mask);
    const kept = await this.settings.store.get('captures', id);
    return (kept as SessionCapture | undefined) ?? noCapture(shown);
  }

  /** Ends what runs or waits in a slot. */
  async vacate(slot: Slot, why: string): Promise<void> {
    const there = [...this.#live].filter(([, live]) => live.slot === slot).map(([id]) => id);
    await Promise.all(there.map((id) => this.terminate(id, why)));
    await slot.empty();
  }

  /** Removes the records of a device's sessions with all that belongs to them. */
  async forgetDevice(userDeviceId: string): Promise<void> {
    const gone = this.records.all().filter((kept) => kept.userDeviceId === userDeviceId);
    await Promise.all(gone.map(({ id }) => forget(id, this.records, this.settings.store)));
  }

  /** Nothing is created any more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    const slots = new Set([...this.#live.values()].map(({ slot }) => slot));
    await Promise.all([...slots].map((slot) => this.vacate(slot, 'the service was stopped')));
  }

  #refuseMore(slot: Slot): void {
    if (!slot.isFull || slot.waiting < this.settings.queueLimit) return;
    const words = `${slot.waiting} sessions are waiting there already, which is as many as may`;
    throw new ApiError(429, words, { retryAfter: RETRY_AFTER });
  }

  async #run(id: string, run: Work['run']): Promise<void> {
    const live = this.#live.get(id);
    // It was terminated while it waited.
    if (!live || live.begun) return;
    live.begun = true;
    await this.#end(id, await this.#endingOf(id, live, run));
  }

  /** A fault of the service's own ends the session, too: nobody may wait for it for ever. */
  async #endingOf(id: string, live: Live, run: Work['run']): Promise<Ending> {
    try {
      return await run({
        log: live.log,
        signal: live.stop.signal,
        onStatus: (status) => {
          this.records.put(moved(this.get(id), status, this.settings.now()));
        },
        onCapture: (capture) => (live.capture = capture),
      });
    } catch (error) {
      this.settings.onFault(error);
      return unexpectedEnding(error, live.stop.signal);
    }
  }

  /** The ending is seen by nobody before it is safely kept. Never rejects: nobody may wait for it for ever. */
  async #end(id: string, ending: Ending): Promise<void> {
    const live = this.#live.get(id);
    if (!live) return;
    const { shown } = await this.#settle(this.get(id), ending, live);
    this.#live.delete(id);
    live.over.resolve(shown);
  }

  /** A session that could not be kept did not end well, whatever it found. */
  async #settle(running: KeptSession, ending: Ending, { log, capture }: Live): Promise<KeptSession> {
    const now = this.settings.now();
    try {
      const kept = ended(running, { ...ending, summary: log.mask(ending.summary) }, now);
      if (capture) {
        this.settings.store.put('captures', kept.id, maskedCapture(capture.toRecord(kept.shown), log.mask));
      }
      return await this.records.settle(kept);
    } catch (error) {
      this.settings.onFault(error);
      const why = error instanceof Error ? error.message : String(error);
      return this.records.put(broken(running, `The session could not be stored: ${why}`, now));
    }
  }
}

interface Deferred {
  promise: Promise<Session>;
  resolve: (session: Session) => void;
}

function deferred(): Deferred {
  let resolve: Deferred['resolve'] = () => undefined;
  const promise = new Promise<Session>((settle) => (resolve = settle));
  return { promise, resolve };
}
