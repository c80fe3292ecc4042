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

/**
 * JUnit has no standard, but readers, and three published schemas that contradict each other. So there are two forms.
 *
 * `full`, for CI services, says all that they read. None of them checks a schema. Beyond all three schemas it has `file`,
 * `line`, `id` and `timestamp` of a test (GitLab and CircleCI read `file`, annotating actions on GitHub `file` and `line`)
 * and the properties of a test (Jenkins, Testmo). Beyond some of them it has `<testsuites>` as its root, `timestamp` and
 * `hostname` of a suite (not in Surefire's), `<skipped message>` and the elements of retries (not in Jenkins' old one).
 * Without these it is valid against each of the three.
 *
 * `strict` is valid against all three as it stands, for readers that do check, as Jenkins' xUnit plugin does. It is one
 * suite, for Surefire's schema has no root for several: the class names the file. What has no place elsewhere stands in
 * `<system-out>` as `[[PROPERTY|name=value]]`: the properties with file and line, and what earlier attempts came to.
 */
export const JUNIT_FORMS = ['full', 'strict'] as const;
export type JunitForm = (typeof JUNIT_FORMS)[number];
