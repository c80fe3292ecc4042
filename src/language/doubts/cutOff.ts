/** What is said of several and would be looked for of one, and what a sentence leaves to be thought from its first half. */
import { isExpectation, type Action, type Target } from '../../meaning/meaning.js';
import { KIND_WORDS } from '../../meaning/kinds.js';
import { isVerb } from '../lexicon/verbForms.js';
import { FINITE } from '../lexicon/words.js';
import { AROUND_VERBS } from '../grammar/auxiliaries.js';
import type { Token } from '../tokens.js';
import { areSaid, isQuoted, targetOf, type Doubt } from './said.js';

export const isCutOff: Doubt = (...said) => DOUBTS.some((isDoubtful) => isDoubtful(...said));

const DOUBTS: readonly Doubt[] = [
  // "Each row has "12" in the column "Points"": not one row.
  (action, tokens) => isExpectation(action) && isOfEach(action, tokens),
  // "No order is marked "Paid" and "Late"": that "Late" is there isn't said.
  (action, tokens, { actions }) => isPositive(action) && isDeniedBefore(action, tokens, actions),
  // "A dialog with the buttons "Yes" and "No" is not shown": "No" is a button, too.
  (action, tokens, { actions }) => isExpectation(action) && isFirstOfSame(action, tokens, actions),
  // ""A" and "B" are above "C" and "D"": above "D", too.
  (action, tokens, { actions }) =>
    action.kind === 'expectVisible' &&
    action.target.beside === undefined &&
    tokens.some(
      ({ type, text }, at) =>
        type === 'quoted' &&
        text === action.target.name &&
        tokens[at - 1]?.lower === 'and' &&
        tokens[at + 1] === undefined &&
        actions.some((other) => targetOf(other).beside?.thing.name === tokens[at - 2]?.text),
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
  // "In bold", "in this order" are no places, and nobody is called "no" or "never".
  (action, tokens) =>
    isExpectation(action) && partsOf(targetOf(action)).some((part) => isNoName(part, tokens)),
  // "The list shows 10 open rows, from "A" to "B"": nothing is filled in.
  (action, tokens, { actions }) =>
    action.kind === 'fill' &&
    /^(?:from|to)$/.test(action.target.name ?? '') &&
    !isQuoted(action.target.name ?? '', tokens) &&
    actions.some(isExpectation),
  // "One row "A" and one empty row": nobody empties it.
  (action, tokens) => action.kind === 'clear' && areSaid(tokens, /^(?:one|an|no|another)$/, /^empty$/),
  // "They are sorted": one behind the other, not each.
  (action) => action.kind === 'expectSorted' && action.target.each !== undefined,
];

/** As the sentence says it; "Bold" may be a button, and "order" a list. */
const isNoName = ({ name = '', role }: Target, tokens: readonly Token[]): boolean =>
  (MANY.test(name) || (role === undefined && MANNERS.test(name) && IN_MANNER.test(saidIn(tokens)))) &&
  !isQuoted(name, tokens) &&
  tokens.some(({ type, text }) => type === 'word' && name.startsWith(text));

const saidIn = (tokens: readonly Token[]): string => tokens.map(({ lower }) => lower).join(' ');

const IN_MANNER = / in (?!the )(?:\p{L}+ ){0,2}(?:order|letters|bold|italics?|capitals)(?: |$)/u;
const MANY =
  /^(?:no|none|neither|each|every|all|both|several|two|three|four|five|only|never|(?:each|every|both) \p{L}+)$|(?: never| only| no longer)$/iu;
const MANNERS = /^(?:(?:reverse )?order|bold|italics?|capitals|\p{Ll}+ letters)$/u;

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

const kindsOf = (token: Token | undefined) => KIND_WORDS.get(token?.lower ?? '') ?? [];

const partsOf = (target: Target): Target[] => [target, ...(target.within ? partsOf(target.within) : [])];

const isPositive = (action: Action): boolean => 'negated' in action && !action.negated;

function isDeniedBefore(action: Action, tokens: readonly Token[], actions: readonly Action[]): boolean {
  const before = actions[actions.indexOf(action) - 1];
  if (before === undefined || !('negated' in before) || !before.negated) return false;
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
  isSaying(token) || isVerb(token.lower) || /^(?:verify|check|see|ensure)$/.test(token.lower);

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
