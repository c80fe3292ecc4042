/** Clauses and how they follow each other: who acts, under which circumstances, for how long; and notes in telegram style. */
import { compileRules, type Reader, type Rule, type Span } from '../chart.js';
import type { Action, Target } from '../../meaning/meaning.js';
import { asDoneBefore, asSeen, withLasting, withLimit, withWhere } from './circumstances.js';
import { type SaidTarget, type Where } from './things/place.js';
import { ACTOR_READERS } from './clauses/actors.js';
import { AND_THAT, ARROW_READERS } from './clauses/afterArrow.js';
import { CHECK_READERS, CHECKS } from './clauses/checks.js';
import { PAIR_READERS } from './clauses/inShort.js';
import { KEY_READERS } from './clauses/effects/keyEffects.js';
import { PRESSED_READERS } from './clauses/keysPressed.js';
import { LEAD_INS } from './clauses/leadIns.js';
import { LINKED, LINKED_READERS } from './clauses/linked.js';
import { MESSAGE_READERS } from './clauses/messages.js';
import { NOTE_READERS, NOTES } from './clauses/notes.js';
import { OPENED, OPENED_READERS } from './clauses/opened.js';
import { GIVEN_PAGE_READERS, GIVEN_PAGES } from './clauses/givenPages.js';
import { ON_PAGE_READERS } from './clauses/onPage.js';
import { SAID_OTHERWISE } from './clauses/saidOtherwise.js';
import { SEEN_READERS } from './clauses/seen.js';
import { SEGMENT_READERS } from './clauses/segments.js';
import { MOOD_READERS, withoutActions, type Mood } from './clauses/moods.js';
import { click, saysMore, saysOutcome } from './clauses/simple.js';
import { BY_WHAT } from './clauses/linked/doneBy.js';
import { TAIL_READERS, type Tail } from './clauses/tails.js';
import { REPORTED, TOLD_READERS } from './clauses/reported.js';
import { isLabel, join } from './joined.js';
import { markedByWords, type Limit } from './timing.js';

export type { Mood };

type Actions = { clause: Action[] };

const ACTIVE: readonly Rule[] = [
  { pattern: '{imperative}' },
  {
    pattern:
      "(to|in_order_to|let_us|let's|make_sure_to|be_sure_to|remember_to|don't_forget_to|do_not_forget_to|proceed_to|go_on_to|try_to|do|go_and|and|continue_to|proceed|now_try_to|you_can|begin_to|start_to|go_ahead_and) {imperative}",
    cost: 0.1,
  },
  // "Have them enter "4242"".
  { pattern: '(have|let|make) (him|her|them | (the|a) {actorWord}) {imperative}', cost: 0.1 },
  { pattern: '{gerund}', cost: 0.25 },
  {
    pattern: '{isAction} {noShow} {finiteAlone}',
    cost: 0.2,
  },
  { pattern: '(by|when|after|while|upon|on|start_by|begin_by|continue_by|try|do) {gerund}', cost: 0.15 },
  { pattern: '{actor} {actorAux}? {finite}' },
  { pattern: '{actor} (am|is|are|was|were) (now|then|just)? {gerund}', cost: 0.1 },
  { pattern: '{namedActor} {finiteAlone}' },
  { pattern: '{namedActor} {actorAux} {finite}' },
  // "Given Dana has signed in": a person, where what has happened goes before.
  { pattern: '{unlessCheck} {properName} (has|had|has_just|has_already) {participle}', cost: 0.5 },
  { pattern: '{actor} (has|have|had|have_just|has_just|has_already|have_already|had_just) {participle}' },
  { pattern: '{noCheck} {passive}', cost: 0.1 },
];

const CLAUSES: readonly Rule[] = [
  { pattern: '{clause}' },
  { pattern: '{clause} {separator} {clauses}', means: join },
  AND_THAT,
  {
    pattern: '{clause} {arrow} {checkClauses}',
    means: ({ clause, arrow, checkClauses }: Actions & { arrow: string; checkClauses: Action[] }) =>
      isLabel(clause)
        ? undefined
        : [...(/[>→⇒➔]/.test(arrow) ? asDoneBefore(clause, checkClauses) : clause), ...asSeen(checkClauses)],
  },
  {
    pattern: '{clause} (hit|press|click) {labelWord}',
    means: ({ clause, labelWord }: Actions & { labelWord: Target }) => [...clause, click(labelWord)],
    cost: 0.3,
  },
  { pattern: '{lead} {clauses}', cost: 0.02 },
];

const CLAUSE: readonly Rule[] = [
  { pattern: '{core}' },
  { pattern: '{wholeClause}' },
  {
    pattern: '{wholeClause} {tail}',
    means: ({ wholeClause, tail }: { wholeClause: Action[]; tail: Tail }) => tail(wholeClause),
    cost: 0.05,
  },
  { pattern: '{core} {tail}', means: ({ core, tail }: { core: Action[]; tail: Tail }) => tail(core) },
  {
    pattern: '{core} {tail} {tail:second}',
    means: ({ core, tail, second }: { core: Action[]; tail: Tail; second: Tail }) => {
      const once = tail(core);
      return once && second(once);
    },
  },
  {
    pattern: '{anything} (by|via) {gerund}', // "Open the menu by clicking on it": "it" is what is passed over.
    means: ({ gerund }: { gerund: Action[] }, span: Span) =>
      saysOutcome(span) || saysMore(span) || isChecked(span) || gerund.some(isOfIt) ? undefined : gerund,
    cost: 0.3,
  },
  ...BY_WHAT,
  { pattern: '{anything} \\( {actionClause} \\)', cost: 0.4 },
  {
    pattern: '{anything} \\( {path} \\)',
    means: ({ path }: { path: Target[] }) => path.map(click),
    cost: 0.2,
  },
  {
    pattern: '{goOn} (with|via|by|using|through|on) {thing} (once_more|again|one_more_time)?',
    means: ({ thing }: { thing: Target }) => [click(thing)],
    cost: -0.1,
  },
  {
    pattern: '{goOn} (with|via|by|using|through|on) (the)? {keyNote:key} (key)?',
    means: ({ key }: { key: string }, { tokens, to }) =>
      // "Confirm with Delete": a button is called so.
      tokens[to - 1]?.text === 'Delete' ? undefined : [{ kind: 'press', key } as Action],
    cost: -0.2,
  },
  // "Return to the start page with "Home""
  {
    pattern:
      '({actor})? (return|returns|go_back|goes_back|come_back|comes_back|get_back|go|goes) (back)? to (the|my|our) {anything} (with|via|using|through|by_clicking|by_pressing|by_way_of|by_following) (the|on)? {quotedName:name} (button|link|icon)?',
    means: ({ name }: { name: string }) => [click({ name })],
    cost: 0.1,
  },
  {
    pattern: '{goOn} \\( (the)? {keyNote:key} \\)',
    means: ({ key }: { key: string }) => [{ kind: 'press', key } as Action],
    cost: -0.2,
  },
  {
    pattern:
      '(on|in|from|at) (the|this|that|my|our) (landing|start|home|main|current|same|first|next|results|result|overview|following|new)? (page|screen|view|site|app|application|dashboard) (,)? {core}',
    means: ({ core }: { core: Action[] }) => core,
    cost: 0.05,
  },
  {
    pattern: '{anything} , (so|hence|therefore|that_is_why) {core}',
    cost: 0.5,
  },
  { pattern: '(,)? (without|while|during|with) {anything} , {core}', cost: 0.3 },
  {
    pattern: '{limit} (,)? {core}',
    means: ({ limit, core }: { limit: Limit; core: Action[] }) => withLimit(core, limit),
  },
  {
    pattern: '(for|during|throughout|over) (at_least)? (the_next)? {duration} (,)? {core}',
    means: ({ duration, core }: { duration: number; core: Action[] }) => withLasting(core, duration),
  },
  {
    pattern: '{frontWhere} (,)? {clause:core}',
    means: ({ frontWhere, core }: { frontWhere: Where; core: Action[] }) => withWhere(core, frontWhere),
    cost: 0.1,
  },
  {
    pattern: '(once|after|when|as_soon_as|whenever|upon|on|now_that) {actionClause} (,|then)? {clause}',
    means: ({ actionClause, clause }: Actions & { actionClause: Action[] }) => [...actionClause, ...clause],
    cost: 0.05,
  },
];

/** "Verify that it was saved by reloading the page" asks for more than to reload it. */
const isChecked = ({ tokens, from }: Span): boolean =>
  /^(?:verify|check|ensure|confirm|assert|validate|make|see)$/.test(tokens[from]?.lower ?? '') &&
  /^(?:that|if|whether|sure)$/.test(tokens[from + 1]?.lower ?? '');

const isOfIt = (action: Action): boolean =>
  'target' in action && (action.target as SaidTarget | undefined)?.ref === 'it';

export const CLAUSE_READERS: Readonly<Record<string, Reader>> = {
  clauses: compileRules(CLAUSES),
  clause: withoutActions(compileRules(CLAUSE)),
  wholeClause: markedByWords(compileRules([...LEAD_INS, ...LINKED, ...SAID_OTHERWISE, ...REPORTED])),
  core: markedByWords(
    withoutActions(
      compileRules([
        { pattern: '{actionClause}' },
        { pattern: '{adverbs} {core}' },
        ...CHECKS,
        ...OPENED,
        ...GIVEN_PAGES,
        ...NOTES,
      ]),
    ),
  ),
  actionClause: compileRules(ACTIVE),
  ...ARROW_READERS,
  ...MOOD_READERS,
  ...ACTOR_READERS,
  ...CHECK_READERS,
  ...LINKED_READERS,
  ...KEY_READERS,
  ...MESSAGE_READERS,
  ...PRESSED_READERS,
  ...NOTE_READERS,
  ...PAIR_READERS,
  ...OPENED_READERS,
  ...ON_PAGE_READERS,
  ...GIVEN_PAGE_READERS,
  ...SEEN_READERS,
  ...SEGMENT_READERS,
  ...TAIL_READERS,
  ...TOLD_READERS,
};
