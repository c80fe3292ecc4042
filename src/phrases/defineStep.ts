/** A phrase of the user's own that a function carries out. */
import type { Page } from '@playwright/test';

export interface StepTools {
  /** The page that the case is on. */
  page: Page;
  /**
   * Carries out steps in words, one per line, as the built-in agent understands them.
   * @example await steps('I click "Sign in"')
   */
  steps: (words: string) => Promise<void>;
  /** The rows that the step carries, if it does. */
  table?: string[][];
  /** The text of several lines that the step carries, if it does. */
  docString?: string;
}

/** What `{string}`, `{int}`, `{float}`, `{word}` and `<name>` of an expression become. */
export type ValuesOf<Expression extends string> = string extends Expression
  ? string[]
  : Expression extends `${infer Before}{${infer Kind}}${infer Rest}`
    ? [...PlaceholdersOf<Before>, Kind extends 'int' | 'float' ? number : string, ...ValuesOf<Rest>]
    : PlaceholdersOf<Expression>;

type PlaceholdersOf<Expression extends string> = Expression extends `${string}<${string}>${infer Rest}`
  ? [string, ...PlaceholdersOf<Rest>]
  : [];

export interface StepDefinition {
  expression: string;
  run: (tools: StepTools, ...values: (string | number)[]) => unknown;
}

/**
 * Makes a phrase known that a function carries out, on the local service; a hosted one gets the words as they are. The
 * file that calls this is named in the option `steps` of `cases()`.
 *
 * @param expression a Cucumber Expression, written as a text
 * @example
 * defineStep('the basket holds {int} kg of {string}', async ({ page, steps }, weight, name) => {
 *   await page.request.post('/api/basket', { data: { weight, name } });
 *   await steps('I reload the page');
 * });
 */
export function defineStep<const Expression extends string>(
  expression: Expression,
  run: (tools: StepTools, ...values: ValuesOf<Expression>) => unknown,
): void {
  definitions().push({ expression, run: run as StepDefinition['run'] });
}

/** All that files have defined so far, and nobody has taken. */
export const definedSteps = (): readonly StepDefinition[] => definitions();

/** What is defined while `load` runs. */
export async function stepsDefinedBy(load: () => Promise<unknown>): Promise<StepDefinition[]> {
  const all = definitions();
  all.splice(0);
  await load();
  return all.splice(0);
}

const KEY = Symbol.for('casewright.steps');

/** On `globalThis`, because what a file of steps loads and what runs them are bundles of their own. */
function definitions(): StepDefinition[] {
  const holder = globalThis as { [KEY]?: StepDefinition[] | undefined };
  holder[KEY] ??= [];
  return holder[KEY];
}
