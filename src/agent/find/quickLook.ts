/**
 * A look at one tier that only counts, for the common case of exactly one element. Playwright counts without
 * entering the page's own world, which costs a fraction of an inspection.
 */
import type { Locator } from '@playwright/test';
import type { Purpose } from './families.js';
import { unionOf, type Alternative, type Search, type Tier } from './tiers.js';

/** `unsure`: what is there must be inspected. */
export type QuickLook = { only: Locator } | 'none' | 'unsure';

/** Elements that are handled in another way than others, so that they must be known. */
const SPECIAL: Partial<Record<Purpose, string>> = {
  click: 'option',
  fill: 'select, input[type=checkbox], input[type=radio]',
  'form field':
    'select, input[type=checkbox], input[type=radio], [role=checkbox], [role=switch], [role=radio]',
  select: 'select',
};

export async function quickLook(tier: Tier, { page, target, purpose }: Search): Promise<QuickLook> {
  if (tier.precision === 'part' || target.ordinal !== undefined) return 'unsure';
  if (target.name === undefined && target.role === 'row') return 'unsure';
  const locators = partsOf(tier.alternatives);
  const counts = await Promise.all(locators.map((locator) => locator.count()));
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return 'none';
  const only = locators[counts.indexOf(1)];
  if (total > 1 || only === undefined) return 'unsure';
  const special = SPECIAL[purpose];
  if (special === undefined || isCommon(only, tier)) return { only };
  return (await only.and(page.locator(special)).count()) === 0 ? { only } : 'unsure';
}

const COMMON: readonly Alternative['role'][] = ['button', 'link'];

/** Buttons and links are looked for by themselves: then the locator reads as one would write it by hand. */
function partsOf(alternatives: readonly Alternative[]): Locator[] {
  const common = alternatives.filter(({ role }) => COMMON.includes(role));
  const others = alternatives.filter(({ role }) => !COMMON.includes(role));
  return [...common.map(({ locator }) => locator), ...(others.length > 0 ? [unionOf(others)] : [])];
}

function isCommon(locator: Locator, { alternatives }: Tier): boolean {
  return alternatives.some((one) => one.locator === locator && COMMON.includes(one.role));
}
