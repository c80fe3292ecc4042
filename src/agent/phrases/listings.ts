/** How people say what a list or a table holds, and in which order. */
import type { Listing, Target } from '../action.js';
import type { SaidListing, Sorting } from '../language/readListing.js';
import { phrase } from './phrase.js';

const ANY: SaidListing = { inOrder: false, exactly: false };

export const listings = [
  phrase({
    kind: 'expectItems',
    expressions: [
      '{element} shows/contains/has/lists (the items )(the options )(the entries ){texts} in this/that order',
    ],
    example: 'The "Cart" list shows "Milk", "Bread" and "Eggs" in this order',
    build: ({ element, texts }) => withItems(element, texts, { inOrder: true, exactly: false }),
  }),
  phrase({
    kind: 'expectItems',
    expressions: [
      '{element} shows/contains/has/lists/offers exactly/only (the items )(the options )(the entries ){texts} in this/that order',
    ],
    example: 'The "Cart" list shows exactly "Milk" and "Bread" in this order',
    build: ({ element, texts }) => withItems(element, texts, { inOrder: true, exactly: true }),
  }),
  phrase({
    kind: 'expectItems',
    expressions: [
      '{element} consists of (exactly )(only ){texts}',
      '{element} shows/contains/has/lists/offers exactly/only (the items )(the options )(the entries ){texts}',
      'the options/items/entries of/in {element} is {texts}',
      'the only options/items/entries of/in {element} is {texts}',
    ],
    example: 'The "Cart" list consists of "Milk" and "Bread"',
    build: ({ element, texts }) => withItems(element, texts, { inOrder: false, exactly: true }),
  }),
  phrase({
    kind: 'expectItems',
    expressions: [
      '{element} {not}lists/offers (the )(an )(option )(options )(item )(items ){texts}',
      '{element} {not}shows/contains/has option/options/item/items/entry/entries {texts}',
      '{element} {not}shows/contains/has the option/options/item/items/entry/entries {texts}',
      '{element} {not}shows/contains/has an option/item/entry {texts}',
    ],
    example: 'The "Size" drop-down offers "M"',
    build: ({ element, not, texts }) => withItems(element, texts, ANY, not),
  }),
  phrase({
    kind: 'expectRows',
    carries: 'table',
    expressions: ['{element} {not}shows/contains/has/lists/offers'],
    example: 'The "Orders" table shows:',
    build: ({ element, not, table }) => listed({ element, table, listing: ANY, negated: not }),
  }),
  phrase({
    kind: 'expectRows',
    carries: 'table',
    expressions: [
      '{element} {not}shows/contains/has/lists/offers {listing}',
      '{not}see {listing} in/inside/within {element}',
    ],
    example: 'The "Orders" table shows exactly these rows in this order:',
    build: ({ element, not, listing, table }) => listed({ element, table, listing, negated: not }),
  }),
  phrase({
    kind: 'expectRows',
    carries: 'table',
    expressions: ['{not}see {listing}', 'there is {listing}', 'the page {not}shows/contains {listing}'],
    example: 'I see these rows:',
    build: ({ not, listing, table }) => {
      if (listing.kind === undefined) return undefined;
      const element: Target = { role: listing.kind === 'row' ? 'table' : 'list' };
      return listed({ element, table, listing, negated: not });
    },
  }),
  phrase({
    kind: 'expectSorted',
    expressions: ['{element} is {not}{sorting}'],
    example: 'The rows are sorted by "Price"',
    build: ({ element, not, sorting }) => sorted(element, sorting, not),
  }),
];

const LISTS: readonly Target['role'][] = [
  ...(['list', 'list box', 'drop-down', 'combo box', 'menu', 'tree', 'group', 'feed'] as const),
  'navigation',
];

function withItems(target: Target, items: string[], listing: Listing, negated = false) {
  if (!LISTS.includes(target.role) || (listing.inOrder && items.length < 2)) return undefined;
  return { kind: 'expectItems', target, items, negated, ...plain(listing) } as const;
}

const plain = ({ inOrder, exactly }: Listing): Listing => ({ inOrder, exactly });

interface Listed {
  element: Target;
  table: string[][];
  listing: SaidListing;
  negated: boolean;
}

/** The items of a list, or the rows of a table; what is denied is denied of each, so it has no order. */
function listed({ element, table, listing, negated }: Listed) {
  if (negated && (listing.inOrder || listing.exactly)) return undefined;
  const cells = table.map((row) => row.map((cell) => cell.trim()));
  if (cells.length === 0 || cells.every((row) => row.every((cell) => cell === ''))) return undefined;
  const items = cells.flatMap(([only, ...others]) => (others.length === 0 && only ? [only] : []));
  if (LISTS.includes(element.role)) {
    return items.length === cells.length ? withItems(element, items, listing, negated) : undefined;
  }
  if (element.role !== 'table' && element.role !== undefined) return undefined;
  const target: Target = { ...element, role: 'table' };
  return { kind: 'expectRows', target, rows: cells, negated, ...plain(listing) } as const;
}

/** The rows and columns of a table are sorted with it, the items of a list with theirs. */
function sorted(element: Target, { by, order, isSaid }: Sorting, negated: boolean) {
  // Without an order it would be open whether the other one is denied, too.
  if (negated && !isSaid) return undefined;
  if (element.ordinal !== undefined || element.beside !== undefined) return undefined;
  const about = { kind: 'expectSorted', order, negated } as const;
  const table = tableOf(element);
  const column = isColumn(element) ? element.name : by;
  if (table !== undefined) return column === undefined ? undefined : { ...about, target: table, by: column };
  const list = listOf(element);
  return list === undefined || by !== undefined ? undefined : { ...about, target: list };
}

const isColumn = ({ role }: Target): boolean => role === 'column' || role === 'column header';

function tableOf(element: Target): Target | undefined {
  const { role, name, within } = element;
  if (role === 'table') return element;
  const isPart = isColumn(element) || (role === 'row' && name === undefined);
  return isPart ? (within ?? { role: 'table' }) : undefined;
}

function listOf(element: Target): Target | undefined {
  if (element.role === 'item') return element.within ?? { role: 'list' };
  return LISTS.includes(element.role) ? element : undefined;
}
