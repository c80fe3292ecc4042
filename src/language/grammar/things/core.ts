/** How a thing is named, before it is said where it is. */
import { type Rule, type Span } from '../../chart.js';
import type { Kind, KindSaid } from '../../../meaning/kinds.js';
import type { Position, Target } from '../../../meaning/meaning.js';
import {
  described,
  holding,
  named,
  notAny,
  ofCard,
  ofLevel,
  ofKind,
  ofMany,
  stateful,
  type Said,
  ofPlace,
  ofWeakKind,
  known,
} from './named.js';
import { OF_DOMAIN } from './ofDomain.js';
import { OF_SIGNS } from './ofSigns.js';
import { OF_SEVERAL } from './ofSeveral.js';
import { place, type SaidTarget } from './place.js';
import { REFERENCES } from './references.js';

const CALLED =
  `called|named|labelled|labeled|titled|headed|entitled|marked|saying|reading|stating|with_the_text|with_the_label|with_the_name|with_the_title|
  with_the_caption|with_the_heading|with_the_accessible_name|with_text|with_label|whose_name_is|whose_label_is|whose_title_is|that_says|that_reads|which_says|which_reads|with_the_words|with_the_word|
  with_the_message|with_the_hint|with_the_placeholder|with_placeholder|with_the_placeholder_text|with_the_wording|with_the_value|with_value|written_with|with_the_content|with_the_initials|for_the|that_is_called|which_is_called|where_it_says|of_the_name|of_number|with_the_number|called_the|in_question|that_asks|which_asks|asking`.replace(
    /\s+/g,
    '',
  );

/** What tells a row, item or card from others: what stands in it. */
const HOLDING =
  'with|containing|of|for|from|by|that_contains|which_contains|that_has|showing|that_shows|that_holds|to';

/** Their label is what they show. */
const LABELLED: ReadonlySet<Kind> = new Set<Kind>(['button', 'toggle button', 'link', 'tab', 'menu item']);

const DET = '{det}? {ordinal}? {fluff}?';

const called = ({ quotedName: name }: { quotedName: string }) => named({ name });

export const CORE: readonly Rule[] = [
  { pattern: `${DET} {quotedName:name} {kind}`, means: named, cost: -0.12 },
  { pattern: '{det} {ordinal}? {fluff}? {plainWord:name} {strongKind:kind}', means: described, cost: 0.2 },
  {
    pattern: '{det} {ordinal}? {fluff}? {plainWord:name} {plainWord:more} {strongKind:kind}',
    means: ({ more, ...said }: Said & { more: string }) =>
      described({ ...said, name: `${said.name ?? ''} ${more}` }),
    cost: 0.4,
  },
  { pattern: `${DET} {bareName:name} {strongKind:kind}`, means: described, cost: -0.12 },
  { pattern: `${DET} {bareName:name} {weakKind:kind}`, means: ofWeakKind, cost: 0.4 },
  { pattern: `${DET} {kind} (${CALLED.split('|').join(' | ').replace(/_/g, ' ')}) {name}`, means: named },
  { pattern: `${DET} {kind} {quotedName:name}`, means: ofKind, cost: 0.08 },
  { pattern: `${DET} {kind} : {name}`, means: named, cost: 0.3 },
  { pattern: `${DET} {kind} with {name} written (on|across|in|at) (it|top|the_top)`, means: named },
  { pattern: `${DET} {kind} {capitalName:name}`, means: ofKind, cost: 0.08 },
  { pattern: `${DET} {kind} {bareName:name}`, means: named, cost: 0.76 },
  {
    pattern: `${DET} {kind} (${HOLDING.split('|').join(' | ').replace(/_/g, ' ')}) {det}? {name}`,
    means: holding,
    cost: 0.12,
  },
  {
    pattern: `${DET} {kind} (${HOLDING.split('|').join(' | ').replace(/_/g, ' ')}) {det}? {bareNoun} {name}`,
    means: holding,
    cost: 0.12,
  },
  { pattern: '{det}? {name} \\( {fluff}? {kind} \\)', means: named },
  {
    pattern:
      '{det} (button|link|option|tab) in {thing} (labeled|labelled|called|named|titled|that_says|saying) {quotedName}',
    means: ofPlace,
    cost: -0.15,
  },
  { pattern: '(the|its)? value', means: () => ({ ref: 'value' }), cost: 0.5 },
  { pattern: '(the|its)? content', means: () => ({ ref: 'value', name: 'content' }), cost: 0.5 },
  {
    pattern: '({groupNoun} | step) {properSpan:name}',
    // "ORDER PLACED!" is written so.
    means: ({ name }: { name: string }, { tokens, from }: Span) =>
      /^\p{Lu}{2}/u.test(tokens[from]?.text ?? '') ? undefined : { name },
    cost: 0.3,
  },
  {
    pattern: '{det}? cell (in|at)? row {count:row} (,|and)? column {count:column}',
    means: ({ row, column }: { row: number; column: number }): Target => ({
      role: 'cell',
      ordinal: column,
      within: { role: 'row', ordinal: row },
    }),
    cost: -0.2,
  },
  { pattern: '{det} {ordinal}? {vague}? {kind}', means: known, cost: 0.05 },
  {
    pattern: '{det} {side} {fluff}? {kind}',
    // "The left button" may be the one with an arrow.
    means: ({ side, kind }: { side: Position; kind: KindSaid }, { tokens, from, to }: Span) =>
      kind.kind === 'section' || tokens.slice(from, to).some(({ lower }) => /[- ](?:hand|side)$/.test(lower))
        ? named({ kind, at: side })
        : undefined,
    cost: 0.1,
  },
  { pattern: '{det} {noun} {codes:name}', means: ({ name }: { name: string }) => ({ name }), cost: 0.3 },

  { pattern: '(the|this|that|its) {actionLabel:name} {kind}', means: named, cost: 0.3 },
  { pattern: '{det} {ordinal}? {fluff} {kind}', means: named, cost: 1.1 },
  // "A green toast" is any, which is green.
  { pattern: '(a|an) {fluff} {kind}', means: named, cost: 0.3 },
  { pattern: '{ordinal} {vague}? {kind}', means: named, cost: 0.1 },
  { pattern: '{vague}? {kind}', means: named, cost: 0.4 },
  { pattern: '{det}? {ordinal}? {fluff}? {quotedName}? {levelHeading}', means: ofLevel, cost: -0.3 },
  {
    pattern:
      '{det}? {ordinal}? {fluff}? {levelHeading} (called | named | with the text | saying | with the name | :)? {quotedName}',
    means: ofLevel,
    cost: -0.3,
  },
  { pattern: '{det}? {ordinal}? heading {quotedName}? (of|at)? level {count:levelHeading}', means: ofLevel },
  {
    pattern: '{det} {ordinal} one',
    means: ({ ordinal }: Said) => named({ ...(ordinal !== undefined && { ordinal }) }),
    cost: 0.3,
  },
  { pattern: '{theDet} {fluff}? {name}', means: named, cost: -0.1 },
  { pattern: '{det} {fluff}? {name}', means: notAny, cost: 0.2 },
  { pattern: '{det} {ordinal} {quotedName:name}', means: named, cost: -0.1 },
  // "The KPI tile “Net revenue”", "the course tile *Statistics*"
  { pattern: `${DET} {plainWord} {kind} {quotedName:name}`, means: ofCard, cost: 0.15 },
  { pattern: `${DET} {plainWord} {plainWord:second} {kind} {quotedName:name}`, means: named, cost: 0.3 },
  {
    pattern: '{det}? {listKind:kind} of (the|all|my|our)? ({noun:name} | {plainWord:name})',
    means: ofMany,
    cost: 0,
  },
  { pattern: '{det}? {listKind:kind} of (the)? {properSpan:name}', means: ofMany, cost: -0.2 },
  // "The document's row": of what the case is about.
  { pattern: '(the|a|this)? {possessor} {thingCore:thing}', cost: 0.15 },
  {
    pattern: '(the|this|that) {kindOwner} (current)? (value|text|content|contents)',
    means: ({ kindOwner: role }: { kindOwner: Kind }): SaidTarget => ({ role, isKnown: true }),
    cost: -0.3,
  },
  {
    pattern: '(the|this|that) {kindOwner} (current)? (label|caption)',
    means: ({ kindOwner: role }: { kindOwner: Kind }): SaidTarget | undefined =>
      LABELLED.has(role) ? { role, isKnown: true } : undefined,
    cost: -0.3,
  },
  {
    pattern: '(the|this|that) {kindOwner} {thingCore:thing}',
    means: ({ kindOwner: role, thing }: { kindOwner: Kind; thing: SaidTarget }) =>
      thing.ref === undefined ? place(thing, { within: { role, isKnown: true } as SaidTarget }) : undefined,
    cost: 0.15,
  },
  { pattern: '{det}? {noun} {quotedName}', means: called, cost: 0.5 },
  // "The discounted price "9.90"": what is quoted tells which.
  {
    pattern:
      '{det} (discounted|reduced|original|final|regular|old|new|current|updated|calculated|entered|selected|chosen|given|saved|expected|correct|resulting|remaining) {noun} {quotedName}',
    means: called,
    cost: 0.5,
  },
  { pattern: '{det}? {noun} {noun:other} {quotedName}', means: called, cost: 0.8 },
  {
    pattern: '(the|a)? {quotedName} (date|time|colour|color|number|text|password|email) (field|input|box)?',
    means: ({ quotedName: name }: { quotedName: string }) => ({ name, role: 'field' }),
    cost: 0.15,
  },
  // "The "Labels" filter".
  {
    pattern: '{det} {ordinal}? {quotedName:name} {pageNoun}',
    means: ({ name }: { name: string }) => named({ name }),
    cost: 0.35,
  },
  // "The first product (Blue Top)".
  {
    pattern: '{det} {ordinal}? {noun} \\( {name} \\)',
    means: ({ name }: { name: string }) => named({ name }),
    cost: -0.05,
  },
  { pattern: 'that {fieldNoun}', means: () => ({ ref: 'it' }), cost: 0.4 },
  { pattern: '{name}', means: named },
  {
    pattern: "{det}? {name} (field's|box's|input's) (content|contents|value|text)",
    means: ({ name }: { name: string }) => ({ name, role: 'field' }),
    cost: -0.2,
  },
  { pattern: '{det}? {state} {kind}', means: stateful, cost: 0.15 },
  { pattern: '{det}? {ordinal} {state} {kind}', means: stateful, cost: 0.15 },
  { pattern: '{det}? {state} {name} {kind}', means: stateful, cost: 0.3 },
  {
    pattern:
      '{det}? {ordinal}? (element|thing|node|container|object|div) (with|of) (the)? role (=|of|:)? {kind}',
    means: named,
    cost: -0.3,
  },
  // "The menu behind the Publish button"
  {
    pattern: '{det}? menu (behind|opened_by|under) {thing}',
    means: ({ thing }: { thing: Target }): Target | undefined =>
      thing.name === undefined ? undefined : { name: thing.name, role: 'menu' },
    cost: -0.2,
  },
  // "Login form is back"
  { pattern: '{noteWord:name} {strongKind:kind}', means: described, cost: 0.5 },
  ...OF_SEVERAL,
  ...OF_DOMAIN,
  ...OF_SIGNS,
  {
    pattern:
      '(the|its|their) (value|text|content|contents|current_value) (of|in|displayed_in|shown_in) {thing}',
    means: ({ thing }: { thing: Target }) => thing,
    cost: -0.1,
  },
  ...REFERENCES,
];
