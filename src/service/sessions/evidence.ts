/** What is told of a session besides its record: messages, screenshots, timeline. */
import type {
  SessionMessage,
  SessionScreenshot,
  SessionTimeline,
  TimelineStep,
} from '../../contract/index.js';
import { Refusal } from '../Refusal.js';
import type { PictureAnswer } from '../http/handlers.js';
import type { Surroundings } from '../Surroundings.js';
import { pictureKey, type KeptScreenshot } from './SessionLog.js';

/** "Presigned screenshot URL lifetime: 1 hour". */
const ADDRESS_LIFETIME = 60 * 60 * 1000;

export async function messagesOf(id: string, { store }: Surroundings): Promise<SessionMessage[]> {
  return (await store.below('messages', id)) as SessionMessage[];
}

/** Each with an address that needs no key for an hour. */
export async function screenshotsOf(id: string, around: Surroundings): Promise<SessionScreenshot[]> {
  const kept = (await around.store.below('screenshots', id)) as KeptScreenshot[];
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
 * @throws Refusal 403 for an address that is wrong or has expired, 404
 */
export async function pictureOf(
  screenshotId: string,
  search: URLSearchParams,
  around: Surroundings,
): Promise<PictureAnswer> {
  if (search.has('signature')) {
    const fault = around.sealer.fault(addressOf(screenshotId), search, around.now());
    if (fault === 'expired')
      throw new Refusal(403, "The address has expired: list the session's screenshots again");
    if (fault === 'wrong') throw new Refusal(403, 'The address is not one that this service gave');
  }
  const bytes = await around.store.getBytes(pictureKey(screenshotId));
  if (!bytes) throw new Refusal(404, `No screenshot ${screenshotId}`);
  return { bytes, mediaType: mediaTypeOf(bytes) };
}

export async function timelineOf(id: string, around: Surroundings): Promise<SessionTimeline> {
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
  { id, role, content, metadata, createdAt }: SessionMessage,
  index: number,
  all: readonly SessionScreenshot[],
): TimelineStep {
  const rewritten = metadata?.rewritten
    ? { rewritten: true, originalPrompt: metadata.originalPrompt ?? '' }
    : {};
  return {
    index,
    messageId: id,
    role,
    createdAt,
    screenshots: all.filter(({ messageId }) => messageId === id),
    toolName: metadata?.toolName ?? null,
    toolInput: metadata?.toolInput ?? null,
    toolOutput: metadata?.toolOutput ?? null,
    text: content,
    ...rewritten,
  };
}
