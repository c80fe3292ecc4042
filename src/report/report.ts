/**
 * The report as data: all outcomes of a run. `report.json` is its one source; JUnit and HTML are drawn from it, and
 * several of them merge into one. Large evidence and pictures are files beside it, named by the hash of their content.
 */
import { z } from 'zod';
import { SessionCapture, SessionMessage, SessionTimeline } from '../contract/index.js';
import { CaseFacts, Reason, ScreenshotOutcome, SourceText, ToldOfSession, VERDICTS } from './outcome.js';

export const REPORT_SCHEMA = 'casewright-report/1';
export const EVIDENCE_SCHEMA = 'casewright-evidence/1';

/** A file of the report: POSIX, relative to `dataRoot`. */
const ReportFile = z.string();

/** ISO 8601, with zone. */
const When = z.iso.datetime({ offset: true });

/** Milliseconds. */
const Milliseconds = z.number().nonnegative();

/** What an attempt means to the run: `warns` where a gate lets it pass with a warning, `none` for what was skipped. */
export const EFFECTS = ['passes', 'fails', 'warns', 'none'] as const;

/** One run of a case; a retry is another one. */
export const Attempt = z.object({
  verdict: z.enum(VERDICTS),
  reason: Reason.nullable(),
  effect: z.enum(EFFECTS),
  /** The verdict in words. */
  message: z.string(),
  /** Of the step that decided, or of the case where that isn't known. */
  line: z.int(),
  column: z.int(),
  startedAt: When,
  duration: Milliseconds,
  ...ToldOfSession.shape,
  /** `file` is a file of the report. */
  screenshots: z.array(ScreenshotOutcome),
  /** Messages, timeline and capture, in a file of their own; null where none was fetched. */
  evidence: ReportFile.nullable(),
});

export const ReportedCase = z.object({
  /** The same for the same case in every run: of project, file, titles and repetition. */
  id: z.string(),
  ...CaseFacts.shape,
  /** POSIX, relative to the repository. */
  file: z.string(),
  /** The runner's project; `''` where it has no name. */
  project: z.string(),
  /** Counts from 0, for `--repeat-each` and the like. */
  repetition: z.int().nonnegative(),
  /** Whether it is tagged @fail. */
  isExpectedToFail: z.boolean(),
  /** Of the last attempt, which decides. */
  verdict: z.enum(VERDICTS),
  reason: Reason.nullable(),
  effect: z.enum(EFFECTS),
  /** Whether it passed, but not at once. */
  isFlaky: z.boolean(),
  /** Runs just this case; for the folder of the runner's configuration. */
  command: z.string(),
  /** Index in `sources`. */
  source: z.int().nullable(),
  /** At least one, in the order in which they ran. */
  attempts: z.array(Attempt).min(1),
});

/** A test of the suite that is no case. */
export const OtherTest = z.object({
  file: z.string(),
  line: z.int().nullable(),
  column: z.int().nullable(),
  title: z.string(),
  suites: z.array(z.string()),
  project: z.string(),
  repetition: z.int().nonnegative(),
  status: z.enum(['passed', 'failed', 'flaky', 'skipped', 'interrupted']),
  /** Its last error in one line. */
  message: z.string().nullable(),
  duration: Milliseconds,
});

/** The text of a case file, or of the part of a long one that a case stands in. */
export const Source = z.object({ file: z.string(), ...SourceText.shape });

/** A run, or one shard of it. */
export const RunPart = z.object({
  runner: z.object({ name: z.enum(['playwright', 'vitest']), version: z.string() }),
  hostname: z.string(),
  startedAt: When,
  duration: Milliseconds,
  shard: z.object({ current: z.int(), total: z.int() }).nullable(),
  /** `interrupted`: by the user, or because its time was up. */
  status: z.enum(['passed', 'failed', 'interrupted']),
  /** Where it ran, if the CI's environment says. */
  ci: z
    .object({
      name: z.string(),
      url: z.string().nullable(),
      commit: z.string().nullable(),
      branch: z.string().nullable(),
    })
    .nullable(),
});

export const Report = z.object({
  schema: z.literal(REPORT_SCHEMA),
  /** Casewright's version. */
  version: z.string(),
  title: z.string(),
  /** The folder that files of the report are relative to, seen from that of `report.json`; POSIX. */
  dataRoot: z.string().default('.'),
  startedAt: When,
  /** From the first start to the last end. */
  duration: Milliseconds,
  /** The worst of the parts. */
  status: z.enum(['passed', 'failed', 'interrupted']),
  parts: z.array(RunPart).min(1),
  /** In the order of files and lines. */
  cases: z.array(ReportedCase),
  otherTests: z.array(OtherTest),
  sources: z.array(Source),
  /** What went wrong outside of any test, and what the reporter itself could not do. */
  faults: z.array(z.string()),
});

/** The file that an attempt's `evidence` names. */
export const Evidence = z.object({
  schema: z.literal(EVIDENCE_SCHEMA),
  messages: z.array(SessionMessage),
  timeline: SessionTimeline.nullable(),
  capture: SessionCapture.nullable(),
});

export type Effect = (typeof EFFECTS)[number];
export type Attempt = z.infer<typeof Attempt>;
export type ReportedCase = z.infer<typeof ReportedCase>;
export type OtherTest = z.infer<typeof OtherTest>;
export type Source = z.infer<typeof Source>;
export type RunPart = z.infer<typeof RunPart>;
export type Report = z.infer<typeof Report>;
export type Evidence = z.infer<typeof Evidence>;
