/** Finds a thing that people call by one name and pages build in several ways. */
import { watchFor, type Found } from '../find/findOne.js';
import type { Purpose } from '../find/families.js';
import type { Target } from '../action.js';
import { StepError } from '../StepError.js';
import type { Act } from './act.js';
import { poll } from './poll.js';

export interface Way {
  target: Target;
  purpose: Purpose;
  /** Whether what was found will do. */
  fits?: (found: Found) => Promise<boolean>;
  /** Where nothing is found, this way tells what is missing. */
  tells?: boolean;
}

/**
 * The first that fits, in the order of the ways.
 * @param unfit What to say of a thing that was found but won't do.
 */
export function findFirst(ways: readonly Way[], act: Act, unfit?: () => StepError): Promise<Found> {
  const looks = ways.map((way) => ({ ...way, look: watchFor(way.target, way.purpose, act) }));
  return poll(act.deadline, async () => {
    let missed: (() => Promise<Error>) | undefined;
    let isUnfit = false;
    for (const { look, fits, tells = false } of looks) {
      const sight = await look();
      if ('missed' in sight) missed = tells ? sight.missed : (missed ?? sight.missed);
      else if (fits === undefined || (await fits(sight.seen))) return sight;
      else isUnfit = true;
    }
    if (isUnfit && unfit) return { missed: () => Promise.resolve(unfit()) };
    return { missed: missed ?? (() => Promise.resolve(NOTHING)) };
  });
}

const NOTHING = new StepError('target not found', 'Nothing of that kind is on the page.');
