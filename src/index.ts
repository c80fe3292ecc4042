/** What casewright speaks of: cases, and what comes of them. */
export { Outcome, REASONS, VERDICTS } from './report/outcome.js';
export type { Reason, ScreenshotOutcome, StepOutcome, Verdict } from './report/outcome.js';
export type {
  Case,
  CaseFormat,
  CaseOptions,
  Mistake,
  PlanOfCase,
  PlanReference,
  Position,
  Step,
  Suite,
} from './cases/index.js';
