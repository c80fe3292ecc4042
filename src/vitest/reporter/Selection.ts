/** Which tests somebody has selected, for Vitest tells of all others, too, as skipped ones; and which of them a run never came to. */
import path from 'node:path';
import type { TestCase, TestSpecification, TestSuite, Vitest, TestModule } from 'vitest/node';
import { type CaseEntry, entriesOfFile } from '../caseFiles/caseEntries.js';
import { isChosenByTags } from '../compat.js';
import { isSkippedByTag } from '../../cases/index.js';
import { notBegun, type EndedTest } from '../../report/collect/EndedRun.js';
import type { CaseFacts } from '../../report/outcome.js';
import { testCommand } from '../../report/plainText.js';

export class Selection {
  readonly #pattern: RegExp | undefined;
  /** By tags only what was collected is known to be selected. */
  readonly hasTags: boolean;
  readonly #lines = new Map<string, readonly number[]>();

  constructor(
    { testNamePattern, ...filters }: Pick<Vitest['config'], 'testNamePattern' | 'tagsFilter'>,
    specifications: readonly Pick<TestSpecification, 'moduleId' | 'testLines'>[],
  ) {
    this.#pattern = testNamePattern;
    this.hasTags = isChosenByTags(filters, process.argv);
    for (const { moduleId, testLines } of specifications) {
      if (testLines !== undefined && testLines.length > 0) this.#lines.set(moduleId, testLines);
    }
  }

  /** Of a test that did not run. By tags only those that ran are known to be selected. */
  has(test: TestCase): boolean {
    return !this.hasTags && this.#hasName(test) && this.#hasLine(test);
  }

  /** The same of a case whose file was never loaded. */
  hasEntry(moduleId: string, { facts: { suites, title }, lines }: CaseEntry): boolean {
    const wanted = this.#lines.get(moduleId);
    const isOnLine = !wanted || lines.some((line) => wanted.includes(line));
    return !this.hasTags && isOnLine && this.#isNamed([...suites, title]);
  }

  #hasName(test: TestCase): boolean {
    return this.#isNamed([...suitesOf(test).map(({ name }) => name), test.name]);
  }

  #isNamed(names: readonly string[]): boolean {
    return !this.#pattern || names.join(' ').match(this.#pattern) !== null;
  }

  #hasLine(test: TestCase): boolean {
    const lines = this.#lines.get(test.module.moduleId);
    return !lines || [...suitesOf(test), test].some((one) => isOn(one, lines));
  }
}

const isOn = ({ location }: TestCase | TestSuite, lines: readonly number[]) =>
  location !== undefined && lines.includes(location.line);

/** The suites around a test, from the outermost inwards. */
export function suitesOf(test: TestCase): TestSuite[] {
  const suites: TestSuite[] = [];
  for (let { parent } = test; parent.type === 'suite'; { parent } = parent) suites.unshift(parent);
  return suites;
}

/** What stands in files that the run ended before: of those Vitest knows no test, but their plugins know the cases. */
export function neverBegun(
  specifications: readonly TestSpecification[],
  modules: readonly TestModule[],
  selection: Selection,
) {
  const begun = new Set(modules.filter(isBegun).map(keyOf));
  const left = specifications.filter((one) => !begun.has(keyOf(one)));
  const found = left.map((one) => ({ one, entries: entriesOfFile(one) }));
  return {
    /** Without attempts, but those that nobody wanted to run. */
    cases: found.flatMap(({ one, entries = [] }) =>
      entries
        .filter((entry) => selection.hasEntry(one.moduleId, entry))
        .map((entry) => endedCase(one, entry)),
    ),
    files: found.flatMap(({ one, entries }) => (entries ? [] : [one.moduleId])),
  };
}

export const keyOf = ({ moduleId, project }: Pick<TestModule, 'moduleId' | 'project'>) =>
  JSON.stringify([project.name, moduleId]);

/** One that is only queued has neither. */
const isBegun = (module: TestModule) => module.children.size > 0 || module.errors().length > 0;

function endedCase({ project: { name: project } }: TestSpecification, { facts }: CaseEntry): EndedTest {
  const attempts = isSkippedByTag(facts) ? [notBegun('skipped', new Date())] : [];
  return { ...factsOfCase(facts, project), project, repetition: 0, attempts, isOk: true };
}

export function factsOfCase(facts: CaseFacts, project: string): FactsOfTest {
  const { folder, line, column, title, suites } = facts;
  const file = path.posix.join(folder, facts.file);
  const command = testCommand(['vitest', 'run', `${facts.file}:${line}`], project);
  return { file, line, column, title, suites, entry: { facts, command } };
}

export type FactsOfTest = Omit<EndedTest, 'project' | 'repetition' | 'attempts' | 'isOk'>;
