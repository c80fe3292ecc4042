/** What Vitest tells of a run that is over, in the words of the report. */
import { hostname } from 'node:os';
import path from 'node:path';
import type { SerializedError } from 'vitest';
import type { TestModule, TestRunEndReason, TestSpecification, Vitest, TestCase } from 'vitest/node';
import { ciOf, type EndedRun, type EndedTest } from '../../report/collect/EndedRun.js';
import type { RunPart } from '../../report/report.js';
import { repositoryFolder } from '../../runner/files.js';
import { tellErrors, redactionOf } from '../../runner/secrets.js';
import { toPosix } from '../caseFiles/CaseFiles.js';
import { endedTest, messageOf } from './endedTest.js';
import { neverBegun, type Selection } from './Selection.js';
import { entryMetaOf, providedTo } from '../provided.js';

export interface VitestRun {
  vitest: Vitest;
  modules: readonly TestModule[];
  /** Outside of any test. */
  errors: readonly SerializedError[];
  left: EndedRun['left'];
  reason: TestRunEndReason;
  startedAt: Date;
  selection: Selection;
  /** What was to be run; none where reports are merged. */
  specifications: readonly TestSpecification[];
}

export function endedRun(run: VitestRun): EndedRun {
  const { vitest, modules, errors, reason, startedAt, selection, specifications } = run;
  const { shard, mergeReports } = vitest.config;
  const hidden = mergeReports ? modules.flatMap(testsOf).map(hiddenIn) : [];
  const { tell, faults: withheld } = tellErrors(hidden, MERGE);
  const provided = vitest.projects.flatMap(providedTo);
  const tests = modules.flatMap((module) => {
    const isRunBrokenOff = reason === 'interrupted';
    const around = { vitest, selection, startedAt, tell, isRunBrokenOff, file: fileOf(module, vitest) };
    return testsOf(module).flatMap((test) => endedTest(test, around));
  });
  const faults = [...modules.flatMap((module) => faultsOf(module, vitest)), ...errors.map(withCause)];
  const left =
    reason === 'interrupted' ? neverBegun(specifications, modules, selection) : { cases: [], files: [] };
  const now = Date.now();
  const time = { startedAt: startedAt.toISOString(), duration: now - startedAt.getTime() };
  return {
    part: {
      runner: { name: 'vitest', version: vitest.version },
      hostname: hostname(),
      ...(mergeReports ? (timeOf(tests) ?? time) : time),
      shard: shard ? { current: shard.index, total: shard.count } : null,
      status: statusOf(run),
      ci: ciOf(process.env),
    },
    tests: [...tests, ...left.cases],
    faults: [
      ...faults.map(tell),
      ...withheld,
      ...left.files.map((file) => `${nameOf(file, vitest)}: the run ended before it came to this file.`),
    ],
    left: run.left,
    redact: redactionOf(
      provided.map(({ settings }) => settings),
      provided.map(({ apiKey }) => apiKey),
    ),
  };
}

const MERGE = 'npx vitest --merge-reports --config=vitest.config.ts';

const hiddenIn = (test: TestCase) => ({
  hidden: entryMetaOf({ meta: test.meta() })?.secrets ?? [],
  settings: providedTo(test.project).map(({ settings }) => settings),
});

const testsOf = (module: TestModule) => [...module.children.allTests()];

const fileOf = ({ moduleId }: TestModule, vitest: Vitest): string => nameOf(moduleId, vitest);

function nameOf(moduleId: string, { config: { root } }: Vitest): string {
  return path.posix.join(repositoryFolder(root), toPosix(path.relative(root, moduleId)));
}

/** From the first start to the last end, of runs that took place before their reports were merged. */
function timeOf(tests: readonly EndedTest[]): { startedAt: string; duration: number } | undefined {
  const attempts = tests.flatMap((test) => test.attempts).filter(({ duration }) => duration > 0);
  if (attempts.length === 0) return undefined;
  const start = Math.min(...attempts.map(({ startedAt }) => startedAt.getTime()));
  const end = Math.max(...attempts.map(({ startedAt, duration }) => startedAt.getTime() + duration));
  return { startedAt: new Date(start).toISOString(), duration: end - start };
}

/** Vitest calls `--bail` an interrupt, and counts no errors that stand outside of all tests. */
function statusOf({ vitest, modules, errors, reason }: VitestRun): RunPart['status'] {
  const { bail, dangerouslyIgnoreUnhandledErrors } = vitest.config;
  const failed = modules.flatMap((module) => [...module.children.allTests('failed')]);
  if (reason === 'interrupted') return bail && failed.length >= bail ? 'failed' : reason;
  return errors.length > 0 && !dangerouslyIgnoreUnhandledErrors ? 'failed' : reason;
}

/** Vitest's own pool says only in the cause that a worker has ended. */
function withCause(error: SerializedError): string {
  const message = messageOf(error);
  const { message: why } = (error.cause ?? {}) as { message?: string };
  return why === undefined || message.includes(why) ? message : `${message} (${why})`;
}

/** Of hooks around all tests of a file or suite, and of modules that could not be loaded. */
function faultsOf(module: TestModule, vitest: Vitest): string[] {
  const errors = [module, ...module.children.allSuites()].flatMap((place) => place.errors());
  return errors.map((error) => `${fileOf(module, vitest)}: ${messageOf(error)}`);
}
