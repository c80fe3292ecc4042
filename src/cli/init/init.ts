/** Finds out what is there, works out what is lacking, and only then writes. */
import type { Environment } from '../Environment.js';
import type { Ask } from './askInTerminal.js';
import { applyPlan } from './applyPlan.js';
import { chooseRunners, type Wish } from './chooseRunners.js';
import { describePlan } from './describePlan.js';
import { makePlan } from './makePlan.js';
import { readProject } from './readProject.js';

export type InitOptions = Wish;

/** @returns the exit code @throws UsageError for what can't be read or written */
export async function init(
  options: InitOptions,
  { cwd, stdout }: Pick<Environment, 'cwd' | 'stdout'>,
  ask: Ask | undefined,
): Promise<number> {
  const project = await readProject(cwd);
  const runners = await chooseRunners(options, project, ask);
  const plan = await makePlan(project, runners);
  await applyPlan(plan);
  stdout.write(describePlan(plan));
  return plan.doubts.length > 0 ? 1 : 0;
}
