/** What is called a message, the heading or the counter, and is told by nothing but its words. */
import type { ActionOf, Expectation, Target } from '../meaning/meaning.js';
import { isSidePanel } from '../grounding/kinds/columnsAndBars.js';
import { isControl } from '../grounding/kinds/shapes.js';
import { isOfSite } from '../grounding/kinds/ways.js';
import { isCell, onlyOf, pathOf } from '../grounding/places/structure.js';
import { quote } from '../meaning/describeTarget.js';
import type { ScreenNode } from '../screen/Screen.js';
import { isUnclear, type Outcome, type View } from './Judgement.js';
import { judgeVisibleOrGone } from './kinds/seenBefore.js';
import { shownIn } from './shown.js';
import { relates } from './text/matchText.js';

/** @param all what is of the kind */
export function asItsWords(
  expectation: Expectation,
  all: readonly ScreenNode[],
  view: View,
): Outcome | undefined {
  if (expectation.kind !== 'expectContent') return undefined;
  if (expectation.target.role === 'badge') return asCounter(expectation, all, view);
  const isMain = (node: ScreenNode) => !pathOf(node).some((part) => isSidePanel(part, view.screen));
  const target =
    asMessage(expectation) ??
    (all.some(isMain) ? undefined : asHeading(expectation)) ??
    (all.length === 0 ? asLine(expectation) : undefined);
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

/** Where the markup has no heading, or none but in a panel at the side, it is the text that looks like one. */
function asHeading({ target, text, relation, negated }: ActionOf<'expectContent'>): Target | undefined {
  if (target.role !== 'heading' || target.name !== undefined || negated) return undefined;
  return relation === 'is' || relation === 'shows' ? { ...target, name: text } : undefined;
}

/** "The line above the list reads "3 files, 1 folder"": where no row is above it, a line is any text. */
function asLine({ target, text, relation, negated }: ActionOf<'expectContent'>): Target | undefined {
  const { role, beside, ...where } = target;
  const isOfLine = role === 'row' && /^(?:above|under)$/.test(beside?.relation ?? '');
  const isTold = isOfLine && Object.keys(where).length === 0 && relation === 'shows' && !negated;
  return isTold && beside ? { name: text, beside } : undefined;
}

/** The counter is no badge: then it is the only short text with a number, or the only one that calls itself a count. */
function asCounter(
  { target, text, relation, negated }: ActionOf<'expectContent'>,
  badges: readonly ScreenNode[],
  { screen }: View,
): Outcome | undefined {
  const { role: _, ...more } = target;
  const isTold = Object.keys(more).length === 0 && !negated && NUMBER.test(text);
  if (!isTold || (relation !== 'is' && relation !== 'shows') || badges.some((one) => NUMBER.test(one.text)))
    return undefined;
  const texts = shownIn(screen.root).pieces.filter(
    (piece) => piece.kind === 'text' && isShort(piece.text) && !pathOf(piece.node).some(isElse),
  );
  const counts = texts.filter((piece) => COUNT.test(piece.text));
  const only = onlyOf(counts.length > 0 ? counts : texts);
  const isSo = only !== undefined && relates(only.text.replace(LABEL, ''), 'is', text);
  return isSo ? { holds: true, observed: quote(only.text), node: only.node, isDoubtful: true } : undefined;
}

const NUMBER = /\d/;
const COUNT = /(?<!\p{L})(?:count|counter)(?!\p{L})/iu;
/** "Count: 5", "You clicked 5 times" is none. */
const LABEL = /^\p{L}[\p{L} ]*[:=]? (?=\d)/u;

const isShort = (text: string): boolean => NUMBER.test(text) && text.length <= 40;

const isElse = (node: ScreenNode): boolean => isControl(node) || isCell(node) || isOfSite(node);
