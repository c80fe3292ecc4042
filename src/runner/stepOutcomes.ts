/** What came of each step of the case file, as far as the session's timeline tells. */
import { z } from 'zod';
import type { Step } from '../cases/index.js';
import type { SessionTimeline } from '../contract/index.js';
import type { Reason, StepOutcome } from '../report/outcome.js';

/**
 * The tool output by which a service says what came of a numbered step of the prompt. Assumption: the contract
 * leaves the shape of `toolOutput` to the tool; the local service writes this one, others need not.
 */
const StepReport = z.looseObject({
  step: z.int().min(0),
  verdict: z.enum(['passed', 'failed', 'error']),
  reason: z.string().optional(),
  summary: z.string().optional(),
  expected: z.string().optional(),
  observed: z.string().optional(),
  duration: z.number().optional(),
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
  return steps.map(({ text, line, column }, index) => {
    const report = reports.find(({ step }) => step === index + 1);
    const unreported = reports.length > 0 ? 'not reached' : 'not told';
    return {
      text,
      line,
      column,
      status: report?.verdict ?? unreported,
      summary: report?.summary ?? null,
      expected: report?.expected ?? null,
      observed: report?.observed ?? null,
      duration: report?.duration ?? null,
    };
  });
}

/** The reasons that a single step can have; the closest one to tell. */
const STEP_REASONS: readonly Reason[] = [
  'expectation not met',
  'target not found',
  'action failed',
  'target ambiguous',
  'step not understood',
  'page crashed',
  'page unreachable',
];

/** Why the session did not pass, as its failed step tells it. */
export function reasonOfSteps(reports: readonly StepReport[]): Reason | undefined {
  const told = reports.find(({ verdict }) => verdict !== 'passed')?.reason;
  return STEP_REASONS.find((reason) => reason === told);
}
