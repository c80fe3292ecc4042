/** What came of one entry, as data: what the bindings attach and the reports are drawn from. */
import { createHash } from 'node:crypto';
import { z } from 'zod';
import {
  Observation,
  PlanRun,
  Session,
  SessionCapture,
  SessionMessage,
  SessionTimeline,
} from '../contract/index.js';
import { GATES, REASON_NAMES } from './reasons.js';

export const OUTCOME_SCHEMA = 'casewright-outcome/1';

/** `error` means that no judgement was reached; it is never green and never a finding about the application. */
export const VERDICTS = ['passed', 'failed', 'error', 'skipped'] as const;

export const Reason = z.enum(REASON_NAMES);

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
  /** What the agent took it to mean; absent where it is what stands there, and where the service doesn't tell. */
  readAs: z.string().optional(),
  /** Milliseconds. */
  duration: z.number().nullable(),
  /** Which model was asked what it means; absent where none was. */
  model: z
    .object({
      id: z.string(),
      provider: z.string().nullable(),
      /** Whether its status is the model's own judgement: no sentence was seen to be met. */
      hasJudged: z.boolean(),
    })
    .optional(),
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

/** A recorded sentence that no longer fitted the page, and what a model put in its place. */
export const Healing = z.object({
  /** Index of the step in `steps`. */
  step: z.int(),
  /** Of the recording; POSIX, relative to the folder that `cases()` looks for its files in. */
  file: z.string(),
  line: z.int(),
  was: z.string(),
  now: z.array(z.string()),
  /** Its id. */
  model: z.string(),
  /** Whether the recording says it already. */
  written: z.boolean(),
});

export const CaseFacts = z.object({
  /** POSIX, relative to the folder that `cases()` looks for its files in. */
  file: z.string(),
  /** POSIX, from the repository to that folder; `''` where it is the same, or where there is no repository. */
  folder: z.string(),
  line: z.int(),
  column: z.int(),
  title: z.string(),
  suites: z.array(z.string()),
  format: z.enum(['gherkin', 'markdown', 'plain_text']),
  tags: z.array(z.string()),
});

export const SourceText = z.object({
  /** Of the text's first line, counted from 1. */
  line: z.int(),
  text: z.string(),
});

/** What an outcome tells of its session, and so does the attempt that the report makes of it. */
export const ToldOfSession = z.object({
  /** Known as soon as the session was created, also where nothing more of it could be read. */
  sessionId: z.string().nullable(),
  /** Of a plan run the first session that did not pass, where it can be found. */
  session: Session.nullable(),
  planRunId: z.string().nullable(),
  /** Of an entry that is a plan; its cases are the steps. */
  planRun: PlanRun.nullable(),
  steps: z.array(StepOutcome),
  /** Recorded sentences that no longer fitted the page, in the order in which that came to be. */
  healed: z.array(Healing).default([]),
  observations: z.array(Observation),
  /** What is odd or could not be fetched, each once: it cost a piece of evidence, not the verdict. */
  remarks: z.array(z.string()),
});

export const Outcome = z.object({
  schema: z.literal(OUTCOME_SCHEMA),
  case: CaseFacts,
  /** The case file's text as it was when the case ran, or the case's part of a long one. */
  source: SourceText.nullable(),
  verdict: z.enum(VERDICTS),
  reason: Reason.nullable(),
  /** What the configuration makes of that reason: whether the entry fails, or only warns. */
  gate: z.enum(GATES).default('fail'),
  /** The verdict in words. */
  message: z.string(),
  /** Of the step that decided or of another fault; of the case where none is known. */
  place: z.object({ line: z.int(), column: z.int() }),
  ...ToldOfSession.shape,
  screenshots: z.array(ScreenshotOutcome),
  messages: z.array(SessionMessage),
  timeline: SessionTimeline.nullable(),
  /** Without the snapshots, which are large. */
  capture: SessionCapture.nullable(),
  startedAt: z.string(),
  /** Milliseconds, from creating the session to the last piece of evidence. */
  duration: z.number(),
});

export type SourceText = z.infer<typeof SourceText>;
export type Gate = (typeof GATES)[number];
export type Gates = Readonly<Partial<Record<Reason, Gate>>>;
export type Verdict = (typeof VERDICTS)[number];
export type Healing = z.infer<typeof Healing>;
export type CaseFacts = z.infer<typeof CaseFacts>;
export type Reason = z.infer<typeof Reason>;
export type StepOutcome = z.infer<typeof StepOutcome>;
export type ScreenshotOutcome = z.infer<typeof ScreenshotOutcome>;
export type Outcome = z.infer<typeof Outcome>;

/** Hexadecimal digits of SHA-256: 128 bits, so that two contents never share a name. */
const DIGITS = 32;

/** The name of a file that is called by its content: the same picture is one file, however often it was taken. */
export const contentName = (content: Uint8Array | string, extension: string): string =>
  `${createHash('sha256').update(content).digest('hex').slice(0, DIGITS)}.${extension}`;
