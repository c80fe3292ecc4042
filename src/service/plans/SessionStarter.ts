/** What runs of plans need of the sessions. */
import type { Secrets } from '../../cases/index.js';
import type { Session, SessionCreate } from '../../contract/index.js';

export interface SessionStarter {
  /** @throws Refusal (404 device or project, 409 device offline, 422 model, 429 queue full) */
  create(request: SessionCreate, about?: { caseId?: string; secrets?: Secrets }): Session;
  /** Creates nothing. @throws Refusal where `create` would, but for a full queue */
  check(request: SessionCreate): void;
  /** As it is now. @throws Refusal 404 */
  get(sessionId: string): { readonly shown: Session };
  /** Resolves with the stored record once the session has ended. */
  ended(sessionId: string): Promise<Session>;
  /** @throws Refusal 409 for one that has ended already */
  terminate(sessionId: string, why: string): Promise<Session>;
}
