/** `casewright init`: finds out what is there, works out what is lacking, and only then writes. */
import type { Command } from 'commander';
import type { Environment } from '../Environment.js';
import { applyPlan } from './applyPlan.js';
import { askInTerminal, chooseRunners, type Ask, type Wish } from './chooseRunners.js';
import { describePlan } from './describePlan.js';
import { makePlan } from './makePlan.js';
import { readProject } from './readProject.js';
import { refuseMisfits } from './refuseMisfits.js';

const ABOUT = `
Finds out whether Playwright, Vitest or both are there, adds the case files to
their configuration, and makes an example case in each format. Lines that exist
stay as they are. Where it can't be sure of a configuration it prints the lines
to add, and ends with 1.`;

export function addInit(program: Command, environment: Environment, end: (code: number) => void): void {
  program
    .command('init')
    .description('Set up case files in this folder.')
    .helpOption('--help', 'print this help')
    .option('--playwright', 'for Playwright, whatever is there')
    .option('--vitest', 'for Vitest, whatever is there')
    .option('--yes', 'ask nothing; Playwright where neither is there')
    .addHelpText('after', ABOUT)
    .action(async (options: Wish) => end(await init(options, environment, askInTerminal())));
}

/** @returns the exit code @throws UsageError for what can't be read, worked with or written */
export async function init(
  wish: Wish,
  { cwd, env, stdout }: Pick<Environment, 'cwd' | 'env' | 'stdout'>,
  ask: Ask | undefined,
): Promise<number> {
  const runners = await chooseRunners(wish, await readProject(cwd, env), ask);
  // Anew, for an answer takes its time.
  const project = await readProject(cwd, env);
  refuseMisfits(project, runners);
  const plan = await makePlan(project, runners, env);
  await applyPlan(plan);
  stdout.write(describePlan(plan));
  return plan.doubts.length > 0 ? 1 : 0;
}
