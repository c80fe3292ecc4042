/** A session's record as the local service keeps it. */
import { randomUUID } from 'node:crypto';
import { shortened } from '../shortened.js';
import {
  isTerminal,
  type MobileSession,
  type Session,
  type SessionCreate,
  type SessionListItem,
  type SessionResult,
  type SessionStatus,
} from '../../contract/index.js';
import { goTo } from '../goTo.js';
import type { SessionLog } from './SessionLog.js';
import { SESSION_WAYS } from './sessionTransitions.js';

export interface KeptSession {
  id: string;
  shown: Session;
  projectId: string;
  caseId: string | null;
  userDeviceId: string | null;
}

/** How a session ends. */
export interface Ending {
  status: 'succeeded' | 'failed' | 'terminated' | 'error';
  result: SessionResult | null;
  summary: string;
}

export interface SessionAbout {
  caseId?: string | undefined;
  mobileSession?: MobileSession | undefined;
}

export function newSession(request: SessionCreate, about: SessionAbout, createdAt: Date): KeptSession {
  const id = randomUUID();
  const shown: Session = {
    id,
    title: request.title,
    prompt: request.prompt,
    platform: request.platform ?? 'desktop',
    model: request.model ?? 'default',
    status: 'created',
    result: null,
    summary: null,
    observations: [],
    tags: [],
    screenshotsCount: 0,
    toolCount: 0,
    failedToolCount: 0,
    llmCallCount: 0,
    creditsUsed: 0,
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

export const hasEnded = ({ shown }: KeptSession): boolean => isTerminal(shown.status);

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
  const { observations, toolCount, failedToolCount, screenshotsCount, llmCallCount, creditsUsed } = log;
  const counts = { toolCount, failedToolCount, screenshotsCount, llmCallCount, creditsUsed };
  return changed(kept, { observations: [...observations], ...counts });
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
