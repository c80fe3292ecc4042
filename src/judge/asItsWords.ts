/** What is called a message or the heading, and is told by nothing but its words. */
import type { ActionOf, Expectation, Target } from '../meaning/meaning.js';
import type { ScreenNode } from '../screen/Screen.js';
import { isUnclear, type Outcome, type View } from './Judgement.js';
import { judgeVisibleOrGone } from './kinds/seenBefore.js';

/** @param all what is of the kind */
export function asItsWords(
  expectation: Expectation,
  all: readonly ScreenNode[],
  view: View,
): Outcome | undefined {
  if (expectation.kind !== 'expectContent') return undefined;
  const target = asMessage(expectation) ?? (all.length === 0 ? asHeading(expectation) : undefined);
  if (target === undefined) return undefined;
  const outcome = judgeVisibleOrGone({ kind: 'expectVisible', target, negated: false }, view);
  return isUnclear(outcome) || !outcome.holds ? undefined : { ...outcome, isDoubtful: true };
}

/** Nothing on the page looks more like a message than the rest: then it is what its words are. */
function asMessage({ target, text }: ActionOf<'expectContent'>): Target | undefined {
  const { role, within, ...where } = target;
  if (role !== 'message' || Object.keys(where).length > 0) return undefined;
  return { name: text, ...(within && { within }) };
}

/** Where the markup has no heading at all it is the text that looks like one. */
function asHeading({ target, text, relation, negated }: ActionOf<'expectContent'>): Target | undefined {
  if (target.role !== 'heading' || target.name !== undefined || negated) return undefined;
  return relation === 'is' || relation === 'shows' ? { ...target, name: text } : undefined;
}
