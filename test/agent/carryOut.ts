/** Says a sentence to the agent on a page: it is interpreted and performed. */
import type { Page } from '@playwright/test';
import { interpret, perform, StepError, type Performed, type StepInWords } from '../../src/agent/index.js';

export interface Saying {
  startUrl?: string;
  /** Short, so that what must fail fails soon. */
  timeout?: number;
  signal?: AbortSignal;
  step?: Omit<StepInWords, 'text'>;
}

export async function carryOut(page: Page, sentence: string, saying: Saying = {}): Promise<Performed> {
  const { step, ...context } = saying;
  const interpretation = interpret({ text: sentence, ...step }, { previousWasExpectation: false });
  if (!interpretation.understood) throw new Error(`Not understood: ${sentence}`);
  return perform(interpretation.action, { page, timeout: 2_000, ...context });
}

/** The error of a sentence that must fail. */
export async function failureOf(page: Page, sentence: string, saying: Saying = {}): Promise<StepError> {
  const outcome = await carryOut(page, sentence, { timeout: 250, ...saying }).catch(
    (error: unknown) => error,
  );
  if (outcome instanceof StepError) return outcome;
  throw new Error(`"${sentence}" did not fail as a step does: ${JSON.stringify(outcome)} ${String(outcome)}`);
}
