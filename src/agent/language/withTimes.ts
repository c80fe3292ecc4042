/** Puts the time that a step says to those of its clauses that it is said of. */
import { isExpectation, type Action, type Expectation } from '../action.js';
import { isDenied } from '../../meaning/describe.js';
import type { TimedText } from './takeTimes.js';

export interface SaidAction {
  action: Action;
  /** The words that it was read from, with quoted names as marks. */
  said: string;
  /** It has a time of its own, so that what is said of the whole step isn't said of it. */
  isTimed?: boolean | undefined;
}

/** `either`: what the step may mean, where its words leave open which. Undefined where such a time makes no sense. */
export type WithTimes = { actions: Action[] } | { either: [throughout: Action[], atLatest: Action[]] };

export function withTimes(clauses: readonly SaidAction[], timed: TimedText): WithTimes | undefined {
  const last = clauses.at(-1)?.action;
  if (last === undefined || last.kind === 'wait') return undefined;
  const isDeed = ({ action }: SaidAction) => !isExpectation(action);
  const firstMeant = isExpectation(last) ? clauses.findLastIndex(isDeed) + 1 : 0;
  const meant = clauses.slice(firstMeant);
  const isUnclear = meant.some((clause) => meaningOf(clause, timed) === 'unclear');
  const read = (unclear: Meaning): Action[] | undefined => {
    const all = meant.map((clause) => {
      const meaning = meaningOf(clause, timed);
      return withTime(clause, timed, meaning === 'unclear' ? unclear : meaning);
    });
    const before = clauses.slice(0, firstMeant).map(({ action }) => action);
    return all.every((action) => action !== undefined) ? [...before, ...all] : undefined;
  };
  const [throughout, atLatest] = [read('throughout'), read('at latest')];
  if (throughout === undefined || atLatest === undefined) return undefined;
  return isUnclear ? { either: [throughout, atLatest] } : { actions: throughout };
}

function withTime(
  { action, said, isTimed }: SaidAction,
  { times: { limit, lasting } }: TimedText,
  meaning: Meaning,
): Action | undefined {
  if (isTimed === true) return action;
  // What goes for three seconds may be gone for good or be back after them.
  if (lasting !== undefined && GOES.test(said)) return undefined;
  const throughout = lasting ?? (meaning === 'throughout' ? limit : undefined);
  if (isExpectation(action) && throughout !== undefined) return { ...action, lasting: throughout };
  return limit === undefined ? undefined : { ...action, limit };
}

type Meaning = 'throughout' | 'at latest';

function meaningOf(clause: SaidAction, { times, isEnd, isAhead }: TimedText): Meaning | 'unclear' {
  const { action, said } = clause;
  if (!isExpectation(action) || isEnd || WAITS.test(said)) return 'at latest';
  if (action.lasting !== undefined || times.lasting !== undefined) return 'throughout';
  if (!isDenied(action)) return NOT_GONE.test(said) ? 'unclear' : 'at latest';
  return meaningOfDenial(action, said) ?? (isAhead ? 'unclear' : 'at latest');
}

/**
 * Not to come within a time is never to come in it; not to be there within a time is to be gone by then. "I don't see
 * it within a time" says either.
 */
function meaningOfDenial({ kind }: Expectation, said: string): Meaning | 'unclear' | undefined {
  if (HAPPENINGS.has(kind)) return 'throughout';
  if (GOES.test(said) || GONE.test(said)) return 'at latest';
  if (COMES.test(said)) return 'throughout';
  return SEEN.test(said) ? 'unclear' : undefined;
}

/** Once they have happened they don't go away. */
const HAPPENINGS: ReadonlySet<Expectation['kind']> = new Set<Expectation['kind']>([
  'expectDialog',
  'expectNewTab',
  'expectDownload',
  'expectDownloaded',
  'expectTrouble',
]);
const WAITS = /^(?:\S+ ){0,3}wait/i;
const GOES = /\b(?:disappear(?:s|ed)?|vanish(?:es|ed)?|go(?:es)? away|hides?|closes?)\b/i;
const GONE = /\b(?:gone|hidden|closed|away|absent|no longer|any ?more|any longer)\b/i;
const NOT_GONE = /\bnot (?:\w+ )?(?:gone|hidden|closed|away|absent)\b/i;
const COMES =
  /\b(?:appear|come|pop|show up|open(?<!\bis (?:not )?open)|become|get|turn|change|start|begin|redirect|land|receive)/i;
const SEEN =
  /\b(?:see|sees|seen|find|finds|found|notice|observe|shows?|shown|displays?|displayed|reads?|says?)\b/i;
