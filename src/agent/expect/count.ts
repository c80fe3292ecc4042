/** Expects a number of things. */
import type { Act } from '../act/act.js';
import type { ActionOf, Comparison, Performed } from '../action.js';
import { describeThings } from '../describeTarget.js';
import { explainFinding } from '../find/explainFinding.js';
import { noteOf } from '../find/findOne.js';
import { lookFor, type Finding } from '../find/lookFor.js';
import { compares } from './compares.js';
import { hold } from './hold.js';
import { isOnlyAlike, observeAbsence } from './observeThing.js';

export async function expectCount(expectation: ActionOf<'expectCount'>, act: Act): Promise<Performed> {
  const { things } = expectation;
  const observe = async () => {
    const finding = await lookFor(things, { purpose: 'look', page: act.page, thorough: true });
    const { lostPlace } = finding;
    if (lostPlace !== undefined) return { missed: () => explainFinding(finding, lostPlace) };
    const own = finding.matches.filter(({ element }) => element?.visible);
    const twins = await findTwins(finding, expectation, act);
    const visible = twins.length > own.length ? twins : own;
    // What bears the name only as a part of another one is none of them, whatever the count.
    const counted = isOnlyAlike(finding) ? [] : visible;
    const holds = compares(counted.length, expectation);
    const other = holds && counted.length === 0 ? await observeAbsence(finding, visible[0], act) : undefined;
    if (other?.holds === false) return other;
    const note = visible === twins ? CASE : noteOf({ ...finding, matches: counted });
    return {
      holds,
      seen: counted.length > 0,
      observed: `${counted.length} ${describeThings(things, counted.length)}`,
      ...(note !== undefined && { note }),
    };
  };
  return hold(expectation, observe, act);
}

const CASE = 'Counted with those whose name is written with other capital letters.';

/** Where no more than so many may be there, those count too that a look for one would pass over: "EDIT" beside "Edit". */
async function findTwins(
  { precision }: Finding,
  { things, comparison }: ActionOf<'expectCount'>,
  { page }: Act,
) {
  const { name } = things;
  if (name === undefined || precision !== 'exact' || !BOUNDED.has(comparison)) return [];
  const swapped = name.replace(/./gu, (letter) =>
    letter === letter.toLowerCase() ? letter.toUpperCase() : letter.toLowerCase(),
  );
  if (swapped === name) return [];
  const target = { ...things, name: swapped };
  const finding = await lookFor(target, { purpose: 'look', page, thorough: true });
  return finding.precision === 'case' ? finding.matches.filter(({ element }) => element?.visible) : [];
}

const BOUNDED: ReadonlySet<Comparison> = new Set<Comparison>(['exactly', 'at most', 'fewer than', 'between']);
