/** The options of a case: the nearest one wins, and the environment beats all. */
import type { Case, CaseOptions } from '../../cases/index.js';
import type { Settings } from './settings.js';

export function optionsOf(one: Pick<Case, 'options'>, { options, overrides }: Settings): CaseOptions {
  return { ...options, ...one.options, ...overrides };
}
