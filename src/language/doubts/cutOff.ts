/** What is said of several and would be looked for of one, and what the second half of a sentence has from its first. */
import { isExpectation, type Action, type Target } from '../../meaning/meaning.js';
import { KIND_WORDS } from '../../meaning/kinds.js';
import { isVerb } from '../lexicon/verbForms.js';
import { FINITE } from '../lexicon/words.js';
import { AROUND_VERBS } from '../grammar/auxiliaries.js';
import type { Token } from '../tokens.js';
import { areSaid, partsOf, targetOf, type Doubt } from './said.js';

export const isCutOff: Doubt = (...said) => DOUBTS.some((isDoubtful) => isDoubtful(...said));

const DOUBTS: readonly Doubt[] = [
  // "Each row has "12" in the column "Points"": not one row.
  (action, tokens) => isExpectation(action) && isOfEach(action, tokens),
  // "Click "Edit" in each row": that is done once, wherever it is.
  (action) =>
    !isExpectation(action) &&
    partsOf(targetOf(action))
      .slice(1)
      .some(({ each }) => each !== undefined),
  // "No order is marked "Paid" and "Late"": that "Late" is there isn't said.
  (action, tokens, { actions }) => isPositive(action) && isDeniedBefore(action, tokens, actions),
  // "Each row has the link "A" and the link "B"": in each row.
  (action, tokens, { actions }) => {
    const before = actions[actions.indexOf(action) - 1];
    const isOfAll = before !== undefined && isExpectation(before) && isOfMany(before) && !isOfMany(action);
    return isOfAll && isExpectation(action) && isSecondHalf(action, tokens);
  },
  // "A dialog with the buttons "Yes" and "No" is not shown": "No" is a button, too.
  (action, tokens, { actions }) => isExpectation(action) && isFirstOfSame(action, tokens, actions),
  // "Click the bin of "A" and "B"", ""A" and "B" are above "C" and "D"": of "B", and above "D", too.
  (action, tokens, { actions }) => isOfLastPlace(targetOf(action), tokens, actions),
  // "Close the question with "Yes" and "Never"": is it clicked, too?
  (action, tokens, { actions }) => {
    const clicked = actions[actions.indexOf(action) - 1];
    return (
      action.kind === 'expectVisible' &&
      clicked?.kind === 'click' &&
      clicked.target.name !== undefined &&
      clicked.target.name === wordBefore(action.target, tokens)
    );
  },
  // "Click the button without the plus".
  (action, tokens) =>
    targetOf(action).role !== undefined &&
    targetOf(action).name === undefined &&
    tokens.some(
      (token, at) =>
        tokens[at + 1]?.lower === 'without' &&
        /^(?:the|an?)$/.test(tokens[at + 2]?.lower ?? '') &&
        kindsOf(token).some(({ kind }) => kind === targetOf(action).role),
    ),
  // "Only rows with "Open" are shown, and there are 3".
  (action, tokens) =>
    action.kind === 'expectVisible' &&
    /^\d+$/.test(action.target.name ?? '') &&
    areSaid(tokens, /^there$/, /^(?:is|are|were|was)$/, new RegExp(`^${action.target.name}$`)),
  // "The page shows "A" and "B" in green".
  (action, tokens, { actions }) =>
    action.kind === 'expectLook' &&
    tokens.some(
      ({ type, text }, at) =>
        type === 'quoted' &&
        text === action.target.name &&
        tokens[at - 1]?.lower === 'and' &&
        tokens[at - 2]?.type === 'quoted' &&
        tokens[at + 1]?.lower === 'in' &&
        !actions.some((other) => other.kind === 'expectLook' && other.target.name === tokens[at - 2]?.text),
    ),
  // "Verify that under "A" and "B" …": where what is seen?
  (_, tokens) =>
    tokens.some(
      ({ lower }, at) =>
        lower === 'that' &&
        /^(?:under|below|above|beside|in|on|at|behind)$/.test(tokens[at + 1]?.lower ?? '') &&
        tokens[at + 2]?.type === 'quoted' &&
        /^(?:and|or|)$/.test(tokens[at + 3]?.lower ?? ''),
    ),
  // "I see "Ada" in the table, which is sorted": the table is.
  (action, tokens) =>
    (targetOf(action).within ?? targetOf(action).beside) !== undefined &&
    tokens.some(
      ({ lower }, at) =>
        lower === 'which' && tokens[at - 1]?.text === ',' && tokens[at - 2]?.text !== targetOf(action).name,
    ),
  // ""A" and "B" are in the same row": as each other, and not as what was named before.
  (action, tokens) =>
    isExpectation(action) &&
    areSaid(tokens, /^in$/, /^the$/, /^same$/) &&
    tokens.some(
      ({ type }, at) =>
        type === 'quoted' && tokens[at + 1]?.lower === 'and' && tokens[at + 2]?.type === 'quoted',
    ),
  // "No messages in red: "A" and "B"": they are none of those.
  (action, tokens) =>
    isPositive(action) &&
    tokens[0]?.lower === 'no' &&
    tokens.some(({ text }, at) => text === ':' && tokens[at + 1]?.type === 'quoted'),
  // "They are sorted": one behind the other, not each.
  (action) => action.kind === 'expectSorted' && action.target.each !== undefined,
];

function isOfEach(action: Action, tokens: readonly Token[]): boolean {
  const one = partsOf(targetOf(action)).find(
    ({ role, name, ordinal, each }) =>
      role !== undefined && name === undefined && ordinal === undefined && each === undefined,
  );
  if (one === undefined || action.kind === 'expectCount') return false;
  return tokens.some(
    ({ type, lower }, at) =>
      type === 'word' &&
      /^(?:each|every|all|both)$/.test(lower) &&
      kindsOf(tokens[at + 1]).some(({ kind }) => kind === one.role),
  );
}

/** A name alone at the end, behind "and" and that of where the other is. */
const isOfLastPlace = (target: Target, tokens: readonly Token[], actions: readonly Action[]): boolean => {
  const before = Object.keys(target).join() === 'name' ? wordBefore(target, tokens) : undefined;
  return (
    before !== undefined &&
    actions
      .map(targetOf)
      .some(({ within, beside }) => within?.name === before || beside?.thing.name === before)
  );
};

/** "X" of "X and "A"" at the end of a sentence. */
const wordBefore = ({ name }: Target, tokens: readonly Token[]): string | undefined => {
  const at = tokens.findLastIndex(({ type, text }) => type === 'quoted' && text === name);
  const isLast = at > 1 && tokens[at + 1] === undefined && tokens[at - 1]?.lower === 'and';
  return isLast ? tokens[at - 2]?.text : undefined;
};

const kindsOf = (token: Token | undefined) => KIND_WORDS.get(token?.lower ?? '') ?? [];

const isPositive = (action: Action): boolean => 'negated' in action && !action.negated;

function isDeniedBefore(action: Action, tokens: readonly Token[], actions: readonly Action[]): boolean {
  const before = actions[actions.indexOf(action) - 1];
  // "… and there are only "A" and "B"": both belong to one list.
  if (action.kind === 'expectItems' && action.items.length > 1) return false;
  return before !== undefined && 'negated' in before && before.negated && isSecondHalf(action, tokens);
}

const isOfMany = (action: Action): boolean =>
  partsOf(targetOf(action)).some(({ each }) => each !== undefined);

/** Of a name behind "and" nothing is said but what was said before it. */
function isSecondHalf(action: Action, tokens: readonly Token[]): boolean {
  const said = JSON.stringify(action);
  const at = tokens.findLastIndex(
    ({ type, text }) => type === 'quoted' && said.includes(JSON.stringify(text)),
  );
  const link = tokens.findLastIndex(
    ({ lower, type }, index) => index < at && type === 'word' && lower === 'and',
  );
  if (at < 0 || link < 0 || tokens.slice(link, at).some(({ type }) => type === 'quoted')) return false;
  const end = tokens.findIndex(({ lower }, index) => index > at && /^(?:,|;|and|but)$/.test(lower));
  return (
    !tokens.slice(link + 1, at).some(isDoing) &&
    !tokens.slice(at + 1, end < 0 ? undefined : end).some(isSaying)
  );
}

const isSaying = ({ type, lower }: Token): boolean =>
  type === 'word' && (AROUND_VERBS.has(lower) || FINITE.has(lower));

const isDoing = (token: Token): boolean =>
  isSaying(token) || isVerb(token.lower) || /^(?:verify|check|see|ensure|lists)$/.test(token.lower);

/** Kind, denial and role of each that speaks of it must be those of another that speaks of the next. */
function isFirstOfSame(action: Action, tokens: readonly Token[], actions: readonly Action[]): boolean {
  return tokens.some(({ type, text }, at) => {
    const [kind, link, next] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]];
    if (type !== 'quoted' || next?.type !== 'quoted' || link?.lower !== 'and') return false;
    if (!kindsOf(kind).some(({ isPlural }) => isPlural)) return false;
    const asSaid = shapeOf(action, text);
    return asSaid !== undefined && !actions.some((other) => shapeOf(other, next.text) === asSaid);
  });
}

const shapeOf = (action: Action, name: string): string | undefined =>
  JSON.stringify(action).includes(JSON.stringify(name))
    ? [
        action.kind,
        isPositive(action),
        ...partsOf(targetOf(action)).flatMap((part) => (part.name === name ? [part.role] : [])),
      ].join()
    : undefined;
