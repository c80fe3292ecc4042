/** What is reported for a session besides its record: messages, screenshots, timeline, capture. */
import type {
  SessionMessage,
  SessionScreenshot,
  SessionTimeline,
  TimelineStep,
  Session,
  SessionCapture,
} from '../../contract/index.js';
import { wholeOf } from '../files/Files.js';
import type { RecordContext } from '../Records.js';
import { ApiError } from '../ApiError.js';
import type { PictureAnswer } from '../http/handlers.js';
import { pictureKey, type KeptScreenshot, type Mask } from './SessionLog.js';

/** "Presigned screenshot URL lifetime: 1 hour". */
const ADDRESS_LIFETIME = 60 * 60 * 1000;

export async function messagesOf(
  id: string,
  { database }: Pick<RecordContext, 'database'>,
): Promise<SessionMessage[]> {
  return (await database.below('messages', id)) as SessionMessage[];
}

export async function screenshotsOf(id: string, around: RecordContext): Promise<SessionScreenshot[]> {
  const kept = (await around.database.below('screenshots', id)) as KeptScreenshot[];
  const expires = new Date(around.now().getTime() + ADDRESS_LIFETIME);
  return kept.map(({ shown }) => ({
    ...shown,
    url: around.sealer.sign(addressOf(shown.id), expires),
    resizedWidth: null,
    resizedHeight: null,
  }));
}

/**
 * @param search of the address; without a signature the key was asked for
 * @throws ApiError 403 for an address that is wrong or has expired, 404
 */
export async function pictureOf(
  screenshotId: string,
  search: URLSearchParams,
  around: RecordContext,
): Promise<PictureAnswer> {
  if (search.has('signature')) {
    const fault = around.sealer.fault(addressOf(screenshotId), search, around.now());
    if (fault === 'expired')
      throw new ApiError(403, "The address has expired: list the session's screenshots again");
    if (fault === 'wrong') throw new ApiError(403, 'The address is not one that this service gave');
  }
  const isId = /^[\w-]+$/.test(screenshotId);
  const file = isId ? await around.pictures.get(pictureKey(screenshotId)) : undefined;
  if (!file) throw new ApiError(404, `No screenshot ${screenshotId}`);
  const bytes = await wholeOf(file.bytes);
  return { bytes, mediaType: mediaTypeOf(bytes) };
}

export async function timelineOf(id: string, around: RecordContext): Promise<SessionTimeline> {
  const [messages, screenshots] = await Promise.all([messagesOf(id, around), screenshotsOf(id, around)]);
  const steps = messages.map((message, index) => timelineStep(message, index, screenshots));
  return { sessionId: id, stepCount: steps.length, steps };
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

/** What pages sent and received, without secrets; types, times and ids of events stay as they are. */
export function maskedCapture({ events, snapshots, ...capture }: SessionCapture, mask: Mask): SessionCapture {
  const { browserContext, storageState } = capture;
  return {
    ...capture,
    ...mask({ browserContext, storageState }),
    events: (events ?? []).map(({ type, ts, ...about }) => ({ ...mask(about), type, ts })),
    snapshots: (snapshots ?? []).map(({ id, ts, trigger, targetId, messageId, ...about }) => ({
      ...mask(about),
      ...{ id, ts, trigger, targetId, messageId },
    })),
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
