/** What was said and done in a session, message by message. */
import { z } from 'zod';
import { optional } from './documentedForm.js';
import { openEnum, dateTime, identifier, uuid } from './scalars.js';

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
export const SessionMessagesPage = z.looseObject({
  items: z.array(SessionMessage),
  nextCursor: z.string().nullish(),
});

export type MessageMetadata = z.infer<typeof MessageMetadata>;
export type SessionMessage = z.infer<typeof SessionMessage>;
export type SessionMessagesPage = z.infer<typeof SessionMessagesPage>;

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

export const SessionScreenshotsPage = z.looseObject({
  items: z.array(SessionScreenshot),
  nextCursor: z.string().nullish(),
});

export type SessionScreenshot = z.infer<typeof SessionScreenshot>;
export type SessionScreenshotsPage = z.infer<typeof SessionScreenshotsPage>;

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
