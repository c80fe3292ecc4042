/** Looks for what a regular expression of the user fits, but not for ever. */
import { createContext, Script } from 'node:vm';
import { quote } from '../../meaning/describeTarget.js';
import { StepError } from '../../screen/StepError.js';

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

/** As people write it in a step: `€ \d+`, or between slashes with flags. */
const BETWEEN_SLASHES = /^\/(.+)\/([imsu]*)$/s;

/** Undefined where it is none, and where nothing would already fit it: that would say nothing of the page. */
export function toPattern(text: string): RegExp | undefined {
  const [, source = text, flags = ''] = BETWEEN_SLASHES.exec(text) ?? [];
  try {
    const pattern = new RegExp(source, flags);
    return pattern.test('') ? undefined : pattern;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
