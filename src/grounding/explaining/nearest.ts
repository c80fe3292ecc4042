/** What on the page is named most like a thing that is not there. */
import { distance } from 'fastest-levenshtein';
import type { Target } from '../../meaning/meaning.js';
import type { Screen, ScreenNode } from '../../screen/Screen.js';
import { ground } from '../ground.js';
import type { Purpose } from '../Grounding.js';
import { kindFit } from '../kinds/kindFit.js';
import { calledOf, kindOf } from '../kinds/kindOf.js';
import { sayWithPlace } from './sayWithPlace.js';
import { rulesFor } from '../search.js';
import { holds } from '../places/structure.js';

const SHOWN = 3;

export interface Nearby {
  things: string[];
  /** Whether they are named alike; else they are merely of the same kind. */
  alike: boolean;
}

interface Known {
  node: ScreenNode;
  name: string;
  isOfKind: boolean;
}

/** Where and for what a thing was looked for. */
export interface Context {
  screen: Screen;
  purpose: Purpose;
  /** The same with what is hidden. */
  hidden?: Screen | undefined;
}

export function nearestTo(target: Target, { screen, purpose }: Context): Nearby {
  const place = target.within && ground(target.within, screen, 'place').node;
  const known = thingsIn(place ?? screen.root, target, { screen, purpose });
  const similar = known
    .map((one) => ({ one, likeness: likeness(one.name, target) }))
    .filter(({ one, likeness }) => likeness > (one.isOfKind ? 0.45 : 0.6))
    .sort((a, b) => rank(b) - rank(a))
    .map(({ one }) => one);
  const chosen = similar.length > 0 ? similar : known.filter(({ isOfKind }) => isOfKind);
  const things = [...new Set(chosen.map(({ node }) => sayWithPlace(node)))].slice(0, SHOWN);
  return { things, alike: similar.length > 0 };
}

function thingsIn(place: ScreenNode, target: Target, { screen, purpose }: Context): Known[] {
  const rules = rulesFor(target, purpose).filter(({ rule }) => rule.shapes !== 'any');
  return screen.nodes.flatMap((node) => {
    if (!node.isVisible || kindOf(node) === undefined || node === place || !holds(place, node)) return [];
    const name = calledOf(node);
    if (name === '') return [];
    const fits = rules.some(({ rule }) => (kindFit(node, rule, purpose)?.cost ?? 99) < 10);
    return [{ node, name, isOfKind: fits }];
  });
}

const rank = ({ one, likeness }: { one: Known; likeness: number }): number =>
  likeness + (one.isOfKind ? 0.3 : 0);

function likeness(called: string, { name }: Target): number {
  if (name === undefined) return 0;
  const [one, other] = [called.toLowerCase(), name.toLowerCase()];
  const spelling = 1 - distance(one, other) / Math.max(one.length, other.length, 1);
  return spelling + (one.includes(other) || other.includes(one) ? 0.3 : 0) + sharedWords(one, other);
}

function sharedWords(one: string, other: string): number {
  const words = other.split(' ');
  return (
    (0.4 * words.filter((word) => word.length > 1 && one.split(' ').includes(word)).length) / words.length
  );
}

export function sayNearest({ things, alike }: Nearby, { role }: Target): string {
  if (things.length === 0) return 'Please check that the step before led to the right page.';
  const list = things.join(', ');
  if (alike) return `The nearest: ${list}.`;
  return role === undefined
    ? `There are, among others: ${list}.`
    : `What there is of the kind ${role}: ${list}.`;
}
