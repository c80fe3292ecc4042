/** Cases of one file get titles that tell them apart: runners refuse two tests of the same full title. */
import type { Suite } from './case.js';

export interface Titled {
  title: string;
  suites: readonly Suite[];
  /** One of the rows of an outline: such cases are numbered as examples. */
  isExample: boolean;
}

/** The titles in order; of several equal ones every example gets a number, others from the second on. */
export function uniqueTitles(cases: readonly Titled[]): string[] {
  const counts = new Map<string, number>();
  for (const entry of cases) counts.set(fullTitle(entry), (counts.get(fullTitle(entry)) ?? 0) + 1);
  const taken = new Set(cases.filter((entry) => counts.get(fullTitle(entry)) === 1).map(fullTitle));
  const examples = new Map<string, number>();
  return cases.map((entry) => {
    const full = fullTitle(entry);
    if (counts.get(full) === 1) return entry.title;
    const word = entry.isExample ? 'example ' : '';
    let number = entry.isExample ? (examples.get(full) ?? 0) + 1 : 1;
    let title = entry.isExample ? numbered(entry.title, word, number) : entry.title;
    while (taken.has(fullTitle({ ...entry, title }))) title = numbered(entry.title, word, ++number);
    if (entry.isExample) examples.set(full, number);
    taken.add(fullTitle({ ...entry, title }));
    return title;
  });
}

function numbered(title: string, word: string, number: number): string {
  return `${title} (${word}${number})`.trimStart();
}

function fullTitle({ title, suites }: Titled): string {
  return JSON.stringify([...suites.map((suite) => suite.title).filter((name) => name !== ''), title]);
}
