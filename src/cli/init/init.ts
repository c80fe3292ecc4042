/** Finds out what is there, works out what is lacking, and only then writes. */
import type { Environment } from '../Environment.js';
import type { Ask } from './askInTerminal.js';
import { applyPlan } from './applyPlan.js';
import { chooseRunners, type Wish } from './chooseRunners.js';
import { describePlan } from './describePlan.js';
import { makePlan } from './makePlan.js';
import { readProject } from './readProject.js';
import { refuseMisfits } from './refuseMisfits.js';

export type InitOptions = Wish;

/** @returns the exit code @throws UsageError for what can't be read, worked with or written */
export async function init(
  options: InitOptions,
  { cwd, env, stdout }: Pick<Environment, 'cwd' | 'env' | 'stdout'>,
  ask: Ask | undefined,
): Promise<number> {
  const runners = await chooseRunners(options, await readProject(cwd, env), ask);
  // Anew, for an answer takes its time.
  const project = await readProject(cwd, env);
  refuseMisfits(project, runners);
  const plan = await makePlan(project, runners, env);
  await applyPlan(plan);
  stdout.write(describePlan(plan));
  return plan.doubts.length > 0 ? 1 : 0;
}
