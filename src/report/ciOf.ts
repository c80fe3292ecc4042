/** Where a run takes place, by the variables that continuous integration services document. */
import type { RunPart } from './report.js';

export type CiFacts = NonNullable<RunPart['ci']>;

type Env = Readonly<Record<string, string | undefined>>;

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
export function ciOf(env: Env): CiFacts | null {
  const service = SERVICES.find(({ sign }) => env[sign]);
  if (service) {
    const { name, url, commit, branch } = service;
    return { name, url: filled(url, env), commit: env[commit] ?? null, branch: env[branch] ?? null };
  }
  return env['CI'] ? { name: 'CI', url: null, commit: null, branch: null } : null;
}

function filled(text: string, env: Env): string | null {
  const names = [...text.matchAll(VARIABLE)].map(([, name = '']) => name);
  return names.every((name) => env[name])
    ? text.replace(VARIABLE, (_, name: string) => env[name] ?? '')
    : null;
}

const VARIABLE = /\$([A-Z_]+)/g;
