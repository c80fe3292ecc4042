/** How a case stands, in words. */
import type { ListedCase } from '../../pageData.js';

/** Tagged @fail, and it did. */
export const isExpectedFailure = ({ verdict, standing }: ListedCase): boolean =>
  standing === 'passed' && verdict === 'failed';

export function standingWords(listed: ListedCase): string {
  if (isExpectedFailure(listed)) return 'failed, as expected';
  return listed.standing === 'warned' ? `${listed.verdict}, only warns` : listed.standing;
}
