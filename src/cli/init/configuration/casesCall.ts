/** The call of `cases()` as a newcomer needs it. */
import { CASE_FILES } from '../exampleCases.js';

export type CasesCall = ReturnType<typeof casesCall>;

export const casesCall = (name: string, quote: string) =>
  `${name}({ files: ${quote}${CASE_FILES}${quote} })` as const;
