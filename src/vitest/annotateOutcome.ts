/** Hands an outcome to Vitest: steps with their pictures, observations and remarks as annotations. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { TestAttachment, TestContext } from 'vitest';
import { harmlessText } from '../report/plainText.js';
import type { Outcome, ScreenshotOutcome, StepOutcome } from '../report/outcome.js';
import { entryMetaOf, type Provided } from './provided.js';
import type { TestWatch } from './vitestBodies.js';
import type { CaseRun } from '../runner/CaseToRun.js';
import { pictureName, writeOutcome } from '../runner/entries/conclusion.js';

export async function annotateOutcome(
  run: CaseRun,
  { results, sendsOutcomes }: Pick<Provided, 'results' | 'sendsOutcomes'>,
  { context, watch }: { context: TestContext; watch: Pick<TestWatch, 'isOver'> },
): Promise<void> {
  const { task } = context;
  const { retryCount = 0, repeatCount = 0, errors = [] } = task.result ?? {};
  const folder = path.join(results, `${task.id}-${repeatCount}-${retryCount}`);
  const outcome = await writeOutcome(run, folder);
  const left = entryMetaOf(task);
  const body = sendsOutcomes ? gzipSync(await readFile(outcome)).toString('base64') : undefined;
  if (left) {
    const attempt = { retry: retryCount, errorsBefore: errors.length };
    (left.outcomes ??= []).push({ path: outcome, ...attempt, ...(body !== undefined && { body }) });
  }
  const annotate: Annotate = context.annotate;
  for (const { message, type, picture } of annotations(run.outcome)) {
    // A test that is over takes none any more.
    if (watch.isOver()) return;
    const attached = picture && attachment(picture, folder);
    // By way of a frame that has no place: Vitest 3 says that an annotation stands where it is made, which is here.
    const reported = harmlessText(message);
    await Promise.all([reported].map(annotate.bind(context, reported, type, attached)));
  }
}

type Annotate = (message: string, type: string, attachment?: TestAttachment) => Promise<unknown>;

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
