/** All sessions of a local service: creates them, lets them wait for their place, runs them, and keeps them. */
import { secretMask } from '../../cases/secretText.js';
import { maskRecord, SessionCapture, type Session, type SessionCreate } from '../../contract/index.js';
import type { Capture } from '../capture/startCapture.js';
import type { RecordContext } from '../Records.js';
import { ApiError, messageOf } from '../ApiError.js';
import {
  broken,
  counted,
  ended,
  moved,
  newSession,
  type Ending,
  type KeptSession,
  endInterrupted,
} from './KeptSession.js';
import { SessionLog, type Evidence } from './SessionLog.js';
import { type SessionOrigin, SessionRecords, type AllSessions } from './SessionRecords.js';
import { unlessAborted } from '../waits.js';
import { unexpectedEnding } from './runSession.js';
import { limitFunction } from 'p-limit';
import { placeOfUser, type Dispatch, type Work } from './Work.js';

interface SessionsSettings extends RecordContext {
  /** Finds out where a session is to run. @throws ApiError where it can't */
  dispatch: Dispatch;
  evidence: Evidence;
  /** Sessions that may wait at one place. */
  queueLimit: number;
  onFault: (error: unknown) => void;
}

interface Live {
  log: SessionLog;
  slot: Slot;
  userDeviceId: string | null;
  stop: AbortController;
  /** Whether its turn has come, or will not come any more. */
  begun: boolean;
  capture: Pick<Capture, 'toRecord'> | undefined;
  over: Promise<Session>;
  end: (session: Session) => void;
}

const RETRY_AFTER = 5;
const STOPPED = 'the service was stopped';

export class Sessions implements AllSessions {
  readonly kept: SessionRecords;
  readonly #live = new Map<string, Live>();
  /** By their places. */
  readonly #slots = new Map<string, Slot>();
  #isClosed = false;

  private constructor(private readonly settings: SessionsSettings) {
    this.kept = new SessionRecords(settings);
  }

  static async load(settings: SessionsSettings): Promise<Sessions> {
    const sessions = new Sessions(settings);
    await endInterrupted(sessions.kept, settings);
    return sessions;
  }

  /** @throws ApiError 429 where too many sessions wait, or what `dispatch` says no to */
  async create(request: SessionCreate, { secrets = {}, ...origin }: SessionOrigin = {}): Promise<Session> {
    const { evidence, now } = this.settings;
    const { place, concurrency = 1, run, mobileSession } = await this.settings.dispatch(request);
    if (this.#isClosed) throw new ApiError(503, 'The service is stopping', { retryAfter: RETRY_AFTER });
    const slot = this.#slots.get(place) ?? new Slot(concurrency);
    this.#slots.set(place, slot);
    this.#refuseMore(slot);
    const mask = secretMask(secrets);
    const { title, prompt } = mask({ title: request.title, prompt: request.prompt });
    const created = newSession({ ...request, title, prompt }, { ...origin, mobileSession }, now());
    const kept = slot.isFull ? moved(created, 'queued', now()) : created;
    const { id, userDeviceId } = kept;
    const log = new SessionLog(id, evidence, mask, now);
    const stop = new AbortController();
    let end: Live['end'] = () => undefined;
    const over = new Promise<Session>((resolve) => (end = resolve));
    const live = { log, slot, userDeviceId, stop, over, end };
    this.#live.set(id, { ...live, begun: false, capture: undefined });
    const isKept = this.kept.put(kept);
    // Where it could not be kept, whoever wanted it knows.
    slot.add(() => isKept.then(() => this.#run(id, run)).catch(() => void this.#live.delete(id)));
    await isKept;
    return counted(kept, log).shown;
  }

  async get(id: string): Promise<KeptSession> {
    const kept = await this.kept.mustHave(id);
    const live = this.#live.get(id);
    return live ? counted(kept, live.log) : kept;
  }

  async ended(id: string): Promise<Session> {
    return this.#live.get(id)?.over ?? (await this.get(id)).shown;
  }

  async terminate(id: string, why: string): Promise<Session> {
    const live = this.#live.get(id);
    if (!live) {
      const { status } = (await this.get(id)).shown;
      throw new ApiError(409, `Session ${id} has ended already: ${status}`);
    }
    live.stop.abort(new Error(why));
    if (!live.begun) {
      live.begun = true;
      await this.#end(id, unexpectedEnding(live.stop.signal.reason, live.stop.signal));
    }
    return live.over;
  }

  async capture(id: string): Promise<SessionCapture> {
    const live = this.#live.get(id);
    if (!live?.capture) return this.kept.capture(id);
    const { shown } = await this.kept.mustHave(id);
    return maskRecord(SessionCapture, live.capture.toRecord(shown), live.log.mask);
  }

  async vacate(userDeviceId: string, why: string): Promise<void> {
    await this.#endAll((live) => live.userDeviceId === userDeviceId, why);
    this.#slots.delete(placeOfUser(userDeviceId));
  }

  async finish(signal: AbortSignal): Promise<void> {
    this.#isClosed = true;
    const waiting = [...this.#live].filter(([, { begun }]) => !begun);
    const all = [...this.#live.values()].map(({ over }) => over);
    await Promise.all(waiting.map(([id]) => this.terminate(id, STOPPED)));
    await unlessAborted(Promise.all(all), signal).catch(() => undefined);
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#endAll(() => true, STOPPED);
  }

  async #endAll(isMeant: (live: Live) => boolean, why: string): Promise<void> {
    const there = [...this.#live].filter(([, live]) => isMeant(live));
    await Promise.all(there.map(([id]) => this.terminate(id, why)));
    await Promise.all(there.map(([, { slot }]) => slot.empty()));
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
        onStatus: async (status) => {
          await this.kept.change(id, (kept) => moved(kept, status, this.settings.now()));
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
    const { shown } = await this.#settle(await this.get(id), ending, live);
    this.#live.delete(id);
    live.end(shown);
  }

  /** A session that could not be kept did not end well, whatever it found. */
  async #settle(running: KeptSession, ending: Ending, { log, capture }: Live): Promise<KeptSession> {
    const now = this.settings.now();
    try {
      const kept = ended(running, { ...ending, summary: log.mask(ending.summary) }, now);
      if (capture) {
        const record = maskRecord(SessionCapture, capture.toRecord(kept.shown), log.mask);
        this.settings.evidence.put('captures', kept.id, record);
      }
      return await this.kept.put(kept);
    } catch (error) {
      this.settings.onFault(error);
      const kept = broken(running, `The session could not be stored: ${messageOf(error)}`, now);
      // It is shown, though it may not be safe yet.
      await this.kept.put(kept).catch(() => undefined);
      return kept;
    }
  }
}

/** Where sessions take turns. */
class Slot {
  readonly #inTurn: (run: () => Promise<void>) => Promise<void>;
  /** What runs or waits here. */
  readonly #runs = new Set<Promise<void>>();

  constructor(private readonly concurrency: number) {
    this.#inTurn = limitFunction((run: () => Promise<void>) => run(), { concurrency });
  }

  get isFull(): boolean {
    return this.#runs.size >= this.concurrency;
  }

  get waiting(): number {
    return Math.max(0, this.#runs.size - this.concurrency);
  }

  /** @param run never rejects */
  add(run: () => Promise<void>): void {
    const turn = this.#inTurn(run);
    this.#runs.add(turn);
    void turn.finally(() => this.#runs.delete(turn));
  }

  async empty(): Promise<void> {
    await Promise.all(this.#runs);
  }
}
