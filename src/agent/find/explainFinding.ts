/** Why a search did not end with one element, and what could be written instead. */
import type { Beside, Target } from '../action.js';
import { describeTarget, describeThings, kindOf } from '../describeTarget.js';
import { StepError } from '../StepError.js';
import { explainSeveral } from './explain/explainSeveral.js';
import { findElsewhere } from './explain/elsewhere.js';
import { findNearest, sayNearest } from './explain/nearest.js';
import { sayThings } from './explain/sayThings.js';
import type { Finding } from './lookFor.js';
import { lookThrough } from './lookThrough.js';

export async function explainFinding(finding: Finding, wanted: Target): Promise<StepError> {
  const target = finding.lostPlace ?? wanted;
  if (finding.matches.length > 1) return explainSeveral(finding, target);
  return (
    explainOrdinal(finding, target) ?? (await explainBeside(finding, target)) ?? explainNone(finding, target)
  );
}

function explainOrdinal({ search, among }: Finding, target: Target): StepError | undefined {
  if (target.ordinal === undefined || among === 0) return undefined;
  const { within: _within, ...things } = target;
  const where = search.target.within ? ` in ${describeTarget(search.target.within)}` : ' on the page';
  const message = `There ${among === 1 ? 'is' : 'are'} only ${among} ${describeThings(things, among)}${where}, so ${describeTarget(target)} does not exist.`;
  return new StepError('target not found', `${message} Please name one that is there.`);
}

/** What each relation means, for whom it was too narrow. */
const RULES: Record<Beside, string> = {
  'next to': 'Next to it is what stands in the same row, list item or card, or on its line.',
  under:
    'Under a heading is what follows up to the next heading of its rank; under other things, what stands below them.',
  above: 'Above it is what stands over it in the same column.',
  'to the left of': 'To the left of it is what stands on its line.',
  'to the right of': 'To the right of it is what stands on its line.',
};

async function explainBeside({ search }: Finding, target: Target): Promise<StepError | undefined> {
  const { beside, within, ...alone } = search.target;
  if (beside === undefined || target !== search.target) return undefined;
  const { neighbours: _neighbours, ...anywhere } = search;
  const others = await lookThrough({ ...anywhere, target: alone }, false);
  if (others.matches.length === 0) return undefined;
  const candidates = await sayThings(others.matches, target);
  const where = `${beside.relation} ${describeTarget(beside.thing)}${within ? ` in ${describeTarget(within)}` : ''}`;
  const message = `No ${describeNamed(alone)} ${where}. ${RULES[beside.relation]} Elsewhere: ${candidates.join('; ')}.`;
  return new StepError('target not found', message, { candidates });
}

async function explainNone(finding: Finding, target: Target): Promise<StepError> {
  const { within } = finding.search.target;
  const what = `No ${describeNamed(target)} ${within ? `in ${describeTarget(within)}` : 'on the page'}.`;
  const elsewhere = await findElsewhere(finding, target);
  if (elsewhere !== undefined) return new StepError('target not found', `${what} ${elsewhere}`);
  const nearest = await findNearest(finding, target);
  const candidates = nearest.things;
  return new StepError('target not found', `${what} ${sayNearest(nearest, target)}`, { candidates });
}

function describeNamed({ name, ...target }: Target): string {
  const role = kindOf(target);
  if (name === undefined) return role ?? 'thing';
  return role === undefined ? `"${name}"` : `${role} named "${name}"`;
}
