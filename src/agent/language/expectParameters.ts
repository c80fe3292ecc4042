/** The parameter types of phrases that expect something. */
import type { Amount, Attribute, ContentRelation, TextRelation, UrlPart } from '../action.js';
import { toPattern } from '../../judge/text/findPattern.js';
import { ATTRIBUTE, ATTRIBUTE_ENDS, readAttribute, readUrlPart, URL_PART } from './attributeWords.js';
import { unquote } from './quotes.js';
import {
  LISTING,
  readListing,
  readSorting,
  readTexts,
  SORTING,
  TEXTS,
  type SaidListing,
  type Sorting,
} from './readListing.js';
import { AMOUNT, MEASURE, readAmount, readMeasure } from './readAmount.js';
import type { Said } from './said.js';
import { readState, STATE, STATE_ENDS, type StateSaid } from './stateWords.js';

export interface ExpectWords {
  amount: Amount;
  /** How much a thing is: "more than 10". */
  measure: Amount;
  relation: { relation: ContentRelation; negated: boolean };
  /** Of what has nothing around it: "shows" is the whole. */
  wholeRelation: { relation: TextRelation; negated: boolean };
  state: StateSaid;
  attribute: Attribute;
  urlPart: UrlPart;
  /** A quoted name beside another text. */
  named: string;
  /** A regular expression. */
  pattern: string;
  texts: string[];
  listing: SaidListing;
  sorting: Sorting;
}

const RELATION = /(?:not )?(?:shows|contains|starts with|ends with|matches)|is(?: not)?/;
const RELATIONS = ['is', 'shows', 'contains', 'starts', 'ends', 'matches'];
const MARK = /"\d+"/;

export const EXPECT_PARAMETERS = {
  amount: { regexp: AMOUNT, read: readAmount },
  measure: { regexp: MEASURE, read: readMeasure },
  relation: { regexp: RELATION, words: RELATIONS, read: (words) => readRelation(words, 'shows') },
  wholeRelation: { regexp: RELATION, words: RELATIONS, read: (words) => readRelation(words, 'is') },
  state: { regexp: STATE, words: STATE_ENDS, read: readState },
  attribute: { regexp: ATTRIBUTE, words: ATTRIBUTE_ENDS, read: readAttribute },
  urlPart: { regexp: URL_PART, read: readUrlPart },
  named: { regexp: MARK, read: (words, said) => unquote(words, said.quoted) },
  pattern: { regexp: MARK, read: readPattern },
  texts: { regexp: TEXTS, read: readTexts },
  listing: { regexp: LISTING, read: readListing },
  sorting: { regexp: SORTING, read: readSorting },
} satisfies {
  [Name in keyof ExpectWords]: {
    regexp: RegExp;
    words?: readonly string[];
    read: (words: string, said: Said) => ExpectWords[Name] | undefined;
  };
};

/** @param shows What "shows" means here. */
function readRelation<Shows extends ContentRelation>(words: string, shows: Shows) {
  const plain = words.toLowerCase().replace(/^not | not$/, '');
  const relation = plain === 'shows' ? shows : (plain as TextRelation);
  return { relation, negated: /^not | not$/i.test(words) };
}

function readPattern(words: string, { quoted }: Said): string | undefined {
  const text = unquote(words, quoted);
  return text === undefined || toPattern(text) === undefined ? undefined : text;
}
