/** Goes through the ways to find a target until one finds something, and chooses what counts of it. */
import type { Locator } from '@playwright/test';
import type { Target } from '../action.js';
import { siftBeside } from './beside/siftBeside.js';
import { glimpse } from './glimpse.js';
import { inspectAfter, type InspectedElement, type Inspection, type Sift } from './inspect.js';
import type { Finding, Match } from './lookFor.js';
import { prefer } from './prefer.js';
import { NAMELESS, quickLook, type Only } from './quickLook.js';
import type { Search, Tier } from './search.js';
import { tiersOf, unionOf } from './tiers.js';

export interface Through extends Finding {
  modalOpen: boolean;
}

export async function lookThrough(search: Search, quickly: boolean): Promise<Through> {
  const { tiers, modalOpen } = await glimpse(search, tiersOf(search));
  let finding: Through = { ...nothingFor(search), modalOpen };
  for (const tier of tiers) {
    const quick = quickly ? await quickLook(tier, search) : 'unsure';
    if (quick === 'none') continue;
    if (quick !== 'unsure') {
      return { ...finding, ...onlyOne(quick, tier) };
    }
    finding = await inspectTier(tier, search);
    if (finding.among > 0) return finding;
  }
  return finding;
}

/** What a count alone tells. */
export function onlyOne({ only, plainField }: Only, { precision }: Tier): Partial<Finding> {
  const match = { locator: only, ...(plainField && { plainField }) };
  return { precision, matches: [match], among: 1 };
}

export function nothingFor(search: Search): Finding {
  return {
    ...{ precision: 'exact', matches: [], among: 0, ready: false },
    ...{ search, guessed: [], remarks: [], doubtful: false },
  };
}

export async function inspectTier(tier: Tier, search: Search): Promise<Through> {
  const union = unionOf(tier.alternatives);
  const sifts = siftsOf(tier, search);
  const inspect = inspectAfter(sifts.map(({ keep }) => keep));
  const told = await union.evaluateAll(
    inspect,
    sifts.map(({ argument }) => argument),
  );
  const facts = JSON.parse(told) as Inspection;
  const { chosen, among, passedOver } = prefer(choose(facts, search.target), search);
  const isFound = among > 0;
  const isPart = tier.precision === 'part';
  return {
    precision: tier.precision,
    matches: chosen.map((element) => toMatch(facts, tier, { union, element })),
    among,
    ready: facts.ready,
    modalOpen: facts.modalOpen,
    search,
    guessed: isPart && isFound ? [search.target] : [],
    remarks: isFound ? [...remarksOn(tier, search, chosen), ...passedOver] : [],
    doubtful: isFound && (isPart || tier.remark !== undefined || passedOver.length > 0),
  };
}

function siftsOf({ sift }: Tier, { target, neighbours, every }: Search): { keep: Sift; argument: unknown }[] {
  const relation = target.beside?.relation;
  const beside = relation &&
    neighbours && { keep: siftBeside as Sift, argument: { relation, neighbours, every } };
  return [sift, beside].filter((one) => one !== undefined);
}

/** The elements that count as one thing each. */
function choose({ elements }: Inspection, { name, role }: Target): InspectedElement[] {
  return elements.filter(({ isOuter, isInner, besideBody }) => {
    // A name means the smallest thing that bears it; "the second item" is no item of an item.
    if (name !== undefined) return !isOuter;
    return !isInner && !(role === 'row' && besideBody);
  });
}

function remarksOn(
  { remark, isText }: Tier,
  { target, purpose }: Search,
  [first]: readonly InspectedElement[],
): string[] {
  if (remark !== undefined) return [remark];
  const isByPlace = target.name === undefined && target.beside === undefined;
  if (first?.nameless === true && isByPlace && NAMELESS.has(purpose)) {
    return [
      `Found by its place alone: nothing names the ${target.role ?? first.tag}. A <label> that is tied to it would.`,
    ];
  }
  if (isText !== true || first?.plain !== true) return [];
  return [
    `Nothing in the markup says that the <${first.tag}> can be clicked. A <button> or a link would be better.`,
  ];
}

function toMatch(
  { total }: Inspection,
  tier: Tier,
  { union, element }: { union: Locator; element: InspectedElement },
): Match {
  if (total > 1) return { locator: union.nth(element.index), element };
  // The plain locator reads as one would write it by hand, and is the fastest to act on.
  const isPlain = tier.alternatives.every(({ role }) => role !== undefined);
  const plain = isPlain ? tier.alternatives.find(({ role }) => role === element.role) : undefined;
  return { locator: plain?.locator ?? union, element };
}
