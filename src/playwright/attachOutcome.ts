/** Hands an outcome to Playwright: pictures and the outcome itself as attachments, observations as annotations. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestInfo } from '@playwright/test';
import { decidingPicture, pictureName, writeOutcome, type CaseRun } from '../runner/index.js';
import { harmlessLine, harmlessText } from '../report/plainText.js';
import type { Outcome } from '../report/outcome.js';

export const OUTCOME_ATTACHMENT = 'casewright-outcome';

export async function attachOutcome(run: CaseRun, testInfo: TestInfo): Promise<void> {
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
    const quiet = outcome.verdict !== 'passed' && id !== decidingPicture(outcome);
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
  const add = (type: string, told: string) =>
    testInfo.annotations.push({ type, description: harmlessText(told) });
  for (const { description } of observations) add('observation', description);
  for (const remark of remarks) add('remark', remark);
}
