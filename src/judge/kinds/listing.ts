/** Which items a list has, or which options a drop-down offers; which rows a table has. */
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import type { ActionOf, Listing } from '../../meaning/meaning.js';
import type { Found } from '../find.js';
import { unclear, type Outcome } from '../Judgement.js';
import { pickColumns, readTable } from '../lists/readTable.js';
import { isBar, readItems, toolsIn } from '../lists/readItems.js';
import { sayFirst, shorten } from '../text/matchText.js';
import { loosen, normalise } from '../text/spelling.js';

/** What is denied must not be there in any spelling. */
const spellingFor = (negated: boolean) => (negated ? loosen : normalise);

export function judgeItems(
  { target, items: wanted, ...listing }: ActionOf<'expectItems'>,
  { node }: Found,
): Outcome {
  const items = (isBar(target.role) ? toolsIn(node) : undefined) ?? readItems(node);
  if (items === undefined) {
    const why = `The items of ${describeTarget(target)} can't be told: it has no items. Please name the list, drop-down, menu or tree that is meant.`;
    return unclear('target not found', why);
  }
  const spell = spellingFor(listing.negated);
  const texts = items.map(({ text, parts }) => new Set([text, ...parts].map(spell)));
  const all = wanted.map((item) => ({
    said: quote(item),
    isAt: (at: number) => isIn(texts[at], spell(item)),
  }));
  const said = items.map(({ text }) => quote(shorten(text, 60)));
  const observed = () => (said.length === 0 ? 'no items' : sayFirst(said, 12));
  return judgeListing(all, { ...listing, actual: items.length, observed });
}

const isIn = (texts: ReadonlySet<string> | undefined, text: string): boolean => texts?.has(text) === true;

export function judgeRows(
  { target, rows: wanted, ...listing }: ActionOf<'expectRows'>,
  { node }: Found,
): Outcome {
  const table = readTable(node);
  if (table === undefined) {
    const why = `The rows of ${describeTarget(target)} can't be told: it is no table. Please name the table that is meant.`;
    return unclear('target not found', why);
  }
  const picked = pickColumns(wanted, table);
  // "The rows "Ada" and "Bob"": each is told by any of its cells.
  const isTold = typeof picked === 'string' && wanted.every(({ length }) => length === 1);
  if (typeof picked === 'string' && !isTold) return { holds: false, observed: picked };
  const { columns, rows } = typeof picked === 'string' ? { columns: [], rows: wanted } : picked;
  // A foot sums up; who names its row means it, who says what all rows are does not.
  const actual = table.filter(({ part }) => part === 'body' || (part === 'foot' && !listing.exactly));
  const spell = spellingFor(listing.negated);
  const isRow = (row: readonly string[], cells: readonly string[] = []) => {
    if (isTold) return cells.some((text) => spell(text) === spell(row[0] ?? ''));
    const texts = columns.map((column) => cells[column]);
    return row.every((cell, place) => spell(cell) === spellOf(texts[place], spell));
  };
  const all = rows.map((row) => ({ said: sayRow(row), isAt: (at: number) => isRow(row, actual[at]?.cells) }));
  const said = actual.map(({ cells }) => sayRow(cells));
  const observed = () => (said.length === 0 ? 'no rows' : `the rows ${sayFirst(said, 6, ' rows')}`);
  return judgeListing(all, { ...listing, actual: actual.length, observed });
}

const spellOf = (text: string | undefined, spell: (text: string) => string): string | undefined =>
  text === undefined ? undefined : spell(text);

const sayRow = (cells: readonly string[]): string => quote(cells.join(' | '));

/** How it is said, and whether it is what stands at an index. */
interface Wanted {
  said: string;
  isAt: (index: number) => boolean;
}

interface Listed extends Listing {
  negated: boolean;
  actual: number;
  observed: () => string;
}

/** What is denied isn't there at any place, and of several it is denied of each. */
function judgeListing(wanted: readonly Wanted[], { actual, observed, ...listing }: Listed): Outcome {
  const { inOrder, exactly, negated } = listing;
  const partners =
    inOrder && !negated ? pairInOrder(wanted, actual, exactly) : pairInAnyOrder(wanted, actual);
  const missing = wanted.filter((_, index) => partners[index] === undefined).map(({ said }) => said);
  if (negated) return { holds: missing.length === wanted.length, observed };
  const lacking = missing.length === 0 ? '' : `; without ${missing.join(', ')} where it should be`;
  const holds = missing.length === 0 && (!exactly || actual === wanted.length);
  return { holds, observed: () => `${observed()}${lacking}` };
}

/** For each that is wanted the index at which it is; undefined where it isn't there, or not at its place. */
type Partners = (number | undefined)[];

function pairInOrder(wanted: readonly Wanted[], actual: number, exactly: boolean): Partners {
  if (exactly) return wanted.map(({ isAt }, index) => (index < actual && isAt(index) ? index : undefined));
  let next = 0;
  return wanted.map(({ isAt }) => {
    const found = indices(actual).find((at) => at >= next && isAt(at));
    if (found !== undefined) next = found + 1;
    return found;
  });
}

/** Each actual thing stands for one wanted: pairs are changed where that makes room for another. */
function pairInAnyOrder(wanted: readonly Wanted[], actual: number): Partners {
  const wantedBy = new Map<number, Wanted>();
  const place = (one: Wanted, tried: Set<number>): boolean =>
    indices(actual).some((at) => {
      if (tried.has(at) || !one.isAt(at)) return false;
      tried.add(at);
      const rival = wantedBy.get(at);
      if (rival !== undefined && !place(rival, tried)) return false;
      wantedBy.set(at, one);
      return true;
    });
  for (const one of wanted) place(one, new Set());
  return wanted.map((one) => [...wantedBy].find(([, other]) => other === one)?.[0]);
}

const indices = (length: number): number[] => Array.from({ length }, (_, index) => index);
