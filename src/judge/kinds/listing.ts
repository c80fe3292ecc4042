/** Which items a list has, or which options a drop-down offers; which rows a table has. */
import { describeTarget, quote } from '../../meaning/describeTarget.js';
import type { ActionOf, Target } from '../../meaning/meaning.js';
import { StepError } from '../../screen/StepError.js';
import type { Found } from '../find.js';
import type { Outcome, Unclear } from '../Judgement.js';
import { matchListing } from '../lists/matchListing.js';
import { pickColumns } from '../lists/pickColumns.js';
import { readItems } from '../lists/readItems.js';
import { readTable } from '../lists/readTable.js';
import { shorten } from '../text/matchText.js';
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

function noList(target: Target): Unclear {
  const message = `The items of ${describeTarget(target)} can't be told: it has no items. Please name the list, drop-down, menu or tree that is meant.`;
  return { unclear: () => new StepError('target not found', message) };
}

function noTable(target: Target): Unclear {
  const message = `The rows of ${describeTarget(target)} can't be told: it is no table. Please name the table that is meant.`;
  return { unclear: () => new StepError('target not found', message) };
}

const sayLacking = (lacking: readonly string[]): string =>
  lacking.length === 0 ? '' : `; without ${lacking.join(', ')} where it should be`;

const LISTED = 12;

function sayItems(items: readonly { text: string }[]): string {
  if (items.length === 0) return 'no items';
  const more = items.length > LISTED ? `, and ${items.length - LISTED} more` : '';
  return `${items
    .slice(0, LISTED)
    .map(({ text }) => quote(shorten(text, 60)))
    .join(', ')}${more}`;
}

const SHOWN = 6;

function sayRows(rows: readonly { cells: string[] }[]): string {
  if (rows.length === 0) return 'no rows';
  const more = rows.length > SHOWN ? `, and ${rows.length - SHOWN} more rows` : '';
  return `the rows ${rows
    .slice(0, SHOWN)
    .map(({ cells }) => sayRow(cells))
    .join(', ')}${more}`;
}

const sayRow = (cells: readonly string[]): string => quote(cells.join(' | '));
