/** Word orders that people bring along from other languages, and circumstances that are done first. */
import type { Rule, Span } from '../../chart.js';
import type { Kind, KindSaid } from '../../../meaning/kinds.js';
import type { Action, Target } from '../../../meaning/meaning.js';
import type { Manner } from '../auxiliaries.js';
import { withWhere } from '../circumstances.js';
import { place, placeOf, type SaidTarget, type Where } from '../things/place.js';
import { click, opens, visible } from './simple.js';

const visibleTexts = ({ texts, where = {} }: { texts: string[]; where?: Where }): Action[] =>
  texts.map((name) => visible(place({ name }, where) ?? { name }));

export const SAID_OTHERWISE: readonly Rule[] = [
  // "Open the settings with the gear", "submit the form via "Book"": the way there is what is clicked.
  {
    pattern:
      '{isAction} ({actor})? (has|have)? (open|opens|opened|reach|reaches|submit|submits|send|sends|call_up|calls_up|bring_up|brings_up) (the|its|their|an)? (empty|blank|untouched|whole)? {bareWords} (with|via|through|using) (the|its) {thing}',
    means: ({ thing }: { thing: SaidTarget }) =>
      // "Open the message with the subject "Hi"": that tells which one.
      TOOLS.has(thing.role ?? '') ? [click(thing)] : undefined,
    cost: 0.1,
  },
  {
    pattern:
      '{isAction} ({actor})? (submit|submits|send|sends) (the|its|their|an) (empty|blank|untouched|whole)? {bareWords} (with|via|through|using|by) {quotedName:name}',
    means: ({ name }: { name: string }) => [click({ name })],
    cost: -0.1,
  },
  // "Then it is presented the message …", "In the small window it is written that …"
  {
    pattern:
      '{where}? (,)? (it|there)? (is|was|gets|must_be|should_be|has_been) (presented|displayed|shown|given|issued|written|said|stated|indicated|noted|reported) (also|now)? (that|there|:)? (the|a|an)? (message|error|text|warning|notice|hint|words|label)? (:)? {texts}',
    means: visibleTexts,
    cost: 0.05,
  },
  // "Will open a modal", "It must come the new price"
  {
    pattern:
      '{noAction} (it)? (will|should|must|shall|does)? (now|then)? (appear|appears|come|comes|arise|arises|emerge|be_shown|be_displayed|is_shown|is_displayed|is_presented|be_presented|pop_up|pops_up|open|opens) (up)? {aDet}? {things}',
    means: ({ things }: { things: Target[] }) => things.map((thing) => visible(thing)),
    cost: 0.3,
  },
  {
    pattern:
      '(nowhere|not_anywhere) ((on|in) the (page|screen|app|site))? (can_one_read|do_I_see|can_I_see|could_I_see|do_we_see|is_there|was_there|there_is|there_was|appears|is_shown|stands|do_you_see|can_be_read|is) (any_more|anymore)? (anything_about|anything_of|anything)? (a|an|the)? {texts}',
    means: ({ texts }: { texts: string[] }) => texts.map((name) => visible({ name }, true)),
    cost: 0.1,
  },
  {
    pattern: '(the|this|that) (page|view|screen|form) (is|was) (now)? (headed|entitled) {quotedName:name}',
    means: ({ name }: { name: string }) => [visible({ name, role: 'heading' })],
    cost: -0.2,
  },
  {
    pattern:
      '(the|this|that) (list|table|section|card|panel) (is|was) (headed|titled|entitled) {quotedName:name}',
    means: ({ name }: { name: string }) => [visible({ name })],
    cost: -0.1,
  },
  {
    pattern: '{noAction} {thing} {be} (now)? (replaced|superseded) (by|with) {thing:other}',
    means: ({ thing, other, be }: { thing: Target; other: Target; be: Manner }) =>
      be.negated ? undefined : [visible(other), visible(thing, true)],
    cost: -0.1,
  },
  {
    pattern: '(the)? (text|wording) (now)? (reads|says) {texts}',
    means: ({ texts }: { texts: string[] }) => texts.map((name) => visible({ name })),
    cost: -0.2,
  },
  // ""Saved" and the total is 5": both are read.
  {
    pattern:
      '{noAction} ((the|a|an)? (message|error|warning|error_message|note|toast))? {quotedName} (and|,_and) {statement}',
    means: ({ quotedName, statement }: { quotedName: string; statement: Action[] }, span: Span) =>
      statement.every(
        (one) => (one.kind === 'expectContent' && !one.negated) || one.kind === 'expectChange',
      ) && !isOfBoth(span)
        ? [visible({ name: quotedName }), ...statement]
        : undefined,
    cost: -0.1,
  },
  {
    pattern: '{thing} replaces {thing:other}',
    means: ({ thing, other }: { thing: Target; other: Target }) => [visible(thing), visible(other, true)],
    cost: 0.1,
  },
  {
    pattern:
      '(the)? (page|system|screen|app|application|site|view|form)? {aux} (show|shows|display|displays|present|presents|list|lists) {thing} (equal_to|equals) {text}',
    means: ({ aux, thing, text }: { aux: Manner; thing: Target; text: string }): Action[] => [
      { kind: 'expectContent', target: thing, relation: 'is', text, negated: aux.negated },
    ],
    cost: 0.15,
  },
  // "The arrival date we put to 12.08.2026"
  {
    pattern: '{thing} {actor} (then|now|have|had|has|also)? {entered} (to|on|with|as|at) {value}',
    means: ({ thing, value }: { thing: Target; value: string }): Action[] => [
      { kind: 'fill', target: thing, value },
    ],
    cost: 0.2,
  },
  // "Access the dashboard through the "Shared with me" tab"
  {
    pattern:
      '({actor})? (open|opens|opened|access|accesses|reach|find|call_up|go_to|goes_to) {thing} (via|through|by_way_of|using) {thing:way}',
    means: ({ thing, way }: { thing: Target; way: SaidTarget }) =>
      way.role === 'tab' || way.role === 'menu' || way.role === 'link' || way.role === 'button'
        ? [opens(way), opens(thing)]
        : undefined,
    cost: 0.1,
  },
  {
    pattern:
      '({actor})? (open|opens|opened|edit|edits|start|starts) {thing} (with|by|via) (a)? (double_click|double-click|double_clicking|double-clicking) (on)? (it)?',
    means: ({ thing }: { thing: Target }): Action[] => [{ kind: 'doubleClick', target: thing }],
    cost: -0.3,
  },
  // "Set the interval to monthly with 1 September as the first date"
  {
    pattern: '{actionClause} with {value} as (the|a)? {field}',
    means: ({
      actionClause,
      value,
      field,
    }: {
      actionClause: Action[];
      value: string;
      field: Target;
    }): Action[] => [...actionClause, { kind: 'fill', target: field, value }],
    cost: 0.2,
  },
  // "Click in the row of Bed 12 on the button "Assign""
  {
    pattern:
      '({actor})? (there)? ({actor:again})? (click|press|tap|clicks|presses|taps) (in|at|inside|within|on) {thing:place} (on|onto) {things}',
    means: ({ place: within, things }: { place: Target; things: Target[] }) =>
      withWhere(things.map(click), { within }),
    cost: 0.25,
  },
  {
    pattern: '{isCheck} {anything} \\( {address} \\)',
    means: ({ address }: { address: string }): Action[] => [{ kind: 'expectPage', address, negated: false }],
    cost: 0.2,
  },
  {
    pattern: '{noCheck} {anything} \\( {address} \\)',
    means: ({ address }: { address: string }): Action[] => [{ kind: 'open', address }],
    cost: 0.2,
  },
  {
    pattern:
      "(the)? ({noun} (' | 's)?)? (new)? (order|sequence) (of (the)? {noun:more})? (is|must_be|should_be|reads)? (now)? (:)? {names}",
    means: ({ names }: { names: string[] }) => inOrder(names),
    cost: 0.1,
  },
  {
    pattern: '(expect|verify|check|assert|order|now)? (order)? (:)? {bracketList:names}',
    means: ({ names }: { names: string[] }) => inOrder(names),
    cost: 0.1,
  },
  // "Popup title = Berlin", "button label → Last 7 days"
  {
    pattern:
      '{isCheck} (the)? {kind} (title|heading|text|label|caption|name) (=|:|==|===|->|=>|→|is|reads|says|equals) {text}',
    means: ({ kind: { kind: role }, text: name }: { kind: KindSaid; text: string }) =>
      CALLED_BY_TEXT.has(role) ? [visible({ name, role })] : undefined,
    cost: -0.4,
  },
  {
    pattern: '{isCheck} (a|the)? (new)? page (opens|appears|is_shown|loads)? with {aDet}? {things}',
    means: ({ things }: { things: Target[] }) => things.map((thing) => visible(thing)),
    cost: -0.2,
  },
  {
    pattern: '{isCheck} (a|the)? {thing} with {aDet}? {things}',
    means: ({ thing, things }: { thing: Target; things: Target[] }) => [
      visible(thing),
      ...things.map((each) => visible({ ...each, within: placeOf(thing) })),
    ],
    cost: 0.5,
  },
];

const TOOLS: ReadonlySet<string> = new Set(['button', 'link', 'image', 'tab', 'menu item']);

/** What is called by the text that it shows. */
const CALLED_BY_TEXT: ReadonlySet<Kind> = new Set<Kind>(['dialog', 'alert', 'button', 'link', 'tab']);

const inOrder = (names: string[]): Action[] =>
  names.slice(1).map((name, index): Action => ({
    kind: 'expectOrder',
    target: { name: names[index] ?? '' },
    relation: 'before',
    other: { name },
  }));

/** ""Ready" and "Total" are 0". */
const isOfBoth = ({ tokens, from, to }: Span): boolean =>
  tokens
    .slice(from, to)
    .some(
      ({ lower }, index, words) =>
        words[index - 1]?.type === 'quoted' &&
        /^(?:are|were|show|have|contain|read|say|display)$/.test(lower),
    );
