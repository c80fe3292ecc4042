/** Expects that a text or a thing is visible, or that it is not. */
import type { Act } from '../act/act.js';
import type { ActionOf, Performed, Target } from '../action.js';
import { describeThing, quote } from '../describeTarget.js';
import { explainFinding } from '../find/explainFinding.js';
import { noteOf } from '../find/findOne.js';
import { lookFor, type Finding } from '../find/lookFor.js';
import { nameOf } from '../find/snapshot.js';
import type { RoleWord } from '../language/roleWords.js';
import { StepError } from '../StepError.js';
import { hold, type Observation, type Observe } from './hold.js';
import { matchShown } from './matchText.js';
import { describeShown } from './nearestLines.js';
import { readShown } from './readShown.js';

export async function expectVisible(expectation: ActionOf<'expectVisible'>, act: Act): Promise<Performed> {
  const { target, negated } = expectation;
  const isText = target.role === undefined && target.ordinal === undefined;
  const observe = isText ? observeText(target, negated, act) : observeThing(target, negated, act);
  return hold(expectation, observe, act);
}

export async function waitFor({ target, negated }: ActionOf<'waitFor'>, act: Act): Promise<Performed> {
  const seen = await expectVisible({ kind: 'expectVisible', target, negated }, act);
  return { ...seen, summary: seen.summary.replace('Saw that', 'Waited until') };
}

function observeText(target: Target, negated: boolean, { page, deadline }: Act): Observe {
  const words = target.name ?? '';
  return async () => {
    const place = target.within && (await lookFor(target.within, 'place', page));
    const [only] = place?.matches ?? [];
    if (place && (only === undefined || place.matches.length > 1))
      return lost(place, target.within ?? target);
    const root = only?.locator ?? page.locator('body');
    const shown = await root.evaluate(readShown, undefined, { timeout: deadline.glance() });
    const match = matchShown(shown, words);
    if (match === undefined) return { holds: negated, observed: describeShown(shown, words) };
    const note = match.note === undefined ? {} : { note: match.note };
    return { holds: !negated, observed: `${quote(words)} is visible`, locator: String(root), ...note };
  };
}

function lost(finding: Finding, target: Target): { missed: () => Promise<Error> } {
  return { missed: () => explainFinding(finding, finding.lostPlace ?? target) };
}

function observeThing(target: Target, negated: boolean, { page }: Act): Observe {
  return async () => {
    const finding = await lookFor(target, 'look', page);
    if (finding.lostPlace !== undefined) return lost(finding, finding.lostPlace);
    const visible = finding.matches.filter(({ element }) => element.visible);
    const [first] = visible;
    if (first === undefined && !negated) return { missed: () => explainAbsence(finding, target) };
    if (first === undefined) return { holds: true, observed: `no ${describeThing(target)}` };
    if (negated && isOnlyAlike(finding)) return { holds: true, ...(await describeAlike(finding)) };
    // While the page is being built, a part of a name may fit what comes before the real one.
    const isSure = finding.precision !== 'part' || finding.ready;
    const note = noteOf({ ...finding, matches: visible });
    return {
      holds: !negated && isSure,
      observed: `${describeThing(target)} is visible`,
      locator: String(first.locator),
      ...(note !== undefined && { note }),
    };
  };
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
