/** Which expectations hold of pages that aren't built yet, so that they are agreed to only when a page is at rest. */
import type { Amount, Expectation } from '../action.js';

/** `rest`: of what is absent. `moment`: of what may be so in passing, while a list is being filled. */
export function needsRest(expectation: Expectation): 'rest' | 'moment' | undefined {
  if (isOfAbsence(expectation)) return 'rest';
  return isPassing(expectation) ? 'moment' : undefined;
}

/** It says that something is not there, or not so. */
export function isOfAbsence(expectation: Expectation): boolean {
  if ('negated' in expectation && expectation.negated) return true;
  if (expectation.kind === 'expectCount' || expectation.kind === 'expectTabs')
    return isReachedByFew(expectation);
  if (expectation.kind === 'expectState') return expectation.state === 'collapsed';
  return expectation.kind === 'expectEmpty';
}

/** A count that a page passes through before all is there. */
function isReachedByFew({ comparison, count }: Amount): boolean {
  return comparison === 'at most' || comparison === 'fewer than' || count === 0;
}

function isPassing(expectation: Expectation): boolean {
  const { kind } = expectation;
  if (kind === 'expectCount' || kind === 'expectTabs')
    return ['exactly', 'between'].includes(expectation.comparison);
  if (kind === 'expectItems' || kind === 'expectRows') return expectation.exactly;
  return kind === 'expectSorted' || (kind === 'expectNumber' && expectation.comparison !== 'exactly');
}
