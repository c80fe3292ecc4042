/** Sessions that start, wait and end as a test says: in order of creation, so many at a time. */
import { randomUUID } from 'node:crypto';
import { isTerminal, type Session, type SessionCreate } from '../../src/contract/index.js';
import { ApiError } from '../../src/service/ApiError.js';
import { refuseUnknownModel } from '../../src/service/openPlaces.js';
import { ALL_WITH_KEYS } from '../support/modelKeys.js';
import { sessionRecord } from '../support/records.js';
import type { SessionStarter } from '../../src/service/sessions/SessionRecords.js';

export type Script = (request: SessionCreate) => Partial<Session> | ApiError | undefined;

interface Scripted {
  record: Session;
  request: SessionCreate;
  about: Parameters<SessionStarter['create']>[1];
  over: Promise<Session>;
  resolve: (session: Session) => void;
  end?: Partial<Session> | undefined;
}

export const PASSED = { status: 'succeeded', result: 'passed' } as const;
export const FAILED = { status: 'failed', result: 'failed' } as const;

export class ScriptedSessions implements SessionStarter {
  readonly all: Scripted[] = [];
  slots = Infinity;
  /** How many may wait. */
  queueLimit = Infinity;
  /** What each waits for before it is created. */
  opens: Promise<void> = Promise.resolve();
  asked = 0;
  /** User devices and tokens that the service doesn't have. */
  readonly absent = new Set<string>();
  now = () => new Date();

  /** @param script an ending that comes by itself, a refusal, or nothing: then the test ends the session */
  constructor(private readonly script: Script = () => undefined) {}

  create(request: SessionCreate, about?: Scripted['about']): Promise<Session> {
    this.asked++;
    return this.opens.then(() => this.#create(request, about));
  }

  check(request: SessionCreate): Promise<void> {
    return settled(() => this.#check(request));
  }

  get(id: string): Promise<{ shown: Session }> {
    return settled(() => ({ shown: { ...this.#find(id).record } }));
  }

  #create(request: SessionCreate, about?: Scripted['about']): Session {
    const end = this.script(request);
    if (end instanceof ApiError) throw end;
    if (this.#waiting().length >= this.queueLimit && this.#busy() >= this.slots) {
      throw new ApiError(429, 'The queue is full', { retryAfter: 5 });
    }
    let resolve: Scripted['resolve'] = () => undefined;
    const over = new Promise<Session>((settle) => (resolve = settle));
    const { title, prompt } = request;
    const record = sessionRecord({
      id: about?.id ?? randomUUID(),
      title,
      prompt,
      status: 'queued',
    }) as Session;
    this.all.push({ record, request, about, over, resolve, end });
    this.#startWaiting();
    return { ...record };
  }

  #check(request: SessionCreate): void {
    refuseUnknownModel(request, [ALL_WITH_KEYS]);
    const { userDeviceId, deviceArn, uploadArn } = request;
    const missing = [userDeviceId, deviceArn, uploadArn].find((one) => one && this.absent.has(one));
    if (missing) throw new ApiError(404, `There is no ${missing}`);
  }

  async ended(id: string): Promise<Session> {
    return await this.#find(id).over;
  }

  terminate(id: string, summary: string): Promise<Session> {
    const session = this.#find(id);
    if (isTerminal(session.record.status)) return Promise.reject(new ApiError(409, 'It has ended already'));
    this.#end(session, { status: 'terminated', result: null, summary });
    return session.over;
  }

  /** Ends the first session of this title that has not ended yet. */
  end(title: string, ending: Partial<Session>): void {
    const session = this.all.find(({ record }) => record.title.includes(title) && !isTerminal(record.status));
    if (!session) throw new Error(`No session ${title} is under way`);
    this.#end(session, ending);
  }

  /** Titles with the state of each, in order of creation. */
  get states(): string[] {
    return this.all.map(({ record }) => `${record.title}: ${record.status}`);
  }

  #end(session: Scripted, ending: Partial<Session>): void {
    if (isTerminal(session.record.status)) return;
    Object.assign(session.record, ending, { completedAt: this.now().toISOString() });
    session.resolve({ ...session.record });
    this.#startWaiting();
  }

  #startWaiting(): void {
    for (const session of this.#waiting().slice(0, Math.max(0, this.slots - this.#busy()))) {
      Object.assign(session.record, { status: 'running', startedAt: this.now().toISOString() });
      const { end } = session;
      if (end) setImmediate(() => this.#end(session, end));
    }
  }

  #waiting = () => this.all.filter(({ record }) => record.status === 'queued');
  #busy = () => this.all.filter(({ record }) => record.status === 'running').length;

  #find(id: string): Scripted {
    const found = this.all.find(({ record }) => record.id === id);
    if (!found) throw new ApiError(404, `No session ${id}`);
    return found;
  }
}

/** What it gives or throws, as a promise. */
const settled = <Result>(work: () => Result): Promise<Result> =>
  new Promise((resolve) => {
    resolve(work());
  });
