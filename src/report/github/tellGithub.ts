/** On GitHub Actions: the job's summary, and annotations at the case files. Quiet elsewhere. */
import { existsSync } from 'node:fs';
import { appendFile, stat } from 'node:fs/promises';
import type { Report } from '../report.js';
import { annotations } from './annotations.js';
import { jobSummary, SUMMARY_LIMIT } from './jobSummary.js';

export interface GithubSurroundings {
  env: Readonly<Record<string, string | undefined>>;
  print: (text: string) => void;
}

export async function tellGithub(report: Report, { env, print }: GithubSurroundings): Promise<void> {
  if (env['GITHUB_ACTIONS'] !== 'true') return;
  print(annotations(report));
  const file = env['GITHUB_STEP_SUMMARY'];
  if (!file) return;
  // Another reporter of the same step may have written already.
  const size = existsSync(file) ? (await stat(file)).size : 0;
  await appendFile(file, jobSummary(report, Math.max(0, SUMMARY_LIMIT - size)));
}
