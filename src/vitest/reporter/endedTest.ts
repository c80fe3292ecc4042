/** A test of a run that is over, in the words of the report; nothing for one that was not selected. */
import path from 'node:path';
import type { TestCase, Vitest } from 'vitest/node';
import type { EndedTest } from '../../report/collect/EndedRun.js';
import type { CaseFacts } from '../../report/outcome.js';
import type { TellError } from '../../runner/index.js';
import { begunAt } from '../begunMark.js';
import { entryMetaOf } from '../entryMeta.js';
import { providedTo } from '../provided.js';
import { attemptsOf } from './attemptsOf.js';
import { commandOf } from './commandOf.js';
import { howEnded } from './howEnded.js';
import type { Selection } from './Selection.js';
import { suitesOf } from './suitesOf.js';

export interface AroundTest {
  vitest: Vitest;
  selection: Selection;
  /** Of the run. */
  startedAt: Date;
  tell: TellError;
  isRunBrokenOff: boolean;
  /** The test's file: POSIX, relative to the repository. */
  file: string;
}

export function endedTest(test: TestCase, around: AroundTest): EndedTest[] {
  const { vitest, selection, startedAt, tell, file, isRunBrokenOff } = around;
  const begun = beginOf(test);
  const end = howEnded(test, vitest, { selection, hasBegun: begun !== undefined });
  if (end === 'left out') return [];
  const attempts = attemptsOf(test, end, { begun: begun ?? startedAt, tell, isRunBrokenOff });
  const { name: project } = test.project;
  const facts = entryMetaOf({ meta: test.meta() })?.facts;
  const known = facts ? knownOfCase(facts, project) : knownOfOther(test, file);
  return [{ ...known, project, repetition: 0, attempts, isOk: attempts.at(-1)?.isOk ?? true }];
}

/** Where the entry itself knows it. */
function beginOf(test: TestCase): Date | undefined {
  const begun = providedTo(test.project).flatMap(({ results }) => begunAt(results, test.id) ?? []);
  return begun[0] === undefined ? undefined : new Date(begun[0]);
}

type Known = Omit<EndedTest, 'project' | 'repetition' | 'attempts' | 'isOk'>;

function knownOfCase(facts: CaseFacts, project: string): Known {
  const { folder, line, column, title, suites } = facts;
  const file = path.posix.join(folder, facts.file);
  return { file, line, column, title, suites, entry: { facts, command: commandOf(facts, project) } };
}

function knownOfOther(test: TestCase, file: string): Known {
  const { name: title, location } = test;
  const suites = suitesOf(test).map(({ name }) => name);
  return {
    file,
    line: location?.line ?? null,
    column: location?.column ?? null,
    title,
    suites,
    entry: undefined,
  };
}
