/** Where an expectation looks, and where in the step that is said. */
import { KIND_WORDS, type Kind } from '../../../meaning/kinds.js';
import { isExpectation, type Action, type Target } from '../../../meaning/meaning.js';
import type { Token } from '../../tokens.js';

export type Place = Pick<Target, 'within' | 'beside' | 'at'>;

export function placeOf(action: Action): Place | undefined {
  if (!isExpectation(action)) return undefined;
  if (action.kind === 'expectCount') return partsOf(action.things);
  if (!('target' in action)) return undefined;
  const { target } = action;
  const isHolder = action.kind === 'expectContent' && HOLDING.test(target.role ?? '');
  return partsOf(target) ?? (isHolder ? { within: target } : undefined);
}

const HOLDING =
  /^(?:row|column|section|article|dialog|list|table|menu|item|group|header|footer|sidebar|card)$/;

export function partsOf({ within, beside, at }: Target): Place | undefined {
  if ((within ?? beside ?? at) === undefined) return undefined;
  return { ...(within && { within }), ...(beside && { beside }), ...(at && { at }) };
}

/** The token that a place begins with; -1 where none does. */
export function placeAt({ within, beside, at }: Place, tokens: readonly Token[]): number {
  const { name, role } = within ?? beside?.thing ?? {};
  return name === undefined
    ? tokens.findIndex((token) => token.lower === at || isOfKind(token, role))
    : (findName(name, tokens)?.from ?? -1);
}

/** Where what is expected is named. */
export function subjectAt(action: Action | undefined, tokens: readonly Token[]): number {
  const { name, role } = subjectOf(action);
  return name === undefined
    ? tokens.findLastIndex((token) => isOfKind(token, role))
    : (findName(name, tokens)?.from ?? -1);
}

function subjectOf(action: Action | undefined): Target {
  if (action?.kind === 'expectCount') return action.things;
  const target = action && 'target' in action ? action.target : undefined;
  return action?.kind === 'expectContent' ? { name: target?.name ?? action.text } : (target ?? {});
}

const isOfKind = ({ lower }: Token, role: Kind | undefined): boolean =>
  KIND_WORDS.get(lower)?.some(({ kind }) => kind === role) === true;

/** Which tokens a name stands in, by its letters and signs alone. */
export function findName(name: string, tokens: readonly Token[]): { from: number; to: number } | undefined {
  const sought = name.replaceAll(/\s/g, '');
  for (let from = 0; from < tokens.length; from++) {
    let seen = '';
    for (let to = from; to < tokens.length && seen.length < sought.length; to++) {
      seen += tokens[to]?.text.replaceAll(/\s/g, '') ?? '';
      if (seen === sought) return { from, to };
    }
  }
  return undefined;
}
