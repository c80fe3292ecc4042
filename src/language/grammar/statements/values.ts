/** How it is said what a thing has: "the version "2.1.0"", "a count of 4". */
import { consent, wholeText } from '../names/wholeText.js';
import { compileRules, type Reader, type Span } from '../../chart.js';
import { visible } from './sayOf.js';
import { ADVERBS } from '../../lexicon/words.js';
import type { Kind } from '../../../meaning/kinds.js';
import type { Action, Target } from '../../../meaning/meaning.js';

export interface Value {
  /** What it is: "balance". */
  noun?: string;
  text: string;
}

export type Measured = (thing: Target) => Action;

export const shows = (target: Target, text: string): Action => ({
  ...{ kind: 'expectContent', target, relation: 'shows', text, negated: false },
});

export const isAmount = ({ noun, text }: Value): boolean =>
  noun !== undefined && /\d/.test(text) && !TELLING.test(text);

/** A date, a phone number: nothing else reads so. */
const TELLING = /^(?:\d{1,4}[./-]\d{1,2}[./-]\d{1,4}|\+?\d[\d\s/-]{5,}\d)$/;

/** What stands in a row or card is seen there; what belongs to a name, in one part of the page with it. */
export function ofIt(target: Target, values: readonly Value[]): Action[] | undefined {
  const { name, role } = target;
  if (role === 'row') return values.map((value) => inRow(target, value));
  if (role !== undefined && HOLDERS.has(role) && values.every((value) => !isAmount(value)))
    return values.map(({ text }) => shows(target, text));
  if (name === undefined) return undefined;
  if (values.every(({ noun, text }) => noun !== undefined && CODE.test(text) && !name.includes(text)))
    return values.flatMap(({ text }): Action[] => [
      shows(target, text),
      // A link of this name may stand for the whole page that is open, which shows much else.
      { kind: 'expectTogether', words: [name, text] },
    ]);
  const words = values.flatMap((value) =>
    isAmount(value) ? [value.noun as string, value.text] : [value.text],
  );
  return [{ kind: 'expectTogether', words: [name, ...words] }];
}

const inRow = (row: Target, value: Value): Action =>
  isAmount(value)
    ? visible({ name: value.text, within: { role: 'cell', name: value.noun as string, within: row } })
    : shows(row, value.text);

/** A card has no cells: of its numbers nobody sees which one is the price. */
export function toldOfEntry(thing: Target, text: string, values: readonly Value[]): Action[] | undefined {
  if (thing.role === 'row') return [shows(thing, text), ...values.map((value) => inRow(thing, value))];
  const isTold = values.every((value) => !isAmount(value) || /[€$£¥%]/.test(value.text));
  return ENTRIES.has(thing.role ?? '') && isTold
    ? [text, ...values.map((value) => value.text)].map((one) => shows(thing, one))
    : undefined;
}

const ENTRIES: ReadonlySet<string> = new Set(['item', 'section', 'article']);

/** "v2.1.0", "Apache-2.0": what tells by itself what it is. */
const CODE = /^\p{L}+[-._]?\d[\p{L}\d._-]*$/u;

const HOLDERS: ReadonlySet<Kind> = new Set<Kind>(['item', 'section', 'message', 'alert', 'dialog']);

/** Kinds of things, parts and attributes of them, and what says more than what it is. */
const NO_NOUN =
  /^(?:(?:title|text|label|placeholder|hint|icon|colou?r|content|word|option|number)s?|alt|src|href|class|id|rel|target|(?:min|max)(?:length)?|exactly|precisely|only|just|except|missing|hidden|zero|incorrect|wrong|right|different|other|same|similar|fewer|less|more|most|least|half|partial(?:ly)?|bold|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|next|enabled|disabled|empty|selected|checked|required|single|pending|previous|old|new|no|not|without|any|some|all|each|both|following)$/;

export const VALUE_READERS: Readonly<Record<string, Reader>> = {
  consent,
  wholeText,
  values: compileRules([
    { pattern: '{oneValue}', means: ({ oneValue }: { oneValue: Value }) => [oneValue] },
    { pattern: '{severalValues}' },
  ]),
  severalValues: compileRules([
    {
      pattern: '{oneValue} (and|,|,_and) {values}',
      means: ({ oneValue, values }: { oneValue: Value; values: Value[] }) => [oneValue, ...values],
    },
  ]),
  counting: compileRules([
    {
      pattern: '(a|the) (new)? (count|counter|badge) (of|with|:)? {digits}',
      means:
        ({ digits: text }: { digits: string }): Measured =>
        (within) => ({
          ...{ kind: 'expectContent', target: { role: 'badge', within } },
          ...{ relation: 'is', text, negated: false },
        }),
    },
  ]),
  measured: compileRules([
    { pattern: '{counting}' },
    {
      pattern: '(a|an|the) {valueNoun} (of)? {pairValue:text}',
      // Of an amount it is to be said what it is.
      means: ({ text }: { text: string }): Measured | undefined =>
        /\d/.test(text) ? undefined : (target) => shows(target, text),
    },
  ]),
  /** What a column or a label may be called; kinds of things are read as such. */
  valueNoun: (chart, at) => {
    const word = chart.tokens[at]?.lower ?? '';
    const isNoun = !NO_NOUN.test(word) && !ADVERBS.has(word) && chart.read('kind', at).length === 0;
    return isNoun ? chart.read('plainWord', at) : [];
  },
  ofValue: compileRules(
    ['number', 'name', 'date', 'time', 'type', 'title', 'address', 'code'].map((word) => ({
      pattern: word,
      means: () => word,
    })),
  ),
  // Each with what it is: "the version "2.1.0"".
  oneValue: compileRules([
    {
      pattern: '(the|a|an|its) {valueNoun:noun} (of|:)? {amountValue:text}',
      means: ({ noun, text }: Value) => ({ noun, text }),
      cost: 0.05,
    },
    {
      pattern: '(the|a|an|its) {valueNoun:noun} (of|:)? {quotedName:text}',
      means: ({ noun, text }: Value) => ({ noun, text }),
    },
    // "The routing key "orders.new"", "the value "EUR"".
    {
      pattern:
        '(the|a|an|its) ({valueNoun:first} {valueNoun:noun} | ({valueNoun:first})? (value|key)) (of|:)? {quotedName:text}',
      means: ({ first, noun, text }: Value & { first?: string }) => ({
        noun: `${first ?? ''} ${noun ?? 'value'}`.trim(),
        text,
      }),
      cost: 0.05,
    },
    // "The serial number "A-27""
    {
      pattern: '(the|a|an|its) {valueNoun:first} {ofValue:noun} (of|:)? {quotedName:text}',
      means: ({ first, noun, text }: Value & { first: string }) => ({ noun: `${first} ${noun}`, text }),
      cost: 0.05,
    },
    // "With version 2.0 and 70 devices": as many belong to it.
    {
      pattern: '{digits} {nounOfMany:noun}',
      means: ({ digits, noun }: { digits: string; noun: string }) => ({ text: `${digits} ${noun}` }),
      cost: 0.1,
    },
    {
      pattern: '{fieldDetail}',
      means: ({ fieldDetail }: { fieldDetail: Value }, { tokens, to }: Span) =>
        tokens[to - 1]?.type === 'quoted' ? undefined : fieldDetail,
    },
    { pattern: '{quotedName:text}', means: ({ text }: Value) => ({ text }), cost: 0.3 },
  ]),
};
