/** Expects that a text or a thing is visible, or that it is not. */
import type { Locator } from '@playwright/test';
import type { Act } from '../act/act.js';
import type { Deadline } from '../act/deadline.js';
import type { ActionOf, Performed, Target } from '../action.js';
import { describeThing, quote } from '../describeTarget.js';
import { explainFinding } from '../find/explainFinding.js';
import { noteOf } from '../find/findOne.js';
import { isSeen } from '../find/isSeen.js';
import { lookFor, type Finding, type Match } from '../find/lookFor.js';
import { nameOf } from '../find/snapshot.js';
import type { RoleWord } from '../language/roleWords.js';
import { StepError } from '../StepError.js';
import { hold } from './hold.js';
import type { Observation, Observe } from './observation.js';
import { pageStateOf } from './pageState.js';
import { matchShown, polarityOf, type TextMatch } from './matchText.js';
import { describeShown } from './nearestLines.js';
import { read, readPage } from './read.js';
import { withSeenBefore } from './seenBefore.js';
import type { Shown } from './readShown.js';

export async function expectVisible(expectation: ActionOf<'expectVisible'>, act: Act): Promise<Performed> {
  const { target, negated } = expectation;
  const isText = target.role === undefined && target.ordinal === undefined;
  const observe = isText ? observeText(target, negated, act) : observeThing(target, negated, act);
  return withSeenBefore(await hold(expectation, observe, act), expectation, act);
}

export async function waitFor({ target, negated }: ActionOf<'waitFor'>, act: Act): Promise<Performed> {
  const seen = await expectVisible({ kind: 'expectVisible', target, negated }, act);
  return { ...seen, summary: seen.summary.replace('Saw that', 'Waited until') };
}

function observeText(target: Target, negated: boolean, act: Act): Observe {
  const { page } = act;
  const words = target.name ?? '';
  return async () => {
    const place = target.within && (await lookFor(target.within, { purpose: 'place', page }));
    const [only] = place?.matches ?? [];
    if (place && (only === undefined || place.matches.length > 1))
      return lost(place, target.within ?? target);
    const shown = only ? (await read(only, act)).shown : await readPage(act);
    const match = matchShown(shown, words, polarityOf(negated));
    return toObservation({ shown, match, words, negated, place: only?.locator });
  };
}

interface ReadText {
  shown: Shown;
  match: TextMatch | undefined;
  words: string;
  negated: boolean;
  /** Absent where the whole page was read. */
  place: Locator | undefined;
}

function toObservation({ shown, match, words, negated, place }: ReadText): Observation {
  const where = place ? { locator: String(place) } : { page: pageStateOf(shown) };
  if (match === undefined) return { holds: negated, observed: () => describeShown(shown, words), ...where };
  const note = match.note === undefined ? {} : { note: match.note };
  return { holds: !negated, observed: `${quote(words)} is visible`, seen: true, ...where, ...note };
}

function lost(finding: Finding, target: Target): { missed: () => Promise<Error> } {
  return { missed: () => explainFinding(finding, finding.lostPlace ?? target) };
}

function observeThing(target: Target, negated: boolean, { page, deadline }: Act): Observe {
  return async () => {
    const finding = await lookFor(target, { purpose: 'look', page });
    if (finding.lostPlace !== undefined) return lost(finding, finding.lostPlace);
    const visible = await visibleOf(finding, deadline);
    const [first] = visible;
    if (!negated && (first === undefined || isOnlyAlike(finding)))
      return { missed: () => explainAbsence(finding, target) };
    if (first === undefined) return { holds: true, observed: `no ${describeThing(target)}` };
    if (negated && isOnlyAlike(finding)) return { holds: true, ...(await describeAlike(finding)) };
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

async function visibleOf({ matches }: Finding, deadline: Deadline): Promise<Match[]> {
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
