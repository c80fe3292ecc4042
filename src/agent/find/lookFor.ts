/** One look for a target: through its tiers, in its place, and in an open modal dialog before the page. */
import type { Locator, Page } from '@playwright/test';
import type { Target } from '../action.js';
import { describeTarget } from '../describeTarget.js';
import { StepError } from '../StepError.js';
import type { Purpose } from './families.js';
import { inspect, type InspectedElement, type Inspection } from './inspect.js';
import { quickLook } from './quickLook.js';
import { tiersOf, unionOf, type Precision, type Search, type Tier } from './tiers.js';

/** An element that was found. */
export interface Match {
  locator: Locator;
  /** Known only where more than a count was needed. */
  element?: InspectedElement;
}

export interface Finding {
  precision: Precision;
  /** All that are meant alike; with an ordinal at most one. */
  matches: Match[];
  /** How many there were before an ordinal chose. */
  among: number;
  ready: boolean;
  search: Search;
  /** Things that had to be found by a part of their name, outermost place first. */
  guessed: Target[];
  /** The place whose search gave not exactly one; then `search` is the place's. */
  lostPlace?: Target;
}

/** `thorough`: all that are there are wanted, with what is to be known of each; else one will do. */
export interface Looking {
  purpose: Purpose;
  page: Page;
  thorough?: boolean;
}

export async function lookFor(
  target: Target,
  { purpose, page, thorough = false }: Looking,
): Promise<Finding> {
  refuseUnknown(target);
  if (target.within === undefined) {
    const search = { page, root: page, place: page.locator('body'), target, purpose };
    return thorough ? lookOnPage(search) : lookQuicklyOnPage(search);
  }
  const place = await lookFor(target.within, { purpose: 'place', page });
  const [only] = place.matches;
  if (only === undefined || place.matches.length > 1) {
    return { ...place, lostPlace: place.lostPlace ?? target.within };
  }
  const search = { page, root: only.locator, place: only.locator, target, purpose };
  const finding = await lookThrough(search, !thorough);
  const guessed = [...place.guessed, ...finding.guessed];
  return { ...finding, ready: finding.ready || place.ready, guessed };
}

/** What would be passed over here would make a step mean more than it says. */
function refuseUnknown(target: Target): void {
  if (target.beside === undefined && target.role !== 'frame') return;
  const what = target.role === 'frame' ? 'inside of frames' : `${target.beside?.relation ?? 'beside'} others`;
  throw new StepError('action failed', `Things ${what} can't be found yet: ${describeTarget(target)}.`);
}

async function lookQuicklyOnPage(search: Search): Promise<Finding> {
  const modals = search.page.locator(MODAL).count();
  const [quick, open] = await Promise.all([lookThrough(search, true), modals]);
  return open === 0 ? quick : lookOnPage(search);
}

async function lookOnPage(search: Search): Promise<Finding> {
  const whole = await lookThrough(search, false);
  const inFront = whole.matches.filter(({ element }) => element?.inModal === true);
  if (!whole.modalOpen || (inFront.length > 0 && inFront.length === whole.matches.length)) return whole;
  const modal = openModal(search.page);
  const inModal = await lookThrough({ ...search, root: modal, place: modal }, false);
  if (inModal.matches.length === 0) return whole;
  // What is acted on must be reached, and the page behind can't be; what is looked at may well be there.
  const isGuess = inModal.precision === 'part' && whole.precision !== 'part';
  return isGuess && search.purpose === 'look' && whole.matches.length > 0 ? whole : inModal;
}

const MODAL = 'dialog:modal, [aria-modal="true"]';

function openModal(page: Page): Locator {
  return page.locator(MODAL).filter({ visible: true }).last();
}

interface Through extends Finding {
  modalOpen: boolean;
}

async function lookThrough(search: Search, quickly: boolean): Promise<Through> {
  const nothing = { precision: 'exact' as const, matches: [], among: 0, guessed: [], search };
  let finding: Through = { ...nothing, ready: false, modalOpen: false };
  for (const tier of tiersOf(search)) {
    const quick = quickly ? await quickLook(tier, search) : 'unsure';
    if (quick === 'none') continue;
    if (quick !== 'unsure') {
      return { ...finding, precision: tier.precision, matches: [{ locator: quick.only }], among: 1 };
    }
    finding = await inspectTier(tier, search);
    if (finding.among > 0) return finding;
  }
  return finding;
}

async function inspectTier(tier: Tier, search: Search): Promise<Through> {
  const union = unionOf(tier.alternatives);
  const facts = await union.evaluateAll(inspect);
  const all = choose(facts, search.target);
  const chosen = pickOrdinal(all, search.target);
  return {
    precision: tier.precision,
    matches: chosen.map((index) => toMatch(facts, tier, { union, index })),
    among: all.length,
    ready: facts.ready,
    modalOpen: facts.modalOpen,
    search,
    guessed: tier.precision === 'part' && all.length > 0 ? [search.target] : [],
  };
}

/** The indices of the elements that count as one thing each. */
function choose({ elements }: Inspection, { name, role }: Target): number[] {
  return [...elements.entries()]
    .filter(([, { isOuter, isInner, besideBody }]) => {
      // A name means the smallest thing that bears it; "the second item" is no item of an item.
      if (name !== undefined) return !isOuter;
      return !isInner && !(role === 'row' && besideBody);
    })
    .map(([index]) => index);
}

function pickOrdinal(indices: number[], { ordinal }: Target): number[] {
  if (ordinal === undefined) return indices;
  const picked = indices.at(ordinal === 'last' ? -1 : ordinal - 1);
  return picked === undefined ? [] : [picked];
}

function toMatch(
  { elements }: Inspection,
  tier: Tier,
  { union, index }: { union: Locator; index: number },
): Match {
  const element = elements[index];
  if (element === undefined) throw new Error(`The tier has no element ${index}.`);
  if (elements.length > 1) return { locator: union.nth(index), element };
  // The plain locator reads as one would write it by hand, and is the fastest to act on.
  const isPlain = tier.alternatives.every(({ role }) => role !== undefined);
  const plain = isPlain ? tier.alternatives.find(({ role }) => role === element.role) : undefined;
  return { locator: plain?.locator ?? union, element };
}
