/** "The description "Bakery", amount 6.40": fields and their values, one after the other. */
import { compileRules, type Reader } from '../../chart.js';
import { KIND_WORDS } from '../../../meaning/kinds.js';
import { isVerb } from '../../lexicon/verbForms.js';
import { FUNCTION_WORDS } from '../../lexicon/words.js';
import { textOf, type Token } from '../../tokens.js';
import { FIELD_DETAIL_READERS } from './fieldDetails.js';
import { MARKED_PAIR_READERS } from './markedPairs.js';
import { MOMENT_READERS } from './moments.js';

export interface FieldPair {
  name: string;
  value: string;
}

export const FIELD_PAIR_READERS: Readonly<Record<string, Reader>> = {
  ...FIELD_DETAIL_READERS,
  ...MARKED_PAIR_READERS,
  ...MOMENT_READERS,
  pair: compileRules([
    {
      pattern: '{quotedName} with {quotedName:value}',
      means: ({ quotedName, value }: { quotedName: string; value: string }) => ({ name: quotedName, value }),
    },
  ]),
  pairs: compileRules([
    {
      pattern: '{pair} , {pair:other}',
      means: ({ pair, other }: { pair: object; other: object }) => [pair, other],
    },
    {
      pattern: '{pair} (and|,_and|&) {pair:other}',
      means: ({ pair, other }: { pair: object; other: object }) => [pair, other],
      cost: 0.6,
    },
    {
      pattern: '{pair} , {pairs}',
      means: ({ pair, pairs }: { pair: object; pairs: object[] }) => [pair, ...pairs],
    },
  ]),
  fieldPairs: compileRules([
    { pattern: '{fieldPair}', means: ({ fieldPair }: { fieldPair: FieldPair }) => [fieldPair] },
    {
      pattern: '{fieldPair} (,|and|,_and)? {fieldPairs}',
      means: ({ fieldPair, fieldPairs }: { fieldPair: FieldPair; fieldPairs: FieldPair[] }) => [
        fieldPair,
        ...fieldPairs,
      ],
      cost: 0.1,
    },
  ]),
  canonicalPairs: compileRules([
    {
      pattern: '{quotedName:name} as {quotedName:value} (, {canonicalPairs:others})?',
      means: ({ name, value, others = [] }: FieldPair & { others?: FieldPair[] }) => [
        { name, value },
        ...others,
      ],
    },
  ]),
  fieldPair: compileRules([
    {
      pattern: '(the|a|an|any|some)? {quality}? {fieldNoun:name} {quotedName:value}',
      cost: 0.05,
      means: pairOf,
    },
    {
      pattern: '(the|a|an|any|some)? {quality}? {fieldNoun:name} {amountValue:value}',
      cost: 0.1,
      means: pairOf,
    },
    {
      pattern: '(the|a|an|any|some)? {quality}? {pairName:name} {pairValue:value}',
      cost: 0.15,
      means: pairOf,
    },
    {
      pattern: '(the|a|an|any|some)? {quality}? {fieldNoun:name} {properSpan:value}',
      cost: 0.4,
      means: pairOf,
    },
    {
      pattern: '(the|a|an|any|some)? {quality}? {knownField:name} {oneWord:value}',
      cost: 0.3,
      means: pairOf,
    },
    {
      pattern: '(the|a|an|any|some)? {quality}? {knownField:name} {properSpan:value}',
      cost: 0.2,
      means: pairOf,
    },
    {
      pattern: '(the|a|an|any|some)? {quality}? {knownField:name} {amountValue:value}',
      cost: 0.1,
      means: pairOf,
    },
  ]),
  /** "The group "home" and the English text "Hello"": behind what is filled in. */
  listedPairs: compileRules([
    { pattern: 'the {listedField:name} {quotedName:value}', means: (pair: FieldPair) => [pair] },
    {
      pattern: 'the {listedField:name} {quotedName:value} (,|and|,_and) {listedPairs:others}',
      means: ({ others, ...pair }: FieldPair & { others: FieldPair[] }) => [pair, ...others],
    },
  ]),
  listedField: ({ tokens }, at) => {
    const length = tokens.slice(at, at + 4).findIndex(({ type }) => type === 'quoted');
    const words = tokens.slice(at, at + Math.max(length, 0));
    return words.length > 0 && words.every(mayNameField)
      ? [{ end: at + length, cost: 0, value: textOf(tokens, at, at + length) }]
      : [];
  },
  /** "User pettifer": a word of its own is a value only where a field of that name is known, and nothing else is meant. */
  knownField: ({ tokens }, at) => {
    const end = [at, at + 1, at + 2].find((last) => isField(tokens[last]));
    const words = end === undefined ? [] : tokens.slice(at, end + 1);
    const isName = words.every(
      ({ type, lower }) => type === 'word' && !FUNCTION_WORDS.has(lower) && !/^(?:new|old)$/.test(lower),
    );
    return end !== undefined && isName ? [{ end: end + 1, cost: 0, value: textOf(tokens, at, end + 1) }] : [];
  },
  oneWord: ({ tokens }, at) => {
    const word = tokens[at];
    const isValue =
      word?.type === 'word' && !isField(word) && !NO_VALUE.test(word.lower) && !NO_WORDS.has(word.lower);
    return isValue && !isVerb(word.lower) ? [{ end: at + 1, cost: 0, value: word.text }] : [];
  },
  fieldNoun: (chart, at) =>
    chart
      .read('noun', at)
      .filter(
        ({ value }) =>
          !KIND_WORDS.has(value as string) &&
          !NO_FIELD.test(value as string) &&
          !OF_VALUE.test(value as string),
      ),
  /** "A valid email "a@b.c"": of what sort the value is, which stands behind it. */
  quality: ({ tokens }, at) =>
    OF_VALUE.test(tokens[at]?.lower ?? '') ? [{ end: at + 1, cost: 0, value: '' }] : [],
};

const mayNameField = ({ type, lower }: Token): boolean =>
  type === 'word' && !FUNCTION_WORDS.has(lower) && !IS_OTHER.test(lower) && !SAYS.test(lower);
const SAYS =
  /^(?:equals?|shows?|reads?|says?|displays?|contains?|lists?|states?|others?|changes?|becomes?|appears?|follows?|called|named|from)$/;
/** They are not filled in. */
const IS_OTHER = /^(?:button|link|tab|message|error|dialog|page|box|checkbox|option|menu|heading)$/;

const isField = (token: Token | undefined): boolean => FIELDS.test(token?.lower ?? '');
const FIELDS =
  /^(?:user|username|login|name|surname|e-?mail|password|pin|code|city|town|street|country|state|zip|postcode|phone|company|department|barcode|number|age|salary|address|username|subject|quantity|amount|price)$/;
const NO_VALUE =
  /^(?:valid|invalid|correct|incorrect|wrong|right|unregistered|registered|existing|new|same|again|empty|blank|details?|credentials?|only|too|first|combination|due|shown|displayed|required|below|above|given|twice|there|here|correctly|left|field|format)$/;
const NO_WORDS: ReadonlySet<string> = new Set([...FUNCTION_WORDS, ...KIND_WORDS.keys()]);

/** "The text "ada"" names no field. */
const NO_FIELD =
  /^(?:texts?|values?|words?|strings?|letters?|characters?|digits?|keys?|shortcut|following|customers?|new|first|second|third|last|other|same|code|emoji|files?|one|two|three|versions?|back|over)$/;

const OF_VALUE =
  /^(?:valid|invalid|correct|incorrect|wrong|right|existing|non-existing|nonexistent|unknown|unique|random|sample|long|short|negative|positive|future|past|weak|strong|malformed|unregistered|registered|suitable|appropriate|meaningful|fake|test|different)(?: |$)/;

function pairOf({ name, value }: FieldPair): FieldPair {
  return { name, value };
}
