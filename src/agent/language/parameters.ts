/** The parameter types of the phrase table: what each `{name}` matches and what it becomes. */
import type { Target } from '../action.js';
import { EXPECT_PARAMETERS, type ExpectWords } from './expectParameters.js';
import { HAND_PARAMETERS, type HandWords } from './handParameters.js';
import { findKey, findSaidKey, isPlainlyKey } from './keys.js';
import { unquote } from './quotes.js';
import { PAGE_PART, readPagePart } from './readPagePart.js';
import { readNumber } from './readNumber.js';
import { readTarget } from './readTarget.js';
import type { Said } from './said.js';
import { SCENE_PARAMETERS, type SceneWords } from './sceneParameters.js';

/** What the parameters of an expression became, by name. */
export interface Words extends HandWords, ExpectWords, SceneWords {
  /** A thing to act on; its name may stand without quotes. */
  target: Target;
  /** A thing to look at: its name stands in quotes, or its kind is said. */
  element: Target;
  /** A second one. */
  other: Target;
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
  not: boolean;
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

export const PARAMETERS: { [Name in ParameterName]: Parameter<Name> } = {
  target: { regexp: /.+/, read: (words, said) => readTarget(words, said, 'bare names') },
  // Reluctant, so that a "not" before the verb is the verb's.
  element: { regexp: /.+?/, read: (words, said) => readTarget(words, said, 'quoted names') },
  other: { regexp: /.+/, read: (words, said) => readTarget(words, said, 'quoted names') },
  things: { regexp: /.+/, read: readThings },
  label: { regexp: /[^"]+/, read: readLabel },
  pagePart: { regexp: PAGE_PART, read: readPagePart },
  text: { regexp: /"\d+"|[€$£]? ?-?\d[\d.,]*%?/, read: readQuotedOrPlain },
  // A plain word might be the name of a kind of value ("a valid password"), so it needs quotes.
  value: { regexp: /"\d+"|[^\s"]*[\d@/._-][^\s"]*/, read: readQuotedOrPlain },
  address: { regexp: /"\d+"|(?:\/|https?:\/\/|about:)[^\s"]*/, read: readAddress },
  key: { regexp: /.+/, read: readKey },
  anyKey: { regexp: /"\d+"|\S+|(?:page|arrow|space|print|context) \S+|\S+ (?:arrow|lock)/, read: readAnyKey },
  number: { regexp: /\d+(?:\.\d+)?|[a-z]+/, read: readNumber },
  ...EXPECT_PARAMETERS,
  ...HAND_PARAMETERS,
  ...SCENE_PARAMETERS,
  not: { regexp: /(?:not )?/, read: (words) => words !== '' },
};

function readQuotedOrPlain(words: string, said: Said): string {
  return unquote(words, said.quoted) ?? words;
}

/** "The text" and the like say what is written, not where; so does "ada into" of "enter ada into …". */
const WRITTEN =
  /^(?:text|value|word|words|string|phrase|number|input|data|following|character|characters)s?$| (?:in|into|as|for|to)$/i;

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
  return findSaidKey(readQuotedOrPlain(words, said));
}
