/** When a fault strikes. */
import type { EventClock } from './EventClock.js';
import type { Striking } from './FaultProxy.js';
import type { Asked } from './Traffic.js';
import type { Strike } from './rules.js';

/** Beginning with one call: that one alone, all of its name, or all for some time. */
export function strikingAt({ fault, call, mode }: Omit<Strike, 'flow'>, clock: EventClock): Striking {
  let first: { id: string; at: number } | undefined;
  const isStruck = ({ id, name, count }: Asked): boolean => {
    if (!first && name === call.name && count >= call.count) first = { id, at: clock.now() };
    if (!first) return false;
    if (fault.lasts !== undefined) return clock.now() < first.at + fault.lasts;
    if (mode === 'once') return id === first.id;
    return fault.network !== undefined || (name === call.name && count >= call.count);
  };
  const known = new Map<string, boolean>();
  return (asked) => {
    const struck = known.get(asked.id) ?? isStruck(asked);
    known.set(asked.id, struck);
    return struck ? fault : undefined;
  };
}
