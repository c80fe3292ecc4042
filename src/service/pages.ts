/** The pages of lists: by number, as the contract has them for sessions and cases, or by cursor. */
import { LIST_TEXT_LENGTH } from '../contract/index.js';
import { ApiError } from './ApiError.js';

// A type, because only those fit the contract's open records.
export type NumberedPage<Item> = {
  items: Item[];
  totalCount: number;
  page: number;
  pageSize: number;
  totalPages: number;
};

export interface PageAsked {
  page: number;
  pageSize: number;
}

/** Newest first; of two of the same moment the later one of `all`. */
export const newestFirst = <Item extends { createdAt: string }>(all: readonly Item[]): Item[] =>
  all.toReversed().sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));

/** Cursor pages. The cursor is the index to go on from, as text that callers need not understand. */
const PAGE_SIZE = 100;

/** @throws ApiError 400 for a cursor that this service did not give */
export function page<Item>(all: readonly Item[], cursor: string | undefined) {
  if (cursor !== undefined && !/^\d+$/.test(cursor))
    throw new ApiError(400, `cursor: not one of this list: ${cursor}`);
  const from = Number(cursor ?? 0);
  const items = all.slice(from, from + PAGE_SIZE);
  const next = from + items.length;
  return { items, nextCursor: next < all.length ? String(next) : null };
}

/** "truncated to 200 characters" in list items: by code points, so that no character is cut in half. */
export const shortened = (text: string): string => Array.from(text).slice(0, LIST_TEXT_LENGTH).join('');
