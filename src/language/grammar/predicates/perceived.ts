/** What else can be perceived of a thing, and its numbers. */
import { KIND_WORDS } from '../../../meaning/kinds.js';
import type { Attribute } from '../../../meaning/meaning.js';
import type { Span } from '../../chart.js';
import { type ExpectationRule } from '../expectations.js';
import { appears } from './presence.js';
import { lasting, said, SUBJECT, visible, type Aux, type Be, type SaidPredicate } from './said.js';

/** "Shows the name "Ada"": what one reads there rather than what a screen reader says. */
const UNSEEN: ReadonlySet<Attribute> = new Set(['accessible name', 'role', 'level', 'language', 'position']);

export const PERCEIVED: readonly ExpectationRule[] = [
  [
    '{aux} (shows|show|has|have|contains|contain|displays|display) no (text|texts|words)',
    'expectEmpty',
    -0.4,
  ],
  {
    pattern:
      '{aux} (asks|asking|prompts|prompting|invites|reminds|urges) {everybody}? (to|for|if|whether) {untilEnd}',
    means: asksIfSure,
    cost: 0.3,
  },
  // ""A" and "B" remain", "the dialog stays"
  {
    pattern: '(remains|remain|stays|stay) (there|in_place)?',
    means: (_: object, span: Span) => (isLeft(span) ? visible({ negated: false }) : undefined),
    cost: 0.1,
  },
  {
    pattern: '{aux} (has|have|carries|shows|shown_with|with) (the|a|an)? {attribute} {text}',
    means: (
      { aux, attribute, text }: Aux & { attribute: Attribute; text: string },
      { tokens, from }: Span,
    ) => {
      const { negated } = aux;
      if (UNSEEN.has(attribute) && tokens.slice(from, from + 3).some(({ lower }) => lower === 'shows'))
        return undefined;
      const expectation = {
        kind: 'expectAttribute',
        target: SUBJECT,
        attribute,
        relation: 'is',
        text,
      } as const;
      return said({ ...expectation, negated, ...lasting(aux) });
    },
    cost: -0.05,
  },
  [
    '{aux} (has|have|carries|carry) (an|the)? empty {attribute}',
    'expectAttribute attribute:attribute relation:=is text:=',
  ],
  {
    pattern: '{aux} (has|have) (a|an)? popup of type {bareWord}',
    means: 'expectAttribute attribute:=popup relation:=is text:bareWord',
    cost: -0.2,
  },
  {
    pattern: '{aux} (leads|lead|points|point|links|link|goes|go) to {address}',
    means: 'expectAttribute attribute:=address relation:=is text:address',
    cost: -0.05,
  },
  {
    pattern: '{aux} (leads|lead|points|point|links|link) to {text}',
    means: 'expectAttribute attribute:=address relation:=is text:text',
  },
  {
    pattern: '{be} (called|named|labelled|labeled|titled|entitled) {text}',
    means: 'expectContent relation:=is text:text',
    cost: 0.1,
  },
  {
    pattern: '{be} (of|on|at) level {count}',
    means: "expectAttribute attribute:=level relation:=is text:'count",
  },
  {
    pattern:
      '{be} {comparison} (€|£|$)? {number} (%|percent|per_cent|€|£|$|eur|usd|gbp|chf|euro|euros|dollars|pounds|degrees|points)?',
    means: 'expectNumber comparison:comparison count:number',
  },
  // "The slider sits at 30"
  {
    pattern: '{aux} (sits|rests) at {number}',
    means: 'expectNumber comparison:=exactly count:number',
    cost: -0.15,
  },
  {
    pattern: '{aux} (exceeds|exceed) (€|£|$)? {number}',
    means: 'expectNumber comparison:=more_than count:number',
  },
  {
    pattern: '{be} (at|in) {number} (%|percent)?',
    means: 'expectNumber comparison:=exactly count:number',
    cost: -0.15,
  },
  {
    pattern: '({be} | (lies|lie|falls|ranges)) between {number} and {number:most}',
    means: 'expectNumber comparison:=between count:number most:most',
  },
  {
    pattern:
      '{aux} (goes_up|go_up|rises|rise|increases|increase|be_increased|is_increased|increased|grows|grow|has_increased|has_gone_up|is_raised|went_up) (by {howMuch:count})?',
    means: 'expectChange than:=before change:=more by:count',
    cost: -0.05,
  },
  {
    pattern:
      '{aux} (goes_down|go_down|drops|drop|decreases|decrease|be_decreased|is_decreased|be_reduced|falls|fall|shrinks|has_decreased|is_reduced|went_down) (by {howMuch:count})?',
    means: 'expectChange than:=before change:=less by:count',
  },
  {
    pattern: '{be} ({count})? (more|higher|greater|larger|bigger) than before',
    means: 'expectChange than:=before change:=more by:count',
    cost: -0.1,
  },
  {
    pattern: '{be} ({count})? (less|lower|smaller|fewer) than before',
    means: 'expectChange than:=before change:=less by:count',
    cost: -0.1,
  },
  {
    pattern:
      '{aux} (show|shows|has|have|display|displays) (a|the)? (value|number|amount|total|count)? (that_is)? ({count})? (higher|greater|larger|bigger|more) than before',
    means: 'expectChange than:=before change:=more by:count',
    cost: -0.1,
  },
  {
    pattern: '{be} (unchanged|the_same_as_before|as_before|the_same)',
    means: ({ be }: Be) =>
      said({
        kind: 'expectChange',
        target: SUBJECT,
        than: 'before',
        change: be.negated ? 'different' : 'the same',
      }),
  },
  {
    pattern: '{be} (changed|altered)',
    means: ({ be }: Be, { tokens, to }: Span) =>
      be.negated &&
      be.able !== true &&
      be.lasting !== true &&
      (tokens[to] === undefined || tokens[to].type === 'mark')
        ? said({ kind: 'expectChange', target: SUBJECT, than: 'before', change: 'the same' })
        : undefined,
  },
  {
    pattern: "(has_not|hasn't|have_not|haven't|did_not|didn't) (changed|change) (at_all)?",
    means: () => said({ kind: 'expectChange', target: SUBJECT, than: 'before', change: 'the same' }),
    cost: -0.2,
  },
  {
    pattern: '(has|have) (now)? changed',
    means: () => said({ kind: 'expectChange', target: SUBJECT, than: 'before', change: 'different' }),
    cost: -0.2,
  },
  { pattern: '{aux} shows what {thing} shows', means: 'expectSame other:thing', cost: -0.2 },
];

/**
 * "Whether I am sure", "for confirmation", "if I really want to": what a dialog asks. "To create an account" would be lost, unless
 * its name tells which one it is.
 */
function asksIfSure(said: Aux, span: Span): SaidPredicate | undefined {
  const words = span.tokens.slice(span.from, span.to).map(({ lower }) => lower);
  const isSure =
    /^(?:sure|certain|confirm|confirmation)$/.test(words.at(-1) ?? '') || words.includes('really');
  const isNamed = span.tokens[span.from - 1]?.type === 'quoted';
  return isSure || isNamed ? appears(said, span) : undefined;
}

/** Something named or of a kind; "one "tea" stays" says how many. */
function isLeft({ tokens, from, to }: Span): boolean {
  const [before, subject] = [tokens[from - 2]?.lower ?? '', tokens[from - 1]];
  const isOne = subject?.type === 'quoted' || (KIND_WORDS.has(subject?.lower ?? '') && !isNone(tokens, from));
  const isCounted = /^(?:one|two|three|\d+|both|only)$/.test(before);
  return isOne && !isCounted && /^(?:|[,.;]|and|while|but)$/.test(tokens[to]?.lower ?? '');
}

/** "No unread messages remain" */
const isNone = (tokens: Span['tokens'], to: number): boolean =>
  tokens.slice(0, to).some(({ lower }) => /^(?:no|none|neither|only)$/.test(lower));
