/** What a screen doesn't tell of itself, as a phone's may: an expectation that can't be judged is an error, never a pass. */
import { groundAll } from '../grounding/ground.js';
import { describeTarget } from '../meaning/describeTarget.js';
import type { ActionOf, Comparison, Expectation, State } from '../meaning/meaning.js';
import type { ScreenNode } from '../screen/Screen.js';
import { isUnclear, unclear, type Outcome, type Unclear, type View } from './Judgement.js';
import { closest, descendantsOf } from '../grounding/places/structure.js';

/** Of one thing that was found. */
export function unreportedOfOne(
  expectation: Expectation & { target: Parameters<typeof describeTarget>[0] },
  node: ScreenNode,
): Unclear | undefined {
  const thing = describeTarget(expectation.target);
  if (node.states.masked === true && OF_VALUE.has(expectation.kind))
    return untold(
      `${thing} is for a password, of which a phone only tells whether there is one. Please expect that it is empty, or is not.`,
    );
  if (expectation.kind !== 'expectState' || !OF_SCROLLING.has(expectation.state)) return undefined;
  return closest(node, goesOn) && untold(`a phone with Android does not tell how far ${thing} is scrolled.`);
}

const OF_VALUE: ReadonlySet<Expectation['kind']> = new Set<Expectation['kind']>([
  ...(['expectContent', 'expectNumber', 'expectChange', 'expectSame', 'expectAttribute'] as const),
]);

const OF_SCROLLING: ReadonlySet<State> = new Set<State>([
  ...(['scrolled to the top', 'scrolled to the bottom', 'scrollable sideways'] as const),
]);

/** Of a list that goes on only a part is known: that it says more, or that one is not in it, nobody can tell. */
export function unreportedOfMore(expectation: Expectation, outcome: Outcome, view: View): Outcome {
  // A page in a browser tells all that it holds.
  if (view.screen.url !== undefined || isUnclear(outcome)) return outcome;
  if (!mayChangeWithMore(expectation, outcome.holds)) return outcome;
  const place = placeThatGoesOn(expectation, outcome.node, view);
  if (place === undefined) return outcome;
  return untold(
    'what it is about goes on further up or down, and a phone with Android only tells what it shows. Please expect what is to be seen, or scroll to it.',
  );
}

/** Whether things that aren't known of could turn it round. */
function mayChangeWithMore(expectation: Expectation, holds: boolean): boolean {
  if (expectation.kind === 'expectCount') return holds !== MINIMUM.has(expectation.comparison);
  if (!holds || !('target' in expectation)) return false;
  const each = expectation.target.each ?? expectation.target.within?.each;
  const isOfAll = OF_ALL[expectation.kind] as ((expectation: Expectation) => boolean) | undefined;
  return each === 'each' || each === 'no' || isOfAll?.(expectation) === true;
}

const MINIMUM: ReadonlySet<Comparison> = new Set<Comparison>(['at least', 'more than']);

/** Those that speak of all that there is. */
const OF_ALL: { [Kind in Expectation['kind']]?: (expectation: ActionOf<Kind>) => boolean } = {
  expectSorted: () => true,
  expectEmpty: ({ negated }) => !negated,
  expectItems: ({ exactly, negated }) => exactly || negated,
  expectRows: ({ exactly, negated }) => exactly || negated,
  expectContent: ({ negated }) => negated,
  // What isn't seen is judged by what is shown, unless a list is said to be without it.
  expectVisible: ({ negated, target }) => negated && target.within !== undefined,
};

function placeThatGoesOn(
  expectation: Expectation,
  node: ScreenNode | undefined,
  { screen, memory }: View,
): ScreenNode | undefined {
  const target =
    'things' in expectation ? expectation.things : 'target' in expectation ? expectation.target : {};
  if (node !== undefined && target.each === undefined)
    return within(node) ?? (HOLDERS.test(node.role) ? closest(node, goesOn) : undefined);
  const { each: _, ...one } = target;
  const found = groundAll(one, screen, 'read', memory);
  const around = found.map((node) => closest(node, goesOn)).find((place) => place !== undefined);
  if (around !== undefined || found.length > 0) return around;
  // None is there: one may be in any of the lists, or in those of the place that is named.
  const places = target.within ? groundAll(target.within, screen, 'place', memory) : [screen.root];
  return places.map((place) => within(place) ?? closest(place, goesOn)).find((one) => one !== undefined);
}

const within = (node: ScreenNode): ScreenNode | undefined => [node, ...descendantsOf(node)].find(goesOn);

/** A row is known as a whole, a list isn't. */
const HOLDERS = /^(?:list|listbox|table|grid|tree|region|group|menu|document)$/;

const goesOn = ({ states, isVisible }: ScreenNode): boolean => isVisible && states.scroll?.isUnknown === true;

const untold = (message: string): Unclear => ({
  ...unclear('target ambiguous', message),
  isDoubtful: true,
});
