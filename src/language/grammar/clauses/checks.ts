/** What is to be seen or made sure of. */
import { compileRules, type Reader, type Rule, type Span } from '../../chart.js';
import { isMoreVerified } from '../neighbours.js';
import type { Action, Target } from '../../../meaning/meaning.js';
import type { Manner } from '../auxiliaries.js';
import { noneOf } from '../statements/ofThings.js';
import { place, type SaidTarget, type Where } from '../things/place.js';
import { withWhere } from '../circumstances.js';
import { LOOKED_AT } from './lookedAt.js';
import { OWN_WORDS, OWN_WORDS_READERS } from './ownWords/ownWords.js';
import { SEEN } from './seen.js';
import { takesFocus, visible } from './simple.js';

const VERIFY =
  `verify|check|ensure|confirm|assert|validate|expect|observe|make_sure|be_sure|see_to_it|see|double-check|notice|note|examine|control|look|verify_that|must_see|
  watch|find|prove|test|assure|certify|i_check|have_a_look|make_certain`.replace(/\s+/g, '');

const VERIFY_FORMS = `${VERIFY}|verifies|checks|ensures|confirms|expects|observes|makes_sure|sees|notices|finds|saw|found|noticed|checked|verified|observed|verifying|checking|made_sure|looks`;

const SEE = `see|sees|saw|seen|notice|notices|noticed|observe|observes|find|finds|found|get|gets|got|read|reads|view|views|receive|receives|meet|spot|spots|hear|hears`;

const SHOWN = `shown|presented_with|presented|given|offered|greeted_with|informed_by|prompted_with|told|asked|notified_with|welcomed_with`;

export const CHECKS: readonly Rule[] = [
  {
    pattern:
      '{actor} (am|is|are|was|were|get|gets) (told|informed|warned|notified) (that|of|about|:)? (there (is|are))? {texts}',
    means: ({ texts }: { texts: string[] }) => texts.map((name) => visible({ name })),
    cost: 0.1,
  },
  { pattern: '{noAction} {statement}' },
  // "I can't click Save"
  {
    pattern: `{actor} (cannot|can't|can_not|couldn't|could_not|am_not_able_to|is_not_able_to|are_not_able_to|am_unable_to|is_unable_to|are_unable_to) (click|press|tap|push|click_on) (on)? {thing}`,
    means: ({ thing }: { thing: Target }): Action[] => [
      { kind: 'expectState', target: thing, state: 'enabled', negated: true },
    ],
    cost: -0.2,
  },
  // "It is not possible to click Save"
  {
    pattern: 'it is (not|no_longer) possible to (click|press|tap|push|pick|choose|select) (on)? {thing}',
    means: ({ thing }: { thing: Target }): Action[] => [
      { kind: 'expectState', target: thing, state: 'enabled', negated: true },
    ],
    cost: -0.3,
  },
  // "I expect status Open and priority High"
  {
    pattern: '{actor} (expect|expects|see|sees|get|gets) {fieldDetails}',
    means: ({ fieldDetails }: { fieldDetails: { noun: string; text: string }[] }): Action[] =>
      fieldDetails.map(({ noun, text }) => ({
        ...{ kind: 'expectContent', target: { name: noun }, relation: 'shows', text, negated: false },
      })),
    cost: 0.1,
  },
  // "We check by the inspector that …"
  {
    pattern: `{actor}? {verifyAux}? (${VERIFY_FORMS}) (by|with|in|using|via) (the|a|our)? (browser's)? (inspector|devtools|dev_tools|developer_tools|accessibility_inspector|accessibility_tree) that {statement}`,
    cost: 0.02,
  },
  {
    pattern: `{actor}? {verifyAux}? (${VERIFY_FORMS}) (that|if|whether|:|for|-|–|how|as)? (after_a_few_seconds|after_a_moment|after_a_while)? (,)? {statement}`,
    cost: 0.02,
  },
  // "Verify that under "Server" the port is shown"
  {
    pattern: `{actor}? {verifyAux}? (${VERIFY_FORMS}) (that|if|whether)? {frontWhere:where} (,|that)? {statement}`,
    means: ({ where, statement }: { where: Where; statement: Action[] }, span: Span) =>
      isMoreVerified(span) ? undefined : withWhere(statement, where),
    cost: 0.05,
  },
  {
    pattern: `{verifyAux}? (${VERIFY_FORMS}) (that|if|whether|:|for)? {aDet}? {things}`,
    means: ({ things }: { things: SaidTarget[] }, { tokens, from }: Span) =>
      // "Confirm "Delete"" is done rather than checked.
      tokens.slice(from, from + 3).some(({ lower }) => lower.startsWith('confirm'))
        ? undefined
        : things.map((thing) => visible(thing)),
    cost: 0.12,
  },
  {
    pattern: `{verifyAux}? (${VERIFY_FORMS}) (for)? {amount} {vague}? {counted} {where}?`,
    means: ({ amount, counted, where }: { amount: object; counted: Target; where?: Where }) => [
      { kind: 'expectCount', things: { ...counted, ...where }, ...amount } as Action,
    ],
  },
  // "Verify that clicking "Cancel" closes the dialog".
  {
    pattern: `{verifyAux}? (${VERIFY_FORMS}) (that)? {gerund} ({keyDoes} | {leadsToPage:page})`,
    means: (
      { gerund, keyDoes, page }: { gerund: Action[]; keyDoes?: Action[]; page?: Action[] },
      { tokens }: Span,
    ) => {
      const done = page ?? keyDoes ?? [];
      return takesFocus(done) &&
        !tokens.some(({ lower }) => lower === 'focus') &&
        gerund.at(-1)?.kind === 'click'
        ? undefined
        : [...gerund, ...done];
    },
    cost: 0.1,
  },
  // "Check that a tooltip appears when hovering over the icon": that is done first.
  {
    pattern: `{verifyAux}? (${VERIFY}) (that|if|whether|:)? {statement} (when|while|upon|on|after|once|by) {actionClause}`,
    means: ({ statement, actionClause }: { statement: Action[]; actionClause: Action[] }) => [
      ...actionClause,
      ...statement,
    ],
    cost: 0.1,
  },
  ...SEEN,
  {
    pattern: `{actor}? {verifyAux}? (${VERIFY_FORMS}) (that|if|whether|:)? {seenClause}`,
    cost: 0.02,
  },
  {
    pattern: `{actor}? {verifyAux}? (${VERIFY_FORMS}) (that|if|whether|:)? {whereClause}`,
    cost: 0.02,
  },
  { pattern: '{whereClause}' },
  ...LOOKED_AT,
  { pattern: `({actor}? {verifyAux}? (${VERIFY_FORMS}) (that|if|whether|:|for)?)? {messageClause}` },
  { pattern: `(should|must|can|will|do|does)? (not)? (see|sees) {things}`, means: seenAlone, cost: 0.15 },
  {
    pattern: `{actor} {aux} (${SEE}) (that|if|how) {statement}`,
    means: ({ aux, statement }: { aux: Manner; statement: Action[] }) =>
      aux.negated ? undefined : statement,
  },
  {
    pattern: `{actor} {aux} (see|sees|find|finds|read|get|gets|come_back_to|comes_back_to|am_back_at|are_back_at | {noGiven} (have|has)) {amount} {vague}? {counted} {where}?`,
    means: ({
      aux,
      amount,
      counted,
      where,
    }: {
      aux: Manner;
      amount: object;
      counted: Target;
      where?: Where;
    }) =>
      aux.negated
        ? undefined
        : [{ kind: 'expectCount', things: { ...counted, ...where }, ...amount } as Action],
    cost: -0.1,
  },
  {
    pattern: `{actor} {aux} (see|sees|find|finds|get|gets) (no|not_any) {counted} {where}?`,
    means: ({ aux, counted, where }: { aux: Manner; counted: Target; where?: Where }) =>
      aux.negated ? undefined : noneOf({ counted: { ...counted, ...where } }),
    cost: -0.1,
  },
  {
    pattern: `{actor} {be} (${SHOWN}) (with|by|that|as)? {things}`,
    means: ({ be, things }: { be: Manner; things: SaidTarget[] }) =>
      things.map((thing) => visible(thing, be.negated)),
  },
  {
    pattern:
      "(it|this|that|which|the_system|the_app) (won't|does_not|doesn't|will_not|should_not) (let|allow|permit) (me|us|you|the_user) (to)? (press|click|use|choose|tap|select|hit|activate) (on)? {things}",
    means: ({ things }: { things: Target[] }) =>
      things.map((target): Action => ({ kind: 'expectState', target, state: 'disabled', negated: false })),
  },
  {
    pattern:
      '{actor} (should|must|can|will|could|shall) (not|no_longer) (be able to | be allowed to)? (click|press|use|choose|tap|select|hit|activate) (on)? {things}',
    means: ({ things }: { things: Target[] }) =>
      things.map((target): Action => ({ kind: 'expectState', target, state: 'disabled', negated: false })),
    cost: 0.3,
  },
  {
    pattern:
      '{where}? (,)? ((it|this) (should|must) | (it|one|this|he|she|you|we|i)) (now|then|also)? (is_told|am_told|are_told|said|says|say|reads|read|told_me|tells_me|told_us|tells_us|asked|asks|shows|can_read|complains|complained|warns|warned|answers|responds|announces|states|greets_me|greets_you|greets_us|warns_me|is_refused) (with|that|:)? {texts} ({where:behind} | {upThere:behind})?',
    means: ({ texts, where, behind }: { texts: string[]; where?: Where; behind?: Where }) =>
      texts.map((name) => visible(place({ name }, { ...where, ...behind }) ?? { name })),
    cost: 0.1,
  },
  {
    pattern:
      '(it|this|the_page|the_screen|the_system|the_app|the_site|the_computer) (should|must|will)? (now|then|also)? (told|tells|tell|asked|asks|ask|informed|informs|inform|warned|warns|warn) (me|us|you|the_user|her|him|them) (that|:)? {texts}',
    means: ({ texts }: { texts: string[] }) => texts.map((name) => visible({ name })),
    cost: -0.1,
  },
  {
    pattern:
      '{where} (,)? (there)? (now)? (must|should|has_to|shall)? (stands|stand|stood|comes|appears|appear|appeared|is_written|sits) (now|then)? {things}',
    means: ({ where, things }: { where: Where; things: SaidTarget[] }) =>
      things.map((thing) => visible(place(thing, where) ?? thing)),
    cost: 0.1,
  },
  {
    pattern: '{isCheck} {frontWhere:where} (:|,) {aDet}? {things}',
    means: ({ where, things }: { where: Where; things: SaidTarget[] }) =>
      things.map((thing) => visible(place(thing, where) ?? thing)),
    cost: -0.1,
  },
  ...OWN_WORDS,
];

function seenAlone(
  { things }: { things: SaidTarget[] },
  { tokens, from, to }: { tokens: readonly { lower: string }[]; from: number; to: number },
): Action[] {
  const negated = tokens.slice(from, Math.min(from + 2, to)).some(({ lower }) => lower === 'not');
  return things.map((thing) => visible(thing, negated));
}

export const CHECK_READERS: Readonly<Record<string, Reader>> = {
  ...OWN_WORDS_READERS,
  verifyAux: compileRules([
    { pattern: '(to|now|also|then|should|can|must|will|please|we|i|you)', means: () => '' },
  ]),
};
