/** The parameter types of the phrase table: what each `{name}` matches and what it becomes. */
import type { Comparison, ContentRelation, State, Target, TextRelation } from '../action.js';
import { findKey, isPlainlyKey } from './keys.js';
import { unquote } from './quotes.js';
import { readTarget } from './readTarget.js';

/** What the parameters of an expression became, by name. */
export interface Words {
  /** A thing to act on; its name may stand without quotes. */
  target: Target;
  /** A thing to look at: its name stands in quotes, or its kind is said. */
  element: Target;
  things: Target;
  text: string;
  value: string;
  address: string;
  key: string;
  /** A key that is said to be one ("the … key"), so that a single letter will do, too. */
  anyKey: string;
  number: number;
  amount: { comparison: Comparison; count: number };
  not: boolean;
  relation: { relation: ContentRelation; negated: boolean };
  titleRelation: { relation: TextRelation; negated: boolean };
  urlRelation: { relation: TextRelation | 'ends with'; negated: boolean };
  state: { state: State; negated: boolean };
  table: string[][];
  docString: string;
}

type ParameterName = Exclude<keyof Words, 'table' | 'docString'>;

interface Parameter<Name extends ParameterName> {
  regexp: RegExp;
  /** Undefined where the words don't make sense as this parameter. */
  read: (words: string, quoted: readonly string[]) => Words[Name] | undefined;
}

const COMPARISONS: Record<string, Comparison> = {
  exactly: 'exactly',
  only: 'exactly',
  just: 'exactly',
  'at least': 'at least',
  'no fewer than': 'at least',
  'no less than': 'at least',
  'at most': 'at most',
  'no more than': 'at most',
  'more than': 'more than',
  'fewer than': 'fewer than',
  'less than': 'fewer than',
};

export const PARAMETERS: { [Name in ParameterName]: Parameter<Name> } = {
  target: { regexp: /.+/, read: (words, quoted) => readTarget(words, quoted, 'bare names') },
  // Reluctant, so that a "not" before the verb is the verb's.
  element: { regexp: /.+?/, read: (words, quoted) => readTarget(words, quoted, 'quoted names') },
  things: { regexp: /.+/, read: readThings },
  text: { regexp: /"\d+"|[€$£]? ?-?\d[\d.,]*%?/, read: readQuotedOrPlain },
  // A plain word might be the name of a kind of value ("a valid password"), so it needs quotes.
  value: { regexp: /"\d+"|[^\s"]*[\d@/._-][^\s"]*/, read: readQuotedOrPlain },
  address: { regexp: /"\d+"|(?:\/|https?:\/\/|about:)[^\s"]*/, read: readAddress },
  key: { regexp: /.+/, read: readKey },
  anyKey: { regexp: /"\d+"|\S+|(?:page|arrow|space) \S+|\S+ arrow/, read: readAnyKey },
  number: { regexp: /\d+(?:\.\d+)?|[a-z]+/, read: readNumber },
  amount: { regexp: new RegExp(`(?:(?:${comparisonWords()}) )?(?:\\d+|[a-z]+)`), read: readAmount },
  not: { regexp: /(?:not )?/, read: (words) => words !== '' },
  relation: { regexp: /(?:not )?(?:shows|contains)|is(?: not)?/, read: readRelation },
  titleRelation: { regexp: /(?:not )?(?:shows|contains)|is(?: not)?/, read: readTitleRelation },
  urlRelation: { regexp: /(?:not )?(?:shows|contains|ends with)|is(?: not)?/, read: readUrlRelation },
  state: {
    regexp: /(?:not )?(?:checked|ticked|selected|chosen|enabled|disabled|unchecked|unticked)/,
    read: readState,
  },
};

type Quoted = readonly string[];

function readQuotedOrPlain(words: string, quoted: Quoted): string {
  return unquote(words, quoted) ?? words;
}

function readThings(words: string, quoted: Quoted): Target | undefined {
  const target = readTarget(words, quoted, 'quoted names');
  return target?.role === undefined || target.ordinal !== undefined ? undefined : target;
}

/** Other quoted words are more likely the name of something to be opened. */
const LIKE_AN_ADDRESS = /^(?:\.{0,2}\/|[a-z][a-z+.-]*:|[?#])/i;

function readAddress(words: string, quoted: Quoted): string | undefined {
  const address = readQuotedOrPlain(words, quoted).trim();
  return LIKE_AN_ADDRESS.test(address) ? address : undefined;
}

function readKey(words: string, quoted: Quoted): string | undefined {
  const name = unquote(words, quoted);
  if (name === undefined) return findKey(words);
  return isPlainlyKey(name) ? findKey(name) : undefined;
}

function readAnyKey(words: string, quoted: Quoted): string | undefined {
  const name = readQuotedOrPlain(words, quoted);
  return findKey(name) ?? (name.length === 1 ? name : undefined);
}

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

function readNumber(words: string): number | undefined {
  const word = words.toLowerCase();
  if (/^\d/.test(word)) return Number(word);
  if (word === 'no') return 0;
  if (word === 'a' || word === 'an') return 1;
  const index = NUMBERS.indexOf(word);
  return index < 0 ? undefined : index;
}

function comparisonWords(): string {
  return Object.keys(COMPARISONS).join('|');
}

function readAmount(words: string): Words['amount'] | undefined {
  const [, before, last] = /^(?:(.+) )?(\S+)$/.exec(words.toLowerCase()) ?? [];
  const count = last === undefined || last === 'a' || last === 'an' ? undefined : readNumber(last);
  const comparison = before === undefined ? 'exactly' : COMPARISONS[before];
  return count === undefined || comparison === undefined ? undefined : { comparison, count };
}

function readRelation(words: string): Words['relation'] {
  return readNegatable(words.toLowerCase(), { is: 'is', shows: 'shows', contains: 'contains' });
}

function readTitleRelation(words: string): Words['titleRelation'] {
  return readNegatable(words.toLowerCase(), { is: 'is', shows: 'is', contains: 'contains' });
}

function readUrlRelation(words: string): Words['urlRelation'] {
  const relations = { is: 'is', shows: 'is', contains: 'contains', 'ends with': 'ends with' } as const;
  return readNegatable(words.toLowerCase(), relations);
}

function readNegatable<Relation>(words: string, relations: Record<string, Relation>) {
  const relation = relations[words.replace(/^not | not$/, '')];
  if (relation === undefined) throw new Error(`The table of relations has no "${words}".`);
  return { relation, negated: /^not | not$/.test(words) };
}

const STATES: Record<string, { state: State; negated: boolean }> = {
  checked: { state: 'checked', negated: false },
  ticked: { state: 'checked', negated: false },
  unchecked: { state: 'checked', negated: true },
  unticked: { state: 'checked', negated: true },
  selected: { state: 'selected', negated: false },
  chosen: { state: 'selected', negated: false },
  enabled: { state: 'enabled', negated: false },
  disabled: { state: 'disabled', negated: false },
};

function readState(words: string): Words['state'] | undefined {
  const [, not, word] = /^(not )?(\w+)$/.exec(words.toLowerCase()) ?? [];
  const read = word === undefined ? undefined : STATES[word];
  return read && { state: read.state, negated: read.negated !== (not !== undefined) };
}
