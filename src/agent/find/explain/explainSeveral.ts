/** Several are meant alike: which they are, and how to say which one is meant, in words that are understood. */
import { isDeepStrictEqual } from 'node:util';
import type { Target } from '../../action.js';
import { describeTarget, describeThing } from '../../describeTarget.js';
import { interpret } from '../../language/interpret.js';
import { findRoleWord, isPlace } from '../../language/roleWords.js';
import { StepError } from '../../StepError.js';
import { headingOf } from '../headingOf.js';
import { lookFor, type Finding, type Match } from '../lookFor.js';
import { PLACES, placeOf } from '../placeOf.js';
import { readThings } from '../snapshot.js';
import { sayThings } from './sayThings.js';

export async function explainSeveral(finding: Finding, target: Target): Promise<StepError> {
  const { matches } = finding;
  const candidates = await sayThings(matches, target);
  const { within, ...alone } = target;
  const words = within ? `${describeThing(alone)} in ${describeTarget(within)}` : describeThing(target);
  const proposals = await propose(finding, target);
  const which = proposals.map(describeTarget).join(', or ');
  const mend = which === '' ? 'Please name its place, too.' : `Please say which: ${which}.`;
  const message = `${words} means ${matches.length} things here: ${candidates.join('; ')}. ${mend}`;
  return new StepError('target ambiguous', message, { candidates });
}

/** Targets that mean the first one alone; each was read from its own words and looked for. */
async function propose(finding: Finding, target: Target): Promise<Target[]> {
  const [first] = finding.matches;
  if (first === undefined) return [];
  const kind = target.role ?? (await kindOf(first));
  const thing = { ...target, ...(kind && { role: kind }) };
  const proposals: Target[] = [];
  for (const proposal of [
    { ...thing, ordinal: 1 },
    await byPlace(first, thing),
    await byHeading(first, thing),
  ]) {
    if (proposal === undefined || !isUnderstood(proposal) || proposals.length === 2) continue;
    if (await meansOnly(first, proposal, finding)) proposals.push(proposal);
  }
  return proposals;
}

async function kindOf({ locator }: Match): Promise<Target['role']> {
  const [thing] = await readThings(locator);
  return thing && findRoleWord(thing.kind);
}

async function byPlace({ locator }: Match, thing: Target): Promise<Target | undefined> {
  const place = await locator.evaluate(placeOf, PLACES, { timeout: PATIENCE });
  const role = place && findRoleWord(place.kind);
  if (role === undefined || !isPlace(role)) return undefined;
  const name = place?.name;
  return {
    ...thing,
    within: { role, ...(name !== undefined && { name }), ...(thing.within && { within: thing.within }) },
  };
}

async function byHeading({ locator }: Match, thing: Target): Promise<Target | undefined> {
  const name = await locator.evaluate(headingOf, undefined, { timeout: PATIENCE });
  if (name === undefined || thing.beside !== undefined) return undefined;
  return { ...thing, beside: { relation: 'under', thing: { name, role: 'heading' } } };
}

const PATIENCE = 2_000;

function isUnderstood(proposal: Target): boolean {
  const read = interpret({ text: `I click ${describeTarget(proposal)}` });
  const [action] = read.understood ? read.actions : [];
  return action?.kind === 'click' && isDeepStrictEqual(action.target, proposal);
}

async function meansOnly({ locator }: Match, proposal: Target, { search }: Finding): Promise<boolean> {
  const { matches, doubtful } = await lookFor(proposal, {
    purpose: search.purpose,
    page: search.frame.page(),
  });
  const [only, another] = matches;
  if (only === undefined || another !== undefined || doubtful) return false;
  const [wanted] = await locator.elementHandles();
  const [found] = await only.locator.elementHandles();
  if (wanted === undefined || found === undefined) return false;
  return wanted.evaluate((one: Node, other: Node) => one === other, found);
}
