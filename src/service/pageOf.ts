/** Pages by number, as the contract's lists of sessions and cases have them. */
// A type, because only those fit the contract's open records.
export type NumberedPage<Item> = {
  items: Item[];
  totalCount: number;
  page: number;
  pageSize: number;
  totalPages: number;
};

/** @param all in the order of the list */
export function pageOf<Item>(
  all: readonly Item[],
  { page, pageSize }: { page: number; pageSize: number },
): NumberedPage<Item> {
  const from = (page - 1) * pageSize;
  return {
    items: all.slice(from, from + pageSize),
    totalCount: all.length,
    page,
    pageSize,
    totalPages: Math.ceil(all.length / pageSize),
  };
}

/** Newest first; of two of the same moment the later one of `all`. */
export const newestFirst = <Item extends { createdAt: string }>(all: readonly Item[]): Item[] =>
  all.toReversed().sort((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt));
