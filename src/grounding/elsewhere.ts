/** Where a thing is that can't be found: hidden, or a plain text. */
import type { Target } from '../meaning/meaning.js';
import type { Screen } from '../screen/Screen.js';
import { candidatesOf } from './candidates.js';
import { fitOf, nameOf } from './compareNames.js';
import { ground } from './ground.js';
import type { Purpose } from './Grounding.js';
import { indexOf } from './screenIndex.js';
import { rulesFor } from './search.js';

/** In a sentence; undefined where it is nowhere. */
export function findElsewhere(
  target: Target,
  { screen, purpose }: { screen: Screen; purpose: Purpose },
): string | undefined {
  if (target.name === undefined) return undefined;
  if (isHidden(target, { screen, purpose })) return 'One is there, but it is hidden: please show it first.';
  if (target.role !== 'button' && target.role !== 'link') return undefined;
  if (!isText(target.name, screen)) return undefined;
  return `"${target.name}" is there as a text, but nothing says that it is a ${target.role}: please write "${target.name}" alone if that is meant.`;
}

function isHidden(target: Target, { screen, purpose }: { screen: Screen; purpose: Purpose }): boolean {
  const place = target.within && ground(target.within, screen, 'place').node;
  const roots = [place ?? screen.root];
  const search = {
    target,
    screen,
    purpose,
    roots,
    memory: {},
    index: indexOf(screen),
    rules: rulesFor(target, purpose),
  };
  return candidatesOf(search).some(({ fit, node }) => fit === 'exact' && !node.isVisible);
}

function isText(text: string, screen: Screen): boolean {
  const name = nameOf(text, 'read');
  return indexOf(screen).bearers.some(
    ({ node, plain, folded, from }) =>
      from === 'content' && node.isVisible && fitOf(name, plain, folded) === 'exact',
  );
}
