/** Which expectations hold of pages that aren't built yet, so that they are agreed to only when a page is at rest. */
import type { Amount, Expectation, Target } from '../meaning/meaning.js';

/** `rest`: of what is absent, and of all that there is. `moment`: of what may be so in passing, while a number changes. */
export function needsRest(expectation: Expectation): 'rest' | 'moment' | undefined {
  if (isOfAbsence(expectation) || isOfWhole(expectation)) return 'rest';
  return isPassing(expectation) ? 'moment' : undefined;
}

/** It says that something is not there, or not so. */
export function isOfAbsence(expectation: Expectation): boolean {
  if ('negated' in expectation && expectation.negated) return true;
  if (targetOf(expectation)?.each === 'no') return true;
  if (expectation.kind === 'expectCount' || expectation.kind === 'expectTabs')
    return isReachedByFew(expectation);
  if (expectation.kind === 'expectState') return expectation.state === 'collapsed';
  return expectation.kind === 'expectEmpty';
}

/** A count that a page passes through before all is there. */
function isReachedByFew({ comparison, count }: Amount): boolean {
  return comparison === 'at most' || comparison === 'fewer than' || count === 0;
}

/** It says what there is at the most, or how all of it is, which may be so until the rest has come. */
function isOfWhole(expectation: Expectation): boolean {
  const { kind } = expectation;
  if (targetOf(expectation)?.each === 'each') return true;
  if (kind === 'expectCount' || kind === 'expectTabs')
    return ['exactly', 'between'].includes((expectation as Amount).comparison);
  if (kind === 'expectItems' || kind === 'expectRows') return expectation.exactly || expectation.inOrder;
  return kind === 'expectSorted' || kind === 'expectOrder' || isUnchanged(expectation);
}

/** So is everything before an action has shown its effect. */
const isUnchanged = (expectation: Expectation): boolean =>
  expectation.kind === 'expectChange' && expectation.change === 'the same';

function isPassing(expectation: Expectation): boolean {
  if (expectation.kind === 'expectChange') return expectation.by === undefined;
  return expectation.kind === 'expectNumber' && expectation.comparison !== 'exactly';
}

const targetOf = (expectation: Expectation): Target | undefined =>
  'target' in expectation ? expectation.target : undefined;
