/** What was said and done in a session: message by message, in pictures, step by step, and by its browser. */
import { z } from 'zod';
import { optional, openEnum, dateTime, identifier, uuid } from './fields.js';
import { cursorPageOf } from './lists.js';

/** "Metadata rules" 1 to 3; other keys are free-form and kept. */
export const MessageMetadata = z.looseObject({
  toolName: z.string().nullish(),
  toolInput: z.unknown().optional(),
  toolOutput: z.unknown().optional(),
  toolCallId: identifier.nullish(),
  toolCalls: z.unknown().optional(),
  /** On the first `user` message: `content` is the prompt restructured into ordered steps. */
  rewritten: z.boolean().nullish(),
  /** The user's exact text, where `rewritten` is true. */
  originalPrompt: z.string().nullish(),
  /** On a user message that the safety review rejected. */
  rejected: z.boolean().nullish(),
  verdict: z.unknown().optional(),
  rejectionReason: z.string().nullish(),
});

export const SessionMessage = z.looseObject({
  id: uuid,
  role: openEnum(['user', 'assistant', 'system', 'tool']),
  content: z.string(),
  metadata: MessageMetadata.nullish(),
  createdAt: dateTime,
});

/** `nextCursor` is passed as `cursor` on the next request; `null` means there are no more pages. */
export const SessionMessagesPage = cursorPageOf(SessionMessage);

export type MessageMetadata = z.infer<typeof MessageMetadata>;
export type SessionMessage = z.infer<typeof SessionMessage>;

/** Pictures taken in a session. */
export const SessionScreenshot = z.looseObject({
  id: uuid,
  /** A presigned address (valid for one hour), a relative `/api/screenshots/...` path, or a `data:` URI. */
  url: z.string().min(1),
  messageId: uuid.nullish(),
  width: z.int().nullish(),
  height: z.int().nullish(),
  resizedWidth: z.int().nullish(),
  resizedHeight: z.int().nullish(),
  capturedAt: dateTime,
});

export const SessionScreenshotsPage = cursorPageOf(SessionScreenshot);

export type SessionScreenshot = z.infer<typeof SessionScreenshot>;

/** A session step by step, with the pictures of each step. */
export const TimelineStep = z.looseObject({
  index: z.int(),
  messageId: identifier,
  role: identifier,
  createdAt: dateTime,
  screenshots: z.array(SessionScreenshot),
  toolName: z.string().nullish(),
  /** Its shape depends on the tool. */
  toolInput: z.unknown().optional(),
  toolOutput: z.unknown().optional(),
  text: z.string().nullish(),
  /** True when `text` is the AI-normalized prompt; only on the first user step. */
  rewritten: optional(z.boolean()),
  /** The exact prompt of the user; there where `rewritten` is true. */
  originalPrompt: optional(z.string()),
});

export const SessionTimeline = z.looseObject({
  sessionId: uuid,
  stepCount: z.int(),
  steps: z.array(TimelineStep),
});

export type TimelineStep = z.infer<typeof TimelineStep>;
export type SessionTimeline = z.infer<typeof SessionTimeline>;

export const CAPTURE_EVENT_TYPES = [
  ...(['action_started', 'action_completed', 'page_navigated', 'page_lifecycle'] as const),
  ...(['request', 'response', 'console', 'exception'] as const),
  ...(['dialog_opened', 'snapshot_captured', 'target_attached', 'target_detached'] as const),
] as const;

/** `ts` in epoch milliseconds. Extra keys depend on the type and are kept. */
export const CaptureEvent = z.looseObject({ type: openEnum(CAPTURE_EVENT_TYPES), ts: z.int() });

/** One per `screenshot` tool call and one per page load. */
export const CaptureSnapshot = z.looseObject({
  id: uuid,
  ts: z.int(),
  trigger: openEnum(['screenshot', 'page_load']),
  /** The browser tab or frame. */
  targetId: identifier,
  url: z.string(),
  /** The agent's message that a `screenshot` snapshot belongs to. */
  messageId: uuid.nullish(),
  title: optional(z.string()),
  /** Computed styles are left out. */
  dom: z.unknown().optional(),
  /** The whole accessibility tree. */
  axTree: z.unknown().optional(),
});

export const SessionCapture = z.looseObject({
  sessionId: uuid,
  platform: identifier,
  startedAt: dateTime.nullish(),
  endedAt: dateTime.nullish(),
  /** User agent, viewport, locale and time zone at the start; free-form. */
  browserContext: z.record(z.string(), z.unknown()).nullish(),
  /** In order. */
  events: optional(z.array(CaptureEvent)),
  /** Cookies and local storage at the end; free-form. */
  storageState: z.record(z.string(), z.unknown()).nullish(),
  /** DOM and accessibility snapshots together count as one. */
  snapshotCount: z.int(),
  /** Where the snapshots are kept; null while they stand in `snapshots`. */
  snapshotsPrefix: z.string().nullish(),
  /** In the order in which they were taken; can be many megabytes. */
  snapshots: optional(z.array(CaptureSnapshot)),
  /** Whether the event buffer reached its cap and dropped what came later. */
  truncated: z.boolean(),
  createdAt: optional(dateTime),
  updatedAt: optional(dateTime),
});

export type CaptureEventType = (typeof CAPTURE_EVENT_TYPES)[number];
export type CaptureEvent = z.infer<typeof CaptureEvent>;
export type CaptureSnapshot = z.infer<typeof CaptureSnapshot>;
export type SessionCapture = z.infer<typeof SessionCapture>;
