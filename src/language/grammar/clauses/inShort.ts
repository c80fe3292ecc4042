/** Fields and their values one after the other: "To: ana@ex.org, Subject: Hi", "size 38 x 25 mm, copies 2"; and asides. */
import { compileRules, type Chart, type Node, type Reader, type Rule, type Span } from '../../chart.js';
import { isVerb } from '../../lexicon/verbForms.js';
import { FINITE, FUNCTION_WORDS } from '../../lexicon/words.js';
import { KIND_WORDS } from '../../../meaning/kinds.js';
import { textOf, type Token } from '../../tokens.js';
import { NO_OUTCOME } from './tails/outcomes.js';

interface Pair {
  name: string;
  value: string;
  mark?: ':' | '=';
}

/** "Click "A" and afterwards "B"": what comes next has no such name. */
const NEXT = /^(?:after(?:wards)?|next|then)$/;

/** Nobody fills them: "qty 3, Update, total $45". */
const OUTPUTS = /^(?:(?:sub|order |grand )?total|balance|progress|counter|badge)$/i;

export const PAIRS: readonly Rule[] = [
  {
    pattern: '{shortPair}',
    // Whether it is filled in or shown is decided later.
    means: ({ shortPair: { name, value, mark } }: { shortPair: Pair }) =>
      NEXT.test(name)
        ? undefined
        : OUTPUTS.test(name) && mark !== ':'
          ? [{ kind: 'expectContent', target: { name }, relation: 'shows', text: value, negated: false }]
          : [{ ...{ kind: 'fill', target: { name }, value }, pair: mark ?? 'bare' }],
    cost: 0.15,
  },
  {
    pattern: '{isAction} {pairName:name} is {pairValue:value}',
    means: ({ name, value }: Pair) => [{ ...{ kind: 'fill', target: { name }, value }, pair: '=' }],
    cost: 0.3,
  },
];

const isMark = ({ type, text }: Token, marks: RegExp): boolean => type !== 'quoted' && marks.test(text);

/** A part of the sentence begins there. */
const begins = ({ tokens }: Chart, at: number): boolean =>
  at === 0 ||
  (at === 1 && tokens[0]?.type === 'word' && isVerb(tokens[0].lower)) ||
  (tokens[at - 1]?.lower === 'in' && tokens[at - 2]?.lower === 'fill') ||
  /^(?:[,;.:)(]|and|then|->|=>|→|–|but|set|fill|enter|type|put|add|give|with|choose|select|pick|input|change|the|a|an)$/.test(
    tokens[at - 1]?.lower ?? '',
  );

const isNameWord = ({ type, lower, text }: Token): boolean =>
  type === 'word' &&
  !FUNCTION_WORDS.has(lower) &&
  !KIND_WORDS.has(lower) &&
  !NO_FIELD.test(lower) &&
  !FINITE.has(text) &&
  text !== 'costs' &&
  (/^\p{Lu}/u.test(text) || !isVerb(lower) || NOUNS.test(lower));

/** Verbs that name fields as often. */
const NOUNS =
  /^(?:name|title|start|end|limit|filter|group|size|view|volume|state|status|rate|order|copies|note|comment)$/;

const isSmallVerb = (token: Token | undefined): boolean =>
  token !== undefined && /^\p{Ll}/u.test(token.text) && isVerb(token.lower);

/** What is counted or reported is no field. */
const NO_FIELD =
  /^(?:back|texts?|words?|minus|plus|results?|expected|actual|only|exactly|about|steps?|days?|seconds?|one|two|three|first|next|last|value|focus|msg|equals|lists?|contains?|shows?|says?|displays?|has|reads?|includes?|ends|starts|.*with)$/;

/** "Click F1" names no field, and in "Click "Save". Type "x"" it is done, though it begins with a capital. */
const isDone = (tokens: readonly Token[], at: number): boolean => {
  const word = tokens[at]?.lower ?? '';
  return isVerb(word) && (at === 0 || (tokens[at - 1]?.text === '.' && !NOUNS.test(word)));
};

/** "Street Hill", but "street" with Hill in it, and "Due back", but "score back to 0". */
const isNoPart = (last: Token, first: Token | undefined, next: Token | undefined): boolean =>
  isSmallVerb(first) ||
  (last.lower === 'back' && /^(?:to|at)$/.test(next?.lower ?? '')) ||
  (/^\p{Lu}/u.test(last.text) && /^\p{Ll}/u.test(first?.text ?? ''));

/** "Subject", "due date": one to three words that begin a part of the sentence. */
function readPairName(chart: Chart, at: number): readonly Node[] {
  const { tokens } = chart;
  if (!begins(chart, at) || isDone(tokens, at)) return [];
  const nodes: Node[] = [];
  for (let end = at + 1; end <= at + 3; end++) {
    const last = tokens[end - 1];
    if (last === undefined || !isNameWord(last) || (end > at + 1 && isNoPart(last, tokens[at], tokens[end])))
      break;
    // "Swipe "left"" may be done.
    const isUnknownVerb = at === 0 && end === 1 && tokens[end]?.type === 'quoted';
    nodes.push({ end, cost: 0.12 * (end - at) + (isUnknownVerb ? 0.8 : 0), value: textOf(tokens, at, end) });
  }
  return nodes;
}

/** What stands before a colon or "=" at the beginning of a part may be any few words: "To". */
function readMarkedName(chart: Chart, at: number): readonly Node[] {
  if (!begins(chart, at)) return [];
  const { tokens } = chart;
  const mark = tokens.findIndex((token, index) => index >= at && isMark(token, /^(?:[:=,;]|->|→|=>)$/));
  const isName =
    mark > at &&
    /^[:=]$/.test(tokens[mark]?.text ?? '') &&
    canBeMarked(withoutPoint(tokens.slice(at, mark))) &&
    !(mark > at + 1 && at === 0 && isDone(tokens, at));
  return isName ? [{ end: mark, cost: 0.15, value: textOf(tokens, at, mark) }] : [];
}

/** "Customer no.: 1003" */
const withoutPoint = (words: readonly Token[]): readonly Token[] =>
  words.length > 2 && words.at(-1)?.text === '.' && /^(?:no|nr|num)$/.test(words.at(-2)?.lower ?? '')
    ? words.slice(0, -2)
    : words;

const canBeMarked = (words: readonly Token[]): boolean =>
  (words.length === 1 && words[0]?.text === 'value') || (words.length <= 3 && areMarked(words));

const areMarked = (words: readonly Token[]): boolean =>
  (words.length === 1 || !isSmallVerb(words[0])) &&
  !/^(?:i|we|you|it)$/.test(words[0]?.lower ?? '') &&
  words.every((word, index) =>
    /^\p{Lu}/u.test(word.text)
      ? !/^(?:.+:|expected|result)$/i.test(word.text)
      : isNameWord(word) || isLinkInName(words, index),
  );

/** "Name on Card". */
const isLinkInName = (words: readonly Token[], index: number): boolean =>
  /^(?:on|of|for|in)$/.test(words[index]?.text ?? '') &&
  [words[index - 1], words[index + 1]].every((word) => word !== undefined && word.type === 'word');

/** All up to the next comma, or what is plainly a value. */
function readMarkedValue(chart: Chart, at: number): readonly Node[] {
  const { tokens } = chart;
  // "Address: 7 Lake View, Kochi; E-mail: …"
  const ends = tokens.some((token) => isMark(token, /^;$/)) ? /^(?:;|->|→|=>)$/ : /^(?:[,;]|->|→|=>)$/;
  const found = tokens.findIndex(
    (token, index) =>
      index >= at &&
      (isMark(token, ends) ||
        (isMark(token, /^\.$/) && isApart(tokens, index + 1)) ||
        (isMark(token, /^\($/) && isApart(tokens, index))),
  );
  const end = found === -1 ? tokens.length : found;
  const words = tokens.slice(at, end);
  const isPlain = words.length > 0 && words.length <= 8 && words.every(({ type }) => type !== 'quoted');
  return isPlain &&
    !isVerb(words[0]?.lower ?? '') &&
    !words.some(({ lower }) => /^(?:is|are|then|or)$/.test(lower)) &&
    !words.some((word, index) => word.text === ':' && isApart(words, index + 1))
    ? [{ end, cost: 0.1 + 0.03 * words.length, value: textOf(tokens, at, end) }]
    : [];
}

const isApart = (tokens: readonly Token[], at: number): boolean =>
  (tokens[at]?.from ?? 0) > (tokens[at - 1]?.to ?? 0);

/** "(expected: the dialog closes)", "(the dialog closes)" */
const isExpected = (chart: Chart, at: number, end: number): boolean => {
  const first = chart.tokens[at]?.lower ?? '';
  return (
    /^(?:expect(?:ed|s|ation)?|verify|check|ensure|confirm)$/.test(first) ||
    OF_OUTCOMES.test(
      chart.tokens
        .slice(at, end)
        .map(({ lower }) => lower)
        .join(' '),
    ) ||
    (!NO_OUTCOME.test(first) && chart.read('statement', at).some((statement) => statement.end === end))
  );
};

/** "(you should see …)", "(this closes the dialog)" */
const OF_OUTCOMES =
  /\b(?:should|must)\b|^(?:this|it|which|that) (?:closes|opens|shows|hides|removes|displays|deletes)\b/;

/** "(role=button, aria-expanded=false)" says something of it. */
const isStated = (words: readonly Token[]): boolean =>
  /^(?:aria-|role$)/.test(words[0]?.text ?? '') && words.some(({ text }) => text === '=');

/** Whatever stands between brackets, names nothing and tells nothing that is to be seen. */
function readAside(chart: Chart, at: number): readonly Node[] {
  const { tokens } = chart;
  if (tokens[at]?.text !== '(' || tokens[at].type !== 'mark' || !isApart(tokens, at)) return [];
  const end = tokens.findIndex((token, index) => index > at && isMark(token, /^[()]$/));
  const words = tokens.slice(at + 1, end);
  const isAside =
    end > at + 1 && words.length <= 12 && words.every(({ type }) => type !== 'quoted' && type !== 'address');
  return isAside && !isStated(words) && words.at(0)?.type !== 'number' && !isExpected(chart, at + 1, end)
    ? [{ end: end + 1, cost: 0.3, value: '' }]
    : [];
}

/** "Clck "Save"": the first word of a sentence is a verb rather than a field. */
const pairUnlessDone = (pair: Pair, { tokens, from, to }: Span): Pair | undefined =>
  // "Open "Tickets" and then the report "All"": it is opened, too.
  (tokens[from]?.lower === 'the' && tokens[from - 1]?.lower === 'then') ||
  (from === 0 && to === tokens.length && (tokens.at(-1)?.type === 'quoted' || isVerb(tokens[0]?.lower ?? '')))
    ? undefined
    : pairOf(pair);

const pairOf = ({ name, value }: Pair): Pair => ({ name, value });
const markedPair = ({ name, value }: Pair, { tokens, from, to }: Span): Pair => ({
  ...{ name, value },
  mark: tokens.slice(from, to).find(({ text }) => /^[:=]$/.test(text))?.text === '=' ? '=' : ':',
});

export const PAIR_READERS: Readonly<Record<string, Reader>> = {
  pairName: readPairName,
  markedName: readMarkedName,
  markedValue: readMarkedValue,
  aside: readAside,
  pairValue: (chart, at) => [
    ...chart.read('quotedName', at),
    ...chart.read('amountValue', at),
    ...chart.read('codes', at),
  ],
  shortPair: compileRules([
    {
      pattern: '(the)? {pairName:name} (to|at|->|→|now|still)? {pairValue:value} (each)?',
      means: pairUnlessDone,
    },
    {
      pattern: '{pairName:name} {properSpan:value}',
      // "Entity ID" is a name.
      means: (pair: Pair, span: Span) =>
        /^\p{Lu}+$/u.test(pair.value) && /^\p{Lu}/u.test(pair.name) ? undefined : pairUnlessDone(pair, span),
      cost: 0.3,
    },
    { pattern: '{markedName:name} :|= {pairValue:value}', means: markedPair, cost: -0.1 },
    { pattern: '{markedName:name} :|= {markedValue:value}', means: markedPair },
  ]),
};
