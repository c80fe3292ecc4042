/** Attempts for the sample report, from a few words each, with their session, their pictures and their evidence. */
import type { Session } from '../../src/contract/index.js';
import { contentName, type StepOutcome } from '../../src/report/outcome.js';
import type { Attempt } from '../../src/report/report.js';
import { messageOf, sampleEvidence } from './sampleEvidence.js';
import { samplePicture } from './samplePicture.js';
import { findPlace, placeOf, type Place } from './sampleSources.js';

export type Files = Map<string, Buffer>;

/** Text, then what came of it: expected and observed for an expectation, a summary otherwise. */
export type SampleStep = readonly [
  text: string,
  status: StepOutcome['status'],
  reported?: { expected?: string; observed?: string; summary?: string },
];

export interface SampleAttempt {
  steps: readonly SampleStep[];
  changes?: Partial<Attempt>;
  session?: Partial<Session> | null;
}

export interface SamplePlace extends Place {
  file: string;
  title: string;
}

const START = Date.parse('2026-11-20T10:00:00.000Z');

export const sampleTime = (seconds: number): string => new Date(START + seconds * 1000).toISOString();

export const sampleId = (number: number): string =>
  `5a3c0de0-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** @param number makes ids, times and pictures differ from those of other attempts */
export function sampleAttempt(
  place: SamplePlace,
  number: number,
  files: Files,
  spec: SampleAttempt,
): Attempt {
  const steps = stepsOf(place, spec.steps);
  const session = spec.session === null ? null : sessionOf(place, number, spec);
  const attempt: Attempt = {
    ...findingOf(steps, place),
    ...{ startedAt: sampleTime(number * 7), duration: 1_250 + number * 31 },
    ...{ sessionId: session?.id ?? null, session, planRunId: null, planRun: null },
    ...{ steps, healed: [], observations: session?.observations ?? [], remarks: [], evidence: null },
    screenshots: session ? screenshotsOf(steps, number, files) : [],
    ...spec.changes,
  };
  if (session) attempt.evidence = evidenceFile(attempt, session, files);
  return attempt;
}

type Finding = Pick<Attempt, 'verdict' | 'reason' | 'effect' | 'message' | 'line' | 'column'>;

function findingOf(steps: readonly StepOutcome[], { line, column }: SamplePlace): Finding {
  const decisive = steps.find(({ status }) => status === 'failed' || status === 'error');
  if (decisive) return failing(decisive);
  const message = `All ${steps.length} steps passed.`;
  return { verdict: 'passed', reason: null, effect: 'passes', message, line, column };
}

const failing = ({ expected, observed, summary, text, line, column }: StepOutcome): Finding => ({
  ...{ verdict: 'failed', reason: 'expectation not met', effect: 'fails', line, column },
  message:
    expected !== null && observed !== null
      ? `Expected ${expected}, but observed ${observed}.`
      : (summary ?? `The step did not pass: ${text}`),
});

function stepsOf({ file, line }: SamplePlace, steps: readonly SampleStep[]): StepOutcome[] {
  return steps.map(([text, status, reported], index) => ({
    ...{ text, status, ...stepPlace(file, text, line) },
    summary: reported?.summary ?? (status === 'passed' ? `Done: ${text}` : null),
    expected: reported?.expected ?? null,
    observed: reported?.observed ?? null,
    duration: status === 'not reached' || status === 'not told' ? null : 90 + index * 45,
  }));
}

/** A background stands before the case, and so do the steps of an outline's row. */
function stepPlace(file: string, text: string, line: number): Place {
  return findPlace(file, text, line) ?? placeOf(file, text);
}

function sessionOf({ title }: SamplePlace, number: number, { steps, session }: SampleAttempt): Session {
  const isPassed = steps.every(([, status]) => status === 'passed');
  return {
    ...{ id: sampleId(number), title, platform: 'desktop', model: 'default', tags: [] },
    prompt: steps.map(([text], index) => `${index + 1}. ${text}`).join('\n'),
    ...{ status: isPassed ? 'succeeded' : 'failed', result: isPassed ? 'passed' : 'failed' },
    summary: isPassed ? 'Everything was as the case says.' : 'A step did not do what the case says.',
    observations: [],
    ...{ screenshotsCount: steps.length, toolCount: steps.length, failedToolCount: isPassed ? 0 : 1 },
    ...{ llmCallCount: 3, creditsUsed: 0.5, createdAt: sampleTime(number * 7) },
    ...{ startedAt: sampleTime(number * 7 + 1), completedAt: sampleTime(number * 7 + 2) },
    ...{ duration: 1_000 + number * 31, archivedAt: null, mobileSession: null, ...session },
  };
}

function screenshotsOf(steps: readonly StepOutcome[], number: number, files: Files): Attempt['screenshots'] {
  return steps.flatMap(({ status }, step) => {
    if (status === 'not reached') return [];
    const picture = samplePicture(number + step);
    const file = `pictures/${contentName(picture, 'png')}`;
    files.set(file, picture);
    const capturedAt = sampleTime(number * 7 + 1 + step / 10);
    const id = sampleId(number * 1000 + step);
    const messageId = messageOf(sampleId(number), step);
    return [{ id, file, mediaType: 'image/png', messageId, step, capturedAt }];
  });
}

function evidenceFile(attempt: Attempt, session: Session, files: Files): string {
  const content = Buffer.from(JSON.stringify(sampleEvidence(attempt, session)));
  const file = `evidence/${contentName(content, 'json')}`;
  files.set(file, content);
  return file;
}
