/** What casewright speaks of: cases, and what comes of them. */
export { Outcome, VERDICTS } from './report/outcome.js';
export { REASONS } from './report/reasons.js';
export { Evidence, Report } from './report/report.js';
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
export { defineStep } from './phrases/defineStep.js';
export type { StepTools } from './phrases/defineStep.js';
