/**
 * What is only named behind an expectation: "In the header is "Log out" and also "Filter"" looks for both in the header, and
 * "first "A", then "B"" tells their order.
 */
import { KIND_WORDS } from '../../meaning/kinds.js';
import { isDenied } from '../../meaning/describe.js';
import { isExpectation, type Action, type ActionOf, type Target } from '../../meaning/meaning.js';
import type { Token } from '../tokens.js';
import { findName, partsOf, placeAt, placeOf, subjectAt } from './things/placeSaid.js';

type Seen = ActionOf<'expectVisible'>;

/** Undefined where it may be there or anywhere, or somewhere behind. */
export function alsoThere(actions: readonly Action[], tokens: readonly Token[]): Action[] | undefined {
  const said: Action[] = [];
  // That of the last thing which was more than named.
  let source: Action | undefined;
  for (const action of actions) {
    const before = said.at(-1);
    const link = before && isExpectation(before) ? linkTo(action, tokens) : undefined;
    const placed = link ? linked(link, { before, source }, tokens) : asInFront(action, said[0], tokens);
    if (placed === undefined) return undefined;
    if (link === undefined) source = action;
    said.push(placed);
  }
  return said;
}

/** "In the "Tea" row, "Price" is 4 and "Stock" is 2": both are there. */
function asInFront(action: Action, first: Action | undefined, tokens: readonly Token[]): Action {
  const place = first && BEGINS.test(tokens[0]?.lower ?? '') ? placeOf(first) : undefined;
  if (place === undefined || !isPlaceable(action)) return action;
  const at = findName(action.target.name ?? '', tokens)?.from ?? 0;
  const isOfSentence = !tokens.slice(0, at).some(({ text }) => /^[.;]$/.test(text));
  return isOfSentence && placeAt(place, tokens) < subjectAt(first, tokens)
    ? { ...action, target: { ...action.target, ...place } }
    : action;
}

const BEGINS = /^(?:in|on|under|inside|within)$/;

/** A dialog or a message is in nothing; and that something isn't there says less of a place than of the page. */
const isPlaceable = (action: Action): action is Seen =>
  isExpectation(action) &&
  !isDenied(action) &&
  'target' in action &&
  partsOf(action.target) === undefined &&
  (action.target.role === undefined || LEAF.test(action.target.role));

const LEAF =
  /^(?:button|link|field|checkbox|radio button|switch|image|cell|badge|icon|drop-down|label|chip)$/;

interface Link {
  action: Seen;
  how: 'also' | 'then';
  /** The first token of its name. */
  at: number;
}

function linked(
  { action, how, at }: Link,
  { before, source }: { before: Action | undefined; source: Action | undefined },
  tokens: readonly Token[],
): Action | undefined {
  if (how === 'then') return orderOf(before, action, tokens);
  const place = source && placeOf(source);
  // ""Opening day": 2 tasks, 0%": of it, too, or anywhere?
  if (place === undefined) return isOfValue(source) && action.target.role === undefined ? undefined : action;
  const subject = subjectAt(source, tokens);
  // "I see "A" in the header and "B"".
  const isSaidBehind = subject >= 0 && placeAt(place, tokens) > subject && placeAt(place, tokens) < at;
  return isSaidBehind ? undefined : { ...action, target: { ...action.target, ...place } };
}

const isOfValue = (action: Action | undefined): boolean =>
  action?.kind === 'expectContent' && action.target.name !== undefined;

/** "First "A", then "B"". */
function orderOf(
  before: Action | undefined,
  { target: other }: Seen,
  tokens: readonly Token[],
): Action | undefined {
  const isOrdered = tokens.some(({ lower }, at) => lower === 'first' && tokens[at + 1]?.type === 'quoted');
  const target = isOrdered ? lastOf(before) : undefined;
  return target && { kind: 'expectOrder', target, other, relation: 'before' };
}

function lastOf(before: Action | undefined): Target | undefined {
  if (before?.kind === 'expectOrder') return before.other;
  return before?.kind === 'expectVisible' ? before.target : undefined;
}

/** How a thing that is nothing but named hangs on what stands before it. */
function linkTo(action: Action, tokens: readonly Token[]): Link | undefined {
  const found = isBare(action) ? findName(action.target.name ?? '', tokens) : undefined;
  if (found === undefined || !isBare(action) || goesOn(tokens, found.to + 1)) return undefined;
  let at = found.from;
  const words: string[] = [];
  while (isLink(tokens[at - 1])) words.push(tokens[--at]?.lower ?? '');
  if (words.some((word) => NOWHERE.test(word))) return undefined;
  if (words.some((word) => NEXT.test(word))) return { action, how: 'then', at: found.from };
  return words.some((word) => ALSO.test(word)) ? { action, how: 'also', at: found.from } : undefined;
}

/** More is said of it. */
function goesOn(tokens: readonly Token[], behind: number): boolean {
  const next = tokens.slice(behind).find(({ lower }) => !KIND_WORDS.has(lower));
  return next !== undefined && !/^(?:[.,;:]|and|but|as|also)$/.test(next.lower);
}

const isLink = (token: Token | undefined): boolean =>
  token !== undefined && token.type !== 'quoted' && (LINKS.test(token.lower) || KIND_WORDS.has(token.lower));

/** They come up over the page. */
const NOWHERE = /^(?:message|toast|alert|notification|notice|error|warning|snackbar|dialog|popup|banner)$/;

const LINKS = /^(?:[,:]|and|also|then|next|as|well|plus|namely|the|a|an|lastly|finally)$/;
const ALSO = /^(?:[,:]|and|also|plus|namely|well)$/;
const NEXT = /^(?:then|next)$/;

function isBare(action: Action): action is Seen {
  if (action.kind !== 'expectVisible' || action.negated || action.lasting !== undefined) return false;
  const { name, role: _, ...more } = action.target;
  return name !== undefined && Object.keys(more).length === 0;
}
