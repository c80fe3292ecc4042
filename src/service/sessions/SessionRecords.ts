/** The kept sessions, wherever they run: read, listed and archived. */
import { isTerminal, type Session, type SessionCapture, type SessionListItem } from '../../contract/index.js';
import { ApiError } from '../ApiError.js';
import { type NumberedPage, type PageAsked, Records, type RecordContext } from '../Records.js';
import type { SessionStarter } from '../plans/RunSettings.js';
import { noCapture } from './evidence.js';
import { archived, toListItem, type KeptSession } from './KeptSession.js';
import { pictureKey, type KeptScreenshot } from './SessionLog.js';

export interface AllSessions extends SessionStarter {
  readonly kept: SessionRecords;
  get(id: string): Promise<KeptSession>;
  /** Without events where nothing could be recorded. @throws ApiError 404 */
  capture(id: string): Promise<SessionCapture>;
  /** Ends what runs or waits on a user device. */
  vacate(userDeviceId: string, why: string): Promise<void>;
  /** Nothing is created any more, and what has not begun ends; resolves when all has ended, or at the signal. */
  finish?(signal: AbortSignal): Promise<void>;
  /** Nothing is created any more; what runs in this process ends. */
  close(): Promise<void>;
}

export class SessionRecords extends Records<KeptSession> {
  constructor(private readonly around: RecordContext) {
    super(around.database, 'sessions');
  }

  async page(projectId: string, page: PageAsked): Promise<NumberedPage<SessionListItem>> {
    const listed = await this.numberedPage({ project: projectId }, page);
    return { ...listed, items: listed.items.map(toListItem) };
  }

  /** @throws ApiError 404; 409 while it is under way */
  async archive(id: string): Promise<Session> {
    const kept = await this.mustChange(id, (current) => {
      const { archivedAt, status } = current.shown;
      if (!isTerminal(status)) throw new ApiError(409, `Session ${id} is still ${status}`);
      return archivedAt == null ? archived(current, this.around.now()) : current;
    });
    return kept.shown;
  }

  async capture(id: string): Promise<SessionCapture> {
    const { shown } = await this.mustHave(id);
    const kept = await this.around.database.get('captures', id);
    return (kept?.document as SessionCapture | undefined) ?? noCapture(shown);
  }

  /** Removes a session with all that belongs to it. */
  async forget(id: string): Promise<void> {
    const screenshots = (await this.around.database.below('screenshots', id)) as KeptScreenshot[];
    for (const { shown } of screenshots) await this.around.pictures.remove(pictureKey(shown.id));
    await this.around.database.apply([
      { kind: 'screenshots', below: id },
      { kind: 'messages', below: id },
      { kind: 'captures', id, document: null },
      { kind: 'sessions', id, document: null },
    ]);
  }
}
