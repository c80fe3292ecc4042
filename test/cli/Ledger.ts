/** What a client was told before a service was killed, and whether that is still so after it has started again. */
import { expect } from 'vitest';
import { gather } from '../../src/client/index.js';
import { isPlanRunCaseOver, isPlanRunOver } from '../../src/contract/index.js';
import type { PlanRun, Session, Upload } from '../../src/contract/index.js';
import type { ServedProgram } from './servedProgram.js';
import { expectConsistent, factsOf, type SessionFacts } from './sessionFacts.js';

/** How far the client knows an upload to be, by the answers that it got. */
export interface KnownUpload {
  stage: 'created' | 'sent' | 'submitted' | 'read';
  address: string;
  upload?: Upload;
}

interface KnownSession {
  /** How many of its steps the client has heard of. */
  toolCount?: number;
  session?: Session;
  facts?: SessionFacts;
  /** In an earlier round, so that it is counted once. */
  isCompared?: boolean;
  /** So long that it was under way at any rate. */
  isLong: boolean;
}

type Counts = Record<string, number>;

export const WHOLE = 'sessions seen as ended with all their evidence, equal';
const STOPPED =
  /^The service was stopped while the session was (created|queued|preparing|running); no result was reached\.$/;
const STOPPED_READING = 'The service was stopped while it read the app. Create another upload for it.';

export class Ledger {
  readonly sessions = new Map<string, KnownSession>();
  readonly uploads = new Map<string, KnownUpload>();
  readonly planRuns = new Map<string, { planId: string; planRun?: PlanRun; isLong: boolean }>();
  readonly counts: Counts = {};

  count(what: string, more = 1): void {
    this.counts[what] = (this.counts[what] ?? 0) + more;
  }

  /** Afterwards it knows what there is now. */
  async compare(program: ServedProgram, killedAt: number): Promise<void> {
    const listed = await gather(program.client.listSessions(program.projectId));
    const ids = new Set(listed.map(({ id }) => id));
    for (const id of this.sessions.keys()) expect(ids).toContain(id);
    await Promise.all(
      [...this.sessions].map(([id, known]) => this.#compareSession(program, id, known, killedAt)),
    );
    await Promise.all([...this.uploads].map(([id, known]) => this.#compareUpload(program, id, known)));
    await Promise.all([...this.planRuns].map(([id, known]) => this.#comparePlanRun(program, id, known)));
  }

  async #compareSession(
    { client }: ServedProgram,
    id: string,
    known: KnownSession,
    killedAt: number,
  ): Promise<void> {
    const facts = await factsOf(client, id);
    expectConsistent(facts);
    this.#judgeSession(facts, known, killedAt);
    this.sessions.set(id, { ...known, session: facts.session, facts, isCompared: true });
  }

  #judgeSession(facts: SessionFacts, known: KnownSession, killedAt: number): void {
    const { session } = facts;
    if (known.facts) {
      expect(facts).toEqual(known.facts);
      if (known.isCompared) {
        this.count('comparisons of sessions of earlier rounds, equal');
        return;
      }
      this.count('messages of those', facts.messages.length);
      this.count('pictures of those', facts.pictures.length);
      this.count('events captured of those', facts.capture.events?.length);
      this.count(WHOLE);
      return;
    }
    if (known.session) {
      expect(session).toEqual(known.session);
      this.count('sessions seen as ended, equal');
      return;
    }
    if (session.status === 'error' && STOPPED.test(session.summary ?? '')) {
      expect(session.result).toBe('error');
      if (facts.messages.length > 1) this.count('sessions interrupted with messages');
      this.count('sessions interrupted');
      return;
    }
    expect(known.isLong).toBe(false);
    expect(Date.parse(session.completedAt ?? '')).toBeLessThanOrEqual(killedAt);
    this.count('sessions ended but not yet seen');
  }

  async #compareUpload({ client }: ServedProgram, id: string, known: KnownUpload): Promise<void> {
    const upload = await client.getUpload(id);
    this.uploads.set(id, { ...known, upload, stage: upload.status === 'initialized' ? known.stage : 'read' });
    this.count(`uploads ${known.stage}, now ${upload.status}`);
    if (known.upload && known.stage === 'read') {
      expect(upload).toEqual(known.upload);
      return;
    }
    // What was asked for last may have happened although its answer did not come.
    expect(upload.status).not.toBe('processing');
    if (known.stage === 'submitted') expect(upload.status).not.toBe('initialized');
    if (known.stage === 'created') expect(upload.status).toBe('initialized');
    if (known.stage === 'sent') expect(upload.fileSize).toBeGreaterThan(0);
    if (upload.status === 'failed') expect(upload.message).toBe(STOPPED_READING);
  }

  async #comparePlanRun(
    { client }: ServedProgram,
    id: string,
    known: { planId: string; planRun?: PlanRun; isLong: boolean },
  ): Promise<void> {
    const planRun = await client.getPlanRun(known.planId, id);
    this.planRuns.set(id, { ...known, planRun });
    if (known.planRun && isPlanRunOver(known.planRun.status)) {
      expect(planRun).toEqual(known.planRun);
      this.count('plan runs seen as over, equal');
      return;
    }
    expect(planRun.completedAt).toEqual(expect.any(String));
    for (const [index, one] of planRun.cases.entries()) {
      const before = known.planRun?.cases[index];
      if (before && isPlanRunCaseOver(before.status)) expect(one).toEqual(before);
      expect(isPlanRunCaseOver(one.status)).toBe(true);
    }
    this.count(`plan runs under way, now ${planRun.status}`);
    if (!known.isLong) return;
    expect(planRun.status).toBe('failed');
    expect(planRun.cases.map(({ status }) => status).slice(1)).toEqual(['cancelled', 'cancelled']);
  }
}
