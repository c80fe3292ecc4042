/** Whether things that are listed are those that are wanted: in their order or in any, with others or without. Pure. */
import type { Listing } from '../../meaning/meaning.js';

export interface Sizes {
  wanted: number;
  actual: number;
}

/** Whether the wanted thing is the actual one, by their indices. */
export type Fits = (wanted: number, actual: number) => boolean;

/** The indices of those wanted that aren't there, or not at their place; `others` are there besides. */
export interface Mismatch {
  missing: number[];
  others: number[];
}

export function matchListing(sizes: Sizes, fits: Fits, { inOrder, exactly }: Listing): Mismatch {
  const partners = inOrder ? pairInOrder(sizes, fits, exactly) : pairInAnyOrder(sizes, fits);
  const missing = [...partners.entries()]
    .filter(([, actual]) => actual === undefined)
    .map(([index]) => index);
  const taken = new Set(partners);
  const others = exactly ? indices(sizes.actual).filter((index) => !taken.has(index)) : [];
  return { missing, others };
}

type Partners = (number | undefined)[];

function pairInOrder({ wanted, actual }: Sizes, fits: Fits, exactly: boolean): Partners {
  if (exactly)
    return indices(wanted).map((index) => (index < actual && fits(index, index) ? index : undefined));
  let next = 0;
  return indices(wanted).map((index) => {
    const found = indices(actual).find((at) => at >= next && fits(index, at));
    if (found !== undefined) next = found + 1;
    return found;
  });
}

/** Each actual thing stands for one wanted: pairs are changed where that makes room for another. */
function pairInAnyOrder({ wanted, actual }: Sizes, fits: Fits): Partners {
  const wantedBy: Partners = indices(actual).map(() => undefined);
  const place = (index: number, tried: Set<number>): boolean => {
    for (const at of indices(actual)) {
      if (tried.has(at) || !fits(index, at)) continue;
      tried.add(at);
      const rival = wantedBy[at];
      if (rival !== undefined && !place(rival, tried)) continue;
      wantedBy[at] = index;
      return true;
    }
    return false;
  };
  for (const index of indices(wanted)) place(index, new Set());
  return indices(wanted).map((index) => {
    const at = wantedBy.indexOf(index);
    return at < 0 ? undefined : at;
  });
}

const indices = (length: number): number[] => Array.from({ length }, (_, index) => index);
