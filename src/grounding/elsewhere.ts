/** Where a thing is that can't be found: it is a plain text. */
import type { Target } from '../meaning/meaning.js';
import type { Screen } from '../screen/Screen.js';
import { fitOf, nameOf } from './compareNames.js';
import { indexOf } from './screenIndex.js';

/** In a sentence; undefined where it is nowhere. */
export function findElsewhere({ name, role }: Target, screen: Screen): string | undefined {
  if (name === undefined || (role !== 'button' && role !== 'link') || !isText(name, screen)) return undefined;
  return `"${name}" is there as a text, but nothing says that it is a ${role}: please write "${name}" alone if that is meant.`;
}

function isText(text: string, screen: Screen): boolean {
  const name = nameOf(text, 'read');
  return indexOf(screen).texts.some(
    ({ node, plain, folded }) => node.isVisible && fitOf(name, plain, folded) === 'exact',
  );
}
