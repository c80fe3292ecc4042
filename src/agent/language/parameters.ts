/** The parameter types of the phrase table: what each `{name}` matches and what it becomes. */
import type { Comparison, ContentRelation, State, Target, TextRelation } from '../action.js';
import { findKey, isPlainlyKey } from './keys.js';
import { unquote } from './quotes.js';
import { PAGE_PART, readPagePart } from './readPagePart.js';
import { readTarget } from './readTarget.js';
import type { Said } from './said.js';

/** What the parameters of an expression became, by name. */
export interface Words {
  /** A thing to act on; its name may stand without quotes. */
  target: Target;
  /** A thing to look at: its name stands in quotes, or its kind is said. */
  element: Target;
  things: Target;
  /** A field by its name without quotes: "Password". */
  label: Target;
  /** A part of the page that is known by its word alone. */
  pagePart: Target;
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
  /** Whole words of which it has one, so that a step without them need not be looked at. */
  words?: readonly string[];
  /** Undefined where the words don't make sense as this parameter. */
  read: (words: string, said: Said) => Words[Name] | undefined;
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
const STATE_WORDS = Object.keys(STATES);

const RELATIONS = ['is', 'shows', 'contains'] as const;

export const PARAMETERS: { [Name in ParameterName]: Parameter<Name> } = {
  target: { regexp: /.+/, read: (words, said) => readTarget(words, said, 'bare names') },
  // Reluctant, so that a "not" before the verb is the verb's.
  element: { regexp: /.+?/, read: (words, said) => readTarget(words, said, 'quoted names') },
  things: { regexp: /.+/, read: readThings },
  label: { regexp: /[^"]+/, read: readLabel },
  pagePart: { regexp: PAGE_PART, read: readPagePart },
  text: { regexp: /"\d+"|[€$£]? ?-?\d[\d.,]*%?/, read: readQuotedOrPlain },
  // A plain word might be the name of a kind of value ("a valid password"), so it needs quotes.
  value: { regexp: /"\d+"|[^\s"]*[\d@/._-][^\s"]*/, read: readQuotedOrPlain },
  address: { regexp: /"\d+"|(?:\/|https?:\/\/|about:)[^\s"]*/, read: readAddress },
  key: { regexp: /.+/, read: readKey },
  anyKey: { regexp: /"\d+"|\S+|(?:page|arrow|space) \S+|\S+ arrow/, read: readAnyKey },
  number: { regexp: /\d+(?:\.\d+)?|[a-z]+/, read: readNumber },
  amount: { regexp: new RegExp(`(?:(?:${comparisonWords()}) )?(?:\\d+|[a-z]+)`), read: readAmount },
  not: { regexp: /(?:not )?/, read: (words) => words !== '' },
  relation: { regexp: /(?:not )?(?:shows|contains)|is(?: not)?/, words: RELATIONS, read: readRelation },
  titleRelation: {
    regexp: /(?:not )?(?:shows|contains)|is(?: not)?/,
    words: RELATIONS,
    read: readTitleRelation,
  },
  urlRelation: {
    regexp: /(?:not )?(?:shows|contains|ends with)|is(?: not)?/,
    words: [...RELATIONS, 'ends'],
    read: readUrlRelation,
  },
  state: {
    regexp: new RegExp(`(?:not )?(?:${STATE_WORDS.join('|')})`),
    words: STATE_WORDS,
    read: readState,
  },
};

function readQuotedOrPlain(words: string, said: Said): string {
  return unquote(words, said.quoted) ?? words;
}

/** "The text" and the like say what is written, not where. */
const WRITTEN =
  /^(?:text|value|word|words|string|phrase|number|input|data|following|character|characters)s?$/i;

function readLabel(words: string, said: Said): Target | undefined {
  const target = readTarget(words.replace(/^my /i, ''), said, 'bare names');
  return target?.name === undefined || WRITTEN.test(target.name) ? undefined : target;
}

function readThings(words: string, said: Said): Target | undefined {
  const target = readTarget(words, said, 'quoted names');
  return target?.role === undefined || target.ordinal !== undefined ? undefined : target;
}

/** Other quoted words are more likely the name of something to be opened. */
const LIKE_AN_ADDRESS = /^(?:\.{0,2}\/|[a-z][a-z+.-]*:|[?#])/i;

function readAddress(words: string, said: Said): string | undefined {
  const address = readQuotedOrPlain(words, said).trim();
  return LIKE_AN_ADDRESS.test(address) ? address : undefined;
}

function readKey(words: string, said: Said): string | undefined {
  const name = unquote(words, said.quoted);
  if (name === undefined) return findKey(words);
  return isPlainlyKey(name) ? findKey(name) : undefined;
}

function readAnyKey(words: string, said: Said): string | undefined {
  const name = readQuotedOrPlain(words, said);
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

function readState(words: string): Words['state'] | undefined {
  const [, not, word] = /^(not )?(\w+)$/.exec(words.toLowerCase()) ?? [];
  const read = word === undefined ? undefined : STATES[word];
  return read && { state: read.state, negated: read.negated !== (not !== undefined) };
}
