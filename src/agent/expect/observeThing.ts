/** Looks whether a thing is visible: what is denied must not be there by another name of its kind either. */
import type { Act } from '../act/act.js';
import type { Deadline } from '../act/deadline.js';
import type { ActionOf, Target } from '../action.js';
import { describeTarget, describeThing } from '../describeTarget.js';
import { explainFinding } from '../find/explainFinding.js';
import { noteOf } from '../find/findOne.js';
import { isSeen } from '../find/isSeen.js';
import { lookFor, type Finding, type Match } from '../find/lookFor.js';
import { nameOf } from '../find/snapshot.js';
import type { RoleWord } from '../language/roleWords.js';
import { StepError } from '../StepError.js';
import { findByOtherWays } from './findByOtherWays.js';
import type { Observation, Observe } from './observation.js';

export function observeThing(expectation: ActionOf<'expectVisible'>, act: Act): Observe {
  const { target, negated, opened } = expectation;
  return async () => {
    const finding = await lookFor(target, { purpose: 'look', page: act.page });
    if (finding.lostPlace !== undefined) return lost(finding, finding.lostPlace);
    const visible = await visibleOf(finding, act.deadline);
    const [first] = visible;
    if (first === undefined || isOnlyAlike(finding))
      return negated
        ? observeAbsence(finding, first, act)
        : { missed: () => explainAbsence(finding, target) };
    if (opened === true && (await isLasting(first, act)))
      return { missed: () => Promise.resolve(alwaysThere(target)) };
    // While the page is being built, a part of a name may fit what comes before the real one.
    const isSure = finding.precision !== 'part' || finding.ready;
    const note = noteOf({ ...finding, matches: visible });
    return {
      holds: !negated && isSure,
      observed: `${describeThing(target)} is visible`,
      locator: String(first.locator),
      seen: true,
      ...(note !== undefined && { note }),
    };
  };
}

export function lost(finding: Finding, target: Target): { missed: () => Promise<Error> } {
  return { missed: () => explainFinding(finding, finding.lostPlace ?? target) };
}

/** @param alike what bears the name as a part of its own */
export async function observeAbsence(
  finding: Finding,
  alike: Match | undefined,
  act: Act,
): Promise<Observation> {
  const { target } = finding.search;
  const other = await findByOtherWays(finding.search, act);
  if (other !== undefined) {
    const name = await nameOf(other);
    const observed = `${name} is visible, which would be taken for ${describeTarget(target)}`;
    return { holds: false, observed, locator: String(other), seen: true };
  }
  if (alike === undefined) return { holds: true, observed: `no ${describeThing(target)}` };
  return { holds: true, ...(await describeAlike(finding)) };
}

/** The page's navigation is called a menu, too; it is there whether or not a part of it is open. */
function isLasting({ locator }: Match, { deadline }: Act): Promise<boolean> {
  const look = (element: Element) => element.matches('nav, [role=navigation], [role=menubar]');
  return locator.evaluate(look, undefined, { timeout: deadline.glance() });
}

function alwaysThere(target: Target): StepError {
  const message = `${describeTarget(target)} is a navigation or a menu bar, which is there all the time, so it is not plain what being open means. Please say that it is visible, or that its button is expanded.`;
  return new StepError('target ambiguous', message);
}

/** Those of the matches that a person can see. */
export async function visibleOf({ matches }: Pick<Finding, 'matches'>, deadline: Deadline): Promise<Match[]> {
  const [only] = matches;
  if (only === undefined || only.element !== undefined) {
    return matches.filter(({ element }) => element?.visible);
  }
  return (await only.locator.evaluate(isSeen, undefined, { timeout: deadline.glance() })) ? [only] : [];
}

/** What would be an error of the step for an action is here what the application shows. */
async function explainAbsence(finding: Finding, target: Target): Promise<Error> {
  const { message, candidates } = await explainFinding({ ...finding, matches: [] }, target);
  return new StepError('expectation not met', message, candidates ? { candidates } : {});
}

/** Labels of these say what they do, so "Delete all" is no "Delete"; other names are content. */
const LABELLED: ReadonlySet<RoleWord> = new Set<RoleWord>([
  'button',
  'link',
  'tab',
  'checkbox',
  'radio button',
  'option',
  'switch',
  'menu item',
  'field',
  'search field',
  'drop-down',
  'toggle button',
  'slider',
  'number field',
  'combo box',
  'list box',
  'disclosure',
]);

/** What is there bears the name only as a part of another one. */
export function isOnlyAlike({ precision, search }: Finding): boolean {
  return precision === 'part' && search.target.role !== undefined && LABELLED.has(search.target.role);
}

async function describeAlike({ matches, search }: Finding): Promise<Omit<Observation, 'holds'>> {
  const [first] = matches;
  const alike = first === undefined ? '' : await nameOf(first.locator);
  return {
    observed: `no ${describeThing(search.target)}`,
    note: `There is something of a similar name: ${alike}.`,
  };
}
