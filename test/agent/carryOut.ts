/** Says a sentence to the agent on a page: it is interpreted and performed. */
import type { Page } from '@playwright/test';
import {
  interpret,
  perform,
  World,
  StepError,
  type Performed,
  type StepInWords,
} from '../../src/agent/index.js';

export interface Saying {
  startUrl?: string;
  /** Short, so that what must fail fails soon. */
  timeout?: number;
  signal?: AbortSignal;
  step?: Omit<StepInWords, 'text'>;
}

export async function carryOut(page: Page, sentence: string, saying: Saying = {}): Promise<Performed> {
  const { step, startUrl, ...context } = saying;
  const interpretation = interpret({ text: sentence, ...step }, { mood: 'action' as const });
  if (!interpretation.understood) throw new Error(`Not understood: ${sentence}`);
  let last: Performed | undefined;
  for (const action of interpretation.actions) {
    last = await perform(action, { world: worldOf(page, startUrl), timeout: 10_000, ...context });
  }
  if (!last) throw new Error(`Nothing to do: ${sentence}`);
  return last;
}

const worlds = new WeakMap<Page, World>();

/** For a page that shall be as a new one: what sentences left is gone, and it shows nothing. */
export async function beginAnew(page: Page): Promise<void> {
  worlds.get(page)?.close();
  worlds.delete(page);
  await page.goto('about:blank');
}

/** What one sentence leaves, the next finds. */
function worldOf(page: Page, startUrl: string | undefined): World {
  const known = worlds.get(page);
  if (known !== undefined && known.startUrl === startUrl) return known;
  const world = new World(page, { startUrl });
  worlds.set(page, world);
  return world;
}

/** So short that a machine with much else to do may not even look at the page in it. */
const HURRY = 250;

/** The error of a sentence that must fail. A page that gave no answer in a hurry is asked again without one. */
export async function failureOf(page: Page, sentence: string, saying: Saying = {}): Promise<StepError> {
  const { timeout = HURRY } = saying;
  const error = await errorOf(page, sentence, { ...saying, timeout });
  const hadNoTime =
    timeout <= HURRY && /^The page gave no answer|the step's time was over/.test(error.message);
  return hadNoTime ? errorOf(page, sentence, { ...saying, timeout: 5_000 }) : error;
}

async function errorOf(page: Page, sentence: string, saying: Saying): Promise<StepError> {
  const outcome = await carryOut(page, sentence, saying).catch((error: unknown) => error);
  if (outcome instanceof StepError) return outcome;
  throw new Error(`"${sentence}" did not fail as a step does: ${JSON.stringify(outcome)} ${String(outcome)}`);
}
