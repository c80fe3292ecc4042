/** Actions on a page, without an agent around them: what they are part of is judged by the page itself. */
import type { Page } from '@playwright/test';
import type { CaseMemory } from '../../src/act/CaseMemory.js';
import { carryOut, isPageInteraction } from '../../src/act/carryOut.js';
import type { Doing } from '../../src/act/Doing.js';
import type { Interaction } from '../../src/meaning/meaning.js';
import type { Performed } from '../../src/meaning/Performed.js';
import { createDeadline } from '../../src/screen/deadline.js';
import type { Driver } from '../../src/screen/Driver.js';
import { PageDriver } from '../../src/screen/PageDriver.js';
import { StepError } from '../../src/screen/StepError.js';

interface How {
  timeout?: number;
  memory?: CaseMemory;
  driver?: Driver;
}

export async function act(
  page: Page,
  action: Interaction,
  { timeout = 8_000, memory, driver = new PageDriver(page) }: How = {},
): Promise<Performed> {
  if (!isPageInteraction(action)) throw new Error(`Not done by hand: ${action.kind}`);
  const doing: Doing = {
    driver,
    deadline: createDeadline(timeout, undefined),
    memory,
    findFiles: (names) => [...names],
    perform: (part) => Promise.reject(new Error(`Nobody judges ${part.kind} here.`)),
  };
  return carryOut(action, doing);
}

/** The error of an action that must fail. */
export async function failureOf(page: Page, action: Interaction, timeout = 1_500): Promise<StepError> {
  const outcome = await act(page, action, { timeout }).catch((error: unknown) => error);
  if (outcome instanceof StepError) return outcome;
  throw new Error(`It did not fail as a step does: ${JSON.stringify(outcome)} ${String(outcome)}`);
}
