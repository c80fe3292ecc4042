/** What was told of entries, without what differs from run to run: ids, times, folders, ports, and whose browser it was. */
import path from 'node:path';
import type { Outcome } from '../../src/report/outcome.js';
import type { AllTold, Reported } from './runThroughBoth.js';

export const comparable = (all: AllTold): Record<string, unknown> =>
  Object.fromEntries(
    sorted(all).map(([title, { outcome, ...reported }]) => [title, stable(reported, outcome)]),
  );

/** A line for each entry. */
export const summary = (all: AllTold): string[] =>
  sorted(all).map(([title, { state, outcome }]) =>
    [title, state, outcome?.verdict, outcome?.reason].filter(Boolean).join(' | '),
  );

/** In the order of the titles. */
const sorted = (all: AllTold) => [...all].toSorted(([one], [other]) => (one < other ? -1 : 1));

const stable = (reported: Omit<Reported, 'outcome'>, outcome: Outcome | undefined): unknown =>
  JSON.parse(
    JSON.stringify({ ...reported, outcome: outcome && stableOutcome(outcome) })
      .replaceAll(UUID, 'some-id')
      .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'some-time')
      .replaceAll(/127\.0\.0\.1:\d+/g, '127.0.0.1:port')
      .replaceAll(/[^\s"]*\/project-\w+\//g, '')
      // Whether there is time for another look is the machine's affair.
      .replaceAll(/ The last look failed: .*? No, thank you/g, ''),
  );

const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

function stableOutcome({
  session,
  planRun,
  steps,
  screenshots,
  messages,
  timeline,
  capture,
  ...rest
}: Outcome) {
  const { startedAt: _, duration: __, sessionId, planRunId, ...facts } = rest;
  return {
    ...facts,
    // Each binding has a folder of its own for the same files.
    case: { ...facts.case, folder: path.dirname(facts.case.folder) },
    steps: steps.map(({ duration: ___, ...step }) => step),
    // Named by its content, which need not be the same to the last pixel.
    screenshots: screenshots.map(({ file, mediaType, step }) => ({
      isThere: file !== null,
      mediaType,
      step,
    })),
    messages: messages.map(({ role, content }) => ({ role, content })),
    timeline: timeline?.steps.map(({ role, toolOutput }) => ({ role, isReport: toolOutput !== undefined })),
    hasCapture: capture !== null,
    session: session && [session.title, session.prompt, session.status, session.result, session.summary],
    planRun: planRun?.cases.map(({ title, status }) => [title, status]),
    known: [sessionId !== null, planRunId !== null],
  };
}
