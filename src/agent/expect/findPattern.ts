/** Looks for what a regular expression of the user fits, but not for ever. */
import { createContext, Script } from 'node:vm';
import { quote } from '../describeTarget.js';
import { toPattern } from '../pattern.js';
import { StepError } from '../StepError.js';

/** Milliseconds; some patterns would take longer than anybody lives. */
const LONGEST = 1_000;
const LOOK = new Script('pattern.exec(text)?.[0]');

export function findPattern(wanted: string, text: string): string | undefined {
  const pattern = toPattern(wanted);
  if (pattern === undefined) return undefined;
  try {
    // Only what runs as a script of its own can be stopped.
    const found: unknown = LOOK.runInContext(createContext({ pattern, text }), { timeout: LONGEST });
    return typeof found === 'string' ? found : undefined;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
    const message = `The pattern ${quote(wanted)} takes too long to look for. Please write it without a repetition inside of a repetition: a+ in place of (a+)+.`;
    throw new StepError('action failed', message);
  }
}
