/** `casewright init`: finds out what is there, works out what is lacking, and only then writes. */
import type { Command } from 'commander';
import { intersects, satisfies, validRange } from 'semver';
import { peerDependencies } from '../../../package.json';
import { type Environment, UsageError } from '../Environment.js';
import { applyPlan, describePlan } from './Plan.js';
import { askInTerminal, chooseRunners, type Runner, type Ask, type InitOptions } from './runners.js';
import { makePlan } from './makePlan.js';
import { readProject, findInstalled, type Project } from './readProject.js';

const ABOUT = `
Finds out whether Playwright, Vitest or both are there, adds the case files to
their configuration, and makes an example case in each format. Lines that exist
stay as they are. Where it can't be sure of a configuration it prints the lines
to add, and ends with 1.`;

export function addInit(program: Command, environment: Environment, end: (code: number) => void): void {
  program
    .command('init')
    .description('Set up case files in this folder.')
    .option('--playwright', 'for Playwright, whatever is there')
    .option('--vitest', 'for Vitest, whatever is there')
    .option('--agents', 'tell coding agents in AGENTS.md how to write cases')
    .option('--yes', 'ask nothing; Playwright where neither is there')
    .addHelpText('after', ABOUT)
    .action(async (options: InitOptions) => end(await init(options, environment, askInTerminal())));
}

/** @returns the exit code @throws UsageError for what can't be read, worked with or written */
export async function init(
  wish: InitOptions,
  { cwd, env, stdout }: Pick<Environment, 'cwd' | 'env' | 'stdout'>,
  ask: Ask | undefined,
): Promise<number> {
  const runners = await chooseRunners(wish, await readProject(cwd, env), ask);
  // Anew, for an answer takes its time.
  const project = await readProject(cwd, env);
  refuseMisfits(project, runners);
  const plan = await makePlan(project, runners, wish, env);
  await applyPlan(plan);
  stdout.write(describePlan(plan));
  return plan.doubts.length > 0 ? 1 : 0;
}

/** @throws UsageError that says what to install */
function refuseMisfits({ packages, folder, manager }: Project, runners: readonly Runner[]): void {
  const known = Object.assign({}, ...runners.map((runner) => runner.packages)) as Record<string, string>;
  const misfits = Object.entries(NEEDED).flatMap(([name, needed]) => {
    const [tested, listed] = [known[name], packages.get(name)];
    if (tested === undefined || listed === undefined) return [];
    const misfit = misfitOf(listed, findInstalled(name, folder)?.version, needed);
    return misfit === undefined ? [] : [{ name, needed, tested, misfit }];
  });
  if (misfits.length === 0) return;
  const reported = misfits.map(
    ({ name, needed, misfit }) => `${name} ${needed}, and this project has ${misfit}`,
  );
  const cure = manager.add(misfits.map(({ name, tested }) => `${name}@${majorOf(tested)}`));
  throw new UsageError(
    `Casewright needs ${reported.join('; and ')}. Nothing was changed. Please run \`${cure}\`, then this again.`,
  );
}

const NEEDED: Readonly<Record<string, string>> = peerDependencies;

/** What package.json asks for counts; within that what is installed, for a lock file may hold it there. */
function misfitOf(listed: string, installed: string | undefined, needed: string): string | undefined {
  const range = validRange(listed);
  if (range !== null && !intersects(range, needed, PRERELEASES)) return listed;
  const isAsked = installed !== undefined && satisfies(installed, range ?? '*', PRERELEASES);
  return isAsked && !satisfies(installed, needed, PRERELEASES) ? installed : undefined;
}

const PRERELEASES = { includePrerelease: true };

const majorOf = (range: string) => /\d+/.exec(range)?.[0] ?? 'latest';
