/** The rows of the list: a file, then its cases, in the order that a person has chosen. */
import { rank as rankOf } from '../../../caseFacts.js';
import type { Order } from '../address.js';
import type { SearchableCase } from '../query/search.js';

export interface FileRow {
  kind: 'file';
  file: string;
  cases: readonly SearchableCase[];
}

type Row = FileRow | { kind: 'case'; found: SearchableCase };

/**
 * The cases in the order in which the list shows them, which is also that of the keys on a case's page: those of a file
 * together, the file where its first case belongs.
 */
export function inListOrder(cases: readonly SearchableCase[], order: Order): SearchableCase[] {
  const rank = RANKS[order];
  const byRank = (one: SearchableCase, other: SearchableCase) => rank(one) - rank(other);
  const groups = [...groupByFile(cases).values()].map((group) => group.toSorted(byRank));
  return groups.toSorted(([one], [other]) => (one && other ? byRank(one, other) : 0)).flat();
}

/** The lower, the earlier; where two are equal, they stay as the report has them. */
const RANKS: Record<Order, (one: SearchableCase) => number> = {
  failing: ({ listed }) => rankOf(listed),
  files: () => 0,
  slowest: ({ listed }) => -listed.duration,
};

export function listRows(cases: readonly SearchableCase[], closed: ReadonlySet<string>): Row[] {
  return [...groupByFile(cases)].flatMap(([file, group]) => {
    const rows = closed.has(file) ? [] : group.map((found): Row => ({ kind: 'case', found }));
    return [{ kind: 'file', file, cases: group }, ...rows];
  });
}

/** Whether somebody has to look at it. */
export const isOpenCase = ({ listed }: SearchableCase): boolean => rankOf(listed) < 3;

function groupByFile(cases: readonly SearchableCase[]): Map<string, SearchableCase[]> {
  const groups = new Map<string, SearchableCase[]>();
  for (const one of cases) {
    const group = groups.get(one.listed.file);
    if (group) group.push(one);
    else groups.set(one.listed.file, [one]);
  }
  return groups;
}
