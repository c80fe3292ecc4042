/** How an outcome that isn't passed is reported: in words, and at which place of the case file. */
import { harmlessText } from '../report/plainText.js';
import type { Outcome, StepOutcome } from '../report/outcome.js';

/**
 * Several lines: what failed, then expected and observed or, where those aren't reported, why.
 * @param options.nameSession for sessions that can be looked up somewhere, as those of a hosted service
 */
export function failureMessage(outcome: Outcome, { nameSession }: { nameSession: boolean }): string {
  const { verdict, reason } = outcome;
  const step = decidingStep(outcome);
  const heading = `${verdict === 'failed' ? 'Failed' : 'No verdict'} (${reason ?? 'no reason'})`;
  const named = nameSession ? sessionName(outcome) : undefined;
  const lines = [
    step && !outcome.planRun ? `${heading} at: ${step.text}` : heading,
    '',
    ...details(outcome, step),
    ...(named === undefined ? [] : ['', named]),
  ];
  // Much of it comes from pages, and a CI service reads along.
  return harmlessText(lines.join('\n'));
}

function sessionName({ sessionId, planRunId }: Outcome): string | undefined {
  if (planRunId !== null) return `Plan run ${planRunId}`;
  return sessionId === null ? undefined : `Session ${sessionId}`;
}

const details = (outcome: Outcome, step: StepOutcome | undefined): string[] =>
  planCases(outcome) ??
  notUnderstood(outcome) ??
  expectedAndObserved(step) ?? [step?.summary ?? outcome.message];

/** The picture that shows why: the one of the step that decided, or else the last one. */
export function decidingPicture(outcome: Outcome): string | undefined {
  const step = decidingStep(outcome);
  const index = step && outcome.steps.indexOf(step);
  const ofStep = outcome.screenshots.findLast((shot) => shot.file !== null && shot.step === index);
  return (ofStep ?? outcome.screenshots.findLast((shot) => shot.file !== null))?.id;
}

/** The step that decided, if the service reported. */
export function decidingStep({ steps }: { steps: readonly StepOutcome[] }): StepOutcome | undefined {
  return steps.find(({ status }) => status === 'failed' || status === 'error');
}

/** The run in one line, then each case that did not pass, with why where that is known. */
function planCases({ planRun, message, steps }: Outcome): string[] | undefined {
  if (!planRun) return undefined;
  const open = steps.filter(({ status }) => status !== 'passed');
  return [
    message,
    ...open.map(({ status, text, summary }) => `  ${status}: ${text}${summary ? `\n    ${summary}` : ''}`),
  ];
}

function expectedAndObserved(step: StepOutcome | undefined): string[] | undefined {
  if (step?.expected == null || step.observed == null) return undefined;
  return [`Expected: ${step.expected}`, `Observed: ${step.observed}`];
}

/** Several steps that weren't understood are all reported at once, each with its line. */
function notUnderstood({ steps, reason }: Outcome): string[] | undefined {
  const unknown = steps.filter(({ status }) => status === 'error');
  if (reason !== 'step not understood' || unknown.length < 2) return undefined;
  return unknown.map(({ line, text, summary }) => `line ${line}: ${text}\n    ${summary ?? ''}`);
}
