/** Finds the one element that a target means, and waits for it; or tells why there is no such one. */
import type { Act } from '../act/act.js';
import { poll, type Sight } from '../act/poll.js';
import type { Target } from '../action.js';
import { describeThing } from '../describeTarget.js';
import { explainFinding } from './explainFinding.js';
import type { Purpose } from './families.js';
import { lookFor, type Finding, type Match } from './lookFor.js';

export interface Found extends Match {
  /** How it was found, where that is worth telling. */
  note?: string;
}

export async function findOne(target: Target, purpose: Purpose, act: Act): Promise<Found> {
  const look = watchFor(target, purpose, act);
  return poll(act.deadline, look);
}

/** Looks again at each call; what is not beyond doubt must be the same for a while before it is taken. */
export function watchFor(target: Target, purpose: Purpose, act: Act): () => Promise<Sight<Found>> {
  const isSteady = createPatience(act);
  let eager = true;
  return async () => {
    const finding = await lookFor(target, { purpose, page: act.page, eager });
    eager = false;
    const [only] = finding.matches;
    const explain = () => explainFinding(finding, target);
    if (only === undefined || finding.lostPlace !== undefined) return { missed: explain };
    if (finding.matches.length > 1) return { missed: explain, ...(isSteady(finding) && { isFinal: true }) };
    if (finding.doubtful && !isSteady(finding)) return { missed: explain };
    const note = noteOf(finding, await wholeName(finding, only));
    return { seen: { ...only, ...(note !== undefined && { note }) } };
  };
}

/** A page that is being built may show "Save as" before "Save", or a thing twice while it moves. */
const STEADY_FOR = 300;

export function steadyTime({ deadline }: Act): number {
  return Math.min(STEADY_FOR, deadline.rest() / 3);
}

function createPatience(act: Act): (finding: Finding) => boolean {
  const enough = steadyTime(act);
  let since = { key: '', at: 0 };
  return ({ precision, matches, ready }) => {
    const key = `${precision} ${matches.length} ${ready}`;
    if (since.key !== key) since = { key, at: performance.now() };
    return ready && performance.now() - since.at >= enough;
  };
}

/** As a person would name it, such as `button "Buy now"`; asked for only where a part of the name was enough. */
async function wholeName({ guessed }: Finding, { locator }: Match): Promise<string | undefined> {
  if (guessed.length === 0) return undefined;
  // What has gone in the meantime has no name; the action itself will tell of that.
  const snapshot = await locator.ariaSnapshot({ timeout: 500 }).catch(() => '');
  return /^- ([a-z]+ "(?:[^"\\]|\\.)*")/.exec(snapshot)?.[1];
}

export function noteOf({ guessed, matches, remarks }: Finding, wholeName?: string): string | undefined {
  const notes = [
    ...(guessed.length === 0 ? [] : [noteOfGuess(guessed, matches.length, wholeName)]),
    ...remarks,
  ];
  return notes.length === 0 ? undefined : notes.join(' ');
}

function noteOfGuess(guessed: readonly Target[], count: number, wholeName: string | undefined): string {
  const words = guessed.map((target) => describeThing(target)).join(', ');
  const name = count === 1 ? '' : ` (${count} things)`;
  const whole = wholeName === undefined ? 'Better write the whole name.' : `The whole name is ${wholeName}.`;
  return `Found by a part of its name: ${words}${name}. ${whole}`;
}
