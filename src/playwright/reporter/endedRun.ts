/** What Playwright tells of a run that is over, in the words of the report. */
import { hostname } from 'node:os';
import path from 'node:path';
import type { FullConfig, FullResult, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { ciOf, type EndedAttempt, type EndedRun, type EndedTest } from '../../report/collect/EndedRun.js';
import { repositoryFolder } from '../../runner/files.js';
import { redactionOf, tellErrors, type TellError } from '../../runner/secrets.js';
import { OUTCOME_ATTACHMENT, factsOf, isEntry, secretsAround } from '../settle.js';
import { annotationsOf } from '../compat.js';
import { allSettings } from '../settings.js';
import type { CaseFacts } from '../../report/outcome.js';
import { testCommand } from '../../report/plainText.js';

interface PlaywrightRun {
  config: FullConfig;
  suite: Suite;
  result: FullResult;
  faults: string[];
  left: EndedRun['left'];
}

export function endedRun({ config, suite, result, faults, left }: PlaywrightRun): EndedRun {
  const folder = repositoryFolder(config.rootDir);
  const tests = suite.allTests();
  const { tell, faults: withheld } = tellErrors(tests.map(hiddenIn), MERGE);
  return {
    part: {
      runner: { name: 'playwright', version: config.version },
      hostname: hostname(),
      startedAt: result.startTime.toISOString(),
      duration: Math.round(result.duration),
      shard: config.shard,
      status: STATUSES[result.status],
      ci: ciOf(process.env),
    },
    tests: tests.map((test) => endedTest(test, { config, folder, tell })),
    faults: [...faults.map(tell), ...withheld, ...strangers(suite)],
    left,
    redact: redactionOf(allSettings()),
  };
}

const MERGE = 'npx playwright merge-reports --config=playwright.config.ts';

/** Its project is unknown only where reports of other runs are merged. */
const hiddenIn = (test: TestCase) => ({
  hidden: secretsAround(test),
  settings: allSettings().filter(({ name }) => name === test.parent.project()?.name),
});

/** What another version of Casewright has written, in reports that are merged, may not be understood. */
function strangers(suite: Suite): string[] {
  const count = suite.allTests().filter((test) => isEntry(test) && !factsOf(test)).length;
  const advice = 'Please use one version of Casewright for all runs that are merged.';
  return count === 0 ? [] : [`${count} cases can't be told from other tests. ${advice}`];
}

const STATUSES = {
  passed: 'passed',
  failed: 'failed',
  timedout: 'interrupted',
  interrupted: 'interrupted',
} as const;

interface Around {
  config: FullConfig;
  /** From the repository to the root. */
  folder: string;
  tell: TellError;
}

function endedTest(test: TestCase, { config: { rootDir }, folder, tell }: Around): EndedTest {
  const facts = factsOf(test);
  const project = test.parent.project()?.name ?? '';
  const { line, column } = facts ?? test.location;
  return {
    file: facts
      ? path.posix.join(facts.folder, facts.file)
      : repositoryFile(test.location.file, rootDir, folder),
    ...{ line, column, project },
    title: facts?.title ?? test.title,
    suites: facts?.suites ?? suitesOf(test),
    repetition: test.repeatEachIndex,
    entry: facts && { facts, command: commandOf(facts, project) },
    attempts: test.results.map((result) => endedAttempt(result, test, tell)),
    isOk: test.ok(),
  };
}

const repositoryFile = (file: string, rootDir: string, folder: string) =>
  path.posix.join(folder, path.relative(rootDir, file).split(path.sep).join('/'));

/** Beside the runner's own: the root, the project and the file. */
const suitesOf = (test: TestCase) => test.titlePath().slice(3, -1).filter(Boolean);

function endedAttempt(result: TestResult, test: TestCase, tell: TellError): EndedAttempt {
  const { attachments, errors, status, startTime, duration } = result;
  const outcome = attachments.find(({ name }) => name === OUTCOME_ATTACHMENT);
  const skips = [...test.annotations, ...annotationsOf(result)].filter(({ type }) =>
    /^(?:skip|fixme)$/.test(type),
  );
  return {
    status: statusOf(result, test),
    isOk: status === test.expectedStatus,
    startedAt: startTime,
    duration: Math.round(duration),
    errors: errors.map(({ message, value }) => tell(message ?? value ?? 'An error without a message.')),
    note: skips.find(({ description }) => description)?.description ?? null,
    outcome: outcome && contentOf(outcome),
    pictures: attachments
      .filter(({ contentType }) => contentType.startsWith('image/'))
      .flatMap((each) => contentOf(each) ?? []),
  };
}

function statusOf({ status }: TestResult, { expectedStatus }: TestCase): EndedAttempt['status'] {
  if (status === 'timedOut') return 'timed out';
  // Nobody asked for it: the run ended first, or a hook before it has failed.
  return status === 'skipped' && expectedStatus !== 'skipped' ? 'not run' : status;
}

function contentOf({ path: file, body }: TestResult['attachments'][number]) {
  if (body) return { body };
  return file === undefined ? undefined : { path: file };
}

/** Playwright reads a file as a regular expression. */
function commandOf({ file, line }: CaseFacts, project: string): string {
  const pattern = file.replace(/[\\^$*+?()[\]{}|]/g, String.raw`\$&`);
  return testCommand(['playwright', 'test', `${pattern}:${line}`], project);
}
