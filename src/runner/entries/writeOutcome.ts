/** An outcome as files: the pictures, and beside them the outcome itself, which names them. */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Outcome, ScreenshotOutcome } from '../../report/outcome.js';
import type { CaseRun } from '../CaseToRun.js';

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
