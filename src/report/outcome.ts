/** What came of one entry, as data: what the bindings attach and the reports are drawn from. */
import { z } from 'zod';
import {
  Observation,
  PlanRun,
  Session,
  SessionCapture,
  SessionMessage,
  SessionTimeline,
} from '../contract/index.js';

/** `error` means that no judgement was reached; it is never green and never a finding about the application. */
export const VERDICTS = ['passed', 'failed', 'error', 'skipped'] as const;

/** Why an outcome isn't `passed`. */
export const REASONS = [
  'expectation not met',
  'target not found',
  'action failed',
  'target ambiguous',
  'step not understood',
  'page crashed',
  'page unreachable',
  'case file broken',
  'device not found',
  'app upload failed',
  'service refused',
  'service unreachable',
  'unexpected answer',
  'session failed',
  'session error',
  'session terminated',
  'session archived',
  'plan run failed',
  'plan run cancelled',
  'plan run incomplete',
  'no result',
  'status and result disagree',
  'out of time',
  'interrupted',
] as const;

export const StepOutcome = z.object({
  text: z.string(),
  line: z.int(),
  column: z.int(),
  /**
   * `not told`: the service does not say what came of the single step. `skipped` and `cancelled` only stand for cases of
   * a plan.
   */
  status: z.enum(['passed', 'failed', 'error', 'skipped', 'cancelled', 'not reached', 'not told']),
  /** What was done or seen, or why not. */
  summary: z.string().nullable(),
  expected: z.string().nullable(),
  observed: z.string().nullable(),
  /** Milliseconds. */
  duration: z.number().nullable(),
});

export const ScreenshotOutcome = z.object({
  id: z.string(),
  /** The picture's file, beside the outcome; null where it could not be fetched. */
  file: z.string().nullable(),
  mediaType: z.string().nullable(),
  messageId: z.string().nullable(),
  /** Index of the step in `steps`. */
  step: z.int().nullable(),
  capturedAt: z.string(),
});

export const Outcome = z.object({
  schema: z.literal('casewright-outcome/1'),
  case: z.object({
    /** POSIX, relative to the folder of the runner's configuration. */
    file: z.string(),
    line: z.int(),
    column: z.int(),
    title: z.string(),
    suites: z.array(z.string()),
    format: z.enum(['gherkin', 'markdown', 'plain_text']),
    tags: z.array(z.string()),
  }),
  verdict: z.enum(VERDICTS),
  reason: z.enum(REASONS).nullable(),
  /** The verdict in words. */
  message: z.string(),
  /** Of a plan run the first session that did not pass, where it can be found. */
  session: Session.nullable(),
  /** Known as soon as the session was created, also where nothing more of it could be read. */
  sessionId: z.string().nullable(),
  /** Of an entry that is a plan; its cases are the steps. */
  planRun: PlanRun.nullable(),
  planRunId: z.string().nullable(),
  steps: z.array(StepOutcome),
  observations: z.array(Observation),
  screenshots: z.array(ScreenshotOutcome),
  messages: z.array(SessionMessage),
  timeline: SessionTimeline.nullable(),
  /** Without the snapshots, which are large. */
  capture: SessionCapture.nullable(),
  /** What is odd or could not be fetched, each once: it cost a piece of evidence, not the verdict. */
  remarks: z.array(z.string()),
  startedAt: z.string(),
  /** Milliseconds, from creating the session to the last piece of evidence. */
  duration: z.number(),
});

export type Verdict = (typeof VERDICTS)[number];
export type Reason = (typeof REASONS)[number];
export type StepOutcome = z.infer<typeof StepOutcome>;
export type ScreenshotOutcome = z.infer<typeof ScreenshotOutcome>;
export type Outcome = z.infer<typeof Outcome>;
