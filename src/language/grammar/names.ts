/** What stands for a name, a value or a text: quoted, or a span of words that nothing better explains. */
import { spansOf, type SpanRules } from './names/spans.js';
import { saidAtEnd } from './names/saidAtEnd.js';
import { surnameFirst } from './names/surnameFirst.js';
import type { Chart, Node, Reader } from '../chart.js';
import { MONTHS, UNITS } from '../lexicon/words.js';
import { KIND_WORDS } from '../../meaning/kinds.js';
import { CARRIED, type Carries } from '../carried.js';
import { textOf, type Token } from '../tokens.js';
import { readSpaces } from './words/measures.js';

/** As a person would say the name of a thing. */
export const readName: Reader = (chart, at) => [
  ...quoted(chart, at),
  ...question(chart, at),
  ...surnameFirst(chart, at),
  ...answer(chart, at),
  ...bareSpans(chart, at, NAME),
];

/** "Click Yes, clear": what nobody can do without saying to what is no second action. */
function answer({ tokens }: Chart, at: number): Node[] {
  const words = tokens.slice(at, at + 4).map(({ text }) => text);
  const [whole] = ANSWER.exec(words.join(' ')) ?? [];
  if (whole === undefined) return [];
  const end = at + whole.split(' ').length;
  return tokens[end] === undefined || tokens[end].type === 'mark'
    ? [{ end, cost: 0.3, value: textOf(tokens, at, end) }]
    : [];
}

const ANSWER =
  /^(?:Yes|No) , (?:clear|delete|remove|cancel|keep|discard|reset|archive|restore|overwrite|replace|revoke|leave)(?: (?:it|them|all|everything|this|changes))?(?= |$)/;

/** "The box What was it for?" */
function question({ tokens, context }: Chart, at: number): Node[] {
  if (at === 0 || tokens[at]?.type !== 'word' || !ASKS.test(tokens[at].text)) return [];
  const found = tokens.findIndex(({ text }, index) => index > at && /^[?.;,:()]$/.test(text));
  const isMark = tokens.some(({ text }, index) => index === found && text === '?');
  const end = isMark ? found + 1 : found === -1 ? tokens.length : at;
  const name = textOf(tokens, at, end) + questionMark(tokens, end, context);
  return name.endsWith('?') ? [{ end, cost: 0.1, value: name }] : [];
}

const ASKS = /^(?:What|Where|Who|When|Which|How|Why|Is|Are|Do|Does|Did|Can|Have|Has|Was|Would|Will|Should)$/;

/** It ends the sentence, and what is asked in it. */
export const questionMark = (tokens: readonly Token[], end: number, context: unknown): string =>
  end === tokens.length &&
  tokens[end - 1]?.text !== '?' &&
  (context as { isAsked?: boolean }).isAsked === true
    ? '?'
    : '';

/** What is put into a field or chosen. */
export const readValue: Reader = (chart, at) => [
  ...following(chart, at),
  ...address(chart, at),
  ...quoted(chart, at),
  ...negative(chart, at),
  ...readSpaces(chart, at),
  ...measures(chart, at),
  ...surnameFirst(chart, at),
  ...bareSpans(chart, at, VALUE).filter(
    ({ value }) =>
      !KIND_WORDS.has(value as string) &&
      !/^(?:today|tomorrow|yesterday|below|above|shown|following|text below|text above)$/.test(
        value as string,
      ),
  ),
];

/** "Minus 5". */
function negative({ tokens }: Chart, at: number): Node[] {
  const [sign, number] = tokens.slice(at, at + 2);
  return sign?.lower === 'minus' && sign.type === 'word' && number?.type === 'number'
    ? [{ end: at + 2, cost: 0, value: `-${number.text}` }]
    : [];
}

/** It is written, too. */
function address({ tokens }: Chart, at: number): Node[] {
  const token = tokens[at];
  return token?.type === 'address' && token.text.length > 1
    ? [{ end: at + 1, cost: 0.2, value: token.text }]
    : [];
}

/** "The following": what the step carries. */
function following({ tokens, context }: Chart, at: number): Node[] {
  if ((context as { carries: Carries }).carries !== 'text') return [];
  if (at === tokens.length) return [{ end: at, cost: 0, value: CARRIED }];
  const words = tokens.slice(at, at + 3).map(({ lower }) => lower);
  const end =
    words[0] === 'the' && words[1] === 'following'
      ? at + 2
      : words[0] === 'this' || words[0] === 'following'
        ? at + 1
        : undefined;
  if (end === undefined) return [];
  return [
    { end, cost: 0, value: CARRIED },
    ...(/^(?:text|lines?|message|words|content)$/.test(tokens[end]?.lower ?? '')
      ? [{ end: end + 1, cost: 0, value: CARRIED }]
      : []),
  ];
}

/** What is read on a page, behind a verb such as "says": all up to the end of the sentence may belong to it. */
export const readText: Reader = (chart, at) => [
  ...following(chart, at),
  ...quoted(chart, at),
  ...measures(chart, at),
  ...surnameFirst(chart, at),
  ...bareSpans(chart, at, TEXT),
  ...restOfSentence(chart, at),
  ...saidAtEnd(chart, at),
];

/** "It says Expiry date must be in the future": one text, where nothing parts it. */
function restOfSentence({ tokens }: Chart, at: number): Node[] {
  const isEnd = ({ type, text }: Token): boolean => type === 'mark' && /^[.;)]$/.test(text);
  const found = tokens.findIndex((token, index) => index > at && isEnd(token));
  const end = found === -1 ? tokens.length : found;
  const words = tokens.slice(at, end);
  const parts = words.some(
    ({ type, lower }) => type === 'quoted' || /^(?:,|and|then|but|→|->|=>|:)$/.test(lower),
  );
  const text = textOf(tokens, at, end);
  const isText = end > at + 2 && /^\p{Lu}/u.test(text) && !parts && !ENDS_IN_PLACE.test(text);
  return isText ? [{ end, cost: 0.6, value: text }] : [];
}

/** "Shows Refunded in the orders table". */
const ENDS_IN_PLACE =
  / (?:in|on|of|under|above|below) (?:the|its|this) (?:[\p{L}-]+ )?(?:table|list|row|column|section|dialog|window|field|form|menu|sidebar|header|footer|card|tile|panel)$/u;

/** A word or a few that are passed over. */
export const readBare: Reader = (chart, at) =>
  spansOf(chart, at, { longest: 4, crossesBarriers: false, crossesMarks: false })
    .filter(({ end }) => !chart.tokens.slice(at, end).some(({ text }) => text === 'and'))
    .map(({ end }) => ({ end, cost: 0.2 + 0.2 * (end - at), value: '' }));

const NAME: SpanRules = { longest: 8, crossesBarriers: false, crossesMarks: false, isName: true };
const VALUE: SpanRules = { longest: 9, crossesBarriers: false, crossesMarks: true };
const TEXT: SpanRules = { longest: 14, crossesBarriers: true, crossesMarks: true };

function quoted({ tokens }: Chart, at: number): Node[] {
  const token = tokens[at];
  if (token?.type !== 'quoted') return [];
  // "[Cold, Aurora]" lists several.
  const isList = token.style === 'brackets' && token.text.includes(',');
  return isList ? [] : [{ end: at + 1, cost: 0, value: token.text }];
}

/** `€ 12.40`, `1.5 kg`, `12 Dec`, `1 April 2026`, `38 x 25 mm`, `40 %`, `06:30`, `minus 5`. */
function measures({ tokens }: Chart, at: number): Node[] {
  const begun = endOfNumber(tokens, at);
  if (begun === undefined) return [];
  const nodes = [measure(tokens, at, begun)];
  for (let end = begun; end < begun + MOST_PARTS && continuesMeasure(tokens, at, end); end++) {
    if (!LINKS.test(tokens[end]?.lower ?? '')) nodes.push(measure(tokens, at, end + 1));
  }
  return nodes;
}

/** The token behind a number with the sign before it; undefined where there is none. */
function endOfNumber(tokens: readonly Token[], at: number): number | undefined {
  const [first, second] = tokens.slice(at, at + 2);
  if (first === undefined) return undefined;
  if (MONTHS.has(first.lower)) return endOfDay(tokens, at + 1);
  if (PREFIX.test(first.lower)) return endOfPrefixed(tokens, at);
  if (/^[-−]$/.test(first.text) && /^[€£$¥]?\d/.test(second?.text ?? '')) return at + 2;
  if (isSigned(first, second)) return endOfAmount(tokens, at + 2);
  return first.type === 'number' || /^[-−]?[€£$¥]?\d/.test(first.text) ? at + 1 : undefined;
}

/** "−€6.40". */
const isSigned = (sign: Token, currency: Token | undefined): boolean =>
  /^[-−+]$/.test(sign.text) && /^[€£$¥]$/.test(currency?.text ?? '') && sign.to === currency?.from;

/** "May 1, 2024". */
function endOfDay(tokens: readonly Token[], at: number): number | undefined {
  const [day, comma, year] = tokens.slice(at, at + 3);
  if (day?.type !== 'number') return undefined;
  return comma?.text === ',' && /^\d{4}$/.test(year?.text ?? '') ? at + 3 : at + 1;
}

/** "Rs. 500", "minus 5". */
const endOfPrefixed = (tokens: readonly Token[], at: number): number | undefined =>
  endOfAmount(tokens, tokens[at + 1]?.text === '.' ? at + 2 : at + 1) ?? endOfAmount(tokens, at);

const endOfAmount = (tokens: readonly Token[], at: number): number | undefined =>
  tokens[at]?.type === 'number' ? at + 1 : undefined;

const MOST_PARTS = 6;
const PREFIX = /^(?:[€£$¥#@]|rs\.?|eur|usd|minus|r\$)$/;
const CONTINUES = /^(?:%|€|£|\$|x|×|°|°c|st|nd|rd|th|\/|at)$/;
const LINKS = /^(?:x|×|-|–|\/|,|at)$/;

function continuesMeasure(tokens: readonly Token[], from: number, at: number): boolean {
  const next = tokens[at];
  if (next === undefined) return false;
  if (next.type === 'number') return isGroup(tokens, at) || isDatePart(tokens, from, at);
  return CONTINUES.test(next.lower) || MONTHS.has(next.lower) || UNITS.has(next.lower);
}

/** "4111 1111 1111 1111". */
const isGroup = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(at - 1, at + 1).every(({ type, text }) => type === 'number' && /^\d{3,4}$/.test(text));

const isDatePart = (tokens: readonly Token[], from: number, at: number): boolean =>
  tokens.slice(from, at).some(({ lower }) => MONTHS.has(lower) || /^(?:x|×|\/|at)$/.test(lower));

const measure = (tokens: readonly Token[], from: number, end: number): Node => ({
  end,
  cost: 0.1,
  value: textOf(tokens, from, end).replace(/^minus\s+/, '-'),
});

function bareSpans(chart: Chart, at: number, rules: SpanRules): Node[] {
  return spansOf(chart, at, rules).map(({ end, cost }) => ({
    end,
    cost,
    value: textOf(chart.tokens, at, end),
  }));
}
