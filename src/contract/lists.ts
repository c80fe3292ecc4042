/**
 * What answers are in besides records: lists by page number, by cursor or all at once, and the error body: "an object with
 * required string `error`"; one rejected for its model lists the others.
 */
import { z } from 'zod';
import { optional } from './fields.js';

/** "`SessionList` required: …"; the same for cases. */
export const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.looseObject({
    ...{ items: z.array(item), totalCount: z.int(), page: z.int(), pageSize: z.int(), totalPages: z.int() },
  });

export const cursorPageOf = <Item extends z.ZodType>(item: Item) =>
  z.looseObject({ items: z.array(item), nextCursor: z.string().nullish() });

/** Assumption: the envelopes of lists without pages are not shown; what is read is looser (`leftOpen.ts`). */
export const itemsOf = <Item extends z.ZodType>(item: Item) => z.looseObject({ items: z.array(item) });

/** Assumption: which query parameters choose a page is not shown. */
export const PageQuery = z.strictObject({
  page: z.coerce.number<string>().int().min(1).default(1),
  pageSize: z.coerce.number<string>().int().min(1).max(100).default(20),
});

/** "`nextCursor` is passed as `cursor` on the next request". */
export const CursorQuery = z.strictObject({ cursor: z.string().min(1).optional() });

/** "Prompt length in list items" and "Case description in list items": truncated to 200 characters. */
export const LIST_TEXT_LENGTH = 200;

export const ErrorBody = z.looseObject({
  error: z.string(),
  /** Those that the organization can run, where a request is rejected for its `model`. */
  availableModels: optional(z.array(z.string())),
});

export type ErrorBody = z.infer<typeof ErrorBody>;
