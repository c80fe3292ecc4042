/** What on the page is named most like a thing that is not there. */
import { distance } from 'fastest-levenshtein';
import { isPassing } from '../../act/pageErrors.js';
import type { Target } from '../../action.js';
import type { Purpose } from '../families.js';
import type { Finding } from '../lookFor.js';
import { readFrames } from '../lookForFrame.js';
import type { Search } from '../search.js';
import { readThings, sayThing, type NamedThing } from '../snapshot.js';

const SHOWN = 3;

export interface Nearby {
  things: string[];
  /** Whether they are named alike; else they are merely of the same kind. */
  alike: boolean;
}

export async function findNearest({ search }: Finding, target: Target): Promise<Nearby> {
  const read = await readAll(search, target).catch(ignoreChange);
  const named = read.filter(({ name, kind }) => name !== '' && kind !== 'text');
  const kinds = target.role === undefined ? (KINDS[search.purpose] ?? []) : [target.role];
  const isOfKind = ({ kind }: NamedThing) => kinds.includes(kind);
  const unique = [...new Map(named.map((thing) => [sayThing(thing), thing])).values()];
  const alike = unique
    .map((thing) => ({ thing, likeness: likeness(thing, target) }))
    .filter(({ thing, likeness }) => likeness > (isOfKind(thing) ? 0.45 : 0.6))
    .sort((one, other) => rank(other, target) - rank(one, target))
    .map(({ thing }) => thing);
  const sameKind = unique.filter(isOfKind);
  const things = (alike.length > 0 ? alike : sameKind).slice(0, SHOWN);
  return { things: things.map(sayThing), alike: alike.length > 0 };
}

/** What it could be of where no kind is said. */
const CLICKED = [
  'button',
  'link',
  'tab',
  'menu item',
  'checkbox',
  'radio button',
  'option',
  'switch',
  'tree item',
];
const FILLED = ['field', 'search field', 'drop-down', 'slider'];
const KINDS: Partial<Record<Purpose, readonly string[]>> = {
  click: CLICKED,
  fill: FILLED,
  'form field': [...FILLED, 'checkbox', 'radio button', 'switch'],
  select: ['drop-down'],
  check: ['checkbox', 'radio button', 'switch'],
};

async function readAll({ root, place }: Search, { role }: Target): Promise<NamedThing[]> {
  if (role !== 'frame') return readThings(place);
  const frames = await readFrames(await root.locator('iframe, frame').elementHandles());
  return frames.filter(({ visible }) => visible).map(({ names: [name = ''] }) => ({ kind: 'frame', name }));
}

/** The page went on while it was read for a message that does without. */
function ignoreChange(error: unknown): NamedThing[] {
  if (isPassing(error) || (error instanceof Error && error.name === 'TimeoutError')) return [];
  throw error;
}

function rank({ thing, likeness }: { thing: NamedThing; likeness: number }, { role }: Target): number {
  return likeness + (thing.kind === role ? 0.3 : 0);
}

function likeness(thing: NamedThing, { name }: Target): number {
  if (name === undefined) return 0;
  const [one, other] = [thing.name.toLowerCase(), name.toLowerCase()];
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
