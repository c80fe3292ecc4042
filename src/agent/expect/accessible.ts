/** Expects that axe-core finds nothing on the page that keeps people from using it, from a gravity on. */
import { auditPage } from '../accessibility/auditPage.js';
import { describeViolation } from '../accessibility/describeViolation.js';
import { IMPACTS } from '../accessibility/impacts.js';
import type { Act } from '../act/act.js';
import type { ActionOf, Performed } from '../action.js';
import { holdAround } from './holdAround.js';

const SHOWN = 3;

export async function expectAccessible(
  expectation: ActionOf<'expectAccessible'>,
  act: Act,
): Promise<Performed> {
  const counted = IMPACTS.slice(IMPACTS.indexOf(expectation.gravity));
  const observe = async () => {
    const found = (await auditPage(act.page)).filter(({ impact }) => counted.includes(impact));
    const shown = found.slice(0, SHOWN).map(describeViolation);
    const more = found.length > SHOWN ? `; and ${found.length - SHOWN} more` : '';
    const observed = found.length === 0 ? 'none' : `${shown.join('; ')}${more}`;
    return { holds: found.length === 0, observed };
  };
  return holdAround(expectation, observe, act);
}
