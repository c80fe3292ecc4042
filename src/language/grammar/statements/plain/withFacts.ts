/** Entries by what they tell: "a row "returns" of type "fanout" is listed", "the list has 1 entry with the payee "Ada" and "250" in the "Deposit" column". */
import { compileRules, type Reader, type Span } from '../../../chart.js';
import { KIND_WORDS, type KindSaid } from '../../../../meaning/kinds.js';
import type { Action, Target } from '../../../../meaning/meaning.js';
import type { ExpectationRule } from '../../expectations.js';
import { saysNoMore } from '../../neighbours.js';
import { place, type Where } from '../../things/place.js';
import { LISTING } from '../ofLists.js';
import { isSaidPlainly, visible, type Aux, type Be } from '../sayOf.js';
import { shows } from '../values.js';

interface Fact {
  text: string;
  column?: string;
}

interface Named {
  kind?: KindSaid;
  name: string;
  text: string;
  where?: Where;
}

const THERE = '(now|still|again)? (listed|shown|displayed|visible|there)?';
const THE_ONE = '{kind:kind} | {nounOfOne} | user | person';

export const WITH_FACTS: readonly ExpectationRule[] = [
  // "The currency of Delta Garden Supply is EUR"
  {
    pattern:
      'the ({detailNoun:detail} | {noun:detail}) of {properSpan:name} {be} (now|still|again)? {properWord:text}',
    means: ({ detail, name, text, be }: Be & Record<'detail' | 'name' | 'text', string>, span: Span) =>
      isSaidPlainly({ be }) && saysNoMore(span) && !/ (?:and|or) /.test(`${name} ${text}`)
        ? [shows({ name: detail, within: { name } }, text)]
        : undefined,
    cost: -0.4,
  },
  // "A row "returns" of type "fanout" is in the table"
  {
    pattern: `(a|an|the)? (${THE_ONE}) {quotedName:name} (of|with) (the)? {detailNoun} {quotedName:text} {be} ${THERE} {where}?`,
    means: (said: Be & Named, span: Span) => (isAlone(said, span) ? named(said) : undefined),
    cost: -0.5,
  },
  {
    pattern: `there {be} (now|still|also)? (a|an) (${THE_ONE}) {quotedName:name} (of|with) (the)? {detailNoun} {quotedName:text} {where}?`,
    means: (said: Be & Named, span: Span) => (isAlone(said, span) ? named(said) : undefined),
    cost: -0.5,
  },
  // "The column "Visits" shows "31" for "Ada""
  {
    pattern:
      '(the)? column {quotedName:column} {aux} (now)? (shows|has|says|reads|contains) ({quotedName:text} | {amountValue:text}) (for|beside|in_the_row_of) {quotedName:name}',
    means: ({ column, text, name, ...said }: Aux & Named & { column: string }, span: Span) =>
      isAlone(said, span)
        ? [shows({ name: column, role: 'cell', within: { name, role: 'row' } }, text)]
        : undefined,
    cost: -0.6,
  },
  // "The latest entry under "Activity" is "Ada joined""
  {
    pattern:
      'the (latest|newest|most_recent) (entry|item|activity|event|log_entry) {where} {aux} (is|reads|says|shows) (now)? {quotedName:text}',
    means: ({ text, where = {}, ...said }: Aux & Named, span: Span) => {
      const entry = isListed(where) ? place({ role: 'item', ordinal: 1 }, where) : undefined;
      return isAlone(said, span) && entry ? [shows(entry, text)] : undefined;
    },
    cost: -0.5,
  },
  // "No file has been chosen for the "Logo""
  {
    pattern:
      'no (file|files|image|picture|photo) (is|are|has_been|have_been|was) (chosen|selected|attached|uploaded|picked) (yet)? (for|in|under) {field:thing}',
    means: ({ thing: target }: { thing: Target }, span: Span) =>
      isAlone({}, span) && isField(target)
        ? [{ kind: 'expectEmpty', target, negated: false } as Action]
        : undefined,
    cost: -0.5,
  },
  // "The list contains 1 entry with the payee "Ada" and "250.00" in the "Deposit" column"
  {
    pattern: `{thing:within} {aux} (now|only)? (contains|has|lists|shows) (exactly|just|only)? (one|1|a_single) (${THE_ONE}) (with|having) {rowFacts:facts}`,
    means: ({ within, kind, facts, ...said }: Aux & { within: Target; facts: Fact[] } & Of, span: Span) =>
      isAlone(said, span) && LISTING.has(within.role ?? '') && isEntry(kind) && facts.length > 1
        ? single({ role: kind?.kind ?? (within.role === 'table' ? 'row' : 'item'), within }, facts)
        : undefined,
    cost: -0.6,
  },
];

export const WITH_FACTS_READERS: Readonly<Record<string, Reader>> = {
  rowFact: compileRules([
    {
      pattern: '(the|a|an|its)? ({detailNoun} | {noun:noun}) {quotedName:text}',
      means: ({ text, noun = '' }: Fact & { noun?: string }): Fact | undefined =>
        KIND_WORDS.has(noun) || /^colou?r$/.test(noun) ? undefined : { text },
    },
    { pattern: '{quotedName:text} (in|under) {column}', means: (fact: Fact): Fact => fact },
  ]),
  rowFacts: compileRules([
    {
      pattern: '{rowFact:one} ((,|and|,_and) {rowFacts:more})?',
      means: ({ one, more = [] }: { one: Fact; more?: Fact[] }) => [one, ...more],
    },
  ]),
};

interface Of {
  kind?: KindSaid;
}

const isAlone = (said: Partial<Be & Aux>, span: Span): boolean => isSaidPlainly(said) && saysNoMore(span);

/** Where the newest stands first: in a list, or below its title. */
const isListed = ({ within, beside }: Where): boolean =>
  within === undefined
    ? beside?.relation === 'under' && beside.thing.name !== undefined
    : /^(?:list|table|log|feed|section)$/.test(within.role ?? '');

const isField = ({ name, role }: Target): boolean =>
  name !== undefined && (role === undefined || role === 'field');

const isEntry = (kind: KindSaid | undefined): boolean =>
  kind === undefined || /^(?:row|item|section|article|option)$/.test(kind.kind);

/** It is there, and what is told of it stands in its row. */
function named({ kind, name, text, where = {} }: Named): Action[] | undefined {
  const { within, ...elsewhere } = where;
  if (!isEntry(kind) || Object.keys(elsewhere).length > 0) return undefined;
  const entry: Target = { name, role: kind?.kind ?? 'row', ...(within && { within }) };
  return [visible(entry), shows(entry, text)];
}

/** There is no other, and it shows each of them. */
const single = (things: Target, facts: readonly Fact[]): Action[] => [
  { kind: 'expectCount', things, comparison: 'exactly', count: 1 },
  ...facts.map(({ text, column }) =>
    shows(
      column === undefined
        ? { ...things, ordinal: 1 }
        : { name: column, role: 'cell', within: { ...things, ordinal: 1 } },
      text,
    ),
  ),
];
