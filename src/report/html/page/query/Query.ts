/** The search in words: `tag:smoke -verdict:passed "out of time"`. Both typing and the menus of the filters write it. */

export const FILTER_KEYS = ['verdict', 'concern', 'reason', 'tag', 'platform', 'file', 'project'] as const;
export type FilterKey = (typeof FILTER_KEYS)[number];

/** `key` is null for a word that may stand anywhere. */
export interface Term {
  key: FilterKey | null;
  value: string;
  isNegated: boolean;
}

const TERM = /(-?)(?:([a-z]+):)?(?:"([^"]*)"|([^\s"]+))/gi;

export function readQuery(text: string): Term[] {
  return [...text.matchAll(TERM)].flatMap(([whole, minus, name, quoted, bare]) => {
    const key = FILTER_KEYS.find((known) => known === name?.toLowerCase()) ?? null;
    const value = quoted ?? bare ?? '';
    if (key === null && name !== undefined) {
      return [{ key, value: whole.replace(/^-/, '').replaceAll('"', ''), isNegated: minus === '-' }];
    }
    return value === '' || (key === null && isUnfinished(value))
      ? []
      : [{ key, value, isNegated: minus === '-' }];
  });
}

/** Somebody is still typing. */
const isUnfinished = (text: string): boolean =>
  text === '-' || FILTER_KEYS.some((key) => text.toLowerCase() === `${key}:`);

export const writeQuery = (terms: readonly Term[]): string => terms.map(writeTerm).join(' ');

export const hasValue = (text: string, key: FilterKey, value: string): boolean =>
  readQuery(text).some((term) => isOf(term, key, value) && !term.isNegated);

/** Takes the value out if it is there, and puts it in if not, also in place of its opposite. */
export function toggleValue(text: string, key: FilterKey, value: string): string {
  const others = readQuery(text).filter((term) => !isOf(term, key, value));
  return writeQuery(hasValue(text, key, value) ? others : [...others, { key, value, isNegated: false }]);
}

const isOf = (term: Term, key: FilterKey, value: string): boolean =>
  term.key === key && term.value.toLowerCase() === value.toLowerCase();

/** In place of what was wanted of the same filter; `''` for any. */
export function chooseValue(text: string, key: FilterKey, value: string): string {
  const others = readQuery(text).filter((term) => term.key !== key);
  return writeQuery(value === '' ? others : [...others, { key, value, isNegated: false }]);
}

function writeTerm({ key, value, isNegated }: Term): string {
  const bare = value.replaceAll('"', '');
  const text =
    /^[^\s":-][^\s":]*$/.test(bare) || (key !== null && /^[^\s"]+$/.test(bare)) ? bare : `"${bare}"`;
  return `${isNegated ? '-' : ''}${key === null ? '' : `${key}:`}${text}`;
}
