/** What came of each step of the case file, as far as the session's timeline tells. */
import { z } from 'zod';
import { RECORDING, type Step } from '../cases/case.js';
import type { SessionTimeline } from '../contract/index.js';
import type { Reason, StepOutcome } from '../report/outcome.js';

/**
 * The tool output by which a service says what came of a numbered step of the prompt. Assumption: the contract
 * leaves the shape of `toolOutput` to the tool; the local service writes this one, others need not.
 */
const StepReport = z.looseObject({
  step: z.int().min(0),
  /** Of a step that says several things: which of them, from 1, and how many there are. */
  action: z.int().min(1).default(1),
  actions: z.int().min(1).default(1),
  /** Of a step whose meaning was carried out in its place: which step of that, from 1. */
  inner: z.int().min(1).optional(),
  verdict: z.enum(['passed', 'failed', 'error']),
  reason: z.string().optional(),
  summary: z.string().optional(),
  expected: z.string().optional(),
  observed: z.string().optional(),
  duration: z.number().optional(),
  /** Of the model that was asked what the step means: its id, and whose it is. */
  model: z.string().optional(),
  provider: z.string().optional(),
  judged: z.boolean().optional(),
});

export type StepReport = z.infer<typeof StepReport> & { messageId: string };

/** The reports in a timeline, in its order. Step 0 is the way to the start page. */
export function stepReports(timeline: SessionTimeline | null): StepReport[] {
  return (timeline?.steps ?? []).flatMap(({ toolOutput, messageId }) => {
    const report = StepReport.safeParse(toolOutput);
    return report.success ? [{ ...report.data, messageId }] : [];
  });
}

export function stepOutcomes(steps: readonly Step[], reports: readonly StepReport[]): StepOutcome[] {
  return steps.map((step, index) => {
    const { text, line, column } = step;
    const own = reports.filter((report) => report.step === index + 1);
    const last = own.at(-1);
    const unreported = reports.length > 0 ? 'not reached' : 'not told';
    return {
      ...{ text, line, column },
      // One that ended in the middle of its actions has not passed.
      status: last && hasEnded(last) ? statusOf(last, step) : unreported,
      summary: joined([
        ...own.map((report) => summaryOf(report, step)),
        emptyPhraseOf(step, last),
        last && isOutdated(last, step) ? OUTDATED : undefined,
      ]),
      expected: last ? expectedBy(last, step) : null,
      observed: last?.observed ?? null,
      duration: own.some(({ duration }) => duration !== undefined)
        ? own.reduce((sum, { duration = 0 }) => sum + duration, 0)
        : null,
      ...modelOf(own),
    };
  });
}

function modelOf(own: readonly StepReport[]): Pick<StepOutcome, 'model'> {
  const { model: id, provider = null } = own.findLast(({ model }) => model !== undefined) ?? {};
  return id === undefined ? {} : { model: { id, provider, hasJudged: own.some(({ judged }) => judged) } };
}

const hasEnded = ({ verdict, action, actions }: StepReport) => verdict !== 'passed' || action >= actions;

/** Of one whose recording is out of date nobody knows whether the application does what the step says. */
const statusOf = (report: StepReport, step: Step) => (isOutdated(report, step) ? 'error' : report.verdict);

/** What went wrong within a phrase is reported with the words and the place of its own step. */
function summaryOf(report: StepReport, step: Step): string | undefined {
  const inner = innerStep(report, step);
  if (inner === undefined) return report.summary;
  return `At "${inner.text}"${inner.at && ` (${inner.at})`}: ${report.summary ?? report.verdict}`;
}

function expectedBy(report: StepReport, step: Step): string | null {
  const inner = innerStep(report, step);
  const { expected = null } = report;
  if (inner === undefined || expected === null) return expected;
  // A line that ended with the place would be taken for a frame of the stack, and be shown in place of the case's step.
  return `${expected}, as ${inner.at && `${inner.at} `}says: "${inner.text}"`;
}

/** Undefined for a report that a phrase has nothing to do with, or that all is well with. */
function innerStep(
  { inner, verdict }: StepReport,
  { meaning }: Step,
): { text: string; at: string } | undefined {
  const at = inner === undefined || verdict === 'passed' ? undefined : meaning?.[inner - 1];
  if (!at) return undefined;
  const { text, from } = at;
  return { text, at: from ? `${from.file}:${from.line}:${from.column}` : '' };
}

function emptyPhraseOf({ emptyPhrase: at }: Step, last: StepReport | undefined): string | undefined {
  if (!at || last?.reason !== 'step not understood') return undefined;
  return `It is a phrase or a page of your own that is still empty. Please fill it in at ${at.file}:${at.line}:${at.column}.`;
}

function joined(summaries: readonly (string | undefined)[]): string | null {
  const reported = summaries.filter((summary) => summary !== undefined);
  return reported.length === 0 ? null : reported.join(' ');
}

/** A sentence that was recorded names what the page shows no more, or more than once. */
function isOutdated(report: StepReport, { meaning }: Step): boolean {
  const recorded = RECORDING.test(meaning?.[(report.inner ?? 0) - 1]?.from?.file ?? '');
  return recorded && (report.reason === 'target not found' || report.reason === 'target ambiguous');
}

/** Whether the step that a case ended at has a recording that is out of date. */
export function endedAtOutdated(steps: readonly Step[], reports: readonly StepReport[]): boolean {
  const report = reports.find(({ verdict }) => verdict !== 'passed');
  if (report === undefined) return false;
  const step = steps[report.step - 1];
  return step !== undefined && isOutdated(report, step);
}

const OUTDATED =
  'The recording does not fit the page any more. Please take the step out of it, so that a model says anew what it means, or mend its words.';

/** The reasons that a single step can have; the closest one to tell. */
const STEP_REASONS: readonly Reason[] = [
  'expectation not met',
  'target not found',
  'action failed',
  'target ambiguous',
  'step not understood',
  'model not available',
  'model answer not usable',
  'model limit reached',
  'page crashed',
  'page unreachable',
];

/** Why the session did not pass, as its failed step tells it. */
export function reasonOfSteps(reports: readonly StepReport[]): Reason | undefined {
  const reported = reports.find(({ verdict }) => verdict !== 'passed')?.reason;
  return STEP_REASONS.find((reason) => reason === reported);
}
