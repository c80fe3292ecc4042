/**
 * A look at one tier that only counts, for the common case of exactly one element. Playwright counts without
 * entering the page's own world, which costs a fraction of an inspection.
 */
import type { Locator } from '@playwright/test';
import type { Purpose } from './families.js';
import type { Alternative, Kind, Search, Tier } from './search.js';
import { unionOf } from './tiers.js';

/** `unsure`: what is there must be inspected. */
export type QuickLook = Only | 'none' | 'unsure';

export interface Only {
  only: Locator;
  plainField?: true;
}

/** What may be among the elements of these kinds is handled in another way than others, so that it must be known. */
const SPECIAL: Record<Purpose, readonly Kind[]> = {
  click: ['option'],
  drag: [],
  fill: ['field', 'combobox', 'listbox', 'attribute'],
  'form field': ['field', 'combobox', 'listbox', 'attribute', 'checkbox', 'radio', 'switch'],
  select: ['field', 'combobox', 'listbox'],
  check: [],
  look: [],
  fold: [],
  place: [],
  neighbour: [],
};

/** @param absent what makes it unsure by being there */
export async function quickLook(tier: Tier, search: Search, absent?: Locator): Promise<QuickLook> {
  if (!isCountable(tier, search)) return 'unsure';
  if (isSpecial(tier, search)) return lookForPlainField(tier, search, absent);
  const locators = partsOf(tier.alternatives);
  const counted = absent === undefined ? locators : [...locators, absent];
  const counts = await Promise.all(counted.map((locator) => locator.count()));
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return 'none';
  const only = locators[counts.indexOf(1)];
  return total > 1 || only === undefined ? 'unsure' : { only };
}

/** What is found for these without a name may have none, which is to be told. */
export const NAMELESS: ReadonlySet<Purpose> = new Set<Purpose>(['check', 'fill', 'form field', 'select']);

/** Whether a count can tell anything of what is there. */
export function isCountable(tier: Tier, search: Search): boolean {
  return isPlain(tier, search) && (!isSpecial(tier, search) || TAKES_TEXT.includes(search.purpose));
}

/** One element alone is enough to know which is meant and what it is. */
function isPlain(tier: Tier, { target, purpose, neighbours }: Search): boolean {
  const { precision, sift, remark, isText = false } = tier;
  if (precision === 'part' || sift !== undefined || remark !== undefined || isText) return false;
  if (target.ordinal !== undefined || neighbours !== undefined) return false;
  if (target.name !== undefined) return true;
  return target.role !== 'row' && !NAMELESS.has(purpose);
}

function isSpecial({ alternatives }: Tier, { purpose }: Search): boolean {
  return alternatives.some(({ kind }) => kind !== undefined && SPECIAL[purpose].includes(kind));
}

/** Nothing but a text is written into these. */
const PLAIN_FIELD =
  'input:is(:not([type]), [type=text i], [type=email i], [type=tel i], [type=url i], [type=search i])' +
  ':not([role], [list], [aria-haspopup]), textarea:not([role], [aria-haspopup])';

const TAKES_TEXT: readonly Purpose[] = ['fill', 'form field'];

async function lookForPlainField(
  { alternatives }: Tier,
  { frame }: Search,
  absent?: Locator,
): Promise<QuickLook> {
  const union = unionOf(alternatives);
  const counted = absent === undefined ? union : union.or(absent);
  const [all, plain] = await Promise.all([counted.count(), union.and(frame.locator(PLAIN_FIELD)).count()]);
  if (all === 0) return 'none';
  return all === 1 && plain === 1 ? { only: union, plainField: true } : 'unsure';
}

const COMMON: readonly Alternative['role'][] = ['button', 'link'];

/** Buttons and links are looked for by themselves: then the locator reads as one would write it by hand. */
function partsOf(alternatives: readonly Alternative[]): Locator[] {
  const common = alternatives.filter(({ role }) => COMMON.includes(role));
  const others = alternatives.filter(({ role }) => !COMMON.includes(role));
  return [...common.map(({ locator }) => locator), ...(others.length > 0 ? [unionOf(others)] : [])];
}
