/** Ends the body of an entry as its outcome wants it, once that is attached; and what the reporter finds of it in a test. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestInfo } from '@playwright/test';
import type { TestCase } from '@playwright/test/reporter';
import { z } from 'zod';
import { type Outcome, CaseFacts } from '../report/outcome.js';
import { decisivePicture } from '../report/caseFacts.js';
import { harmlessLine, harmlessText } from '../report/plainText.js';
import type { CaseRun } from '../runner/CaseToRun.js';
import { type Ending, pictureName, writeOutcome } from '../runner/entries/conclusion.js';
import { failsOnFlaky } from './compat.js';
import { ENTRY_ANNOTATION } from './playwrightModules.js';

export const endingIn = (testInfo: TestInfo): Ending => ({
  facts: factsOf(testInfo),
  attach: (run) => attachOutcome(run, testInfo),
  settle({ error, warning }) {
    if (warning !== undefined && isLast(testInfo)) testInfo.skip(true, warning);
    if (error) throw error;
  },
});

/** To Playwright what fails and is skipped in the end is flaky: where that fails the run, a gate must not wait for retries. */
const isLast = ({ retry, project, config }: TestInfo): boolean =>
  retry >= project.retries || failsOnFlaky(config);

export const OUTCOME_ATTACHMENT = 'casewright-outcome';

/** Hands an outcome to Playwright: pictures and the outcome itself as attachments, observations as annotations. */
async function attachOutcome(run: CaseRun, testInfo: TestInfo): Promise<void> {
  const { outcome, pictures } = run;
  const folder = testInfo.outputPath('casewright');
  const outcomeFile = await writeOutcome(run, folder);
  // Unless everything is kept, Playwright removes the files of what has passed before a reporter can read them.
  const isKept = testInfo.config.preserveOutput === 'always';
  // Pushed, not `attach`ed: the files stand in the output folder already, and each would be a step of its own.
  for (const picture of outcome.screenshots) {
    const { id, file, mediaType: contentType } = picture;
    const body = pictures.get(file ?? '');
    if (file === null || contentType === null || body === undefined) continue;
    // The terminal lists every file of a failed entry; the one that shows why is enough there.
    const quiet = outcome.verdict !== 'passed' && id !== decisivePicture(outcome)?.id;
    const content = quiet || !isKept ? { body } : { path: path.join(folder, file) };
    testInfo.attachments.push({ name: harmlessLine(pictureName(picture, outcome)), contentType, ...content });
  }
  testInfo.attachments.push({
    name: OUTCOME_ATTACHMENT,
    contentType: 'application/json',
    ...(isKept ? { path: outcomeFile } : { body: await readFile(outcomeFile) }),
  });
  annotate(outcome, testInfo);
}

function annotate({ observations, remarks }: Outcome, testInfo: TestInfo): void {
  const add = (type: string, reported: string) =>
    testInfo.annotations.push({ type, description: harmlessText(reported) });
  for (const { description } of observations) add('observation', description);
  for (const remark of remarks) add('remark', remark);
}

type Annotated = Pick<TestCase, 'annotations'>;

export const isEntry = (test: Annotated): boolean => writtenIn(test) !== undefined;

/** Undefined for a test that is no case, or is one of a version that wrote other facts. */
export function factsOf(test: Annotated): CaseFacts | undefined {
  const written = writtenIn(test);
  return written === undefined ? undefined : CaseFacts.safeParse(JSON.parse(written)).data;
}

/** The names of what must not be shown, and had a value when the case ran. */
export function secretsAround(test: Annotated): string[] {
  const written = writtenIn(test);
  return written === undefined ? [] : (WithSecrets.safeParse(JSON.parse(written)).data?.secrets ?? []);
}

const WithSecrets = z.object({ secrets: z.array(z.string()) });

const writtenIn = ({ annotations }: Annotated) =>
  annotations.find(({ type }) => type === ENTRY_ANNOTATION)?.description;
