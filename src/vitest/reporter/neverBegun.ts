/** What stands in files that the run ended before: of those Vitest knows no test, but their plugins know the cases. */
import path from 'node:path';
import type { TestModule, TestSpecification } from 'vitest/node';
import { isSkippedByTag } from '../../cases/index.js';
import type { EndedAttempt, EndedTest } from '../../report/collect/EndedRun.js';
import { type CaseEntry, entriesOfFile } from '../caseFiles/caseEntries.js';
import { commandOf } from './endedTest.js';
import type { Selection } from './Selection.js';

export interface NeverBegun {
  /** Without attempts, but those that nobody wanted to run. */
  cases: EndedTest[];
  /** Of other tests, as Vitest calls them. */
  files: string[];
}

export function neverBegun(
  specifications: readonly TestSpecification[],
  modules: readonly TestModule[],
  selection: Selection,
): NeverBegun {
  const begun = new Set(modules.filter(isBegun).map(keyOf));
  const left = specifications.filter((one) => !begun.has(keyOf(one)));
  const found = left.map((one) => ({ one, entries: entriesOfFile(one) }));
  return {
    cases: found.flatMap(({ one, entries = [] }) =>
      entries
        .filter((entry) => selection.hasEntry(one.moduleId, entry))
        .map((entry) => endedCase(one, entry)),
    ),
    files: found.flatMap(({ one, entries }) => (entries ? [] : [one.moduleId])),
  };
}

const keyOf = ({ moduleId, project }: Pick<TestModule, 'moduleId' | 'project'>) =>
  JSON.stringify([project.name, moduleId]);

/** One that is only queued has neither. */
const isBegun = (module: TestModule) => module.children.size > 0 || module.errors().length > 0;

function endedCase({ project: { name: project } }: TestSpecification, { facts }: CaseEntry): EndedTest {
  const { folder, file, line, column, title, suites } = facts;
  return {
    file: path.posix.join(folder, file),
    ...{ line, column, title, suites, project, repetition: 0 },
    entry: { facts, command: commandOf(facts, project) },
    attempts: isSkippedByTag(facts) ? [skipped()] : [],
    isOk: true,
  };
}

const skipped = (): EndedAttempt => ({
  ...{ status: 'skipped', isOk: true, startedAt: new Date(), duration: 0 },
  ...{ errors: [], note: null, outcome: undefined, pictures: [] },
});
