/** Words that mean one of several things alone, each tried on the screen before it is proposed. */
import type { Target } from '../../meaning/meaning.js';
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { ground } from '../ground.js';
import type { Purpose } from '../Grounding.js';
import { kindOf } from '../kinds/kindOf.js';
import { placeOf } from './sayWithPlace.js';
import { indexOf } from '../names/screenIndex.js';

export function proposalsFor(
  node: ScreenNode | undefined,
  target: Target,
  { screen, purpose }: { screen: Screen; purpose: Purpose },
): Target[] {
  if (node === undefined) return [];
  const role = target.role ?? kindOf(node);
  const thing = { ...target, ...(role && { role }) };
  const proposals = [{ ...thing, ordinal: 1 }, byPlace(node, thing), byHeading(node, thing, screen)];
  return proposals
    .filter((one) => one !== undefined)
    .filter((one) => ground(one, screen, purpose).node === node)
    .slice(0, 2);
}

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
