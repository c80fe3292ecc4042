/** The desktop flow: a session is created and waited for. */
import type { Session, SessionCreate } from '../../contract/index.js';
import { pollSession, pollSettings, type PollOptions } from '../polling/index.js';
import type { ServiceClient } from '../ServiceClient.js';

export interface DesktopFlow extends PollOptions {
  request: SessionCreate;
  /** Told as soon as the session exists, so that it can be found again whatever happens then. */
  onSession?: (sessionId: string) => void;
}

/**
 * @throws OutOfTime, ServiceCallError, or the signal's reason; the session may go on
 * @example
 * const session = await runDesktopFlow(client, { request: { title, prompt, projectId } });
 */
export async function runDesktopFlow(
  client: ServiceClient,
  { request, onSession, ...options }: DesktopFlow,
): Promise<Session> {
  const { signal } = options;
  const sessionId = await client.createSession(request, { signal });
  onSession?.(sessionId);
  return pollSession(() => client.getSession(sessionId, { signal }), pollSettings(options));
}
