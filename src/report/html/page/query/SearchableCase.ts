/** What the search and the filters ask of a case, made once. */
import type { ListedCase, PageData } from '../../pageData.js';
import { FILTER_KEYS, type FilterKey } from './Query.js';

export interface SearchableCase {
  listed: ListedCase;
  /** In the report's list, which is also the number of its block. */
  index: number;
  /** In small letters. */
  text: string;
  values: Record<FilterKey, readonly string[]>;
  /** The same in small letters. */
  small: Record<FilterKey, readonly string[]>;
}

export const searchableCases = ({ cases, reasons }: PageData): SearchableCase[] =>
  cases.map((listed, index) => {
    const values = valuesOf(listed, reasons);
    return { listed, index, text: textOf(listed), values, small: inSmallLetters(values) };
  });

function inSmallLetters(values: SearchableCase['values']): SearchableCase['small'] {
  const small = { ...values };
  for (const key of FILTER_KEYS) small[key] = values[key].map((value) => value.toLowerCase());
  return small;
}

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
