/** Pictures taken in a session. */
import { z } from 'zod';
import { dateTime, uuid } from './scalars.js';

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
