/** How the reporter knows an entry: an annotation that is written into its module, and survives merged reports. */
import type { CaseFacts } from '../report/outcome.js';

/** Playwright's own reports leave out what begins with `_`. */
export const ENTRY_ANNOTATION = '_casewright';

/** @param secrets the names of what must not be shown, and has a value when the case runs */
export const entryAnnotation = (facts: CaseFacts, secrets: readonly string[]) => ({
  type: ENTRY_ANNOTATION,
  description: JSON.stringify({ ...facts, secrets }),
});
