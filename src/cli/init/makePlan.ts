/** What a project lacks for its cases to run. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { BrowserType } from '@playwright/test';
import { satisfies, validRange } from 'semver';
import { version } from '../../../package.json';
import { findCaseFiles } from '../../cases/index.js';
import { findBrowser } from '../../service/findBrowser.js';
import { CASE_FILES, exampleCases, EXAMPLES, CASES_FOLDER } from './texts.js';
import { newPackageJson, withDevDependencies, findInstalled, type Project } from './readProject.js';
import { changedOrThere, newFile, type Plan, type PlannedFile } from './Plan.js';
import { readText } from '../files.js';
import { planConfiguration } from './planConfiguration.js';
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
    return newFile('package.json', newPackageJson(packages, script, isModule));
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

const AGENTS = 'AGENTS.md';

const BEGIN = '<!-- casewright: begin -->';
const END = '<!-- casewright: end -->';

/** By which it is known again, also where somebody has taken it from the docs. */
const KNOWN = 'with Casewright. To write or rewrite one:';

/** A block that is there stays as it is, for somebody may have changed it. */
async function planAgents(folder: string, runners: readonly Runner[]): Promise<PlannedFile> {
  const block = [BEGIN, '## Test cases in plain language', '', agentInstructions(runners), END, ''].join(
    '\n',
  );
  const before = await readText(path.join(folder, AGENTS));
  if (before === undefined) return newFile(AGENTS, block);
  return changedOrThere(AGENTS, before, before.includes(KNOWN) ? before : withBlock(before, block));
}

function withBlock(text: string, block: string): string {
  const eol = text.includes('\r\n') ? '\r\n' : '\n';
  const front = text.trimEnd();
  return (front === '' ? '' : front + eol + eol) + block.replaceAll('\n', eol);
}

export function agentInstructions(runners: readonly Runner[]): string {
  const run = runners.map(({ program }) => `\`npx ${program.join(' ')}\``);
  return `Test cases in ${CASES_FOLDER}/ are plain sentences that ${run.join(' and ')} ${run.length > 1 ? 'run' : 'runs'} ${KNOWN}

1. Keep the case: its title, the order of its steps, every check, every value. Never weaken a check so that it is
   read. What you can't express stays as it is, and you tell me.
2. Look at the page, and name things as it names them, in double quotes: "Add to cart", the "Email" field,
   the "Backpack" row. Say where: in the "Cart" dialog, next to "Total". An icon goes by what it looks like: the bin
   icon (\`npx casewright phrases icon\` has the words).
3. One or two actions or checks in a step. Say what is expected of which thing: shows, contains, is visible,
   is not visible, is disabled, has exactly 3 rows, comes before. \`npx casewright phrases WORD\` has sentences.
4. Run \`npx casewright check --json FILE\`. "cases" are those that the file has, "remarks" what in it is no step: compare
   both with the original. Each step has "understood". Where it is true, "as" says what it means: compare that with
   the original step, word by word. Where it is false, it has some of these:
   - "without": the words in the way, and what the step means without them.
   - "upTo": the step's words as far as they are read. The first that isn't stands behind them.
   - "nearest": sentences that are read, to say it like one of them. They may mean something else.
   - "why": what of its phrase isn't read, and where that stands.
5. Then run ${run.join(' and ')}. A step that fails is a finding or a wrong name: look at the page before you
   change the step, and never change what is expected to what is seen without asking me.`;
}
