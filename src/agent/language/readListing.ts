/** How lists and tables are spoken of: `exactly these rows in this order`, `sorted by "Price" in descending order`. */
import type { Listing, SortOrder } from '../action.js';
import { unquote } from './quotes.js';
import type { Said } from './said.js';

const KINDS =
  'rows|row|records|lines|items|item|entries|options|option|choices|values|suggestions|results|elements';
const THESE = 'the following|these following|these|this|the';
const ORDER =
  'in (?:exactly )?(?:this|that|the given|the same|the following|the right|any|whatever) order|regardless of (?:the |their )?order';

/** What stands for the things that a table below the step lists. */
export const LISTING = new RegExp(
  `(?:exactly |only )?(?:${THESE}) (?:${KINDS})(?: only)?(?:,? (?:${ORDER}))?|(?:exactly |only )?the following(?:,? (?:${ORDER}))?|exactly(?:,? (?:${ORDER}))?|${ORDER}`,
);

export interface SaidListing extends Listing {
  /** What kind of things they are said to be. */
  kind?: 'row' | 'item';
}

export function readListing(words: string): SaidListing {
  const plain = words.toLowerCase();
  const kind = new RegExp(`(?:${THESE}) (${KINDS})`).exec(plain)?.[1];
  return {
    inOrder:
      / order$/.test(plain) && !/\b(?:any|whatever|regardless of (?:the |their )?) ?order$/.test(plain),
    exactly: /^(?:exactly|only)(?: |$)| only(?: |$)/.test(plain),
    ...(kind !== undefined && { kind: /^(?:row|record|line)s?$/.test(kind) ? 'row' : 'item' }),
  };
}

/** `"Milk", "Bread" and "Eggs"` */
export const TEXTS = /"\d+"(?:(?:, and |, | and )"\d+")*/;

export function readTexts(words: string, { quoted }: Said): string[] | undefined {
  const marks = words.match(/"\d+"/g) ?? [];
  const texts = marks.map((mark) => unquote(mark, quoted) ?? '');
  return texts.some((text) => text.trim() === '') ? undefined : texts;
}

const WAYS = 'ascending|descending|alphabetical|alphabetic|reverse alphabetical|numerical|numeric|reverse';
export const SORTING = new RegExp(
  `(?:sorted|ordered)(?: by (?:the )?"\\d+"(?: column)?)?(?:,? (?:in )?(?:${WAYS})(?:ly)?(?: order)?)?|in (?:${WAYS}) order(?: of "\\d+")?`,
);

export interface Sorting {
  by?: string;
  order: SortOrder;
  /** Which order is meant is said in words. */
  isSaid: boolean;
}

export function readSorting(words: string, { quoted }: Said): Sorting | undefined {
  const mark = /"\d+"/.exec(words)?.[0];
  const by = mark === undefined ? undefined : unquote(mark, quoted);
  const order = /descending|reverse/i.test(words) ? 'descending' : 'ascending';
  const isSaid = new RegExp(WAYS, 'i').test(words.replace(/"\d+"/g, ''));
  return { order, isSaid, ...(by !== undefined && { by }) };
}
