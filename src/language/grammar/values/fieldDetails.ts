/** What a record is said to have, in plain words: "the author is Peter Larkin", "the phone number 555-0101 and the city Bergen". */
import { compileRules, type Reader } from '../../chart.js';
import { isVerb } from '../../lexicon/verbForms.js';
import { FIELD_NOUNS, FUNCTION_WORDS } from '../../lexicon/words.js';
import { textOf, type Token } from '../../tokens.js';
import { surnameFirst } from '../names/surnameFirst.js';
import type { FieldPair } from './fieldPairs.js';
import type { Value } from '../statements/values.js';

export interface Detail extends Value {
  noun: string;
}

const THE = '(the|a|an|its|his|her|their|my|our)?';

export const FIELD_DETAIL_READERS: Readonly<Record<string, Reader>> = {
  fieldDetail: compileRules([
    {
      pattern: `${THE} {fieldSaid:noun} (of|:)? {written:text}`,
      means: ({ noun, text }: Detail) => ({ noun, text }),
    },
  ]),
  fieldDetails: compileRules([
    { pattern: '{fieldDetail}', means: ({ fieldDetail }: { fieldDetail: Detail }) => [fieldDetail] },
    {
      pattern: '{fieldDetail} (and|,|,_and) {fieldDetails}',
      means: ({ fieldDetail, fieldDetails }: { fieldDetail: Detail; fieldDetails: Detail[] }) => [
        fieldDetail,
        ...fieldDetails,
      ],
    },
  ]),
  /** "The guest Maria Silva, the date 17/03/2026": two or more, and what is chosen or written in each. */
  chosenPairs: compileRules([
    {
      pattern: '{chosenPair} (and|,|,_and) {chosenPair:other}',
      means: ({ chosenPair, other }: { chosenPair: FieldPair; other: FieldPair }) => [chosenPair, other],
    },
    {
      pattern: '{chosenPair} , {chosenPairs}',
      means: ({ chosenPair, chosenPairs }: { chosenPair: FieldPair; chosenPairs: FieldPair[] }) => [
        chosenPair,
        ...chosenPairs,
      ],
    },
  ]),
  chosenPair: compileRules([
    {
      pattern: '(the|a|an|as|as_the)? ({fieldNoun:name} | {fieldSaid:name}) {written:value}',
      means: ({ name, value }: FieldPair) => ({ name, value }),
    },
    ...['color', 'colour'].map((name) => ({
      pattern: `(the|a)? ${name} {colour:value}`,
      means: ({ value }: { value: string }) => ({ name, value }),
    })),
  ]),
  /** "Name (Tent), price (49.90)" */
  bracketedPairs: compileRules([
    {
      pattern:
        '(the|a|an|my)? ({fieldNoun:name} | {fieldSaid:name}) {bracketed:value} ((and|,|,_and) {bracketedPairs:others})?',
      means: ({ name, value, others = [] }: FieldPair & { others?: FieldPair[] }) => [
        { name, value },
        ...others,
      ],
    },
  ]),
  bracketed: ({ tokens }, at) => {
    const [, number] = /^\((\d+)\)$/.exec(tokens[at]?.text ?? '') ?? [];
    if (number !== undefined) return [{ end: at + 1, cost: 0, value: number }];
    const end = tokens.findIndex(({ type, text }, index) => index > at && type === 'mark' && text === ')');
    const value = textOf(tokens, at + 1, end);
    return tokens[at]?.text === '(' && end > at && end - at <= 6 && !NO_VALUE.test(value)
      ? [{ end: end + 1, cost: 0, value }]
      : [];
  },
  /** "Due date": up to three words, of which the last one names a field. */
  fieldSaid: ({ tokens }, at) =>
    [1, 2, 3].flatMap((length) => {
      const words = tokens.slice(at, at + length);
      return words.length === length && isFieldName(words, at)
        ? [{ end: at + length, cost: 0.1, value: textOf(tokens, at, at + length) }]
        : [];
    }),
  writtenPlainly: (chart, at) => (chart.tokens[at]?.type === 'quoted' ? [] : chart.read('written', at)),
  /** As it stands on the page: in quotes, an amount, or a name with capital letters. */
  written: (chart, at) => {
    const end = endOfWritten(chart.tokens, at);
    return [
      ...chart.read('quotedName', at),
      ...chart.read('amountValue', at),
      ...surnameFirst(chart, at),
      // "Reminder: Invoice 3" is a text of its own.
      ...(end > at && chart.tokens[end]?.text !== ':'
        ? [{ end, cost: 0.1, value: textOf(chart.tokens, at, end) }]
        : []),
    ];
  },
};

/** "Email (required)", "the date (optional)". */
const NO_VALUE =
  /^(?:required|optional|mandatory|empty|blank|any|new|the|an?|see|e\.g|if|not?|with|same|at|max|min|maximum|minimum|up|between|exactly|only) ?\b|characters|digits/i;

const isFieldName = (words: readonly Token[], at: number): boolean =>
  FIELD_NOUNS.has(words.at(-1)?.lower ?? '') &&
  words[0]?.lower !== 'response' &&
  words.every(
    ({ type, text, lower }, index) =>
      type === 'word' &&
      (/^[\p{Ll}-]+$/u.test(text) || (at === 0 && index === 0)) &&
      !FUNCTION_WORDS.has(lower) &&
      (index === words.length - 1 || !isVerb(lower)),
  );

/** All words with a capital letter or a digit, and what joins them: "Larkin, Peter J.", "Dr. Luis Ortega", "Tower of London". */
function endOfWritten(tokens: readonly Token[], at: number): number {
  let end = at;
  for (const [index, token] of tokens.slice(at).entries()) {
    if (isWritten(token) && !isSmallWord(token, at + index)) end = at + index + 1;
    else if (end === at || !joins(token, tokens[at + index - 1])) break;
  }
  return end;
}

const isWritten = ({ type, text }: Token): boolean =>
  type === 'word' && (/^\p{Lu}/u.test(text) || /\d/.test(text));

/** "The" begins the sentence. */
const isSmallWord = ({ lower }: Token, at: number): boolean =>
  at === 0 && (FUNCTION_WORDS.has(lower) || isVerb(lower));

/** "Dr. Luis": the point belongs to a short word before it. */
const joins = ({ lower, text, from }: Token, before: Token | undefined): boolean =>
  /^(?:of|the|de|van|von|&|-|–|\/|'|’)$/.test(lower) ||
  (text === '.' && before?.to === from && /^\p{Lu}\p{L}?$/u.test(before.text));
