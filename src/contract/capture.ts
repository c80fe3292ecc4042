/** What the browser did while a session ran: events in order, and pictures of its pages as data. */
import { z } from 'zod';
import { optional } from './documentedForm.js';
import { openEnum, dateTime, epochMilliseconds, identifier, uuid } from './scalars.js';

export const CAPTURE_EVENT_TYPES = [
  'action_started',
  'action_completed',
  'page_navigated',
  'page_lifecycle',
  'request',
  'response',
  'console',
  'exception',
  'dialog_opened',
  'snapshot_captured',
  'target_attached',
  'target_detached',
] as const;

/** Extra keys depend on the type and are kept. */
export const CaptureEvent = z.looseObject({ type: openEnum(CAPTURE_EVENT_TYPES), ts: epochMilliseconds });

/** One per `screenshot` tool call and one per page load. */
export const CaptureSnapshot = z.looseObject({
  id: uuid,
  ts: epochMilliseconds,
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
