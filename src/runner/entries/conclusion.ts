/** What an outcome means to the entry's runner, and how it is written down for it. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Outcome, ScreenshotOutcome } from '../../report/outcome.js';
import type { CaseRun } from '../CaseToRun.js';
import { failureMessage } from '../failureMessage.js';
import { isJudged } from '../verdict.js';
import type { Entry } from './Entry.js';
import { errorAt } from './entryError.js';

export interface Conclusion {
  /** Whether `@fail` holds; that no judgement was reached, for whatever reason, is nothing that it expects. */
  expectsFailure: boolean;
  /** At the deciding step's place, for every verdict but `passed`. */
  error: Error | undefined;
  /**
   * Where the error only warns, by the gate: why. The entry is skipped for it once its retries are used up. What fails as
   * expected is nothing to warn of.
   */
  warning: string | undefined;
}

export function conclusionOf({ case: one, file, settings }: Entry, outcome: Outcome): Conclusion {
  const expectsFailure = one.tags.includes('@fail') && isJudged(outcome);
  if (outcome.verdict === 'passed') return { expectsFailure, error: undefined, warning: undefined };
  const message = failureMessage(outcome, { nameSession: settings.service !== undefined });
  const error = errorAt(message, path.join(settings.root, file), outcome.place);
  return { expectsFailure, error, warning: expectsFailure ? undefined : warningOf(outcome) };
}

/** Undefined for an outcome that fails its entry. */
export function warningOf({ verdict, reason, gate, message }: Outcome): string | undefined {
  if (gate !== 'warn' || verdict === 'passed') return undefined;
  return `${verdict} (${reason ?? 'no reason'}), which only warns: ${message}`;
}

/** Gives the outcome's file. */
export async function writeOutcome({ outcome, pictures }: CaseRun, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await Promise.all([...pictures].map(([file, bytes]) => writeFile(path.join(folder, file), bytes)));
  const file = path.join(folder, 'outcome.json');
  await writeFile(file, JSON.stringify(outcome, null, 2));
  return file;
}

/** What a picture is called where it is shown. */
export function pictureName({ step }: ScreenshotOutcome, { steps }: Outcome): string {
  const text = step === null ? undefined : steps[step]?.text;
  return step === null || text === undefined ? 'screenshot' : `${step + 1}. ${text}`;
}
