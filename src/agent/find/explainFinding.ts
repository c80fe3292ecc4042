/** Why a search did not end with one element, and what could be written instead. */
import { distance } from 'fastest-levenshtein';
import type { Target } from '../action.js';
import { describeTarget, describeThing, describeThings } from '../describeTarget.js';
import { isPassing } from '../act/pageErrors.js';
import { StepError } from '../StepError.js';
import type { Finding } from './lookFor.js';
import { PLACES, placeOf } from './placeOf.js';
import { nameOf, readThings, sayThing, type NamedThing } from './snapshot.js';
import { tiersOf, unionOf } from './tiers.js';

export async function explainFinding(finding: Finding, wanted: Target): Promise<StepError> {
  const target = finding.lostPlace ?? wanted;
  return finding.matches.length > 1 ? explainSeveral(finding, target) : explainNone(finding, target);
}

const LISTED = 6;

async function explainSeveral({ matches }: Finding, target: Target): Promise<StepError> {
  const candidates = await Promise.all(
    matches.slice(0, LISTED).map(async ({ locator }) => {
      const place = await locator.evaluate(placeOf, PLACES, { timeout: PATIENCE });
      return [await nameOf(locator, target.role), place].filter((words) => words !== '').join(' ');
    }),
  );
  const more = matches.length > LISTED ? `; and ${matches.length - LISTED} more` : '';
  const { within, ...alone } = target;
  const words = within ? `${describeThing(alone)} in ${describeTarget(within)}` : describeThing(target);
  const message = `${words} means ${matches.length} things here: ${candidates.join('; ')}${more}. ${sayWhich(target, candidates)}`;
  return new StepError('target ambiguous', message, { candidates });
}

/** Shows how to say which one is meant, by the example of the first. */
function sayWhich(target: Target, [first = '']: readonly string[]): string {
  const kind = /^([a-z-]+(?: [a-z-]+)?) "/.exec(first)?.[1];
  const role = target.role ?? kind ?? 'one';
  const thing = target.name === undefined ? role : `"${target.name}" ${role}`;
  const place = / in (\w+) ("[^"]*")$/.exec(first);
  const byPlace = place ? `, or the ${thing} in the ${place[2] ?? ''} ${place[1] ?? ''}` : '';
  const byKind = target.role === undefined && byPlace === '' ? `, or the ${thing}` : '';
  return `Please say which: the first ${thing}${byPlace}${byKind}.`;
}

const PATIENCE = 2_000;

async function explainNone(finding: Finding, target: Target): Promise<StepError> {
  const { search, among } = finding;
  const where = search.target.within ? ` in ${describeTarget(search.target.within)}` : ' on the page';
  if (target.ordinal !== undefined && among > 0) {
    const { within: _within, ...things } = target;
    const message = `There ${among === 1 ? 'is' : 'are'} only ${among} ${describeThings(things, among)}${where}, so ${describeTarget(target)} does not exist.`;
    return new StepError('target not found', `${message} Please name one that is there.`);
  }
  const what = `No ${describeNamed(target)} ${where.trim()}.`;
  if (await isHidden(finding)) {
    return new StepError('target not found', `${what} One is there, but it is hidden: please show it first.`);
  }
  const nearest = await findNearest(finding, target);
  const candidates = nearest.things.map(sayThing);
  return new StepError('target not found', `${what} ${sayNearest(nearest, target)}`, { candidates });
}

function describeNamed({ name, role }: Target): string {
  if (name === undefined) return role ?? 'thing';
  return role === undefined ? `"${name}"` : `${role} named "${name}"`;
}

async function isHidden({ search }: Finding): Promise<boolean> {
  if (search.target.name === undefined) return false;
  const exact = tiersOf({ ...search, includeHidden: true }).filter(({ precision }) => precision === 'exact');
  const all = unionOf(exact.flatMap(({ alternatives }) => alternatives));
  return (await all.count()) > 0;
}

const SHOWN = 3;

interface Nearby {
  things: NamedThing[];
  /** Whether they are named alike; else they are merely of the same kind. */
  alike: boolean;
}

async function findNearest({ search }: Finding, target: Target): Promise<Nearby> {
  const read = await readThings(search.place).catch(ignoreChange);
  const named = read.filter(({ name, kind }) => name !== '' && kind !== 'text');
  const unique = [...new Map(named.map((thing) => [sayThing(thing), thing])).values()];
  const alike = unique
    .map((thing) => ({ thing, likeness: likeness(thing, target) }))
    .filter(({ thing, likeness }) => likeness > (thing.kind === target.role ? 0.45 : 0.6))
    .sort((one, other) => rank(other, target) - rank(one, target))
    .map(({ thing }) => thing);
  if (alike.length > 0) return { things: alike.slice(0, SHOWN), alike: true };
  const sameKind = unique.filter(({ kind }) => kind === target.role);
  return { things: sameKind.slice(0, SHOWN), alike: false };
}

/** The page went on while it was read for a message that does without. */
function ignoreChange(error: unknown): NamedThing[] {
  if (isPassing(error) || (error instanceof Error && error.name === 'TimeoutError')) return [];
  throw error;
}

function rank({ thing, likeness }: { thing: NamedThing; likeness: number }, { role }: Target): number {
  return likeness + (thing.kind === role ? 0.3 : 0);
}

function likeness(thing: NamedThing, { name }: Target): number {
  if (name === undefined) return 0;
  const [one, other] = [thing.name.toLowerCase(), name.toLowerCase()];
  const spelling = 1 - distance(one, other) / Math.max(one.length, other.length, 1);
  return spelling + (one.includes(other) || other.includes(one) ? 0.3 : 0) + sharedWords(one, other);
}

function sharedWords(one: string, other: string): number {
  const words = other.split(' ');
  return (
    (0.4 * words.filter((word) => word.length > 1 && one.split(' ').includes(word)).length) / words.length
  );
}

function sayNearest({ things, alike }: Nearby, { role }: Target): string {
  if (things.length === 0) return 'Please check that the step before led to the right page.';
  const list = things.map(sayThing).join(', ');
  return alike ? `The nearest: ${list}.` : `What there is of the kind ${role ?? 'thing'}: ${list}.`;
}
