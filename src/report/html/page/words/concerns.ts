/** Who has to look, in the words of the page. */
import type { Concern } from '../../../reasons.js';

export const CONCERN_TITLES: Record<Concern, string> = {
  product: 'Application',
  case: 'Case',
  service: 'Service',
  run: 'Run',
};

export const CONCERN_HINTS: Record<Concern, string> = {
  product: 'did not do what the case says',
  case: 'is stale, unclear or misconfigured',
  service: 'gave no judgement',
  run: 'ended or broke around the case',
};
