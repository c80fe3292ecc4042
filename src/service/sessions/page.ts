/** Cursor pages. The cursor is the index to go on from, as text that callers need not understand. */
import { Refusal } from '../Refusal.js';

const PAGE_SIZE = 100;

/** @throws Refusal 400 for a cursor that this service did not give */
export function page<Item>(all: readonly Item[], cursor: string | undefined) {
  if (cursor !== undefined && !/^\d+$/.test(cursor))
    throw new Refusal(400, `cursor: not one of this list: ${cursor}`);
  const from = Number(cursor ?? 0);
  const items = all.slice(from, from + PAGE_SIZE);
  const next = from + items.length;
  return { items, nextCursor: next < all.length ? String(next) : null };
}
