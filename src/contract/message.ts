/** What was said and done in a session, message by message. */
import { z } from 'zod';
import { openEnum } from './openEnum.js';
import { dateTime, identifier, uuid } from './scalars.js';

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
