/** Waits until something holds that is not seen on the page but around it. */
import { holdBy } from '../../judge/hold.js';
import type { Outcome } from '../../judge/Judgement.js';
import type { Act } from '../act/act.js';
import type { Expectation, Performed } from '../action.js';

import { holdingOf, unlessPassing } from './holdingOf.js';

export function holdAround(
  expectation: Expectation,
  observe: () => Promise<Outcome>,
  act: Act,
): Promise<Performed> {
  const holding = holdingOf(act);
  let outcome: Outcome;
  const look: typeof holding.look = (options) =>
    unlessPassing(async () => {
      outcome = await observe();
      return holding.look(options);
    });
  return holdBy(expectation, () => outcome, { ...holding, look });
}
