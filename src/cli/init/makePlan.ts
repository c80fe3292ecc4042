/** What a project lacks for its cases to run. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { version } from '../../../package.json';
import { findCaseFiles } from '../../cases/index.js';
import { addTo } from './configuration/addTo.js';
import { linesToAdd, newConfiguration } from './configuration/newConfiguration.js';
import { CASE_FILES, exampleCases } from './exampleCases.js';
import { withIgnoreRules } from './ignoreRules.js';
import { newPackageJson, withDevDependency } from './packageJson.js';
import type { Change, Plan } from './Plan.js';
import type { Project } from './readProject.js';
import { readText } from './readText.js';
import type { Runner } from './Runner.js';

type Part = Partial<Pick<Plan, 'changes' | 'there' | 'doubts'>>;

export async function makePlan(project: Project, runners: readonly Runner[]): Promise<Plan> {
  const { folder } = project;
  const configurations = runners.map((runner) => planConfiguration(project, runner));
  const parts = [
    planPackageJson(project, runners),
    ...configurations,
    ...Object.entries(exampleCases).map(([file, text]) => planNewFile(folder, file, text)),
    await planIgnoreRules(project, runners),
  ];
  const changes = parts.flatMap((part) => part.changes ?? []);
  return {
    folder,
    changes,
    there: parts.flatMap((part) => part.there ?? []),
    doubts: parts.flatMap((part) => part.doubts ?? []),
    others: configurations.some((part) => part.changes) ? otherCases(folder) : [],
    next: isInstalled(project, runners) ? runners.map(({ command }) => command).join(' && ') : 'npm install',
  };
}

const packagesFor = (runners: readonly Runner[]): Record<string, string> =>
  Object.assign({ casewright: `^${version}` }, ...runners.map(({ packages }) => packages)) as Record<
    string,
    string
  >;

function planPackageJson({ folder, packageJson }: Project, runners: readonly Runner[]): Part {
  const packages = packagesFor(runners);
  if (!packageJson) {
    const script = runners.map((runner) => runner.script).join(' && ');
    return { changes: [{ file: 'package.json', text: newPackageJson(packages, script), isNew: true }] };
  }
  const lacking = Object.entries(packages).filter(([name]) => !packageJson.packages.has(name));
  const text = lacking.reduce(withDevDependency, packageJson.text);
  return changedOrThere(path.relative(folder, packageJson.file), packageJson.text, text);
}

function planConfiguration(project: Project, { name }: Runner): Part {
  const { workspace, configurations, folder } = project;
  if (name === 'vitest' && workspace !== undefined) {
    const why = `${workspace} splits the suite into projects, and only you know which of them the cases belong to`;
    return { doubts: [{ file: workspace, why, lines: linesToAdd(name, '') }] };
  }
  const there = configurations[name];
  if (!there) return planNewFile(folder, ...newConfiguration(name, project));
  const edit = addTo(name, there.file, there.text);
  if ('text' in edit) return changedOrThere(there.file, there.text, edit.text);
  return { doubts: [{ file: there.file, why: edit.doubt, lines: linesToAdd(name, there.text) }] };
}

async function planIgnoreRules({ folder, packageJson }: Project, runners: readonly Runner[]): Promise<Part> {
  const before = await readText(path.join(folder, '.gitignore'));
  // What `npm install` writes is a matter of whoever made package.json.
  const text = withIgnoreRules(before ?? '', runners, packageJson ? [] : ['node_modules/']);
  return before === undefined
    ? { changes: [{ file: '.gitignore', text, isNew: true }] }
    : changedOrThere('.gitignore', before, text);
}

function planNewFile(folder: string, file: string, text: string): Part {
  return existsSync(path.join(folder, file)) ? { there: [file] } : { changes: [{ file, text, isNew: true }] };
}

function changedOrThere(file: string, before: string, text: string): Part {
  const change: Change = { file, text, isNew: false };
  return before === text ? { there: [file] } : { changes: [change] };
}

const otherCases = (folder: string) =>
  findCaseFiles(CASE_FILES, folder).filter((file) => !(file in exampleCases));

/** Are all packages there, as Node looks for them, and listed? */
function isInstalled({ folder, packages: listed }: Project, runners: readonly Runner[]): boolean {
  return Object.keys(packagesFor(runners)).every((name) => listed.has(name) && isFound(name, folder));
}

function isFound(name: string, folder: string): boolean {
  if (existsSync(path.join(folder, 'node_modules', name, 'package.json'))) return true;
  const above = path.dirname(folder);
  return above !== folder && isFound(name, above);
}
