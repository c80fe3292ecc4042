/** Which tests somebody has selected: Vitest tells of all others, too, as skipped ones. */
import type { TestCase, TestSpecification, TestSuite, Vitest } from 'vitest/node';
import type { CaseEntry } from '../caseFiles/caseEntries.js';
import { isChosenByTags } from '../compat.js';

type Filters = Pick<Vitest['config'], 'testNamePattern' | 'tagsFilter'>;

export class Selection {
  readonly #pattern: RegExp | undefined;
  /** By tags only what was collected is known to be selected. */
  readonly hasTags: boolean;
  readonly #lines = new Map<string, readonly number[]>();

  constructor(
    { testNamePattern, ...filters }: Filters,
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

  /** As Vitest compares it. */
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
