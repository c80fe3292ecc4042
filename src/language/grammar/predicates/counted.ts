/** What is counted: "3 rows", "14 transactions", "2 rows with the status "Open"". */
import { isVerb } from '../../lexicon/verbForms.js';
import { compileRules, type Reader, type Span } from '../../chart.js';
import type { KindSaid } from '../../../meaning/kinds.js';
import type { Target } from '../../../meaning/meaning.js';
import type { StateSaid } from '../../lexicon/states.js';
import { textOf } from '../../tokens.js';
import { isOfMore } from '../neighbours.js';

/** "Three views are listed": what the application itself calls so; counted by its kind it would be the page that is open. */
const COUNTED_BY_NAME = /^(?:pages|views|screens|texts)$/;

const ofState = ({ state: { state, negated }, kind }: { state: StateSaid; kind: KindSaid }) =>
  negated ? undefined : { role: kind.kind, state };

interface Told {
  kind: KindSaid;
  name: string;
  column?: string;
}

/** Of a row or entry, what stands in it tells it from others; of a row, in which column. */
const toldBy = ({ kind }: KindSaid, name: string, column?: string): Target | undefined =>
  kind === 'row' || (kind === 'item' && column === undefined)
    ? { name, role: kind, ...(column !== undefined && { within: { name: column, role: 'column' } }) }
    : undefined;

export const COUNTED_READERS: Readonly<Record<string, Reader>> = {
  counted: compileRules([
    {
      pattern: '{kind}',
      means: ({ kind }: { kind: KindSaid }, { tokens, from, to }: Span) => {
        const name = textOf(tokens, from, to).toLowerCase();
        return COUNTED_BY_NAME.test(name) ? { name, role: 'thing' } : { role: kind.kind };
      },
    },
    {
      pattern: '{quotedName} {levelHeading}',
      means: ({ levelHeading: level, quotedName: name }: { levelHeading: number; quotedName: string }) => ({
        ...{ name, role: 'heading', level },
      }),
      cost: -0.1,
    },
    {
      pattern: '{levelHeading} {quotedName}?',
      means: ({ levelHeading: level, quotedName: name }: { levelHeading: number; quotedName?: string }) => ({
        ...(name !== undefined && { name }),
        ...{ role: 'heading', level },
      }),
      cost: -0.1,
    },
    {
      pattern: '{name} {kind}',
      means: ({ name, kind }: { name: string; kind: KindSaid }) => ({ name, role: kind.kind }),
      cost: 0.1,
    },
    // "No login form", "no delete icon": a verb tells which one it is.
    {
      pattern: '{plainWord:name} {strongKind:kind}',
      means: ({ name, kind }: { name: string; kind: KindSaid }, { tokens, from }: Span) =>
        isVerb(name) && /^(?:no|any)$/.test(tokens[from - 1]?.lower ?? '')
          ? { name, role: kind.kind }
          : undefined,
      cost: 0.2,
    },
    // "No button Save", "no error "Not found""
    {
      pattern:
        '{strongKind:kind} (called|named|labelled|labeled|titled|saying)? ({quotedName:name} | {capitalName:name})',
      means: ({ name, kind }: { name: string; kind: KindSaid }) =>
        kind.isPlural ? undefined : { name, role: kind.kind },
      cost: -0.1,
    },
    // "14 transactions": what the page itself calls so.
    {
      pattern: '{nounOfMaybeMany:name}',
      means: ({ name }: { name: string }) => ({ name, role: 'thing' }),
      cost: 0.15,
    },
    // "2 rows with the status "Open"": told by what stands in them.
    {
      pattern:
        '{kind} (with|showing|that_show|which_show) (the (text|word|value|name|title|label))? {quotedName:name}',
      means: ({ kind, name }: Told, span: Span) => (isOfMore(span) ? undefined : toldBy(kind, name)),
      cost: -0.1,
    },
    {
      pattern: '{kind} with (the)? {valueNoun:column} {quotedName:name}',
      means: ({ kind, name, column }: Told, span: Span) =>
        isOfMore(span) ? undefined : toldBy(kind, name, column),
      cost: -0.1,
    },
    {
      pattern: '{kind} with {quotedName:name} in (the|its|their)? {name:column} column',
      means: ({ kind, name, column }: Told) => toldBy(kind, name, column),
      cost: -0.2,
    },
    {
      pattern: '{kind} (in|with) (the|a|an)? {state} state',
      means: ofState,
      cost: -0.2,
    },
    { pattern: '{kind} (that|which) (is|are) {state}', means: ofState, cost: -0.2 },
    {
      pattern: '{state} {kind}',
      means: ofState,
      cost: 0.1,
    },
  ]),
};
