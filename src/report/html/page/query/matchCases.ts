/** Which cases a search finds: of one filter any value is enough, all filters and words have to be met. */
import { FILTER_KEYS, readQuery, type FilterKey, type Term } from './Query.js';
import { withoutAt, type SearchableCase } from './SearchableCase.js';

export function matchCases(cases: readonly SearchableCase[], query: string): SearchableCase[] {
  const isFile = (name: string) => cases.some(({ small }) => small.file.includes(name));
  const tests = testsOf(readQuery(query), isFile);
  return tests.length === 0 ? [...cases] : cases.filter((one) => tests.every((test) => test(one)));
}

type Test = (one: SearchableCase) => boolean;

function testsOf(terms: readonly Term[], isFile: (name: string) => boolean): Test[] {
  const asTest = (term: Term) => testOf(term, isFile);
  const wanted = terms.filter(({ isNegated }) => !isNegated).map(asTest);
  const unwanted = terms.filter(({ isNegated }) => isNegated).map(asTest);
  return [
    ...FILTER_KEYS.flatMap((key): Test[] => {
      const some = wanted.filter((term) => term.key === key);
      return some.length === 0 ? [] : [(one) => some.some(({ test }) => test(one))];
    }),
    ...wanted.filter(({ key }) => key === null).map(({ test }) => test),
    ...unwanted.map(
      ({ test }): Test =>
        (one) =>
          !test(one),
    ),
  ];
}

function testOf(
  { key, value }: Term,
  isFile: (name: string) => boolean,
): { key: FilterKey | null; test: Test } {
  const small = value.toLowerCase();
  if (key === null) return { key, test: ({ text }) => text.includes(small) };
  // A part of a name finds what has it; the whole one of a file only this file.
  if (key === 'file' && !isFile(small))
    return { key, test: ({ small: own }) => own.file.some((file) => file.includes(small)) };
  const exact = key === 'tag' ? withoutAt(small) : small;
  return { key, test: ({ small: own }) => own[key].includes(exact) };
}

/** How many cases have which value of a filter. */
export function countValues(all: readonly SearchableCase[], key: FilterKey): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { values } of all) {
    for (const value of values[key]) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return counts;
}
