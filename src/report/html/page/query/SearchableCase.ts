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
    const values = { ...plainValues(listed), ...openValues(listed, reasons) };
    return { listed, index, text: textOf(listed), values, small: inSmallLetters(values) };
  });

function inSmallLetters(values: SearchableCase['values']): SearchableCase['small'] {
  const small = { ...values };
  for (const key of FILTER_KEYS) small[key] = values[key].map((value) => value.toLowerCase());
  return small;
}

const textOf = ({ title, suites, file, line, project, tags, message, reason }: ListedCase): string =>
  [title, ...suites, `${file}:${line}`, project, ...tags, message, reason ?? ''].join('\n').toLowerCase();

const plainValues = ({ standing, reason, tags, platform, file, project }: ListedCase) => ({
  verdict: [standing],
  reason: some(reason),
  tag: tags.map(withoutAt),
  platform: some(platform),
  file: [file],
  project: some(project),
});

/** Only of cases that somebody has to look at. */
function openValues({ effect, reason, message }: ListedCase, reasons: PageData['reasons']) {
  if (effect !== 'fails' && effect !== 'warns') return { concern: [], like: [] };
  return {
    concern: reason === null ? [] : some(reasons[reason]?.concern ?? null),
    like: [messageShape(message)],
  };
}

const some = (value: string | null): string[] => (value === null || value === '' ? [] : [value]);

export const withoutAt = (tag: string): string => tag.replace(/^@/, '');

/** A message without what differs from case to case, so that the same failure is counted once. */
const LONGEST = 160;

export const messageShape = (message: string): string =>
  message
    .split('\n', 1)[0]
    ?.replace(/^Step \d+ of \d+ [^:]*: /, '')
    .replace(/\bhttps?:\/\/[^\s"'<>]+/g, '<address>')
    .replace(/"[^"]*"|“[^”]*”|`[^`]*`/g, '“…”')
    .replace(/\b[0-9a-f]{8}-[0-9a-f-]{27}\b/gi, '<id>')
    .replace(/\b\d+(?:[.,:]\d+)*\b/g, '#')
    .replace(/“…”(?:, “…”)+/g, '“…”')
    .replaceAll('"', '')
    .slice(0, LONGEST)
    .trim() ?? '';
