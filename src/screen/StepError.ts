/** The one error by which a step fails: why, and what was expected and observed. */

export type StepErrorReason =
  | 'expectation not met'
  | 'target not found'
  | 'target ambiguous'
  | 'action failed'
  | 'page crashed'
  | 'page unreachable';

export interface StepErrorDetails {
  expected?: string | undefined;
  observed?: string | undefined;
  /** The things that may have been meant, each as a person would say it. */
  candidates?: string[] | undefined;
  cause?: unknown;
}

export class StepError extends Error {
  override readonly name = 'StepError';
  readonly expected: string | undefined;
  readonly observed: string | undefined;
  readonly candidates: string[] | undefined;

  constructor(
    readonly reason: StepErrorReason,
    message: string,
    { expected, observed, candidates, ...cause }: StepErrorDetails = {},
  ) {
    super(message, cause);
    this.expected = expected;
    this.observed = observed;
    this.candidates = candidates;
  }
}
