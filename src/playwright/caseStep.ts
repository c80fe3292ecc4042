/** A step of a case becomes a `test.step` at its place in the case file. */
import { AsyncResource } from 'node:async_hooks';
import path from 'node:path';
import { test } from '@playwright/test';
import { maskSecrets, type Position, type Secrets } from '../cases/index.js';
import { harmlessLine } from '../report/plainText.js';
import type { Outcome } from '../report/outcome.js';
import { errorAt, type Entry } from '../runner/index.js';
import type { AroundStep } from '../service/index.js';

/**
 * For steps that the local service carries out in this worker, while it does. Bound to the test's own async
 * context: the service works in that of its HTTP request, where Playwright would not know whose step it is.
 */
export function caseStep(entry: Entry, secrets: Secrets): AroundStep {
  return AsyncResource.bind(async (step, run) => {
    const written = entry.case.steps[step.number - 1];
    // Step 0 is the way to the start page, which the case file has no line for.
    const place = written ?? entry.case;
    const title = maskSecrets(written?.text ?? step.text, secrets);
    await stepAt(title, entry, place, async () => {
      try {
        await run();
      } catch (error) {
        throw reported(error, entry, { place, secrets });
      }
    });
  });
}

/** For sessions that ran elsewhere: their steps are reported once they have ended, if the service tells of them. */
export async function replaySteps(entry: Entry, outcome: Outcome): Promise<void> {
  for (const step of outcome.steps) {
    if (step.status === 'not reached' || step.status === 'not told') continue;
    const failed = step.status === 'failed' || step.status === 'error';
    const error = errorAt(step.summary ?? step.status, fileOf(entry), step);
    const replay = stepAt(step.text, entry, step, () => (failed ? Promise.reject(error) : Promise.resolve()));
    // The entry itself fails by its outcome; here the failure only marks the step.
    await replay.catch((thrown: unknown) => {
      if (thrown !== error) throw thrown;
    });
  }
}

function stepAt(title: string, entry: Entry, { line, column }: Position, body: () => Promise<void>) {
  return test.step(harmlessLine(title), body, { location: { file: fileOf(entry), line, column } });
}

const fileOf = ({ settings, file }: Entry) => path.join(settings.root, file);

function reported(
  error: unknown,
  entry: Entry,
  { place, secrets }: { place: Position; secrets: Secrets },
): Error {
  const message = error instanceof Error ? error.message : String(error);
  return errorAt(maskSecrets(message, secrets), fileOf(entry), place);
}
