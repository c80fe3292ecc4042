/** Expects a number of things. */
import type { Act } from '../act/act.js';
import type { ActionOf, Performed } from '../action.js';
import { describeThings } from '../describeTarget.js';
import { explainFinding } from '../find/explainFinding.js';
import { noteOf } from '../find/findOne.js';
import { lookFor } from '../find/lookFor.js';
import { compares } from './compares.js';
import { hold } from './hold.js';
import { isOnlyAlike, observeAbsence } from './observeThing.js';

export async function expectCount(expectation: ActionOf<'expectCount'>, act: Act): Promise<Performed> {
  const { things } = expectation;
  const observe = async () => {
    const finding = await lookFor(things, { purpose: 'look', page: act.page, thorough: true });
    const { lostPlace } = finding;
    if (lostPlace !== undefined) return { missed: () => explainFinding(finding, lostPlace) };
    const visible = finding.matches.filter(({ element }) => element?.visible);
    // What bears the name only as a part of another one is none of them, whatever the count.
    const counted = isOnlyAlike(finding) ? [] : visible;
    const holds = compares(counted.length, expectation);
    const other = holds && counted.length === 0 ? await observeAbsence(finding, visible[0], act) : undefined;
    if (other?.holds === false) return other;
    const note = noteOf({ ...finding, matches: counted });
    return {
      holds,
      seen: counted.length > 0,
      observed: `${counted.length} ${describeThings(things, counted.length)}`,
      ...(note !== undefined && { note }),
    };
  };
  return hold(expectation, observe, act);
}
