/** A session step by step, with the pictures of each step. */
import { z } from 'zod';
import { optional } from './documentedForm.js';
import { dateTime, identifier, uuid } from './scalars.js';
import { SessionScreenshot } from './screenshot.js';

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
