/** Sessions: created, looked at, listed, ended. */
import { Session, SessionListItem, type SessionCreate } from '../../contract/index.js';
import { numberedItems, type PageOptions } from '../lists/listItems.js';
import type { CallOptions, Transport } from '../transport/Transport.js';
import { createdAnswer } from './created.js';
import { endState, isArchived } from './endState.js';

const of = (sessionId: string) => ({ parameters: { session_id: sessionId } });

export async function createSession(
  transport: Transport,
  body: SessionCreate,
  options: CallOptions = {},
): Promise<string> {
  const answer = createdAnswer('session', Session, 'a session may be running');
  const { id } = await transport.askFor('createSession', answer, { body, ...options });
  return id;
}

export const getSession = (
  transport: Transport,
  sessionId: string,
  options: CallOptions = {},
): Promise<Session> => transport.ask('getSession', { ...of(sessionId), ...options });

export const listSessions = (
  transport: Transport,
  projectId: string,
  options: PageOptions = {},
): AsyncGenerator<SessionListItem> =>
  numberedItems(transport, 'listSessions', {
    parameters: { project_id: projectId },
    item: SessionListItem,
    plural: 'sessions',
    options,
  });

export const terminateSession = (
  transport: Transport,
  sessionId: string,
  options: CallOptions = {},
): Promise<Session> =>
  endState(transport.ask('terminateSession', { ...of(sessionId), ...options }), {
    look: () => getSession(transport, sessionId, options),
    isReached: ({ status }) => status === 'terminated',
  });

export const archiveSession = (
  transport: Transport,
  sessionId: string,
  options: CallOptions = {},
): Promise<Session> =>
  endState(transport.ask('archiveSession', { ...of(sessionId), ...options }), {
    look: () => getSession(transport, sessionId, options),
    isReached: (session) => session.status === 'archived' || isArchived(session),
  });
