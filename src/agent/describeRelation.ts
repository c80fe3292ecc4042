/** How a thing is related to a text or a number, in words. */
import type { Amount } from './relations.js';

const NEGATED = {
  is: 'is not',
  shows: 'does not show',
  contains: 'does not contain',
  'starts with': 'does not start with',
  'ends with': 'does not end with',
  matches: 'does not match',
};

export function describeRelation(relation: keyof typeof NEGATED, negated: boolean): string {
  return negated ? NEGATED[relation] : relation;
}

export function describeAmount({ comparison, count, most }: Amount): string {
  return most === undefined ? `${comparison} ${count}` : `between ${count} and ${most}`;
}
