/** Which of several that are called alike a person means: what can be seen, used and reached goes before the rest. */
import { describeThings } from '../describeTarget.js';
import type { Purpose } from './families.js';
import type { InspectedElement } from './inspect.js';
import type { Search } from './search.js';

export interface Preferred {
  chosen: InspectedElement[];
  /** How many there were before an ordinal chose. */
  among: number;
  /** What of them was not taken although it can be seen. */
  passedOver: string[];
}

export function prefer(all: readonly InspectedElement[], search: Search): Preferred {
  const { ordinal } = search.target;
  const seen = narrow(all, ({ visible }) => visible);
  const counted = { among: seen.length, passedOver: [] };
  if (ordinal !== undefined) {
    const picked = seen.at(ordinal === 'last' ? -1 : ordinal - 1);
    return { ...counted, chosen: picked === undefined ? [] : [picked] };
  }
  if (seen.length < 2 || !ACTING.has(search.purpose)) return { ...counted, chosen: seen };
  const enabled = narrow(seen, ({ enabled }) => enabled);
  const reached = narrow(enabled, ({ covered }) => !covered);
  const inFront = narrow(reached, ({ inDialog }) => inDialog);
  const passedOver = [
    ...tell(seen.length - enabled.length, 'disabled', search),
    ...tell(enabled.length - reached.length, 'covered by something else', search),
    ...tell(reached.length - inFront.length, 'behind the open dialog', search),
  ];
  return { chosen: inFront, among: inFront.length, passedOver };
}

const ACTING: ReadonlySet<Purpose> = new Set<Purpose>([
  'click',
  'drag',
  'fill',
  'form field',
  'select',
  'check',
]);

/** Those for which it holds, or all where it holds for none. */
function narrow(
  elements: readonly InspectedElement[],
  holds: (element: InspectedElement) => boolean,
): InspectedElement[] {
  const some = elements.filter(holds);
  return some.length > 0 ? some : [...elements];
}

function tell(count: number, how: string, { target }: Search): string[] {
  if (count === 0) return [];
  const { within: _within, beside: _beside, ...things } = target;
  return [`Passed over ${count} ${describeThings(things, count)} that ${count === 1 ? 'is' : 'are'} ${how}.`];
}
