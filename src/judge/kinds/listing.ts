/** Which items a list has, or which options a drop-down offers; which rows a table has. */
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import type { ActionOf, Target, Listing } from '../../meaning/meaning.js';
import type { Found } from '../find.js';
import { unclear, type Outcome, type Unclear } from '../Judgement.js';
import { pickColumns, readTable } from '../lists/readTable.js';
import { readItems } from '../lists/readItems.js';
import { sayFirst, shorten } from '../text/matchText.js';
import { loosen, normalise } from '../text/spelling.js';

export function judgeItems(
  { target, items: wanted, negated, ...listing }: ActionOf<'expectItems'>,
  { node }: Found,
): Outcome {
  const items = readItems(node);
  if (items === undefined) return noList(target);
  // What is denied must not be there in any spelling.
  const spell = negated ? loosen : normalise;
  const texts = items.map(({ text, parts }) => new Set([text, ...parts].map(spell)));
  const fits = (index: number, at: number) => texts[at]?.has(spell(wanted[index] ?? '')) === true;
  const { missing, others } = matchListing(
    { wanted: wanted.length, actual: items.length },
    fits,
    negated ? ANY : listing,
  );
  // What is denied of several is denied of each.
  const holds = negated ? missing.length === wanted.length : missing.length + others.length === 0;
  const lacking = missing.map((index) => quote(wanted[index] ?? ''));
  return { holds, observed: () => `${sayItems(items)}${negated ? '' : sayLacking(lacking)}` };
}

export function judgeRows(
  { target, rows: wanted, negated, ...listing }: ActionOf<'expectRows'>,
  { node }: Found,
): Outcome {
  const table = readTable(node);
  if (table === undefined) return noTable(target);
  const picked = pickColumns(wanted, table);
  // "The rows "Ada" and "Bob"": each is told by any of its cells.
  const isTold = typeof picked === 'string' && wanted.every(({ length }) => length === 1);
  if (typeof picked === 'string' && !isTold) return { holds: false, observed: picked };
  const { columns, rows } = typeof picked === 'string' ? { columns: [], rows: wanted } : picked;
  // A foot sums up; who names its row means it, who says what all rows are does not.
  const actual = table.filter(({ part }) => part === 'body' || (part === 'foot' && !listing.exactly));
  const spell = negated ? loosen : normalise;
  const fits = (index: number, at: number) => {
    if (isTold)
      return actual[at]?.cells.some((text) => spell(text) === spell(rows[index]?.[0] ?? '')) === true;
    return (
      rows[index]?.every((cell, place) => {
        const text = actual[at]?.cells[columns[place] ?? -1];
        return text !== undefined && spell(cell) === spell(text);
      }) === true
    );
  };
  const { missing, others } = matchListing(
    { wanted: rows.length, actual: actual.length },
    fits,
    negated ? ANY : listing,
  );
  const holds = negated ? missing.length === rows.length : missing.length + others.length === 0;
  const lacking = missing.map((index) => sayRow(rows[index] ?? []));
  return { holds, observed: () => `${sayRows(actual)}${negated ? '' : sayLacking(lacking)}` };
}

/** It isn't there at any place. */
const ANY = { inOrder: false, exactly: false };

const noList = (target: Target): Unclear =>
  unclear(
    'target not found',
    `The items of ${describeTarget(target)} can't be told: it has no items. Please name the list, drop-down, menu or tree that is meant.`,
  );

const noTable = (target: Target): Unclear =>
  unclear(
    'target not found',
    `The rows of ${describeTarget(target)} can't be told: it is no table. Please name the table that is meant.`,
  );

const sayLacking = (lacking: readonly string[]): string =>
  lacking.length === 0 ? '' : `; without ${lacking.join(', ')} where it should be`;

const sayItems = (items: readonly { text: string }[]): string =>
  items.length === 0
    ? 'no items'
    : sayFirst(
        items.map(({ text }) => quote(shorten(text, 60))),
        12,
      );

const sayRows = (rows: readonly { cells: string[] }[]): string =>
  rows.length === 0
    ? 'no rows'
    : `the rows ${sayFirst(
        rows.map(({ cells }) => sayRow(cells)),
        6,
        ' rows',
      )}`;

const sayRow = (cells: readonly string[]): string => quote(cells.join(' | '));

interface Sizes {
  wanted: number;
  actual: number;
}

/** Whether the wanted thing is the actual one, by their indices. */
type Fits = (wanted: number, actual: number) => boolean;

/** The indices of those wanted that aren't there, or not at their place; `others` are there besides. */
interface Mismatch {
  missing: number[];
  others: number[];
}

function matchListing(sizes: Sizes, fits: Fits, { inOrder, exactly }: Listing): Mismatch {
  const partners = inOrder ? pairInOrder(sizes, fits, exactly) : pairInAnyOrder(sizes, fits);
  const missing = [...partners.entries()]
    .filter(([, actual]) => actual === undefined)
    .map(([index]) => index);
  const taken = new Set(partners);
  const others = exactly ? indices(sizes.actual).filter((index) => !taken.has(index)) : [];
  return { missing, others };
}

type Partners = (number | undefined)[];

function pairInOrder({ wanted, actual }: Sizes, fits: Fits, exactly: boolean): Partners {
  if (exactly)
    return indices(wanted).map((index) => (index < actual && fits(index, index) ? index : undefined));
  let next = 0;
  return indices(wanted).map((index) => {
    const found = indices(actual).find((at) => at >= next && fits(index, at));
    if (found !== undefined) next = found + 1;
    return found;
  });
}

/** Each actual thing stands for one wanted: pairs are changed where that makes room for another. */
function pairInAnyOrder({ wanted, actual }: Sizes, fits: Fits): Partners {
  const wantedBy: Partners = indices(actual).map(() => undefined);
  const place = (index: number, tried: Set<number>): boolean => {
    for (const at of indices(actual)) {
      if (tried.has(at) || !fits(index, at)) continue;
      tried.add(at);
      const rival = wantedBy[at];
      if (rival !== undefined && !place(rival, tried)) continue;
      wantedBy[at] = index;
      return true;
    }
    return false;
  };
  for (const index of indices(wanted)) place(index, new Set());
  return indices(wanted).map((index) => {
    const at = wantedBy.indexOf(index);
    return at < 0 ? undefined : at;
  });
}

const indices = (length: number): number[] => Array.from({ length }, (_, index) => index);
