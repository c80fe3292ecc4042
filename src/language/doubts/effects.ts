/** What acts and what is acted on: an effect that nobody brings about, a day, a bar, a list that no tick completes. */
import { isExpectation, type ActionOf } from '../../meaning/meaning.js';
import { areSaid, isOnlyWords, isQuoted, isWords, namesOf, targetOf, type Doubt } from './said.js';

export const isOfEffect: Doubt = (...said) => DOUBTS.some((isDoubtful) => isDoubtful(...said));

const DOUBTS: readonly Doubt[] = [
  // "Click "Add" in the "A" row and in the "B" row": "B" is a place.
  (action, tokens) => {
    const { name, within } = targetOf(action);
    const at = tokens.findIndex(({ type, text }) => type === 'quoted' && text === (within?.name ?? name));
    const before = tokens
      .slice(Math.max(0, at - 3), at)
      .map(({ lower }) => lower)
      .join(' ');
    return (
      at > 0 &&
      /\band (?:in|for|of|from)(?: the)?$/.test(before) &&
      (name === undefined || within === undefined)
    );
  },
  // "The tester removes the chip": somebody does, and nobody clicks them.
  (action, tokens, { actions }) =>
    action.kind === 'click' &&
    actions.some(
      (other) => other.kind === 'expectVisible' && other.negated && (other.gone ?? isOfPerson(action)),
    ) &&
    isWords(action.target.name ?? '', tokens) &&
    action.target.role === undefined &&
    tokens.some(
      ({ lower }, at) =>
        /^(?:removes|deletes|closes|closed|hides|cancels|dismisses)$/.test(lower) &&
        (action.target.name ?? '').endsWith(tokens[at - 1]?.text ?? '?'),
    ),
  // "Verify that today is highlighted": not what was named before it.
  (action, tokens) =>
    isExpectation(action) &&
    action.kind !== 'expectDay' &&
    areSaid(tokens, /^(?:today|tomorrow|yesterday)$/, /^(?:is|was)$/) &&
    !namesOf(targetOf(action)).some((name) => /today|tomorrow|yesterday/i.test(name)),
  // "The box is not shown on closed tickets": nobody closes them.
  ({ kind }, tokens, { actions }) =>
    kind.startsWith('close') && actions.some(isExpectation) && areSaid(tokens, /^(?:on|in|for)$/, /^closed$/),
  // "The week starts on Monday".
  (action, tokens) =>
    action.kind === 'operate' &&
    /^(?:start|end|begin|finish|close|open|last|run) (?:on|at|in|for|to)\b/.test(action.words) &&
    areSaid(tokens, /^(?:starts|ends|begins|finishes|closes|opens|lasts|runs)$/),
  // "A tooltip with its value appears": it isn't called so.
  (action, tokens) =>
    namesOf(targetOf(action)).some(
      (name) => /^(?:appears|opens|closes|disappears|shows|changes)$/.test(name) && !isQuoted(name, tokens),
    ),
  // "Rename the Done column to Finished": whose name?
  (action, tokens) =>
    action.kind === 'fill' &&
    action.target.name === 'name' &&
    tokens.some(
      ({ type, lower }, at) =>
        type === 'word' && /^renam/.test(lower) && !/^(?:it|them|to|as)$/.test(tokens[at + 1]?.lower ?? 'it'),
    ),
  // "The heart is filled": a sign that is drawn so.
  (action, tokens) =>
    action.kind === 'expectEmpty' &&
    action.negated &&
    areSaid(tokens, /^(?:heart|star|circle|dot|icon|bookmark|thumb)s?$/, /^(?:is|are)$/, /^filled$/),
  // "The list is complete", "status is done": entries are.
  (action, tokens) =>
    action.kind === 'expectState' &&
    action.state === 'completed' &&
    (!ENTRIES.test(action.target.role ?? 'item') ||
      (/^(?:status|state|progress|result)$/i.test(action.target.name ?? '') &&
        !isQuoted(action.target.name ?? '', tokens))),
  // "The bar never reaches "100%"": no bar of links.
  (action, tokens) =>
    action.kind === 'expectContent' &&
    action.target.role === 'navigation' &&
    /\d ?%/.test(action.text) &&
    areSaid(tokens, /^bar$/),
  // "Saving leaves the field empty": nobody empties it.
  ({ kind }, [first, second]) =>
    kind === 'clear' && second?.lower === 'leaves' && /ing$/.test(first?.lower ?? ''),
  // "The coupon reduces the total": nobody does.
  ({ kind }, tokens) =>
    /^(?:fill|select)/.test(kind) &&
    tokens[0]?.lower === 'the' &&
    areSaid(tokens.slice(0, 3), /^the$/, NOBODY, EFFECTS),
  // "Only one section is open": that it is so is said, too.
  (action, tokens) =>
    action.kind === 'expectCount' &&
    action.things.state === undefined &&
    /^(?:section|disclosure|item|group)$/.test(action.things.role ?? '') &&
    areSaid(
      tokens,
      /^(?:only|most|least|exactly)$/,
      /^(?:one|two|three|\d+)$/,
      /./,
      /^(?:is|are)$/,
      /^open$/,
    ),
  // "The task is completed by Ada".
  ({ kind }, tokens) =>
    kind === 'fill' &&
    areSaid(tokens, /^(?:is|are|be)$/, /^(?:completed|done|finished)$/, /^(?:by|in|with)$/),
  // "Delete the row before the last row".
  ({ kind }, tokens) =>
    kind === 'operate' && areSaid(tokens, /^(?:before|after)$/, /^the$/, /^(?:first|last|second|next)$/),
  // "The weekly goal is complete": what would tell?
  (action, tokens) =>
    action.kind === 'expectState' &&
    action.state === 'completed' &&
    isOnlyWords(action.target, tokens) &&
    !/\d/.test(action.target.name ?? ''),
];

const ENTRIES = /^(?:item|row|article|tree item|option)$/;

const isOfPerson = ({ target: { name = '' } }: ActionOf<'click'>): boolean =>
  /^(?:guest|reader|shopper|tester|visitor|customer|member|manager|clerk|agent)$/.test(name);

const NOBODY =
  /^(?:coupon|discount|voucher|code|filter|search|button|link|switch|toggle|setting|option|import)$/;
const EFFECTS = /^(?:reduces|updates|limits|filters|narrows|changes|sets|raises|increases|lowers|cuts)$/;
