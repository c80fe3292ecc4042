/** What the search and the filters ask of a case, and which cases a search finds. */
import type { ListedCase, PageData } from '../../pageData.js';
import { readQuery, type FilterKey, type Term } from './Query.js';

export interface SearchableCase {
  listed: ListedCase;
  /** In the report's list, which is also the number of its block. */
  index: number;
  /** In small letters. */
  text: string;
  values: Record<FilterKey, readonly string[]>;
}

export const searchableCases = ({ cases, reasons }: PageData): SearchableCase[] =>
  cases.map((listed, index) => ({
    ...{ listed, index, text: textOf(listed), values: valuesOf(listed, reasons) },
  }));

const textOf = ({ title, suites, file, line, project, tags, message, reason }: ListedCase): string =>
  [title, ...suites, `${file}:${line}`, project, ...tags, message, reason ?? ''].join('\n').toLowerCase();

function valuesOf(listed: ListedCase, reasons: PageData['reasons']): SearchableCase['values'] {
  const { standing, effect, reason, tags, platform, file, project } = listed;
  // Nobody has to look at the others.
  const isOpen = reason !== null && (effect === 'fails' || effect === 'warns');
  return {
    verdict: [standing],
    concern: some(isOpen ? (reasons[reason]?.concern ?? null) : null),
    reason: some(reason),
    tag: tags.map(withoutAt),
    platform: some(platform),
    file: [file],
    project: some(project),
  };
}

const some = (value: string | null): string[] => (value === null || value === '' ? [] : [value]);

export const withoutAt = (tag: string): string => tag.replace(/^@/, '');

/** Of one filter any value is enough; all filters and words have to be met. */
export function matchCases(cases: readonly SearchableCase[], query: string): SearchableCase[] {
  const terms = readQuery(query);
  const tests = terms.map((term) => ({ ...term, isMet: testOf(term, cases) }));
  const wanted = tests.filter(({ isNegated }) => !isNegated);
  const isFound = (one: SearchableCase) =>
    tests.every(({ key, isNegated, isMet }) => {
      if (isNegated) return !isMet(one);
      return key === null ? isMet(one) : wanted.some((other) => other.key === key && other.isMet(one));
    });
  return cases.filter(isFound);
}

function testOf({ key, value }: Term, cases: readonly SearchableCase[]): (one: SearchableCase) => boolean {
  const small = value.toLowerCase();
  if (key === null) return ({ text }) => text.includes(small);
  const exact = key === 'tag' ? withoutAt(small) : small;
  const isSame = ({ values }: SearchableCase) => values[key].some((known) => known.toLowerCase() === exact);
  // A part of a name finds what has it; the whole one of a file only this file.
  return key !== 'file' || cases.some(isSame)
    ? isSame
    : ({ listed }) => listed.file.toLowerCase().includes(small);
}

/** How many cases have which value of a filter. */
export function countValues(all: readonly SearchableCase[], key: FilterKey): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { values } of all) {
    for (const value of values[key]) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}
