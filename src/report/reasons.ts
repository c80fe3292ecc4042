/** Why an outcome isn't `passed`: a closed list, with the same words in the terminal, in every report and in `gate`. */

/** Who has to look: at the application, at the case, at the service, or at the run itself. */
export const CONCERNS = ['product', 'case', 'service', 'run'] as const;
export type Concern = (typeof CONCERNS)[number];

export const CONCERN_TITLES: Record<Concern, string> = {
  ...{ product: 'Application', case: 'Case', service: 'Service', run: 'Run' },
};

/** What a reason may mean to the run. */
export const GATES = ['fail', 'warn'] as const;

/** @param meanings one sentence each, for the documentation and the report */
const reasonsOf = <Name extends string>(concern: Concern, meanings: Record<Name, string>) => {
  const names = Object.keys(meanings) as Name[];
  const facts = names.map((name) => [name, { concern, means: meanings[name] }] as const);
  return Object.fromEntries(facts) as Record<Name, { concern: Concern; means: string }>;
};

export const REASONS = {
  ...reasonsOf('product', {
    'expectation not met': 'What the step expects was not seen on the page in time.',
    'action failed': 'The target was found, but could not be acted on (covered, disabled, …).',
    'page crashed': 'The page or its browser crashed.',
    'page unreachable': 'The address of the application did not answer.',
    'session failed': 'The service judged the case as failed, and did not say which step decided.',
    'plan run failed': 'At least one case of the plan failed.',
  }),
  ...reasonsOf('case', {
    'target not found': 'Nothing on the page has the name that the step says.',
    'target ambiguous': 'Several things on the page have the name that the step says.',
    'step not understood': "The step's words mean nothing to the agent.",
    'recording out of date':
      'What was recorded for the step names something that the page shows no more, or more than once.',
    healed:
      'What was recorded for a step no longer fitted the page, and a model found where it is now. Only `gate` makes a reason of it.',
    'model answer not usable':
      "What the model made of the step does not stand to the step's words, or could not be read.",
    'case file broken': 'The case file has a mistake that concerns the case, so it was not run.',
    'option not usable': 'An option, a secret or an address that the case needs is missing or wrong.',
    'passed unexpectedly': 'The case is tagged @fail, but it passed.',
    'device not found': 'The service has no such device.',
  }),
  ...reasonsOf('service', {
    'model not available':
      'No model that could say what the step means gave an answer: its key, its credit, its service.',
    'app upload failed': 'The app could not be uploaded, or is not ready for use.',
    'service refused': 'The service answered that it will not do it (4xx).',
    'service unreachable': 'The service could not be reached, or only answered 5xx.',
    'unexpected answer': "The service's answer is not what its contract says.",
    'session error': 'The session ended with an error of its own.',
    'session terminated': 'The session was ended before it had a result.',
    'session archived': 'The session was archived before it had a result.',
    'plan run cancelled': 'The plan run was cancelled.',
    'plan run incomplete': 'The plan run ended, but not all of its cases have.',
    'no result': 'The session ended without a result, also when asked again.',
    'status and result disagree':
      "The session's status and its result can't both be true, so neither is believed.",
  }),
  ...reasonsOf('run', {
    'model limit reached': 'Asking models has reached its limit of questions, tokens, time or money.',
    'out of time': "The case didn't end within its time limit.",
    interrupted: 'The run was ended before the case had.',
    'hook or fixture failed':
      'Something of the test suite around the case failed: a hook, a fixture, the worker.',
    'skipped by tag': 'The case is tagged @skip or @fixme.',
    'skipped by the suite': 'A hook or a fixture of the test suite skipped the case.',
    'not run':
      'The run ended before it came to the case, by --max-failures, --bail, a dependency or an interrupt.',
  }),
};

export type Reason = keyof typeof REASONS;

export const REASON_NAMES = Object.keys(REASONS) as [Reason, ...Reason[]];

export const concernOf = (reason: Reason): Concern => REASONS[reason].concern;
