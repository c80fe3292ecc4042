/** Finds what a person would take for a thing that is said to be absent, though its markup calls it something else. */
import type { Locator } from '@playwright/test';
import type { Act } from '../act/act.js';
import { familiesOf } from '../find/families.js';
import { isSeen } from '../find/isSeen.js';
import { lookFor } from '../find/lookFor.js';
import { namingOf } from '../find/naming.js';
import { onElements } from '../find/onElements.js';
import { CLICKED } from '../find/poor/poorTiers.js';
import type { Search } from '../find/search.js';

export async function findByOtherWays(search: Search, act: Act): Promise<Locator | undefined> {
  const { name, ordinal } = search.target;
  if (name === undefined || ordinal !== undefined) return undefined;
  return (await findToClick(search, act)) ?? (await findByWords(search, name));
}

async function findToClick({ target }: Search, { page }: Act): Promise<Locator | undefined> {
  if (target.role === undefined || !CLICKED.has(target.role)) return undefined;
  const { matches, precision, lostPlace } = await lookFor(target, { purpose: 'click', page, thorough: true });
  if (precision === 'part' || lostPlace !== undefined) return undefined;
  return matches.find(({ element }) => element?.visible)?.locator;
}

/** What is named otherwise for those who can't see it, or is hidden from them, still shows the words. */
async function findByWords({ root, target }: Search, name: string): Promise<Locator | undefined> {
  if (target.role === undefined || !CLICKED.has(target.role) || target.beside !== undefined) return undefined;
  const { text } = namingOf(name, 'case', 'look');
  const ways = familiesOf(target, 'look')
    .flatMap(({ roles }) => roles)
    .flatMap((role) => [
      root.getByRole(role, { includeHidden: true }).filter({ hasText: text }),
      root.getByRole(role, { includeHidden: true, name: text }),
    ]);
  const [first, ...others] = ways;
  if (first === undefined) return undefined;
  const all = others.reduce((union, way) => union.or(way), first);
  const [seen] = await all.evaluateAll(indicesOfSeen);
  return seen === undefined ? undefined : all.nth(seen);
}

const indicesOfSeen = onElements(
  (elements: Element[], _argument: undefined, isSeenByPeople: typeof isSeen) =>
    elements.flatMap((element, index) => (isSeenByPeople(element) ? [index] : [])),
  isSeen,
);
