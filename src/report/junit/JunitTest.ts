/** One test of a JUnit file, before it is known in which form it is written. */

export interface JunitTest {
  /** The same in every run. */
  id: string;
  /** Unique in its file, once all tests are known. */
  name: string;
  /** POSIX, relative to the repository; also the test's class. `''` for what stands in no file. */
  file: string;
  line: number | null;
  /** Milliseconds. */
  duration: number;
  /** ISO 8601, with zone. */
  startedAt: string | null;
  finding: Finding;
  /** What earlier attempts came to, in their order, without those that passed. */
  earlier: Finding[];
  properties: Property[];
}

export interface Finding {
  kind: 'passed' | 'failure' | 'error' | 'skipped';
  /** One line. */
  message: string;
  /** The reason's name. */
  type: string;
  /** Several lines; ends in the place. */
  text: string;
  /** Files of the report, the one that shows why first. */
  files: string[];
}

export type Property = readonly [name: string, value: string];
