/** What an entry tells, and of whom: "there is one note, "Nice" by olga", "the last row reads 2024-02-07, Music school, 60", "the history lists an edit by Rowan at the top". */
import { compileRules, type Reader, type Span } from '../../../chart.js';
import type { Action, Target } from '../../../../meaning/meaning.js';
import { isVerb } from '../../../lexicon/verbForms.js';
import { STATUSES } from '../../../lexicon/statuses.js';
import { FINITE, FUNCTION_WORDS } from '../../../lexicon/words.js';
import { textOf, type Token } from '../../../tokens.js';
import type { ExpectationRule } from '../../expectations.js';
import { goesOn, isOfMore } from '../../neighbours.js';
import { place, type Where } from '../../things/place.js';
import { shows } from '../values.js';
import { isSaidPlainly, visible, type Aux, type Be } from '../sayOf.js';

const ONE = 'there (now|still|again)? {be} (exactly|only|just)? (one|1) {counted:things}';
const FROM = '(by|from|of|on|dated)';

export const ENTRIES_TOLD: readonly ExpectationRule[] = [
  // "There is one comment, "Works nicely!" by olga from April 26, 2024"
  {
    pattern: `${ONE} (left)? (,|:|-|–) {quotedName:name} ${FROM} {detailSaid:first} (,)? (${FROM} {detailSaid:second})?`,
    means: oneSaid,
    cost: -0.5,
  },
  // "Below the post there is "1 comment" by Ada: "Nice path""
  {
    pattern:
      '({where} (,)?)? there (now|still|also)? {be} {quotedName:name} by {detailSaid:whom} (:|,) {quotedName:text}',
    means: ({ where, name, whom, text, ...said }: Be & Written, span: Span) => {
      const [seen, read] = [place({ name }, where ?? {}), place({ name: text }, where ?? {})];
      return isSaidPlainly(said) && !goesOn(span) && !isOfMore(span) && seen && read
        ? [visible(seen), visible(read), { kind: 'expectTogether', words: [whom, text] }]
        : undefined;
    },
    cost: -0.5,
  },
  // "Showing 1 to 10 of 57 entries": a table says so.
  {
    pattern:
      'showing {number} (to|-|–) {number:to} of {number:of} (entries|results|items|rows|records|products)',
    means: (_: object, { tokens, from, to }: Span) => [visible({ name: textOf(tokens, from, to) })],
    cost: -0.6,
  },
  // "First row: Wi-Fi drops in room B"
  {
    pattern: '{isNoted} (the)? {ordinal} (row|entry|result|item|line) : {restOfLine:text}',
    means: ({ ordinal, text }: { ordinal: number | 'last'; text: string }, { tokens, from, to }: Span) => {
      const isRow = tokens.slice(from, to).some(({ lower }) => lower === 'row');
      return [shows({ role: isRow ? 'row' : 'item', ordinal }, text)];
    },
    cost: -0.4,
  },
  // "The content of the file is shown, with a line "Beetroot,April""
  {
    pattern:
      '(the|its)? (content|contents|text|source) (of (the|this|that) ({nounOfOne} | {noun} | {kind}))? {be} (now)? (shown|displayed|visible) (,)? with (a|the) (line|row|sentence|word) {quotedName:name}',
    means: ({ name, ...said }: Be & { name: string }, span: Span) =>
      isSaidPlainly(said) && !goesOn(span) && !isOfMore(span) ? [visible({ name })] : undefined,
    cost: -0.4,
  },
  // "The last row reads 2024-02-07, Music school, 60"
  {
    pattern: '{thing} {aux} (now)? (reads|read|says|say|shows|show) {cellsSaid:cells}',
    means: ({ thing, cells, ...said }: Aux & { thing: Target; cells: string[] }) =>
      isSaidPlainly(said) && isOneEntry(thing) ? cells.map((text) => shows(thing, text)) : undefined,
    cost: -0.3,
  },
  // "The last message is "Hello" and was written by mira"
  {
    pattern:
      '{thing} (is|reads|says) (now)? {quotedName:text} (and|,_and|,) (it)? (was|is|has_been)? (written|sent|posted|added|created|made|left) by {detailSaid:whom}',
    means: ({ thing, text, whom }: { thing: Target; text: string; whom: string }, span: Span) =>
      isOneEntry(thing) && !isOfMore(span) ? [shows(thing, text), shows(thing, whom)] : undefined,
    cost: -0.4,
  },
  // "The history lists an edit by Rowan at the top, with "July added" in the summary"
  {
    pattern: `{thing:list} {aux} (now|also)? (lists|list|shows|show|has|contains) (a|an|the) ({nounOfOne} | {kind}) (by|from|of) {detailSaid:whom} (at_the_top|on_top|first|at_the_very_top) ((,)? with {quotedName:text} (in|as|for) (the|its) {noun})?`,
    means: ({ list, whom, text, ...said }: Aux & Topmost, span: Span) => {
      if (!isSaidPlainly(said) || isOfMore(span) || goesOn(span)) return undefined;
      const holds = /^(?:list|table|section)$/.test(list.role ?? '');
      const role = list.role === 'table' ? 'row' : 'item';
      const first: Target = { role, ordinal: 1, ...(holds && { within: list }) };
      return [
        ...(holds || list.name === undefined ? [] : [visible(list)]),
        ...[whom, ...(text === undefined ? [] : [text])].map((one) => shows(first, one)),
      ];
    },
    cost: -0.4,
  },
];

interface Written {
  where?: Where;
  name: string;
  whom: string;
  text: string;
}

interface Topmost {
  list: Target;
  whom: string;
  text?: string;
}

interface OneSaid extends Be {
  things: Target;
  within?: Target;
  name: string;
  first?: string;
  second?: string;
}

/** As many as there are is counted; of whom the one is, stands beside it. */
function oneSaid(
  { things, within, name, first, second, ...said }: OneSaid,
  span: Span,
): Action[] | undefined {
  if (!isSaidPlainly(said) || goesOn(span) || isOfMore(span) || things.within !== undefined) return undefined;
  return [
    {
      kind: 'expectCount',
      things: { ...countedOf(things, span), ...(within && { within }) },
      ...{ comparison: 'exactly', count: 1 },
    },
    visible({ name, ...(within && { within }) }),
    ...[first, second].flatMap((detail): Action[] =>
      detail === undefined ? [] : [{ kind: 'expectTogether', words: [name, detail] }],
    ),
  ];
}

/** "One note" is no message of the page. */
const countedOf = (things: Target, { tokens, from, to }: Span): Target =>
  things.role === 'message' && tokens.slice(from, to).some(({ lower }) => lower === 'note')
    ? { name: 'notes', role: 'thing' }
    : things;

/** "The last row", "the latest comment": one, by its place. */
const isOneEntry = ({ name, role, ordinal, each }: Target): boolean =>
  ordinal !== undefined &&
  each === undefined &&
  (/^(?:row|item|message|article|section)$/.test(role ?? '') || (role === 'thing' && name === undefined));

export const ENTRY_READERS: Readonly<Record<string, Reader>> = {
  detailSaid: compileRules([{ pattern: '{detailText}' }, { pattern: '{handle}' }]),
  listNoun: compileRules([
    { pattern: 'result|results|list', means: (): Target => ({ role: 'list' }) },
    { pattern: 'table', means: (): Target => ({ role: 'table' }) },
  ]),
  /** It begins the step. */
  isNoted: (_, at) => (at === 0 ? [{ end: 0, cost: 0, value: '' }] : []),
  /** All words of the step that are left, where they are one text. */
  restOfLine: ({ tokens }, at) => {
    const end = tokens.at(-1)?.text === '.' ? tokens.length - 1 : tokens.length;
    const words = tokens.slice(at, end);
    return isTitle(words) ? [{ end, cost: 0.1, value: textOf(tokens, at, end) }] : [];
  },
  /** "olga", and nothing more of the name behind it. */
  handle: ({ tokens }, at) => {
    const [{ type, text, lower } = { type: '', text: '', lower: '' }, next] = tokens.slice(at, at + 2);
    return type === 'word' &&
      /^\p{Ll}[\p{Ll}\d._-]+$/u.test(text) &&
      !FUNCTION_WORDS.has(lower) &&
      isBoundary(next)
      ? [{ end: at + 1, cost: 0.2, value: text }]
      : [];
  },
  /** "Only priya remains": one, and so no sort of things. */
  loneName: (chart, at) => {
    const [word, next] = chart.tokens.slice(at, at + 2);
    const isSort = word === undefined || SORTS.test(word.lower) || STATUSES.includes(word.lower);
    return /^(?:remains|stays|is)$/.test(next?.lower ?? '') && !isSort ? chart.read('handle', at) : [];
  },
  /** Two at least: each a number, a date, what is quoted, or a few words with a capital letter. */
  cellsSaid: ({ tokens }, at) => {
    const ends = tokens.findIndex(({ text }, index) => index >= at && /^[;.]$/.test(text));
    const end = ends === -1 ? tokens.length : ends;
    const cells = split(tokens, at, end);
    const isList =
      cells.length > 1 &&
      cells.every(([from, to]) => isCell(tokens.slice(from, to))) &&
      !cells.every(([from]) => tokens[from]?.type === 'quoted');
    return isList
      ? [{ end, cost: 0.1 * cells.length, value: cells.map(([from, to]) => textOf(tokens, from, to)) }]
      : [];
  },
};

/** "Printer jam in room 2", and neither what is done nor another statement. */
const isTitle = (words: readonly Token[]): boolean =>
  words.length > 1 &&
  words.length < 10 &&
  /^\p{Lu}/u.test(words[0]?.text ?? '') &&
  !isVerb(words[0]?.lower ?? '') &&
  words.every(({ type, text }) => type === 'word' || type === 'number' || /^[-'’#]$/.test(text)) &&
  !words.some(({ lower }) => FINITE.has(lower) || /^(?:is|are|was|not|no|only|and|or|then)$/.test(lower));

function split(tokens: readonly Token[], from: number, end: number): [from: number, to: number][] {
  const found = tokens.findIndex(
    ({ type, text }, at) => at >= from && at < end && type === 'mark' && text === ',',
  );
  if (found === -1) return [[from, end]];
  const next = tokens[found + 1]?.lower === 'and' ? found + 2 : found + 1;
  return [[from, found], ...split(tokens, next, end)];
}

const isBoundary = (token: Token | undefined): boolean =>
  token === undefined || /^(?:[,.;]|from|on|at|with|and|is|remains|stays)$/.test(token.lower);

const isCell = (words: readonly Token[]): boolean =>
  words.length > 0 &&
  words.length < 5 &&
  (words[0]?.type === 'quoted' ? words.length === 1 : /^[\p{Lu}\d€£$-]/u.test(words[0]?.text ?? '')) &&
  !words.some(
    ({ lower, type }) => type === 'word' && (FINITE.has(lower) || /^(?:and|or|not|no|but|then)$/.test(lower)),
  );

/** They tell which are left, and name none. */
const SORTS = /s$|^(?:mine|yours|unread|read|yesterday|today|half|admin|new|old|open|draft|active|empty)$/;
