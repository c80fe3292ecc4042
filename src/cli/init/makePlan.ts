/** What a project lacks for its cases to run. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserType } from '@playwright/test';
import { satisfies, validRange } from 'semver';
import { version } from '../../../package.json';
import { findCaseFiles } from '../../cases/index.js';
import { findBrowser } from '../../service/findBrowser.js';
import { planAgents } from './agents.js';
import { CASE_FILES, exampleCases, EXAMPLES } from './exampleCases.js';
import { newPackageJson, withDevDependencies } from './packageJson.js';
import { changedOrThere, newFile, type Plan, type PlannedFile } from './Plan.js';
import { readText } from '../files.js';
import { planConfiguration } from './planConfiguration.js';
import { findInstalled, type Project } from './readProject.js';
import type { InitOptions, Runner } from './runners.js';

export async function makePlan(
  project: Project,
  runners: readonly Runner[],
  { agents = false }: InitOptions,
  env: NodeJS.ProcessEnv,
): Promise<Plan> {
  const { folder } = project;
  const packages = packagesFor(runners);
  const configurations = runners.map((runner) => planConfiguration(project, runner));
  const files = [
    ...configurations,
    ...Object.entries(exampleCases).map(([file, text]) => planExample(folder, file, text)),
    ...(agents ? [await planAgents(folder, runners)] : []),
    await planIgnoreRules(project, runners),
    // Last, for what it lists tells the next run what this one has done.
    planPackageJson(project, runners, packages),
  ];
  return {
    folder,
    changes: files.flatMap(({ changes }) => changes ?? []),
    there: files.flatMap(({ there }) => there ?? []),
    doubts: files.flatMap(({ doubts }) => doubts ?? []),
    others: configurations.some(({ changes }) => changes?.length) ? otherCases(folder) : [],
    next: await nextCommand(project, { runners, packages: Object.keys(packages) }, env),
  };
}

const packagesFor = (runners: readonly Runner[]): Record<string, string> =>
  Object.assign({ casewright: `^${version}` }, ...runners.map(({ packages }) => packages)) as Record<
    string,
    string
  >;

function planExample(folder: string, file: string, text: string): PlannedFile {
  return existsSync(path.join(folder, file)) ? { there: [file] } : newFile(file, text);
}

async function planIgnoreRules(
  { folder, packageJson }: Project,
  runners: readonly Runner[],
): Promise<PlannedFile> {
  const before = await readText(path.join(folder, '.gitignore'));
  // What an installation writes is a matter of whoever made package.json.
  const text = withIgnoreRules(before ?? '', runners, packageJson ? [] : ['node_modules/']);
  return before === undefined ? newFile('.gitignore', text) : changedOrThere('.gitignore', before, text);
}

function planPackageJson(
  { folder, packageJson, isModule }: Project,
  runners: readonly Runner[],
  packages: Readonly<Record<string, string>>,
): PlannedFile {
  if (!packageJson) {
    const script = runners.map(({ program }) => program.join(' ')).join(' && ');
    return newFile('package.json', newPackageJson({ packages, script, isModule }));
  }
  const lacking = Object.entries(packages).filter(([name]) => !packageJson.packages.has(name));
  const text = withDevDependencies(packageJson.text, Object.fromEntries(lacking));
  return changedOrThere(path.relative(folder, packageJson.file), packageJson.text, text);
}

const otherCases = (folder: string) =>
  findCaseFiles(CASE_FILES, folder).filter((file) => !(file in exampleCases));

const OWN = ['.casewright/', 'casewright-report/'];

/** The whole text; the same one where nothing is lacking. */
export function withIgnoreRules(text: string, runners: readonly Runner[], others: readonly string[]): string {
  const wanted = [...others, ...OWN, ...runners.flatMap(({ writes }) => writes)];
  const there = new Set(text.split(/\r?\n/).map(asName));
  const lines = [...new Set(wanted)].filter((line) => !there.has(asName(line)));
  if (lines.length === 0) return text;
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const before = text === '' || text.endsWith('\n') ? text : text + eol;
  return before + lines.map((line) => line + eol).join('');
}

/** `/name`, `name/` and the like all cover a folder beside the file. */
const asName = (line: string) =>
  line
    .trim()
    .replace(/^(\*\*)?\//, '')
    .replace(/\/(\*\*?)?$/, '');

/** What is lacking is installed, and the example cases run. */
async function nextCommand(
  project: Project,
  { runners, packages }: { runners: readonly Runner[]; packages: readonly string[] },
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const { folder, manager } = project;
  const isInstalled = packages.every((name) => isAsListed(name, project));
  const steps = [
    ...(isInstalled ? [] : [manager.install]),
    ...((await hasBrowser(folder, env)) ? [] : [manager.run(['playwright', 'install', 'chromium'])]),
    // A suite that was there before may need much that nobody knows of here.
    ...runners.map(({ program }) => manager.run([...program, EXAMPLES])),
  ];
  return steps.join(' && ');
}

function isAsListed(name: string, { folder, packages }: Project): boolean {
  const listed = packages.get(name);
  const installed = findInstalled(name, folder);
  if (listed === undefined || !installed) return false;
  const { version } = installed;
  return version === undefined || satisfies(version, validRange(listed) ?? '*', { includePrerelease: true });
}

async function hasBrowser(folder: string, env: NodeJS.ProcessEnv): Promise<boolean> {
  const playwrightPath = await chromiumPath(folder);
  try {
    findBrowser({ headless: true, playwrightPath, env });
    return true;
  } catch (error) {
    // It says what to install, and that is what becomes of it; anything else is said again by the run.
    if (error instanceof Error) return false;
    throw error;
  }
}

/** Where the project's own Playwright has its browser, or would have it. */
async function chromiumPath(folder: string): Promise<string> {
  const installed = findInstalled('@playwright/test', folder);
  const entry = installed && path.join(installed.folder, 'index.mjs');
  if (entry === undefined || !existsSync(entry)) return '';
  const { chromium } = (await import(pathToFileURL(entry).href)) as { chromium: BrowserType };
  return chromium.executablePath();
}
