/** Several things that a target could mean, each as one would write it to mean that one. */
import { describeTarget } from '../../meaning/describeTarget.js';
import type { Target } from '../../meaning/meaning.js';
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { ground } from '../ground.js';
import { kindOf } from '../kinds/kindOf.js';
import { indexOf } from '../names/screenIndex.js';
import type { Context } from './nearest.js';
import { placeOf, sayWithPlace } from './sayWithPlace.js';

const LISTED = 6;

/** By its place where that tells it apart, or else by its number, and what it is; by what it is alone where nothing does. */
export function tellApart(nodes: readonly ScreenNode[], target: Target, context: Context): string[] {
  const listed = nodes.slice(0, LISTED).map((node) => {
    const [byPlace] = waysTo(node, target, context);
    if (byPlace !== undefined) return describeTarget(byPlace);
    const numbered = nodes.length > 1 ? byNumber(node, nodes, { target, context }) : undefined;
    const said = sayWithPlace(node, target.role);
    return numbered === undefined ? said : `${describeTarget(numbered)} (${said})`;
  });
  return [...listed, ...(nodes.length > LISTED ? [`and ${nodes.length - LISTED} more`] : [])];
}

/** By where it stands; each means it and nothing else. */
export function waysTo(node: ScreenNode, target: Target, { screen, purpose }: Context): Target[] {
  const thing = ofItsKind(node, target);
  return [byPlace(node, thing), byHeading(node, thing, screen)].filter(
    (one) => one !== undefined && ground(one, screen, purpose).node === node,
  ) as Target[];
}

const ofItsKind = (node: ScreenNode, target: Target): Target => {
  const role = target.role ?? kindOf(node);
  return { ...target, ...(role && { role }) };
};

/** What stands in two places of the same name is told apart by the place around them. */
function byPlace(node: ScreenNode, thing: Target): Target | undefined {
  const place = placeOf(node);
  if (place === undefined) return undefined;
  const { kind, name } = place;
  return {
    ...thing,
    within: {
      role: kind,
      ...(name !== undefined && { name }),
      ...(thing.within && { within: thing.within }),
    },
  };
}

function byHeading(node: ScreenNode, thing: Target, screen: Screen): Target | undefined {
  const heading = indexOf(screen).headings.findLast(({ id }) => id < node.id);
  if (heading === undefined || heading.text === '' || thing.beside !== undefined) return undefined;
  return { ...thing, beside: { relation: 'under', thing: { name: heading.text, role: 'heading' } } };
}

/** Of those that the target means, in the order of the page. */
function byNumber(
  node: ScreenNode,
  nodes: readonly ScreenNode[],
  { target, context: { screen, purpose } }: { target: Target; context: Context },
): Target | undefined {
  const ordinal = nodes.toSorted((one, other) => one.id - other.id).indexOf(node) + 1;
  const ways = [ofItsKind(node, target), target].map((thing): Target => ({ ...thing, ordinal }));
  return ways.find((one) => ground(one, screen, purpose).node === node);
}
