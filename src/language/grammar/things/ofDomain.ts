/** Things by the nouns of what an application is about: "the second booking", "the ticket no. 12", "the Overdue filter". */
import type { Rule, Span } from '../../chart.js';
import type { KindSaid } from '../../../meaning/kinds.js';
import type { Position, Target } from '../../../meaning/meaning.js';
import { findSaidKey } from '../../lexicon/keys.js';
import { AROUND_VERBS } from '../auxiliaries.js';
import { goesOn } from '../neighbours.js';
import { inColumn, named, nthOf, ofMany } from './named.js';
import type { SaidTarget } from './place.js';

const called = ({ quotedName: name }: { quotedName: string }): SaidTarget => ({ name });

export const OF_DOMAIN: readonly Rule[] = [
  // "The list of bank accounts"
  {
    pattern: '{det}? {listKind:kind} of (the|all|my|our)? {plainWord:first} {nounOfMany:second}',
    means: ({ kind, first, second }: { kind: KindSaid; first: string; second: string }) =>
      /s$/.test(first) ? undefined : ofMany({ kind, name: `${first} ${second}` }),
    cost: 0,
  },
  {
    pattern: '{det}? table of contents',
    means: (): SaidTarget => ({ name: 'table of contents' }),
    cost: -0.3,
  },
  {
    pattern: '{det}? (conversation|chat|thread|discussion) (with|about) {quotedName}',
    // "With "Ben" and "Cem"": one that both are in.
    means: (said: { quotedName: string }, span: Span) => (goesOn(span) ? undefined : called(said)),
    cost: 0.1,
  },
  // A key of a store, other than one of the keyboard.
  {
    pattern: '{det} key {quotedName}',
    means: (said: { quotedName: string }) => (findSaidKey(said.quotedName) ? undefined : called(said)),
    cost: 0.1,
  },
  // "Pick order "#1042"": such a name tells that it isn't how things are ordered.
  {
    pattern: '{det}? order {quotedName}',
    means: (said: { quotedName: string }, { tokens, from }: Span) =>
      !tokens.slice(Math.max(from - 2, 0), from).some(({ lower }) => lower === 'in') &&
      /^#?(?:\p{Lu}{1,5}[- ]?)?\d[\d-]*$/u.test(said.quotedName)
        ? called(said)
        : undefined,
    cost: 0.1,
  },
  // "The row of the order "FJ-1014"", "the card of the ticket "A-1""
  {
    pattern:
      '{det}? {ordinal}? {fluff}? {kind} (of|for|with|showing) (the|a)? {nounOfOne:noun} {quotedName:name}',
    means: ({ kind, ...said }: { kind: KindSaid; name: string }) =>
      kind.isPlural || !/^(?:row|section|item|article)$/.test(kind.kind)
        ? undefined
        : named({ ...said, kind }),
    cost: 0.05,
  },
  // "An empty state with the text "No results""
  {
    pattern:
      '(a|an|the) (empty_state|empty-state) (message)? (with (the)? (text|message|title|heading)? | saying | reading | that_says | :)? {quotedName}',
    means: called,
    cost: -0.2,
  },
  // "A warning dialog titled "Interaction detected"": which kind of dialog it is its title tells.
  {
    pattern:
      '(a|an|the) {plainWord} {strongKind:kind} (called|named|labelled|labeled|titled|headed|saying|reading|that_says|that_reads | with the (text|title|name|heading|words|label)) {quotedName:name}',
    means: named,
    cost: 0.1,
  },
  // "The row with the Id 2": of an amount the column must be told.
  {
    pattern: `{det}? {ordinal}? {fluff}? {kind} (with|having) (the|an|a)? ({valueNoun:column} | {properWord:column}) (of)? {amountValue:name}`,
    means: inColumn,
    cost: -0.2,
  },
  {
    pattern: `{det}? {ordinal}? {fluff}? {kind} (with the {quotedName:column} | (whose|where) (the)? ({quotedName:column} | {valueNoun:column}) is) ({quotedName:name} | {amountValue:name})`,
    means: inColumn,
    cost: -0.2,
  },
  // "The little gear (its tooltip says "Settings")", "the moon icon ("Dark mode")": the quotation is its name
  {
    pattern:
      '(the|a|an) {fluff}? ({plainWord} | {name:other}) (icon|button|symbol|link)? \\( ((its|with_the|the)? (tooltip|tip|label|title|hover_text) (says|is|reads|:)?)? {quotedName:name} \\)',
    means: ({ name }: { name: string }): Target => ({ name }),
    cost: -0.4,
  },
  // "The second booking": whatever is listed there.
  { pattern: '{det} {ordinal} {fluff}? {nounOfOne} (shown|listed|displayed)?', means: nthOf, cost: 0.25 },
  { pattern: '{ordinal} {nounOfOne}', means: nthOf, cost: 0.3 },
  // "The left sidebar"
  ...(['left', 'right'] as const).map((side): Rule => ({
    pattern: `(the|a|this)? (${side}|${side}-hand) sidebar`,
    means: (): Target => ({ role: 'sidebar', at: side }),
    cost: -0.3,
  })),
  // "In the left list", "the right-hand column"
  ...(['left', 'right'] as const).flatMap((side) =>
    Object.entries({ list: 'list', column: 'section', pane: 'section' } as const).map(
      ([word, role]): Rule => ({
        pattern: `(the|this) (${word === 'column' ? '' : `${side}|`}${side}-hand) ${word}`,
        means: (): Target => ({ role, at: side }),
        cost: 0.1,
      }),
    ),
  ),
  // "The upper form": what is large enough to lie above another one
  ...Object.entries({ top: 'upper | uppermost | topmost', bottom: 'lower | lowermost' }).map(
    ([at, words]): Rule => ({
      pattern: `(the|this) (${words}) {kind}`,
      means: ({ kind }: { kind: KindSaid }) =>
        /^(?:form|table|list|section|toolbar|drop-down)$/.test(kind.kind) && !kind.isPlural
          ? named({ kind, at: at as Position })
          : undefined,
      cost: 0.1,
    }),
  ),
  ...['items', 'rows', 'results', 'entries', 'records', 'lines'].map((things): Rule => ({
    pattern: `({det})? (number of)? ${things}_per_page`,
    means: (): Target => ({ name: `${things} per page` }),
    cost: -0.3,
  })),
  // "To the left of the number of days": of the field for it.
  {
    pattern: 'the number of {nounOfMany:name}',
    means: ({ name }: { name: string }, { tokens, from }: Span) =>
      /^(?:of|to|beside|near)$/.test(tokens[from - 1]?.lower ?? '') ? { name } : undefined,
    cost: 0.1,
  },
  // A text of several lines is written there, other than in a field.
  {
    pattern: '(the|this|that|a) (large|big|main|empty)? (text_area|textarea)',
    means: (): Target => ({ role: 'editor' }),
    cost: -0.1,
  },
  // "The number on the bell": what counts there.
  {
    pattern:
      'the (red|green|blue|orange|small|little)? (number|counter|count|badge|bubble) (on|at|over) {thing}',
    means: ({ thing: within }: { thing: SaidTarget }) =>
      within.ref === undefined ? { role: 'badge', within } : undefined,
    cost: 0.05,
  },
  { pattern: '{det}? {terms:name}', means: ({ name }: { name: string }) => ({ name }), cost: -0.2 },
  // What a page says of itself.
  { pattern: '{pageOf}', cost: -0.3 },
  // "Order 1003 is shown", but not "order 200 tents".
  {
    pattern: '{groupNoun} {digits:name}',
    means: ({ name }: { name: string }, { tokens, to }: Span) =>
      name.length > 2 && (tokens[to]?.type !== 'word' || AROUND_VERBS.has(tokens[to].lower))
        ? { name }
        : undefined,
    cost: 0.3,
  },
  // "The Overdue filter", and its view.
  {
    pattern: '{det} {properSpan:name} (filter|view|tile|channel)',
    means: ({ name }: { name: string }) => named({ name }),
    cost: -0.25,
  },
  {
    pattern: '{theDet} {groupNoun} {properSpan:name}',
    means: ({ name }: { name: string }) => ({ name }),
    cost: 0.15,
  },
  {
    pattern: '{theDet} {bareNoun} {properSpan:name}',
    means: ({ name }: { name: string }) => ({ name }),
    cost: 0.15,
  },
  {
    pattern:
      '{det} {noun} (by|with_the_number|with_number|of_number|number|numbered|with_the_name) {idName:name}',
    means: ({ name }: { name: string }) => ({ name }),
    cost: 0.2,
  },
  {
    pattern: '{det} {fluff}? ({groupNoun} (for|of|to|with|by|from) | one (from|by)) (number)? {idName:name}',
    means: ({ name }: { name: string }) => ({ name }),
    cost: 0.15,
  },
  {
    pattern: '(the|a) {fluff}? {noun} {money:name}',
    means: ({ name }: { name: string }) => ({ name }),
    cost: 0.3,
  },
];
