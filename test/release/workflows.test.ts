/** The workflows of .github say what this repository has: its commands, its folders of tests, its versions of Node. */
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { intersects } from 'semver';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import packageJson from '../../package.json';
import { root } from '../support/places.js';

interface Step {
  uses?: string;
  run?: string;
  with?: Record<string, string>;
}
interface Job {
  uses?: string;
  steps?: Step[];
  permissions?: Record<string, string>;
  strategy?: { matrix: { node?: string[]; include?: { folders?: string }[] } };
}
interface Workflow {
  on: unknown;
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
}

const folder = path.join(root, '.github');
const readYaml = (file: string): unknown => parse(readFileSync(path.join(folder, file), 'utf8'));
const names = readdirSync(path.join(folder, 'workflows'));
const workflows = Object.fromEntries(names.map((name) => [name, readYaml(`workflows/${name}`) as Workflow]));
const scripts: Record<string, string> = packageJson.scripts;

test('there is a workflow for tests, nights, releases and the docs', () => {
  expect(names).toEqual(['docs.yml', 'nightly.yml', 'release.yml', 'test.yml']);
});

describe.each(Object.entries(workflows))('%s', (_, workflow) => {
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps ?? []);

  test('has jobs of steps, and may only read unless a job says more', () => {
    expect(workflow.on).toBeTruthy();
    expect(workflow.permissions).toEqual({ contents: 'read' });
    for (const job of jobs) expect(job.uses ?? job.steps?.length).toBeTruthy();
  });

  test('runs scripts that package.json has', () => {
    const called = steps.flatMap(({ run = '' }) => [
      ...[...run.matchAll(/npm run ([\w:-]+)/g)].map(([, name]) => name ?? ''),
      ...(/npm test\b/.test(run) ? ['test'] : []),
    ]);
    expect(called.filter((name) => !(name in scripts))).toEqual([]);
  });

  test('names the version of each action', () => {
    const used = steps.flatMap(({ uses }) => uses ?? []);
    expect(used.filter((uses) => !/@v\d+$/.test(uses))).toEqual([]);
  });

  test('runs on versions of Node that the package takes', () => {
    const versions = steps.flatMap((step) => step.with?.['node-version'] ?? []);
    const listed = jobs.flatMap((job) => job.strategy?.matrix.node ?? []);
    const all = [...versions.filter((version) => !version.startsWith('${{')), ...listed];
    expect(all.filter((version) => !intersects(version, packageJson.engines.node))).toEqual([]);
  });
});

describe.each([
  { file: 'test.yml', job: 'test', ending: /(?<!\.heavy)\.test\.ts$/ },
  { file: 'test.yml', job: 'heavy', ending: /\.heavy\.test\.ts$/ },
  { file: 'nightly.yml', job: 'nightly', ending: /\.heavy\.test\.ts$/ },
])('the job $job of $file', ({ file, job, ending }) => {
  test('runs each folder of tests once', () => {
    const include = workflows[file]?.jobs[job]?.strategy?.matrix.include ?? [];
    const run = include.flatMap(({ folders = '' }) => folders.split(' '));
    const withTests = readdirSync(path.join(root, 'test'), { recursive: true, encoding: 'utf8' })
      .filter((name) => ending.test(name) && !name.includes('node_modules'))
      .map((name) => `test/${name.split(path.sep)[0]}/`);
    expect(run.sort()).toEqual([...new Set(withTests)].sort());
  });
});

test('a release is published with provenance, by a job that may ask for its proof', () => {
  const { publish } = workflows['release.yml']!.jobs;
  expect(publish?.permissions).toMatchObject({ 'id-token': 'write' });
  expect(publish?.steps?.map(({ run }) => run)).toContainEqual(
    expect.stringMatching(/^npm publish .* --provenance/),
  );
});

test.each([
  'dependabot.yml',
  ...readdirSync(path.join(folder, 'ISSUE_TEMPLATE')).map((name) => `ISSUE_TEMPLATE/${name}`),
])('%s can be read', (file) => {
  expect(readYaml(file)).toBeTypeOf('object');
});
