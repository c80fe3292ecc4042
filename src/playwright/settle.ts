/** Ends the body of an entry as its outcome wants it, once that is attached. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { TestInfo } from '@playwright/test';
import type { Outcome } from '../report/outcome.js';
import { harmlessLine, harmlessText } from '../report/plainText.js';
import {
  outcomeOfUnusable,
  warningOf,
  UnusableEntry,
  type Settings,
  decidingPicture,
  pictureName,
  writeOutcome,
  type CaseRun,
} from '../runner/index.js';
import { factsOf } from './annotatedFacts.js';
import { failsOnFlaky } from './compat.js';

/**
 * @param warning given where the gate only warns; a retry may still reach a verdict
 * @throws the error, or what Playwright throws to skip a test
 */
export function settle(
  { error, warning }: { error: Error | undefined; warning: string | undefined },
  testInfo: TestInfo,
): void {
  if (warning !== undefined && isLast(testInfo)) testInfo.skip(true, warning);
  if (error) throw error;
}

/** To Playwright what fails and is skipped in the end is flaky: where that fails the run, a gate must not wait for retries. */
const isLast = ({ retry, project, config }: TestInfo): boolean =>
  retry >= project.retries || failsOnFlaky(config);

/** What can't even begin has an outcome, too. */
export async function settled(
  body: () => Promise<void>,
  settings: Pick<Settings, 'gates' | 'root' | 'secrets'>,
  testInfo: TestInfo,
): Promise<void> {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof UnusableEntry)) throw error;
    await settleUnusable(error, settings, testInfo);
  }
}

/** @throws the error, or what skips the entry, by the gate */
export async function settleUnusable(
  error: UnusableEntry,
  settings: Pick<Settings, 'gates' | 'root' | 'secrets'>,
  testInfo: TestInfo,
): Promise<void> {
  const facts = factsOf(testInfo);
  const outcome = facts && outcomeOfUnusable(facts, error, settings);
  if (outcome) await attachOutcome({ outcome, pictures: new Map() }, testInfo);
  settle({ error, warning: outcome && warningOf(outcome) }, testInfo);
}

/** Hands an outcome to Playwright: pictures and the outcome itself as attachments, observations as annotations. */
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
  const add = (type: string, reported: string) =>
    testInfo.annotations.push({ type, description: harmlessText(reported) });
  for (const { description } of observations) add('observation', description);
  for (const remark of remarks) add('remark', remark);
}
