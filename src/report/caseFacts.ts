/** What every drawing says of a case in the same way, and of all cases together. */
import type { StepOutcome, Verdict } from './outcome.js';
import type { ReportedCase, OtherTest, Report, Attempt } from './report.js';

/** For one line: the titles around it, and what tells it from its twins. */
export function caseTitle({ suites, title, project, repetition }: TitledCase): string {
  const titles = [...suites, title].join(' › ');
  const twin = repetition === 0 ? '' : ` (repetition ${repetition + 1})`;
  return `${titles}${project === '' ? '' : ` [${project}]`}${twin}`;
}

type TitledCase = Pick<ReportedCase, 'suites' | 'title' | 'project' | 'repetition'>;

/** The step that decided an attempt, if the service reported. */
export const decidingStep = (attempt: DecidedAttempt): StepOutcome | undefined =>
  attempt.steps[decisiveStep(attempt) ?? -1];

/** Its index; null where no step did. */
export function decisiveStep({ steps }: DecidedAttempt): number | null {
  const index = steps.findIndex(({ status }) => status === 'failed' || status === 'error');
  return index === -1 ? null : index;
}

type DecidedAttempt = Pick<Attempt, 'steps'>;

/** Why an attempt ended as it did: its step, then expected and observed, or else what happened. */
export function whyOf(attempt: Pick<Attempt, 'steps' | 'message'>): [name: string, text: string][] {
  const step = decidingStep(attempt);
  if (!step) return [['What happened', attempt.message]];
  const { text, expected, observed, summary } = step;
  const named: [string, string] = ['Step', text];
  return expected === null || observed === null
    ? [named, ['What happened', summary ?? attempt.message]]
    : [named, ['Expected', expected], ['Observed', observed]];
}

/** The picture of that step; of a case that passed, and where no step is known, the last one. */
export function decisivePicture({ steps, screenshots }: Attempt): string | null {
  const shown = screenshots.filter(({ file }) => file !== null);
  const decisive = decisiveStep({ steps });
  const own = shown.findLast(({ step }) => step !== null && step === decisive);
  return (own ?? shown.at(-1))?.file ?? null;
}

/** `error` stands for no judgement; `passed` takes in what was expected to fail, and did. */
export const STANDINGS = ['failed', 'error', 'warned', 'flaky', 'passed', 'skipped'] as const;
export type Standing = (typeof STANDINGS)[number];
export type Counts = Record<Standing, number>;

/** Each case counts once. */
export const countCases = (cases: readonly ReportedCase[]): Counts => countStandings(cases.map(standingOf));

export function countStandings(standings: readonly Standing[]): Counts {
  const counts: Counts = { failed: 0, error: 0, warned: 0, flaky: 0, passed: 0, skipped: 0 };
  for (const standing of standings) counts[standing] += 1;
  return counts;
}

export function standingOf({ effect, verdict, isFlaky }: ReportedCase): Standing {
  if (effect === 'none') return 'skipped';
  if (effect === 'warns') return 'warned';
  if (effect === 'passes') return isFlaky ? 'flaky' : 'passed';
  return verdict === 'error' ? 'error' : 'failed';
}

/** Tagged @fail, and it did. */
export const isExpectedFailure = ({ verdict, standing }: Stood): boolean =>
  standing === 'passed' && verdict === 'failed';

export function standingWords(one: Stood): string {
  if (isExpectedFailure(one)) return 'failed, as expected';
  return one.standing === 'warned' ? `${one.verdict}, only warns` : one.standing;
}

interface Stood {
  verdict: Verdict;
  standing: Standing;
}

export function countOthers(tests: readonly OtherTest[]): Record<OtherTest['status'], number> {
  const counts = { passed: 0, failed: 0, flaky: 0, skipped: 0, interrupted: 0 };
  for (const { status } of tests) counts[status] += 1;
  return counts;
}

/**
 * "12 model calls, 0.031 credits", as the services count them: a credit of the local service is a US dollar. Every attempt
 * was paid. Null where no model was asked.
 */
export function modelUse({ cases }: Pick<Report, 'cases'>): string | null {
  const sessions = cases.flatMap(({ attempts }) => attempts.flatMap(({ session }) => session ?? []));
  const calls = sessions.reduce((sum, { llmCallCount }) => sum + llmCallCount, 0);
  const credits = sessions.reduce((sum, { creditsUsed }) => sum + (creditsUsed ?? 0), 0);
  if (calls === 0) return null;
  const paid =
    credits === 0 ? '' : `, ${credits.toLocaleString('en', { maximumSignificantDigits: 3 })} credits`;
  return `${calls.toLocaleString('en')} model ${calls === 1 ? 'call' : 'calls'}${paid}`;
}

/** Those that somebody has to look at come first. */
export const casesInOrder = ({ cases }: Report): ReportedCase[] =>
  cases.toSorted((a, b) => rank(a) - rank(b));

/** 0 for failing ones, then those that only warn, then those that passed, but not at once, then the rest. */
export function rank({ effect, isFlaky }: Pick<ReportedCase, 'effect' | 'isFlaky'>): number {
  if (effect === 'fails') return 0;
  if (effect === 'warns') return 1;
  return isFlaky ? 2 : 3;
}
