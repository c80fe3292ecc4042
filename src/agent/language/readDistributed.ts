/** `"A" and "B" are visible`, `neither "A" nor "B" is visible`: what is said of several things is said of each. */
import { isExpectation } from '../action.js';
import { hasPlace } from '../withinPlace.js';
import { canonicalClause } from './canonicalStep.js';
import { matchPhrases, type StepToMatch } from './matchPhrases.js';
import type { Clause } from './readClauses.js';

export function readDistributed(step: StepToMatch, said: string): Clause[] | undefined {
  const neither = NEITHER.exec(said);
  const both = neither ? null : BOTH.exec(said);
  const [, subjects, predicate] = neither ?? both ?? [];
  if (subjects === undefined || predicate === undefined) return undefined;
  const joint = neither ? /, | n?or / : /,? and |, /;
  const things = subjects.split(joint);
  if (things.length < 2 || things.some((thing) => !/"\d+"/.test(thing))) return undefined;
  const clauses = things.map((thing) => readOne(step, `${thing} ${neither ? denied(predicate) : predicate}`));
  if (!clauses.every((clause) => clause !== undefined)) return undefined;
  // `"A" and "B" in the header are visible`: whether "A" is there, too, is not said.
  const placed = clauses.filter(({ action }) => hasPlace(action)).length;
  return placed === 0 || placed === clauses.length ? clauses : undefined;
}

const PREDICATE =
  '((?:(?:is|are|was|were|should|must|do|does|will|can|appears?|disappears?|exists?|shows?|contains?|has|have)(?: |$)).*)';
const NEITHER = new RegExp(`^neither (.+?) ${PREDICATE}$`, 'i');
const BOTH = new RegExp(`^(?:both )?(.+?) ${PREDICATE}$`, 'i');

function denied(predicate: string): string {
  const [, verb = '', rest = ''] = /^(\w+)(.*)$/.exec(predicate) ?? [];
  return /^(?:is|are|was|were|should|must|do|does|will|can)$/i.test(verb)
    ? `${verb} not${rest}`
    : `does not ${verb.replace(/s$/, '')}${rest}`;
}

function readOne(step: StepToMatch, text: string): Clause | undefined {
  const { words, mood, lasting, again = false } = canonicalClause(inSingular(text));
  const canonical = { ...step.canonical, words, lasting, again, ...(mood && { mood }) };
  const action = matchPhrases({ ...step, canonical, mood: 'expectation' });
  return action && isExpectation(action) ? { words, said: text, action } : undefined;
}

/** "appear" of several is "appears" of one. */
function inSingular(text: string): string {
  return text.replace(/ (appear|disappear|exist|show|contain)(?= |$)/i, (whole, _verb, index: number) =>
    / (?:not|should|must|do|does|will|can)$/i.test(text.slice(0, index)) ? whole : `${whole}s`,
  );
}
