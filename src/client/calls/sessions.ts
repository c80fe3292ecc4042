/** Sessions: created, looked at, listed, ended; and what there is of one besides its record, but for the pictures. */
import {
  Session,
  SessionListItem,
  SessionMessage,
  SessionScreenshot,
  type SessionCapture,
  type SessionCreate,
  type SessionTimeline,
} from '../../contract/index.js';
import type { CallOptions, Transport } from '../transport/Transport.js';
import { isArchived } from './answers.js';
import { ask, create, end, listBelow, listPages, type InProject, type OfSession } from './derived.js';

const newSession = create('createSession', 'session', Session, 'a session may be running');

export async function createSession(
  transport: Transport,
  body: SessionCreate,
  options?: CallOptions,
): Promise<string> {
  const { id } = await newSession(transport, [], body, options);
  return id;
}

export const getSession: OfSession<Promise<Session>> = ask('getSession');

export const listSessions: InProject<SessionListItem> = listPages('listSessions', {
  item: SessionListItem,
  plural: 'sessions',
});

export const terminateSession: OfSession<Promise<Session>> = end(
  'terminateSession',
  getSession,
  ({ status }) => status === 'terminated',
);

export const archiveSession: OfSession<Promise<Session>> = end(
  'archiveSession',
  getSession,
  (session) => session.status === 'archived' || isArchived(session),
);

export const listMessages: OfSession<AsyncGenerator<SessionMessage>> = listBelow('listMessages', {
  item: SessionMessage,
  plural: 'messages',
});

export const listScreenshots: OfSession<AsyncGenerator<SessionScreenshot>> = listBelow('listScreenshots', {
  item: SessionScreenshot,
  plural: 'screenshots',
});

export const getTimeline: OfSession<Promise<SessionTimeline>> = ask('getTimeline');
export const getCapture: OfSession<Promise<SessionCapture>> = ask('getCapture');
