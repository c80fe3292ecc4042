/** Puts the time that a step says to those of its actions that it is said of. */
import { isExpectation, type Action, type Expectation } from '../action.js';
import { isDenied } from '../isDenied.js';
import { USUAL } from './lastingOf.js';
import { maskQuotes } from './quotes.js';
import type { TimedText } from './takeTimes.js';

/** Undefined where such a time makes no sense. */
export function withTimes(actions: readonly Action[], timed: TimedText): Action[] | undefined {
  const last = actions.at(-1);
  if (last === undefined || last.kind === 'wait') return undefined;
  const firstMeant = isExpectation(last) ? actions.findLastIndex((action) => !isExpectation(action)) + 1 : 0;
  const all = actions.map((action, index) => (index < firstMeant ? action : withTime(action, timed)));
  return all.every((action) => action !== undefined) ? all : undefined;
}

/** A clause before the last one may have a time of its own. */
function withTime(action: Action, timed: TimedText): Action | undefined {
  const { limit, lasting } = timed.times;
  if (isExpectation(action)) {
    // Not to come within a time is never to come in it; to be gone within a time may take that long.
    const throughout = lasting ?? (isDenied(action) && !isGoing(timed) ? limit : undefined);
    if (throughout !== undefined) return mayLast(action) ? { ...action, lasting: throughout } : action;
  }
  return limit === undefined ? undefined : { ...action, limit: action.limit ?? limit };
}

const mayLast = ({ lasting }: Expectation): boolean => lasting === undefined || lasting === USUAL;

const isGoing = ({ text, isEnd }: TimedText): boolean => isEnd || GOING.test(maskQuotes(text).text);

const GOING =
  /\b(?:disappears?|vanish(?:es)?|gone|hidden|hides?|closes?|closed|goes away|away|absent|no longer|any ?more|any longer)\b/i;
