/** How many there are of what is called in several words: "the overview shows 9 open orders and 1 return". */
import { compileRules, type Reader, type Span } from '../../chart.js';
import { isVerb } from '../../lexicon/verbForms.js';
import { readCount } from '../../lexicon/numbers.js';
import { KIND_WORDS, type Kind, type KindSaid } from '../../../meaning/kinds.js';
import type { Action, Target } from '../../../meaning/meaning.js';
import { type ExpectationRule } from '../expectations.js';
import { isOfMore } from '../neighbours.js';
import { textOf, type Token } from '../../tokens.js';
import { one, visible, type Aux, type Be, type Counted } from './sayOf.js';

interface Named {
  count: number;
  noun: string;
}

const SHOWS = '(shows|show|lists|list|displays|display|says|say|has|gives|counts)';
const AREA = '(the|this|my)? (start|home|main|landing)? (page|screen|overview|dashboard|summary|homepage)';

const LINES: ReadonlySet<Kind> = new Set<Kind>(['row', 'item', 'section', 'article', 'option']);

export const COUNTS_SHOWN: readonly ExpectationRule[] = [
  // "The log contains at least one entry for "key revoked""
  {
    pattern:
      '{thing:within} {aux} (now|still)? (contains|contain|has|have|shows|show|lists|list) {amount} {kind} (for|about|of|on|with|by|from|called|named|titled) {quotedName:name}',
    means: (
      {
        aux,
        within,
        amount,
        kind,
        name,
      }: Aux & { within: Target; amount: Counted; kind: KindSaid; name: string },
      span: Span,
    ) =>
      aux.negated || aux.lasting === true || isOfMore(span) || !LINES.has(kind.kind)
        ? undefined
        : one({ kind: 'expectCount', things: { name, role: kind.kind, within }, ...amount }),
    cost: -0.3,
  },
  {
    pattern: `(${AREA} | {thing:within}) {aux} (now|also)? ${SHOWS} {namedCounts:counts}`,
    means: ({ aux, within, counts }: Aux & { within?: Target; counts: Named[] }, span: Span) =>
      aux.negated || aux.lasting === true || isOfMore(span) || !isPlace(within)
        ? undefined
        : [...(within ? [visible(within)] : []), ...counts.map(together)],
    cost: -0.6,
  },
  {
    pattern: '(there (now|still|also)? {be} | {actor} {aux} (see|sees)) {namedCounts:counts}',
    means: ({ be, aux, counts }: Partial<Be & Aux> & { counts: Named[] }, span: Span) =>
      (be ?? aux)?.negated === true || isOfMore(span) || counts.length < 2 ? undefined : counts.map(together),
    cost: -0.4,
  },
];

/** In a row, a list or a dialog the noun may be that of a kind of things in it. */
const isPlace = (within?: Target): boolean =>
  within === undefined || (within.each === undefined && /^(?:section|table|region)$/.test(within.role ?? ''));

/** "9" and "open orders", one beside the other. */
const together = ({ count, noun }: Named): Action => ({
  kind: 'expectTogether',
  words: [String(count), noun],
});

export const COUNTS_SHOWN_READERS: Readonly<Record<string, Reader>> = {
  /** At least one of them in more words than one: what a single word names is counted. */
  namedCounts: compileRules([
    {
      pattern: '{namedCountsOrOne:counts}',
      means: ({ counts }: { counts: Named[] }) =>
        counts.some(({ noun }) => noun.includes(' ')) ? counts : undefined,
    },
  ]),
  namedCountsOrOne: compileRules([
    { pattern: '{namedCount}', means: ({ namedCount }: { namedCount: Named }) => [namedCount] },
    {
      pattern: '{namedCount} (and|,|,_and) {namedCountsOrOne:others}',
      means: ({ namedCount, others }: { namedCount: Named; others: Named[] }) => [namedCount, ...others],
    },
  ]),
  namedCount: ({ tokens }, at) => {
    const count = readCount(tokens[at]?.lower ?? '');
    const found = tokens.findIndex(({ lower }, index) => index > at && /^(?:,|;|and)$/.test(lower));
    const end = found === -1 ? tokens.length : found;
    const words = tokens.slice(at + 1, end);
    return count !== undefined && isNoun(words)
      ? [{ end, cost: 0.1, value: { count, noun: textOf(tokens, at + 1, end) } }]
      : [];
  },
};

/** "Open orders", "books out on loan": an adjective and a noun, or a noun and where it is. */
function isNoun(words: readonly Token[]): boolean {
  const isPlain = words.every(({ type, text }) => type === 'word' && /^[\p{Ll}-]+$/u.test(text));
  const said = words.map(({ lower }) => lower);
  return (
    isPlain &&
    said.length > 0 &&
    said.length < 5 &&
    !said.some((word) => NO_PART.test(word) || KIND_WORDS.has(word)) &&
    !/^(?:in|on|out|of|at|for|to)$/.test(said.at(-1) ?? '') &&
    (said.length === 1 || !isVerb(said.at(-1) ?? '') || /(?:s|ing|ed)$/.test(said.at(-1) ?? ''))
  );
}

const NO_PART =
  /^(?:the|a|an|them|these|those|is|are|was|were|has|have|with|without|that|which|who|more|less|fewer|most|least|times?|each|every|all|both|seconds?|minutes?|hours?|days?|characters?|by|from|left|total|new|other|than|in|page|again|now|here|there|shown|displayed|visible|listed|found)$/;
