/** What is stated: it is so, and nobody is to make it so. "The start page is displayed", ""A" can be picked from "B"". */
import { isExpectation, type Action } from '../../meaning/meaning.js';
import type { Token } from '../tokens.js';
import { areSaid, isQuoted, wordsOf, type Doubt } from './said.js';

export const isStated: Doubt = (action, ...said) =>
  !isExpectation(action) && DOUBTS.some((isDoubtful) => isDoubtful(action, ...said));

const IS = /^(?:is|are|was|were|be)$/;

const DOUBTS: readonly Doubt[] = [
  // "Viktor wrote "Too slow."": it may be read there, and nobody is to write it.
  ({ kind }, tokens) =>
    kind === 'type' &&
    /^(?!They)\p{Lu}\p{Ll}{2,}/u.test(tokens[0]?.text ?? '') &&
    /^(?:wrote|said)$/.test(tokens[1]?.lower ?? ''),
  // "The tyre change takes 3 h": so long it lasts.
  ({ kind }, tokens) =>
    kind === 'click' &&
    tokens.some(({ lower }, at) => lower === 'takes' && /^\d/.test(tokens[at + 1]?.text ?? '')),
  // "Then the start page is displayed": whoever only opens it would never see that it isn't.
  (action, tokens, { mood }) =>
    mood !== 'action' &&
    action.kind === 'open' &&
    action.address === undefined &&
    areSaid(tokens, IS, /^(?:displayed|shown|visible|loaded|presented)$/),
  // "Closed surveys: 4", "selected seats: 12A".
  (_, tokens) =>
    /^(?:Closed|Selected|Opened|Checked|Chosen|Added|Deleted|Removed|Archived|Saved)$/.test(
      tokens[0]?.text ?? '',
    ) && tokens.slice(1, 4).some(({ type, text }) => type === 'mark' && text === ':'),
  // ""A" can be picked from "B"", ""A" is still chosen under "B"", "court 3 is taken at 18:00".
  (action, tokens) =>
    /^(?:select|click|check)/.test(action.kind) &&
    (areSaid(tokens, /^(?:can|could|may)$/, /^be$/, /^(?:picked|chosen|selected)$/) ||
      isStill(action, tokens) ||
      (action.kind === 'select' && areSaid(tokens, IS, /^(?:taken|occupied|booked|free)$/))),
  // "And the cursor is placed in it".
  ({ kind }, tokens) =>
    kind === 'focus' && areSaid(tokens, /^(?:cursor|focus)$/, /^(?:is|should|must|was|has)$/),
  // "The seats used return to 4": no key.
  (action, tokens) =>
    action.kind === 'press' &&
    action.key === 'Enter' &&
    areSaid(tokens, /^returns?$/, /^(?:to|from)$/) &&
    !areSaid(tokens, /^(?:press|presses|hit|hits|key|enter)$/),
  // "The status is "Shipped", up from "Packed"".
  (action, tokens) =>
    action.kind === 'press' && areSaid(tokens, /^(?:up|down)$/, /^from$/) && tokens[0]?.lower !== 'press',
  // "Sent appears in the status column".
  (action, tokens) =>
    action.kind === 'fill' &&
    /^(?:appears?|shows?|disappears?|is|are|gets?|stays?|remains?)$/.test(action.value) &&
    !isQuoted(action.value, tokens),
  // "Flights sorted by price".
  ({ kind }, tokens) => kind === 'sort' && /^(?:sorted|ordered)$/.test(tokens[1]?.lower ?? ''),
  // "Empty list": it has nothing in it.
  ({ kind }, tokens) =>
    kind === 'clear' &&
    tokens[0]?.lower === 'empty' &&
    /^(?:list|table|grid|section|state|page|view)$/.test(tokens[1]?.lower ?? ''),
  // "Showing 1-10 of 57 products", "the options are Edit, Delete".
  ({ kind }, tokens) =>
    kind === 'click' &&
    (tokens[0]?.lower === 'showing' || areSaid(tokens, /^(?:options|choices|values)$/, /^are$/)),
  // ""Email" is on, "SMS" off": so is that one.
  ({ kind }, tokens, { actions }) =>
    (kind === 'check' || kind === 'uncheck') &&
    actions.some((one) => one.kind === 'expectState') &&
    /^(?:on|off)$/.test(tokens.at(-1)?.lower ?? '') &&
    !areSaid(tokens, /^(?:turns?|switch(?:es)?|sets?|toggles?|puts?)$/),
  // "Kindly check Watchers count as 4".
  (action, tokens) =>
    action.kind === 'check' &&
    / as \d/.test(action.target.name ?? '') &&
    !isQuoted(action.target.name ?? '', tokens),
];

/** ""A" is still chosen": that very thing is. */
const isStill = (action: Action, tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ lower }, at) =>
      lower === 'still' &&
      /^(?:is|are)$/.test(tokens[at - 1]?.lower ?? '') &&
      wordsOf(action, tokens).some((words) => words.endsWith(tokens[at - 2]?.text ?? ' ')),
  );
