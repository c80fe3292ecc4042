/** The rows of the list: a file, then its cases. Files with something to look at come first. */
import type { SearchableCase } from '../query/SearchableCase.js';

export interface FileRow {
  kind: 'file';
  file: string;
  cases: readonly SearchableCase[];
}

export interface CaseRow {
  kind: 'case';
  found: SearchableCase;
  isFirst: boolean;
  isLast: boolean;
}

export type Row = FileRow | CaseRow;

/** The cases in the order in which the list shows them, which is also that of the keys on a case's page. */
export function inListOrder(cases: readonly SearchableCase[]): SearchableCase[] {
  const groups = [...groupByFile(cases).values()];
  return [...groups.filter(hasOpen), ...groups.filter((group) => !hasOpen(group))].flat();
}

export function listRows(cases: readonly SearchableCase[], closed: ReadonlySet<string>): Row[] {
  return [...groupByFile(cases)].flatMap(([file, group]) => {
    const rows = group.map((found, index): Row => ({
      kind: 'case',
      found,
      isFirst: index === 0,
      isLast: index === group.length - 1,
    }));
    return [{ kind: 'file', file, cases: group } satisfies FileRow, ...(closed.has(file) ? [] : rows)];
  });
}

/** Whether somebody has to look at it. */
export const isOpenCase = ({ listed: { effect, isFlaky } }: SearchableCase): boolean =>
  effect === 'fails' || effect === 'warns' || isFlaky;

const hasOpen = (group: readonly SearchableCase[]): boolean => group.some(isOpenCase);

function groupByFile(cases: readonly SearchableCase[]): Map<string, SearchableCase[]> {
  const groups = new Map<string, SearchableCase[]>();
  for (const one of cases) {
    const group = groups.get(one.listed.file);
    if (group) group.push(one);
    else groups.set(one.listed.file, [one]);
  }
  return groups;
}
