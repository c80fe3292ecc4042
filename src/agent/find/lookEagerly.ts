/**
 * The surest way by itself, before it is known whether it could find anything at all: most things are there and are
 * well marked up, and each trip to the browser counts.
 */
import type { Purpose } from './families.js';
import { inspectTier, nothingFor, onlyOne, type Through } from './lookThrough.js';
import { MODAL } from './modal.js';
import { isCountable, quickLook } from './quickLook.js';
import type { Search, Tier } from './search.js';
import { tiersOf } from './tiers.js';

/** Undefined where that tells nothing. */
export async function lookEagerly(search: Search): Promise<Through | undefined> {
  const [tier] = tiersOf(search);
  if (tier === undefined) return undefined;
  if (READ.has(search.purpose)) {
    const finding = await inspectTier(tier, search);
    return finding.among > 0 ? finding : undefined;
  }
  return isCountable(tier, search) ? countEagerly(tier, search) : undefined;
}

/** What is found for these is read in the page's own world, which counting would not enter. */
const READ: ReadonlySet<Purpose> = new Set<Purpose>(['check', 'look']);

async function countEagerly(tier: Tier, search: Search): Promise<Through | undefined> {
  const quick = await quickLook(tier, search, search.frame.locator(MODAL));
  return typeof quick === 'string'
    ? undefined
    : { ...nothingFor(search), ...onlyOne(quick, tier), modalOpen: false };
}
