/** What a runner tells of a run when it is over, in no runner's own words, and where it took place: what reports are built from. */
import type { OtherTest, RunPart } from '../report.js';
import type { CaseFacts } from '../outcome.js';

export interface EndedRun {
  part: RunPart;
  tests: EndedTest[];
  /** What went wrong outside of any test. */
  faults: string[];
  /** What the run has begun on the service and not seen at its end, be it named by an outcome or not. */
  left: readonly StillRunning[];
  /** Hides secrets. Outcomes hold none any more; the runner's own errors and titles may. */
  redact: (text: string) => string;
}

export interface StillRunning {
  kind: 'session' | 'plan run';
  /** Null where it was asked for, and no answer came. */
  id: string | null;
  /** As the service's lists show it. */
  title: string;
  /** Of the entry: POSIX, relative to the root. */
  file: string;
  /** The headings above, then the case's own title. */
  titles: string[];
  project: string;
  /** Counts from 0. */
  repeat: number;
  /** Counts from 0. */
  retry: number;
}

/** Its suites are without the runner's own (project, file). */
export interface EndedTest extends Omit<OtherTest, 'status' | 'message' | 'duration'> {
  /** Only of a case. */
  entry: EntryFacts | undefined;
  /** In the order in which they ran; none where the run ended before it came to the test. */
  attempts: EndedAttempt[];
  /** Whether the runner counts the whole as passed, or as failed as expected. */
  isOk: boolean;
}

export type EndedCase = EndedTest & { entry: EntryFacts };

interface EntryFacts {
  facts: CaseFacts;
  /** Runs just this case. */
  command: string;
}

export interface EndedAttempt {
  status: 'passed' | 'failed' | 'timed out' | 'interrupted' | 'skipped' | 'not run';
  /** Whether the runner is content with it. */
  isOk: boolean;
  startedAt: Date;
  /** Milliseconds. */
  duration: number;
  /** Without stacks; the last one is the most telling. */
  errors: string[];
  /** Why it was skipped, if that was said. */
  note: string | null;
  /** The file that `writeOutcome` wrote, or its content. */
  outcome: Content | undefined;
  /** Of the outcome, among others. */
  pictures: Content[];
}

/** One that never came to its body. */
export const notBegun = (status: EndedAttempt['status'], startedAt: Date): EndedAttempt => ({
  ...{ status, isOk: true, startedAt, duration: 0 },
  ...{ errors: [], note: null, outcome: undefined, pictures: [] },
});

export type Content = { path: string } | { body: Buffer };

interface CiService {
  name: string;
  /** Set there, and nowhere else. */
  sign: string;
  /** With `$NAME` for variables, all of which must be set. */
  url: string;
  commit: string;
  branch: string;
}

const SERVICES: readonly CiService[] = [
  {
    ...{ name: 'GitHub Actions', sign: 'GITHUB_ACTIONS', commit: 'GITHUB_SHA', branch: 'GITHUB_REF_NAME' },
    url: '$GITHUB_SERVER_URL/$GITHUB_REPOSITORY/actions/runs/$GITHUB_RUN_ID',
  },
  {
    ...{ name: 'GitLab CI', sign: 'GITLAB_CI', commit: 'CI_COMMIT_SHA', branch: 'CI_COMMIT_REF_NAME' },
    url: '$CI_JOB_URL',
  },
  {
    ...{ name: 'Azure Pipelines', sign: 'TF_BUILD' },
    ...{ commit: 'BUILD_SOURCEVERSION', branch: 'BUILD_SOURCEBRANCHNAME' },
    url: '$SYSTEM_COLLECTIONURI$SYSTEM_TEAMPROJECT/_build/results?buildId=$BUILD_BUILDID',
  },
  {
    ...{ name: 'CircleCI', sign: 'CIRCLECI', commit: 'CIRCLE_SHA1', branch: 'CIRCLE_BRANCH' },
    url: '$CIRCLE_BUILD_URL',
  },
  {
    ...{ name: 'Jenkins', sign: 'JENKINS_URL', commit: 'GIT_COMMIT', branch: 'GIT_BRANCH' },
    url: '$BUILD_URL',
  },
];

/** Null on a machine of one's own. */
export function ciOf(env: NodeJS.ProcessEnv): RunPart['ci'] {
  const service = SERVICES.find(({ sign }) => env[sign]);
  if (service) {
    const { name, url, commit, branch } = service;
    return { name, url: filled(url, env), commit: env[commit] ?? null, branch: env[branch] ?? null };
  }
  return env['CI'] ? { name: 'CI', url: null, commit: null, branch: null } : null;
}

function filled(text: string, env: NodeJS.ProcessEnv): string | null {
  const names = [...text.matchAll(VARIABLE)].map(([, name = '']) => name);
  return names.every((name) => env[name])
    ? text.replace(VARIABLE, (_, name: string) => env[name] ?? '')
    : null;
}

const VARIABLE = /\$([A-Z_]+)/g;
