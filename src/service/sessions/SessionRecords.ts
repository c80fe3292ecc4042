/** The kept sessions, wherever they run: read, listed and archived, with what is reported for them besides their record. */
import {
  isTerminal,
  type Session,
  type SessionCapture,
  type SessionCreate,
  type SessionListItem,
  type SessionMessage,
  type SessionScreenshot,
  type SessionTimeline,
  type TimelineStep,
} from '../../contract/index.js';
import { ApiError } from '../ApiError.js';
import { wholeOf } from '../files/Files.js';
import type { PictureAnswer } from '../http/handlers.js';
import { type NumberedPage, type PageAsked, Records, type RecordContext } from '../Records.js';
import type { Secrets } from '../../cases/index.js';
import { archived, toListItem, type KeptSession } from './KeptSession.js';
import { pictureKey, type KeptScreenshot } from './SessionLog.js';

export interface SessionOrigin {
  /** @default a random one */
  id?: string | undefined;
  caseId?: string | undefined;
  /** The prompt has them in the open, for the agent; nowhere else are they shown or kept. */
  secrets?: Secrets | undefined;
}

export interface SessionStarter {
  /** Where there is one of its id already, that one. @throws ApiError (404 device or project, 409 device offline, 422 model, 429 queue full) */
  create(request: SessionCreate, about?: SessionOrigin): Promise<Session>;
  /** As it is now. @throws ApiError 404 */
  get(sessionId: string): Promise<{ readonly shown: Session }>;
  /** Resolves with the stored record once the session has ended. */
  ended(sessionId: string): Promise<Session>;
  /** @throws ApiError 409 for one that has ended already */
  terminate(sessionId: string, why: string): Promise<Session>;
}

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

/** Undefined where there is none: it may not be there yet, or be gone with its device. */
export async function sessionOf(
  id: string | undefined,
  sessions: Pick<SessionStarter, 'get'>,
): Promise<Session | undefined> {
  try {
    return id === undefined ? undefined : (await sessions.get(id)).shown;
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

/** "Presigned screenshot URL lifetime: 1 hour". */
const ADDRESS_LIFETIME = 60 * 60 * 1000;

/** Every method throws ApiError 404 for a session that isn't there. */
export class SessionRecords extends Records<KeptSession> {
  constructor(private readonly around: RecordContext) {
    super(around.database, 'sessions');
  }

  async items(projectId: string, page: PageAsked): Promise<NumberedPage<SessionListItem>> {
    const listed = await this.numberedPage({ project: projectId }, page);
    return { ...listed, items: listed.items.map(toListItem) };
  }

  /** @throws ApiError 409 while it is under way */
  async archive(id: string): Promise<Session> {
    const kept = await this.mustChange(id, (current) => {
      const { archivedAt, status } = current.shown;
      if (!isTerminal(status)) throw new ApiError(409, `Session ${id} is still ${status}`);
      return archivedAt == null ? archived(current, this.around.now()) : current;
    });
    return kept.shown;
  }

  messages(id: string): Promise<SessionMessage[]> {
    return this.#below<SessionMessage>('messages', id);
  }

  async screenshots(id: string): Promise<SessionScreenshot[]> {
    const expires = new Date(this.around.now().getTime() + ADDRESS_LIFETIME);
    return (await this.#below<KeptScreenshot>('screenshots', id)).map(({ shown }) => ({
      ...shown,
      url: this.around.sealer.sign(addressOf(shown.id), expires),
      resizedWidth: null,
      resizedHeight: null,
    }));
  }

  async timeline(id: string): Promise<SessionTimeline> {
    const [messages, screenshots] = await Promise.all([this.messages(id), this.screenshots(id)]);
    const steps = messages.map((message, index) => timelineStep(message, index, screenshots));
    return { sessionId: id, stepCount: steps.length, steps };
  }

  async capture(id: string): Promise<SessionCapture> {
    const { shown } = await this.mustHave(id);
    const kept = await this.database.get('captures', id);
    return (kept?.document as SessionCapture | undefined) ?? noCapture(shown);
  }

  /**
   * @param search of the address; without a signature the key was asked for
   * @throws ApiError 403 for an address that is wrong or has expired, 404 for a picture that isn't there
   */
  async picture(screenshotId: string, search: URLSearchParams): Promise<PictureAnswer> {
    const { sealer, pictures, now } = this.around;
    if (search.has('signature')) {
      const fault = sealer.fault(addressOf(screenshotId), search, now());
      if (fault === 'expired')
        throw new ApiError(403, "The address has expired: list the session's screenshots again");
      if (fault === 'wrong') throw new ApiError(403, 'The address is not one that this service gave');
    }
    const isId = /^[\w-]+$/.test(screenshotId);
    const file = isId ? await pictures.get(pictureKey(screenshotId)) : undefined;
    if (!file) throw new ApiError(404, `No screenshot ${screenshotId}`);
    const bytes = await wholeOf(file.bytes);
    return { bytes, mediaType: mediaTypeOf(bytes) };
  }

  /** Removes a session with all that belongs to it. */
  async forget(id: string): Promise<void> {
    const screenshots = (await this.database.below('screenshots', id)) as KeptScreenshot[];
    for (const { shown } of screenshots) await this.around.pictures.remove(pictureKey(shown.id));
    await this.database.apply([
      { kind: 'screenshots', below: id },
      { kind: 'messages', below: id },
      { kind: 'captures', id, document: null },
      { kind: 'sessions', id, document: null },
    ]);
  }

  async #below<Part>(kind: 'messages' | 'screenshots', id: string): Promise<Part[]> {
    await this.mustHave(id);
    return (await this.database.below(kind, id)) as Part[];
  }
}

/** By its first byte: the service's own pictures are JPEG, those of a device back end may be PNG or WebP. */
function mediaTypeOf([first]: Uint8Array): string {
  if (first === 0x89) return 'image/png';
  return first === 0x52 ? 'image/webp' : 'image/jpeg';
}

const addressOf = (screenshotId: string) => `/api/screenshots/${screenshotId}`;

function timelineStep(
  { id: messageId, role, content: text, metadata, createdAt }: SessionMessage,
  index: number,
  all: readonly SessionScreenshot[],
): TimelineStep {
  const { toolName, toolInput, toolOutput, rewritten, originalPrompt } = metadata ?? {};
  return {
    ...{ index, messageId, role, createdAt, text },
    screenshots: all.filter((screenshot) => screenshot.messageId === messageId),
    toolName: toolName ?? null,
    toolInput: toolInput ?? null,
    toolOutput: toolOutput ?? null,
    ...(rewritten && { rewritten: true, originalPrompt: originalPrompt ?? '' }),
  };
}

/** Of a session whose browser doesn't speak the DevTools protocol, or that has no browser yet. */
export function noCapture({ id, platform, createdAt }: Session): SessionCapture {
  return {
    sessionId: id,
    platform,
    startedAt: null,
    endedAt: null,
    browserContext: null,
    events: [],
    storageState: null,
    snapshotCount: 0,
    snapshotsPrefix: null,
    snapshots: [],
    truncated: false,
    createdAt,
    updatedAt: createdAt,
  };
}
