/** Why an outcome isn't `passed`: a closed list, with the same words in the terminal, in every report and in `gate`. */

/** Who has to look: at the application, at the case, at the service, or at the run itself. */
export const CONCERNS = ['product', 'case', 'service', 'run'] as const;
export type Concern = (typeof CONCERNS)[number];

/** What a reason may mean to the run. */
export const GATES = ['fail', 'warn'] as const;

interface ReasonFacts {
  concern: Concern;
  /** One sentence, for the documentation and the report. */
  means: string;
}

export const REASONS = {
  'expectation not met': {
    concern: 'product',
    means: 'What the step expects was not seen on the page in time.',
  },
  'action failed': {
    concern: 'product',
    means: 'The target was found, but could not be acted on (covered, disabled, …).',
  },
  'page crashed': { concern: 'product', means: 'The page or its browser crashed.' },
  'page unreachable': { concern: 'product', means: 'The address of the application did not answer.' },
  'session failed': {
    concern: 'product',
    means: 'The service judged the case as failed, and did not say which step decided.',
  },
  'plan run failed': { concern: 'product', means: 'At least one case of the plan failed.' },
  'target not found': { concern: 'case', means: 'Nothing on the page has the name that the step says.' },
  'target ambiguous': {
    concern: 'case',
    means: 'Several things on the page have the name that the step says.',
  },
  'step not understood': { concern: 'case', means: "The step's words mean nothing to the agent." },
  'recording out of date': {
    concern: 'case',
    means: 'What was recorded for the step names something that the page shows no more, or more than once.',
  },
  healed: {
    concern: 'case',
    means:
      'What was recorded for a step no longer fitted the page, and a model found where it is now. Only `gate` makes a reason of it.',
  },
  'model not available': {
    concern: 'service',
    means: 'No model that could say what the step means gave an answer: its key, its credit, its service.',
  },
  'model answer not usable': {
    concern: 'case',
    means: "What the model made of the step does not stand to the step's words, or could not be read.",
  },
  'model limit reached': {
    concern: 'run',
    means: 'Asking models has reached its limit of questions, tokens, time or money.',
  },
  'case file broken': {
    concern: 'case',
    means: 'The case file has a mistake that concerns the case, so it was not run.',
  },
  'option not usable': {
    concern: 'case',
    means: 'An option, a secret or an address that the case needs is missing or wrong.',
  },
  'passed unexpectedly': { concern: 'case', means: 'The case is tagged @fail, but it passed.' },
  'device not found': { concern: 'case', means: 'The service has no such device.' },
  'app upload failed': {
    concern: 'service',
    means: 'The app could not be uploaded, or is not ready for use.',
  },
  'service refused': { concern: 'service', means: 'The service answered that it will not do it (4xx).' },
  'service unreachable': {
    concern: 'service',
    means: 'The service could not be reached, or only answered 5xx.',
  },
  'unexpected answer': { concern: 'service', means: "The service's answer is not what its contract says." },
  'session error': { concern: 'service', means: 'The session ended with an error of its own.' },
  'session terminated': { concern: 'service', means: 'The session was ended before it had a result.' },
  'session archived': { concern: 'service', means: 'The session was archived before it had a result.' },
  'plan run cancelled': { concern: 'service', means: 'The plan run was cancelled.' },
  'plan run incomplete': { concern: 'service', means: 'The plan run ended, but not all of its cases have.' },
  'no result': { concern: 'service', means: 'The session ended without a result, also when asked again.' },
  'status and result disagree': {
    concern: 'service',
    means: "The session's status and its result can't both be true, so neither is believed.",
  },
  'out of time': { concern: 'run', means: "The case didn't end within its time limit." },
  interrupted: { concern: 'run', means: 'The run was ended before the case had.' },
  'hook or fixture failed': {
    concern: 'run',
    means: 'Something of the test suite around the case failed: a hook, a fixture, the worker.',
  },
  'skipped by tag': { concern: 'run', means: 'The case is tagged @skip or @fixme.' },
  'skipped by the suite': {
    concern: 'run',
    means: 'A hook or a fixture of the test suite skipped the case.',
  },
  'not run': {
    concern: 'run',
    means:
      'The run ended before it came to the case, by --max-failures, --bail, a dependency or an interrupt.',
  },
} as const satisfies Record<string, ReasonFacts>;

export type Reason = keyof typeof REASONS;

export const REASON_NAMES = Object.keys(REASONS) as [Reason, ...Reason[]];

export const concernOf = (reason: Reason): Concern => REASONS[reason].concern;
