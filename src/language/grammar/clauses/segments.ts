/** Notes between two commas, read as a whole. */
import { compileRules, type Chart, type Node, type Reader } from '../../chart.js';
import { findKey } from '../../lexicon/keys.js';
import { LABEL_VERBS } from '../../lexicon/labels.js';
import { STATE_WORDS } from '../../lexicon/states.js';
import { isVerb } from '../../lexicon/verbForms.js';
import { ADVERBS, FINITE, FUNCTION_WORDS } from '../../lexicon/words.js';
import { isOnlySeen, KIND_WORDS } from '../../../meaning/kinds.js';
import type { Target } from '../../../meaning/meaning.js';
import { textOf, type Token } from '../../tokens.js';
import { isDoneByName } from '../paths.js';
import { type SaidTarget } from '../things/place.js';
import { click } from './simple.js';

/** What else a button is called that people don't put in quotes. */
const MORE_LABELS: ReadonlySet<string> = new Set(
  'login signup register go ok yes no close checkout reset buy pay'.split(' '),
);

/** Where nothing is called so, the button that sends the form in use is meant. */
const LABEL_PHRASES: ReadonlyMap<string, string> = new Map([
  ...['go on', 'goes on', 'went on', 'carry on', 'move on'].map((said) => [said, 'continue'] as const),
  ...['try again', 'tries again', 'tried again'].map((said) => [said, 'try again'] as const),
  ...['log in', 'logs in', 'logged in'].map((said) => [said, 'log in'] as const),
  ...['sign in', 'signs in', 'signed in'].map((said) => [said, 'sign in'] as const),
]);

const baseOf = (word: string): string =>
  /^(?:saves|cancels|applies|confirms|deletes|searches|submits|rejects|approves|merges|shares|exports|imports|restores|reserves|publishes|archives|continues|proceeds|finishes)$/i.test(
    word,
  )
    ? word.replace(/ies$/, 'y').replace(/(?<=ch|sh)es$|s$/, '')
    : word;

const isInNote = ({ context }: Chart): boolean => (context as { isNote?: boolean }).isNote === true;

const segmentEnd = (tokens: readonly Token[], at: number): number => {
  const end = tokens.findIndex(
    ({ lower, type }, index) =>
      index >= at && type !== 'quoted' && /^(?:[,;.>:]|->|→|=>|then|and)$/.test(lower),
  );
  return end === -1 ? tokens.length : end;
};

/** "DNS records": behind a capital letter a verb may be part of it. */
function isNamePart({ type, lower, text }: Token, index: number, words: readonly Token[]): boolean {
  if (type !== 'word' || FUNCTION_WORDS.has(lower) || FINITE.has(text)) return false;
  if (/^\p{Lu}/u.test(text)) return true;
  if (STATE_WORDS.has(lower)) return false;
  return (index > 0 && /^\p{Lu}/u.test(words[0]?.text ?? '')) || (!isVerb(lower) && !ADVERBS.has(lower));
}

/** "City Toronto" is a field and its value rather than a name. */
const isPair = ([first, ...more]: readonly Token[]): boolean =>
  /^\p{Ll}/u.test(first?.text ?? '') && more.some(({ text }) => /^\p{Lu}/u.test(text));

/** What stands between two commas is a name. */
function readSegment(chart: Chart, at: number): Node[] {
  const end = segmentEnd(chart.tokens, at);
  const words = chart.tokens.slice(at, end);
  const canBeOne =
    canBeName(words) &&
    (words.length === 1 || chart.read('keyNote', at).length === 0) &&
    // "Name and Mail are empty"
    chart.tokens[end]?.lower !== 'and' &&
    (at > 0 || !isSaid(words[0]?.lower));
  return canBeOne
    ? [{ end, cost: costOfSegment(chart, words, at), value: words.map(({ text }) => text).join(' ') }]
    : [];
}

const canBeName = (words: readonly Token[]): boolean =>
  words.length > 0 && words.length <= 4 && words.every(isNamePart) && !isSeen(words);

function costOfSegment(chart: Chart, words: readonly Token[], at: number): number {
  const isProper = words.some(({ text }, index) => (index > 0 || at > 0) && /^\p{Lu}|[._/#]/u.test(text));
  const isOneOfMany = isInNote(chart) && words.length < chart.tokens.length;
  return (isProper ? 0.3 : 0.8) * (isOneOfMany && !isPair(words) ? 0.7 : 1);
}

/** "Spinner, then a toast" */
const isSeen = ([only, ...more]: readonly Token[]): boolean =>
  more.length === 0 && (KIND_WORDS.get(only?.lower ?? '') ?? []).some(({ kind }) => isOnlySeen(kind));

const isSaid = (word = ''): boolean => isVerb(word) && !LABEL_VERBS.has(word);

/** "Write Too salty for me, Post": all between two commas that begins with a capital letter. */
const readSegmentText: Reader = ({ tokens }, at) => {
  const found = tokens.findIndex(({ text }, index) => index > at && /^(?:[,;.>:]|->|→|=>)$/.test(text));
  const end = found === -1 ? tokens.length : found;
  const words = tokens.slice(at, end);
  const isText =
    /^\p{Lu}/u.test(tokens[at]?.text ?? '') &&
    words.length <= 8 &&
    words.every(
      ({ type, lower }, index) =>
        type === 'word' &&
        lower !== 'as' &&
        !(lower === 'and' && isVerb(words[index + 1]?.lower ?? '')) &&
        !(/^(?:in|into|to|under|on|and)$/.test(lower) && isNameAt(words, index + 1)),
    );
  return isText ? [{ end, cost: 0.2 + 0.02 * words.length, value: textOf(tokens, at, end) }] : [];
};

const isNameAt = (words: readonly Token[], at: number): boolean =>
  /^(?:\p{Lu}|the$|its$|my$)/u.test(words[at]?.text ?? '');

/** "Type open recent, Enter": in a note what is typed is written as it stands. */
const readTyped: Reader = (chart, at) => {
  const end = segmentEnd(chart.tokens, at);
  const words = chart.tokens.slice(at, end);
  const isText =
    isInNote(chart) &&
    words.length > 0 &&
    words.length <= 4 &&
    words.every(({ type, lower }) => type === 'word' && !FUNCTION_WORDS.has(lower) && !NO_TEXT.test(lower));
  return isText ? [{ end, cost: 0.3, value: textOf(chart.tokens, at, end) }] : [];
};

/** They say of what is typed what it is. */
const NO_TEXT = /valid|correct|wrong|random|^(?:text|something|anything|twice|once)$/;

const CLICKED = /^(?:click|tap|clicks|taps|clicked|tapped|on)$/;
const PRESSED = /^(?:press|hit|push|presses|hits|pressed)$/;

export const SEGMENT_READERS: Readonly<Record<string, Reader>> = {
  typed: readTyped,
  segmentText: readSegmentText,
  amountValue: (chart, at) =>
    chart
      .read('value', at)
      .filter(
        ({ cost, value }) =>
          cost <= 0.4 && /^[-−+]?(?:(?:[€£$₹]|Rs\.?|EUR|USD|CHF|GBP)\s?)?[-+]?\d/.test(value as string),
      ),
  money: (chart, at) => chart.read('amountValue', at).filter(({ value }) => /[€£$¥%]/.test(value as string)),
  segment: readSegment,
  labelWord: ({ tokens }, at) => {
    const word = tokens[at];
    // "Save and close" may be one name.
    const isObject =
      /^(?:click|press|hit|tap|push|on|clicks|presses|hits|taps|clicked|pressed|clicking|pressing)$/.test(
        tokens[at - 1]?.lower ?? '',
      );
    return isObject && word?.type === 'word' && (LABEL_VERBS.has(word.lower) || MORE_LABELS.has(word.lower))
      ? [{ end: at + 1, cost: 0, value: { name: word.text } satisfies Target }]
      : [];
  },
  /** Where it is said where it stands, any verb may be one: "click download next to …", but "press enter in …". */
  verbLabel: ({ tokens }, at) => {
    const [before, word] = tokens.slice(at - 1, at + 1);
    if (before === undefined || word?.type !== 'word') return [];
    const isClicked =
      CLICKED.test(before.lower) || (PRESSED.test(before.lower) && findKey(word.text) === undefined);
    return isClicked && (isVerb(word.text) || LABEL_VERBS.has(word.text) || MORE_LABELS.has(word.text))
      ? [{ end: at + 1, cost: 0, value: { name: word.text } satisfies Target }]
      : [];
  },
  segmentThing: (chart, at) => {
    const end = segmentEnd(chart.tokens, at);
    const first = chart.tokens[at];
    if (
      first !== undefined &&
      /^\p{Ll}/u.test(first.text) &&
      isVerb(first.lower) &&
      !LABEL_VERBS.has(first.lower)
    )
      return [];
    return chart
      .read('thing', at)
      .filter((node) => node.end === end && (node.value as SaidTarget).role !== undefined)
      .filter((node) => !isDoneByName(first, node.value as Target))
      .map((node) => ({ ...node, cost: Math.max(0, node.cost - 0.5) }));
  },
  savedThing: compileRules([
    {
      pattern:
        'it|this|them|that | (the|my|all|these|your)? (changes|entry|entries|input|form|settings|selection|changed_settings)',
      means: () => '',
    },
  ]),
  labelVerb: (chart, at) => {
    const said = labelSaid(chart.tokens, at);
    if (said === undefined) return [];
    const { name, end } = said;
    const tail = chart.read('savedThing', end)[0]?.end ?? end;
    const again = /^(?:again|now|too)$/.test(chart.tokens[tail]?.lower ?? '') ? 1 : 0;
    return [{ end: tail + again, cost: 0, value: [click({ name })] }];
  },
};

function labelSaid(tokens: readonly Token[], at: number): { name: string; end: number } | undefined {
  const [token, next] = tokens.slice(at, at + 2);
  if (token?.type !== 'word') return undefined;
  const phrase = LABEL_PHRASES.get(`${token.lower} ${next?.lower ?? ''}`);
  const isSigning = phrase !== undefined && / in$/.test(phrase);
  if (phrase !== undefined && !(isSigning && !tokens.slice(0, at).some(({ lower }) => lower === 'password')))
    return { name: phrase, end: at + 2 };
  const isLabel = LABEL_VERBS.has(token.lower) || /^ok(?:ay)?$/.test(token.lower);
  return isLabel ? { name: baseOf(token.text), end: at + 1 } : undefined;
}
