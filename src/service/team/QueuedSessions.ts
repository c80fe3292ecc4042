/** Sessions that workers run: created in the queue, watched and ended through the database. */
import { maskSecrets } from '../../cases/secretText.js';
import type { Secrets } from '../../cases/index.js';
import {
  isTerminal,
  TERMINAL_STATUSES,
  type Session,
  type SessionCapture,
  type SessionCreate,
} from '../../contract/index.js';
import { ApiError } from '../ApiError.js';
import type { RecordContext } from '../Records.js';
import { moved, newSession, type KeptSession } from '../sessions/KeptSession.js';
import { type SessionOrigin, SessionRecords, type AllSessions } from '../sessions/SessionRecords.js';
import { placeOfUser, type Dispatch } from '../sessions/Work.js';
import { sessionEvent, type Tell } from '../watch/ServiceEvent.js';
import { reading } from './postgresDatabase.js';
import type { Lease, Queue } from './Queue.js';
import { documentOf, end, terminated } from './Leases.js';

export interface QueuedSessionsSettings extends RecordContext {
  queue: Queue;
  /** Says no to what can't run, and where the rest has to. */
  dispatch: Dispatch;
  queueLimit: number;
  /** Of the plan run that is conducted here: without it nothing is created. */
  lease?: Lease | undefined;
  /** Called with those that begin to wait, and with those that end without having run. */
  onEvent?: Tell | undefined;
}

export interface SessionWork {
  request: SessionCreate;
  secrets: Secrets;
}

const LOOK = 150;

export class QueuedSessions implements AllSessions {
  readonly kept: SessionRecords;
  readonly #awaited = new Map<string, ((session: Session) => void)[]>();
  #watching: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(private readonly settings: QueuedSessionsSettings) {
    this.kept = new SessionRecords(settings);
  }

  async create(request: SessionCreate, { secrets = {}, ...origin }: SessionOrigin = {}): Promise<Session> {
    const there = origin.id === undefined ? undefined : await this.kept.get(origin.id);
    if (there) return there.shown;
    if (this.#isClosed) throw new ApiError(503, 'The service is stopping');
    const { dispatch, queue, queueLimit: limit, lease, now } = this.settings;
    const { place, mobileSession } = await dispatch(request);
    const { title, prompt } = maskSecrets({ title: request.title, prompt: request.prompt }, secrets);
    const kept = newSession({ ...request, title, prompt }, { ...origin, mobileSession }, now());
    const queued = moved(kept, 'queued', now());
    const { id, projectId: project } = queued;
    const work: SessionWork = { request, secrets };
    const waiting = { id, kind: 'session', project, place, model: kept.shown.model, work } as const;
    if (await queue.add(waiting, [documentOf(queued)], { limit, lease })) {
      this.settings.onEvent?.(sessionEvent(queued));
      return queued.shown;
    }
    const words = `${limit} sessions are waiting there already, which is as many as may`;
    throw new ApiError(429, words, { retryAfter: 5 });
  }

  get(id: string): Promise<KeptSession> {
    return this.kept.mustHave(id);
  }

  capture(id: string): Promise<SessionCapture> {
    return this.kept.capture(id);
  }

  async ended(id: string): Promise<Session> {
    const { shown } = await this.get(id);
    if (isTerminal(shown.status)) return shown;
    return new Promise((resolve) => {
      this.#awaited.set(id, [...(this.#awaited.get(id) ?? []), resolve]);
      this.#watching ??= setTimeout(() => void this.#look(), LOOK);
    });
  }

  async terminate(id: string, why: string): Promise<Session> {
    const { queue, now, onEvent } = this.settings;
    const { state, over } = await queue.postgres.transaction(async (sql) => {
      const state = await queue.stop(sql, id, why);
      const kept = (await reading(sql).get('sessions', id))?.document as KeptSession | undefined;
      if (state !== 'waits' || !kept) return { state };
      const over = terminated(kept, why, now());
      await end(sql, over);
      return { state, over };
    });
    if (over) onEvent?.(sessionEvent(over));
    if (state !== 'over') return this.ended(id);
    const { status } = (await this.get(id)).shown;
    throw new ApiError(409, `Session ${id} has ended already: ${status}`);
  }

  async vacate(userDeviceId: string, why: string): Promise<void> {
    const place = placeOfUser(userDeviceId);
    const { rows } = await this.settings.queue.postgres.query<{ id: string }>(
      `select id from queue where kind = 'session' and place = $1`,
      [place],
    );
    await Promise.all(
      rows.map(({ id }) =>
        this.terminate(id, why).catch((error: unknown) => {
          // One that has ended meanwhile is no longer there.
          if (!(error instanceof ApiError && error.status === 409)) throw error;
        }),
      ),
    );
  }

  /** What runs goes on: it is not this process that runs it. */
  close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#watching);
    return Promise.resolve();
  }

  /** One question for all that are awaited here. */
  async #look(): Promise<void> {
    try {
      const { items } = await this.kept.list({
        where: { id: [...this.#awaited.keys()], status: TERMINAL_STATUSES },
      });
      for (const { id, shown } of items) {
        for (const resolve of this.#awaited.get(id) ?? []) resolve(shown);
        this.#awaited.delete(id);
      }
    } catch (error) {
      // While the database is away nothing ends.
      if (!(error instanceof ApiError)) throw error;
    }
    const isDone = this.#awaited.size === 0 || this.#isClosed;
    this.#watching = isDone ? undefined : setTimeout(() => void this.#look(), LOOK);
  }
}
