/** Which tests somebody has selected: Vitest tells of all others, too, as skipped ones. */
import type { TestCase, TestSpecification, TestSuite, Vitest } from 'vitest/node';
import { suitesOf } from './suitesOf.js';

type Filters = Pick<Vitest['config'], 'testNamePattern' | 'tagsFilter'>;

export class Selection {
  readonly #pattern: RegExp | undefined;
  readonly #hasTags: boolean;
  readonly #lines = new Map<string, readonly number[]>();

  constructor(
    { testNamePattern, tagsFilter = [] }: Filters,
    specifications: readonly Pick<TestSpecification, 'moduleId' | 'testLines'>[],
  ) {
    this.#pattern = testNamePattern;
    this.#hasTags = tagsFilter.length > 0;
    for (const { moduleId, testLines } of specifications) {
      if (testLines !== undefined && testLines.length > 0) this.#lines.set(moduleId, testLines);
    }
  }

  /** Of a test that did not run. By tags only those that ran are known to be selected. */
  has(test: TestCase): boolean {
    return !this.#hasTags && this.#hasName(test) && this.#hasLine(test);
  }

  /** As Vitest compares it. */
  #hasName(test: TestCase): boolean {
    if (!this.#pattern) return true;
    const names = [...suitesOf(test).map(({ name }) => name), test.name];
    return names.join(' ').match(this.#pattern) !== null;
  }

  #hasLine(test: TestCase): boolean {
    const lines = this.#lines.get(test.module.moduleId);
    return !lines || [...suitesOf(test), test].some((one) => isOn(one, lines));
  }
}

const isOn = ({ location }: TestCase | TestSuite, lines: readonly number[]) =>
  location !== undefined && lines.includes(location.line);
