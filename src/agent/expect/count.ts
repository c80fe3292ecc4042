/** Expects a number of things. */
import type { Act } from '../act/act.js';
import type { ActionOf, Comparison, Performed } from '../action.js';
import { describeThings } from '../describeTarget.js';
import { explainFinding } from '../find/explainFinding.js';
import { noteOf } from '../find/findOne.js';
import { lookFor, type Finding, type Match } from '../find/lookFor.js';
import { compares } from '../../judge/compares.js';
import { hold } from './hold.js';
import type { Observation } from './observation.js';
import { isOnlyAlike, observeAbsence } from './observeThing.js';
import { seenInFrame } from './seenInFrame.js';

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
    const isNone = holds && counted.length === 0;
    const other = isNone ? await observeNone(finding, visible[0], act) : undefined;
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

async function observeNone(finding: Finding, alike: Match | undefined, act: Act): Promise<Observation> {
  const here = await observeAbsence(finding, alike, act);
  return here.holds ? ((await seenInFrame(finding.search.target, act)) ?? here) : here;
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
