/** Says the steps of a case to the agent, one after the other, in one scene: what one leaves, the next finds. */
import type { Page } from '@playwright/test';
import {
  interpretAll,
  perform,
  World,
  StepError,
  type Performed,
  type WorldOptions,
  type StepInWords,
} from '../../../src/agent/index.js';

interface PlayedCase {
  world: World;
  /** Of each step; what a step says before its last action is left out. */
  done: Performed[];
}

type Step = string | StepInWords;

const inWords = (step: Step): StepInWords => (typeof step === 'string' ? { text: step } : step);

/** One case at a time plays on a page. */
const worlds = new WeakMap<Page, World>();

/** For what must hold, on a machine that is busy with other things, too. */
const TIMEOUT = 8_000;

export async function carryOutCase(
  page: Page,
  steps: readonly Step[],
  { timeout = TIMEOUT, ...options }: WorldOptions & { timeout?: number } = {},
): Promise<PlayedCase> {
  await worlds.get(page)?.leave();
  worlds.get(page)?.close();
  const world = new World(page, options);
  worlds.set(page, world);
  const done: Performed[] = [];
  const readings = interpretAll(steps.map(inWords));
  for (const [index, reading] of readings.entries()) {
    if (!reading.understood) throw new Error(`Not understood: ${JSON.stringify(steps[index])}`);
    let last: Performed | undefined;
    for (const action of reading.actions) last = await perform(action, { world, timeout });
    if (last) done.push(last);
  }
  return { world, done };
}

/** The error of a case whose last step must fail. A page that gave no answer is asked again, with more time. */
export async function failureOfCase(
  page: Page,
  steps: readonly Step[],
  options: WorldOptions & { timeout?: number } = {},
): Promise<StepError> {
  const error = await failureWithin(1_500, page, steps, options);
  const hadNoTime = error.message.startsWith('The page gave no answer');
  return hadNoTime ? failureWithin(TIMEOUT, page, steps, options) : error;
}

async function failureWithin(
  timeout: number,
  page: Page,
  steps: readonly Step[],
  options: WorldOptions & { timeout?: number },
): Promise<StepError> {
  const before = await carryOutCase(page, steps.slice(0, -1), options);
  const last = interpretAll(steps.map(inWords)).at(-1);
  if (!last?.understood) throw new Error(`Not understood: ${JSON.stringify(steps.at(-1))}`);
  try {
    for (const action of last.actions) await perform(action, { world: before.world, timeout });
  } catch (error) {
    if (error instanceof StepError) return error;
    throw error;
  }
  throw new Error(`"${JSON.stringify(steps.at(-1))}" did not fail.`);
}
