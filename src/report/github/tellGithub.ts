/** On GitHub Actions: the job's summary, and annotations at the case files. Quiet elsewhere. */
import { existsSync } from 'node:fs';
import { appendFile, stat } from 'node:fs/promises';
import { caseTitle, standingOf, type Standing, whyOf } from '../caseFacts.js';
import { harmlessLine, harmlessText, bounded } from '../plainText.js';
import type { Report, Attempt, OtherTest, ReportedCase } from '../report.js';
import { jobSummary, SUMMARY_LIMIT } from './jobSummary.js';

export interface GithubContext {
  env: Readonly<Record<string, string | undefined>>;
  print: (text: string) => void;
}

export async function tellGithub(report: Report, { env, print }: GithubContext): Promise<void> {
  if (env['GITHUB_ACTIONS'] !== 'true') return;
  print(annotations(report));
  const file = env['GITHUB_STEP_SUMMARY'];
  if (!file) return;
  // Another reporter of the same step may have written already.
  const size = existsSync(file) ? (await stat(file)).size : 0;
  await appendFile(file, jobSummary(report, Math.max(0, SUMMARY_LIMIT - size)));
}

/** More than these of a kind GitHub doesn't show. */
const MOST = 10;
const MESSAGE_LIMIT = 2_000;

interface Annotation {
  command: 'error' | 'warning' | 'notice';
  file: string;
  line: number | null;
  column: number | null;
  title: string;
  message: string;
}

/** Each ends in a line feed; `''` where there is nothing to say. */
export function annotations(report: Report): string {
  const ofCases = RANK.flatMap((standing) =>
    report.cases.filter((one) => standingOf(one) === standing).flatMap((one) => ofCase(one, standing)),
  );
  const ofOthers = report.otherTests.filter(({ status }) => status === 'failed').map(ofOther);
  const all = [...ofCases, ...ofOthers].sort(
    (a, b) => COMMANDS.indexOf(a.command) - COMMANDS.indexOf(b.command),
  );
  return all.slice(0, MOST).map(commandOf).join('');
}

const RANK = ['failed', 'error', 'warned', 'flaky'] as const satisfies Standing[];
const COMMANDS = ['error', 'warning', 'notice'];

function ofCase(one: ReportedCase, standing: (typeof RANK)[number]): Annotation[] {
  const reported =
    standing === 'flaky' ? one.attempts.findLast(({ verdict }) => verdict !== 'passed') : one.attempts.at(-1);
  if (!reported) return [];
  const { line, column } = reported;
  const command = standing === 'warned' ? 'warning' : standing === 'flaky' ? 'notice' : 'error';
  const message =
    standing === 'flaky' ? `Passed, but not at once.\n${messageOf(reported)}` : messageOf(reported);
  return [{ command, file: one.file, line, column, title: caseTitle(one), message }];
}

function messageOf(attempt: Attempt): string {
  const { verdict, reason } = attempt;
  return [
    `${verdict === 'error' ? 'No verdict' : 'Failed'} (${reason ?? 'no reason is told'})`,
    ...whyOf(attempt).map(([name, text]) => (name === 'What happened' ? text : `${name}: ${text}`)),
  ].join('\n');
}

const ofOther = ({ file, line, column, message, ...test }: OtherTest): Annotation => ({
  ...{ command: 'error', file, line, column, title: caseTitle(test), message: message ?? 'The test failed.' },
});

function commandOf({ command, file, line, column, title, message }: Annotation): string {
  const properties = [
    `file=${inProperty(harmlessLine(file, 1_000))}`,
    ...(line === null ? [] : [`line=${line}`]),
    ...(column === null ? [] : [`col=${column}`]),
    `title=${inProperty(harmlessLine(title))}`,
  ];
  return `::${command} ${properties.join(',')}::${inMessage(bounded(harmlessText(message), MESSAGE_LIMIT))}\n`;
}

/** The two escapings of GitHub's own toolkit. */
const inMessage = (text: string): string =>
  text.replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const inProperty = (text: string): string => inMessage(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
