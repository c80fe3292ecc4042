/** Hands an outcome to Vitest: steps with their pictures, observations and remarks as annotations. */
import path from 'node:path';
import type { TestContext } from 'vitest';
import type { Outcome, ScreenshotOutcome, StepOutcome } from '../report/outcome.js';
import type { TestWatch } from './watchTest.js';
import { pictureName, writeOutcome, type CaseRun } from '../runner/index.js';

/** Under this name a test's `meta` has the file of its outcome. */
const META = 'casewright';

export async function annotateOutcome(
  run: CaseRun,
  results: string,
  { context, watch }: { context: TestContext; watch: TestWatch },
): Promise<void> {
  const { task } = context;
  const { retryCount = 0, repeatCount = 0 } = task.result ?? {};
  const folder = path.join(results, `${task.id}-${repeatCount}-${retryCount}`);
  const outcome = await writeOutcome(run, folder);
  Object.assign(task.meta, { [META]: { outcome } });
  for (const { message, type, picture } of annotations(run.outcome)) {
    // A test that is over takes none any more.
    if (watch.isOver()) return;
    await context.annotate(message, type, picture && attachment(picture, folder));
  }
}

interface Annotation {
  message: string;
  type: 'step' | 'screenshot' | 'observation' | 'remark';
  picture?: ScreenshotOutcome | undefined;
}

function annotations(outcome: Outcome): Annotation[] {
  const { steps, screenshots, observations, remarks } = outcome;
  const shown = screenshots.filter(({ file }) => file !== null);
  const pictureOf = (index: number) => shown.findLast(({ step }) => step === index);
  const others = shown.filter((picture) => picture.step === null || picture !== pictureOf(picture.step));
  return [
    ...steps.map((step, index) => ({
      message: `${mark(step)} ${step.text}`,
      type: 'step' as const,
      picture: pictureOf(index),
    })),
    ...others.map((picture) => ({
      message: pictureName(picture, outcome),
      type: 'screenshot' as const,
      picture,
    })),
    ...observations.map(({ description }) => ({ message: description, type: 'observation' as const })),
    ...remarks.map((message) => ({ message, type: 'remark' as const })),
  ];
}

function mark({ status }: StepOutcome): string {
  if (status === 'passed') return '✓';
  return status === 'failed' || status === 'error' ? '✗' : `(${status})`;
}

function attachment({ file, mediaType }: ScreenshotOutcome, folder: string) {
  if (file === null) return undefined;
  return { path: path.join(folder, file), ...(mediaType !== null && { contentType: mediaType }) };
}
