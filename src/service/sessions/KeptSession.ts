/** A session's record as the local service keeps it. */
import { randomUUID } from 'node:crypto';
import {
  LIVE_STATUSES,
  type MobileSession,
  type Session,
  type SessionCreate,
  type SessionListItem,
  type SessionResult,
  type SessionStatus,
} from '../../contract/index.js';
import { goTo, shortened, type RecordContext, type Records, type Ways } from '../Records.js';
import type { Database } from '../store/Database.js';
import { NO_COUNTS, type SessionLog } from './SessionLog.js';
import type { SessionOrigin } from './SessionRecords.js';

export interface KeptSession {
  id: string;
  shown: Session;
  projectId: string;
  caseId: string | null;
  userDeviceId: string | null;
  /** Why it did not pass, in one of a few words, such as `target not found`; never shown, but counted. */
  reason?: string | undefined;
}

export interface Ending {
  status: 'succeeded' | 'failed' | 'terminated' | 'error';
  result: SessionResult | null;
  summary: string;
}

interface SessionAbout extends Pick<SessionOrigin, 'id' | 'caseId'> {
  mobileSession?: MobileSession | undefined;
}

export function newSession(request: SessionCreate, about: SessionAbout, createdAt: Date): KeptSession {
  const { id = randomUUID() } = about;
  const shown: Session = {
    id,
    title: request.title,
    prompt: request.prompt,
    platform: request.platform ?? platformOf(about),
    model: request.model ?? 'default',
    status: 'created',
    result: null,
    summary: null,
    observations: [],
    tags: [],
    ...NO_COUNTS,
    startedAt: null,
    completedAt: null,
    duration: null,
    createdAt: createdAt.toISOString(),
    archivedAt: null,
    mobileSession: about.mobileSession ?? null,
  };
  const { projectId, userDeviceId = null } = request;
  return { id, shown, projectId, caseId: about.caseId ?? null, userDeviceId };
}

/** A session that doesn't say may run on a registered phone. */
const platformOf = ({ mobileSession }: SessionAbout): Session['platform'] => {
  if (mobileSession === undefined) return 'desktop';
  return mobileSession.devicePlatform === 'IOS' ? 'ios' : 'android';
};

export function moved(kept: KeptSession, status: 'queued' | 'preparing' | 'running', at: Date): KeptSession {
  const startedAt = status === 'running' ? at.toISOString() : kept.shown.startedAt;
  return changed(kept, { status: way(kept, status), startedAt });
}

export function ended(kept: KeptSession, ending: Ending, at: Date): KeptSession {
  const { startedAt } = kept.shown;
  const duration = startedAt == null ? null : at.getTime() - Date.parse(startedAt);
  return changed(kept, {
    ...ending,
    status: way(kept, ending.status),
    completedAt: at.toISOString(),
    duration,
  });
}

/** Ended by a fault of the service's own, from whatever state it was in. */
export const broken = (kept: KeptSession, summary: string, at: Date): KeptSession =>
  changed(kept, { status: 'error', result: 'error', summary, completedAt: at.toISOString() });

export function counted(kept: KeptSession, log: SessionLog): KeptSession {
  const { observations, reason, counts } = log;
  const shown = changed(kept, { observations: [...observations], ...counts });
  return reason === undefined ? shown : { ...shown, reason };
}

export const archived = (kept: KeptSession, at: Date): KeptSession =>
  changed(kept, { status: way(kept, 'archived'), archivedAt: at.toISOString() });

export function toListItem({ shown, projectId, caseId }: KeptSession): SessionListItem {
  const { id, title, prompt, platform, status, result, startedAt, completedAt, createdAt, duration } = shown;
  const times = { startedAt, completedAt, createdAt, durationMs: duration };
  return { id, projectId, caseId, title, prompt: shortened(prompt), platform, status, result, ...times };
}

const way = ({ shown }: KeptSession, to: SessionStatus): SessionStatus =>
  goTo(SESSION_WAYS, shown.status as SessionStatus, to);

const changed = (kept: KeptSession, changes: Partial<Session>): KeptSession => ({
  ...kept,
  shown: { ...kept.shown, ...changes },
});

/** Sessions that were under way when the service went away: nobody runs them any more. */
export async function endInterrupted(
  records: Records<KeptSession>,
  { database, now }: Pick<RecordContext, 'database' | 'now'>,
): Promise<void> {
  for (const kept of await records.all({ status: LIVE_STATUSES })) {
    const summary = `The service was stopped while the session was ${kept.shown.status}; no result was reached.`;
    await records.put(await endedWithout(kept, summary, { database, now }));
  }
}

/** Ended as an error without whoever ran it, with what is known of it. */
export async function endedWithout(
  kept: KeptSession,
  summary: string,
  { database, now }: { database: Pick<Database, 'below'>; now: () => Date },
): Promise<KeptSession> {
  const parts = await Promise.all([
    database.below('messages', kept.id),
    database.below('screenshots', kept.id),
  ]);
  const [messages, screenshots] = parts as [{ role: string }[], unknown[]];
  const shown = {
    ...kept.shown,
    toolCount: messages.filter(({ role }) => role === 'tool').length,
    screenshotsCount: screenshots.length,
  };
  const over = ended({ ...kept, shown }, { status: 'error', result: 'error', summary }, now());
  // How long it ran before it was left alone is not known.
  return { ...over, shown: { ...over.shown, duration: null } };
}

export const SESSION_WAYS: Ways<SessionStatus> = {
  // Only one that finds its place taken is queued. `error` without having run: the service was stopped.
  created: ['queued', 'preparing', 'terminated', 'error'],
  queued: ['preparing', 'terminated', 'error'],
  // Back to the queue where whoever prepared it is gone.
  preparing: ['queued', 'running', 'terminated', 'error'],
  running: ['succeeded', 'failed', 'terminated', 'error'],
  // The polling of clients stops at these; they can be archived and nothing else.
  succeeded: ['archived'],
  failed: ['archived'],
  terminated: ['archived'],
  error: ['archived'],
  archived: [],
};
