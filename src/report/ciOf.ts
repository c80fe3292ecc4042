/** Where a run takes place, by the variables that continuous integration services document. */
import type { RunPart } from './report.js';

export type CiFacts = NonNullable<RunPart['ci']>;

type Env = Readonly<Record<string, string | undefined>>;

interface CiService {
  name: string;
  /** Set there, and nowhere else. */
  sign: string;
  url: (env: Env) => string | undefined;
  commit: string;
  branch: string;
}

const SERVICES: readonly CiService[] = [
  {
    name: 'GitHub Actions',
    sign: 'GITHUB_ACTIONS',
    url: ({ GITHUB_SERVER_URL: server, GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run }) =>
      server && repository && run ? `${server}/${repository}/actions/runs/${run}` : undefined,
    commit: 'GITHUB_SHA',
    branch: 'GITHUB_REF_NAME',
  },
  {
    name: 'GitLab CI',
    sign: 'GITLAB_CI',
    url: ({ CI_JOB_URL: url }) => url,
    commit: 'CI_COMMIT_SHA',
    branch: 'CI_COMMIT_REF_NAME',
  },
  {
    name: 'Azure Pipelines',
    sign: 'TF_BUILD',
    url: ({ SYSTEM_COLLECTIONURI: server, SYSTEM_TEAMPROJECT: project, BUILD_BUILDID: build }) =>
      server && project && build ? `${server}${project}/_build/results?buildId=${build}` : undefined,
    commit: 'BUILD_SOURCEVERSION',
    branch: 'BUILD_SOURCEBRANCHNAME',
  },
  {
    name: 'CircleCI',
    sign: 'CIRCLECI',
    url: ({ CIRCLE_BUILD_URL: url }) => url,
    commit: 'CIRCLE_SHA1',
    branch: 'CIRCLE_BRANCH',
  },
  {
    name: 'Jenkins',
    sign: 'JENKINS_URL',
    url: ({ BUILD_URL: url }) => url,
    commit: 'GIT_COMMIT',
    branch: 'GIT_BRANCH',
  },
];

/** Null on a machine of one's own. */
export function ciOf(env: Env): CiFacts | null {
  const service = SERVICES.find(({ sign }) => env[sign]);
  if (service) {
    const { name, url, commit, branch } = service;
    return { name, url: url(env) ?? null, commit: env[commit] ?? null, branch: env[branch] ?? null };
  }
  return env['CI'] ? { name: 'CI', url: null, commit: null, branch: null } : null;
}
