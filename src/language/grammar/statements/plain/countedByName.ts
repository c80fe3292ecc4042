/** How many there are, each by its name: "you get two folders, mobile and website", "all three transfers are "Paused"". */
import { compileRules, type Reader, type Span } from '../../../chart.js';
import { KIND_WORDS, type KindSaid } from '../../../../meaning/kinds.js';
import type { Action, Target } from '../../../../meaning/meaning.js';
import { isVerb } from '../../../lexicon/verbForms.js';
import { readCount } from '../../../lexicon/numbers.js';
import { COLOURS, STATE_WORDS } from '../../../lexicon/states.js';
import { FUNCTION_WORDS } from '../../../lexicon/words.js';
import { textOf, type Token } from '../../../tokens.js';
import type { ExpectationRule } from '../../expectations.js';
import { isOfMore } from '../../neighbours.js';
import { TEXTS } from '../../things/named.js';
import { place, type Where } from '../../things/place.js';
import { shows } from '../values.js';
import { isSaidPlainly, visible, type Aux, type Be, type Counted as Amount } from '../sayOf.js';

/** What stands in a row tells it from others, and is not what it is called. */
const roleOf = ({ role }: Target): Target =>
  role === undefined || TEXTS.has(role) || /^(?:row|item|section|article)$/.test(role) ? {} : { role };

interface OfColumn {
  amount: Amount;
  kind: KindSaid;
  column: string;
  name: string;
}

export const COUNTED_BY_NAME: readonly ExpectationRule[] = [
  // "You get two folders, mobile and website": as many names as there are things
  {
    pattern:
      '(there (now|still|again)? {be} | {actor} {aux} (now)? (get|gets|see|sees|find|finds|have|has)) (just|only|exactly)? (the)? {count} {counted:things} (in_total|altogether)? (,|:|-|–) {plainNames:names}',
    means: countedByName,
    cost: -0.5,
  },
  // "All five users are listed again: clara, jules, mira, otto and priya"
  {
    pattern:
      '(only|exactly|all|all_of_the|all_the)? {count} {counted:things} ({be} (now|still|again)? (listed|shown|displayed|visible|left|there|back|offered|suggested) | (now)? (appear|come_up|show_up|pop_up|open|fold_out|unfold|follow|drop_down)) (again|now)? (in_total|altogether)? (,|:|-|–) ({plainNames:names} | {quotedNames:names})',
    means: countedByName,
    cost: -0.6,
  },
  // "All 4 flags are in the list", "4 rows are in the table again"
  {
    pattern:
      '{amount} {counted} {be} (now|still|again|back)? (listed|shown)? (in|on|inside|within) {thing:within} (again|there|now)?',
    means: ({ amount, counted, within, ...said }: Be & Placed, span: Span) => {
      const things = place(counted, { within });
      return isSaidPlainly(said) && !isOfMore(span) && !countsOn(span) && things
        ? [{ kind: 'expectCount', things, ...amount } as Action]
        : undefined;
    },
    cost: -0.2,
  },
  // "Six rows have the status "Done""
  {
    pattern: '{amount} {kind} (now|still)? (have|has|show|shows) the {valueNoun:column} {quotedName:name}',
    means: ({ amount, kind, column, name }: OfColumn, span: Span) =>
      kind.kind === 'row' && !isOfMore(span)
        ? [
            {
              ...{ kind: 'expectCount', ...amount },
              things: { name, role: 'row', within: { name: column, role: 'column' } },
            } as Action,
          ]
        : undefined,
    cost: -0.3,
  },
  // "Only 2 are left"
  {
    pattern: '(only|just) {count} {be} (now)? (left|listed|found|left_over|remaining) {where}?',
    means: ({ count, be, where }: Be & { count: number; where?: Where }, span: Span) => {
      const things = place({ role: 'item' }, where ?? {});
      return be.negated || isOfMore(span) || things === undefined
        ? undefined
        : [{ kind: 'expectCount', things, comparison: 'exactly', count } as Action];
    },
    cost: -0.3,
  },
  // "In the table are 5 agents"
  {
    pattern: '{where} (now|still)? (is|are) {amount} {counted}',
    means: ({ where, counted, amount }: { where: Where; counted: Target; amount: Amount }, span: Span) => {
      const things = where.within && !isOfMore(span) && !countsOn(span) ? place(counted, where) : undefined;
      return things && [{ kind: 'expectCount', things, ...amount } as Action];
    },
    cost: -0.1,
  },
  // "Both tickets #1 and #2 show "Ada" as assignee": each in its row
  {
    pattern:
      'both ({nounOfMany} | {kind}) {codedNames:names} {aux} (now|still)? (show|have|contain|say) (the|a|an)? ({detailNoun})? {quotedName:text}',
    means: ({ names, text, ...said }: Aux & { names: string[]; text: string }, span: Span) =>
      isSaidPlainly(said) && names.length === 2 && endsStatement(span)
        ? names.map((name) => shows({ name, role: 'row' }, text))
        : undefined,
    cost: -0.5,
  },
  // "Both foghorn and lighthouse are listed", "… with 1/1 active targets"
  {
    pattern:
      'both {plainNames:names} {be} (now|still)? (listed|shown|displayed|visible|there|back|found) (again)? (with {quotedName:text})?',
    means: ({ names, text, ...said }: Be & { names: string[]; text?: string }, span: Span) =>
      isSaidPlainly(said) && names.length === 2 && !isOfMore(span)
        ? names.flatMap((name): Action[] => [
            visible({ name }),
            ...(text === undefined ? [] : [{ kind: 'expectTogether', words: [name, text] } as Action]),
          ])
        : undefined,
    cost: -0.4,
  },
  // "The list shows both, A and B"
  {
    pattern:
      '{thing} {aux} (now|still)? (shows|show|lists|list|has|contains) (both|both_of_them|all_of_them) (,|:) {names}',
    means: ({ thing: within, names, ...said }: Aux & { thing: Target; names: string[] }) =>
      isSaidPlainly(said) && within.each === undefined && within.role !== undefined
        ? names.map((name) => visible({ name, within }))
        : undefined,
    cost: -0.6,
  },
];

/** "… and 2 in the list" */
const countsOn = ({ tokens, to }: Span): boolean =>
  /^(?:and|or|but|,)$/.test(tokens[to]?.lower ?? '') && readCount(tokens[to + 1]?.lower ?? '') !== undefined;

interface Placed {
  amount: Amount;
  counted: Target;
  within: Target;
}

interface Counted {
  count: number;
  things: Target;
  names: string[];
}

function countedByName(
  { count, things, names, ...said }: Partial<Be & Aux> & Counted,
  { tokens, from, to }: Span,
): Action[] | undefined {
  const isPlain =
    isSaidPlainly(said) &&
    names.length === count &&
    things.within === undefined &&
    !(things.role !== 'thing' && /^\p{Ll}/u.test(things.name ?? '')) &&
    // "Two buttons, red and blue" are called something else.
    (tokens.slice(from, to).some(({ text }) => text === ':') || !names.some((name) => COLOURS.has(name)));
  // "There are two buttons, "A" and "B"": beside all the others of the page. "2 links: "A" and "B"" are all.
  const isAmongOthers =
    AMONG_OTHERS.has(things.role ?? '') &&
    !tokens
      .slice(from, to)
      .some(({ lower, text, type }) => SAYS_ALL.test(lower) || type === 'number' || text === ':');
  const counts: Action[] = isAmongOthers
    ? []
    : [{ kind: 'expectCount', things, comparison: 'exactly', count }];
  return isPlain ? [...counts, ...names.map((name) => visible({ name, ...roleOf(things) }))] : undefined;
}

const SAYS_ALL = /^(?:only|just|exactly|all|left|now|always|remain(?:ing)?|\d+)$/;
const AMONG_OTHERS: ReadonlySet<string> = new Set(['button', 'link', 'field', 'image']);

export const COUNTED_BY_NAME_READERS: Readonly<Record<string, Reader>> = {
  plainNames: compileRules([
    {
      pattern: '{plainName:one} (and|,_and|,) {plainName:other}',
      means: ({ one, other }: Record<'one' | 'other', string>) => [one, other],
    },
    {
      pattern: '{plainName:one} , {plainNames:others}',
      means: ({ one, others }: { one: string; others: string[] }) => [one, ...others],
    },
  ]),
  codedNames: compileRules([
    {
      pattern: '{codedName:one} and {codedName:other}',
      means: ({ one, other }: Record<'one' | 'other', string>) => [one, other],
    },
  ]),
  /** "#1047", "A-17", "12". */
  codedName: ({ tokens }, at) => {
    const end = tokens[at]?.text === '#' ? at + 2 : at + 1;
    const { type, text = '' } = tokens[end - 1] ?? {};
    return type === 'quoted' || /\d/.test(text) ? [{ end, cost: 0.1, value: textOf(tokens, at, end) }] : [];
  },
  /** One word, or a few with a capital letter, up to where a list goes on or ends. */
  plainName: ({ tokens }, at) => {
    const found = tokens.findIndex((token, index) => index > at && isEnd(token));
    const end = found === -1 ? tokens.length : found;
    const words = tokens.slice(at, end);
    const [first] = words;
    const isName =
      words.length === 1
        ? first?.type === 'quoted' || isNameWord(first)
        : words.length <= 4 && isProper(words);
    return isName ? [{ end, cost: 0.1 * words.length, value: textOf(tokens, at, end) }] : [];
  },
};

const isEnd = ({ type, lower }: Token): boolean =>
  type !== 'quoted' && /^(?:,|;|:|\.|and|is|are|should|must|will|be|were)$/.test(lower);

const isNameWord = (token: Token | undefined): boolean =>
  token?.type === 'word' &&
  !FUNCTION_WORDS.has(token.lower) &&
  !STATE_WORDS.has(token.lower) &&
  !KIND_WORDS.has(token.lower) &&
  !(/^\p{Ll}/u.test(token.text) && (isVerb(token.lower) || /(?:ly|ed|ing)$/.test(token.lower)));

const isProper = (words: readonly Token[]): boolean =>
  words.every(({ type }) => type === 'word' || type === 'number') &&
  /^\p{Lu}/u.test(words[0]?.text ?? '') &&
  !words.some(({ text }) => FUNCTION_WORDS.has(text));

const endsStatement = ({ tokens, to }: Span): boolean => /^\.$/.test(tokens[to]?.text ?? '.');
