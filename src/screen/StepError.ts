/** The one error by which a step fails: why, and what was expected and observed. */

export type StepErrorReason =
  | 'expectation not met'
  | 'target not found'
  | 'target ambiguous'
  | 'action failed'
  | 'page crashed'
  | 'page unreachable';

export interface StepErrorDetails {
  expected?: string;
  observed?: string;
  /** The things that may have been meant, each as a person would say it. */
  candidates?: string[];
  cause?: unknown;
}

export class StepError extends Error {
  override readonly name = 'StepError';
  readonly reason: StepErrorReason;
  readonly expected?: string;
  readonly observed?: string;
  readonly candidates?: string[];

  constructor(reason: StepErrorReason, message: string, details: StepErrorDetails = {}) {
    super(message, 'cause' in details ? { cause: details.cause } : {});
    this.reason = reason;
    if (details.expected !== undefined) this.expected = details.expected;
    if (details.observed !== undefined) this.observed = details.observed;
    if (details.candidates !== undefined) this.candidates = details.candidates;
  }
}
