/** What an outcome means to the entry's runner. */
import path from 'node:path';
import type { Outcome } from '../../report/outcome.js';
import { failureMessage } from '../failureMessage.js';
import { isJudged } from '../isJudged.js';
import { errorAt } from './entryError.js';
import type { Entry } from './Entry.js';

export interface Conclusion {
  /** Whether `@fail` holds; that no judgement was reached, for whatever reason, is nothing that it expects. */
  expectsFailure: boolean;
  /** At the deciding step's place, for every verdict but `passed`. */
  error: Error | undefined;
  /**
   * Where the error only warns, by the gate: why. The entry is skipped for it once its retries are used up. What fails as
   * expected is nothing to warn of.
   */
  warning: string | undefined;
}

export function conclusionOf({ case: one, file, settings }: Entry, outcome: Outcome): Conclusion {
  const expectsFailure = one.tags.includes('@fail') && isJudged(outcome);
  if (outcome.verdict === 'passed') return { expectsFailure, error: undefined, warning: undefined };
  const message = failureMessage(outcome, { nameSession: settings.service !== undefined });
  const error = errorAt(message, path.join(settings.root, file), outcome.place);
  return { expectsFailure, error, warning: expectsFailure ? undefined : warningOf(outcome) };
}

/** Undefined for an outcome that fails its entry. */
export function warningOf({ verdict, reason, gate, message }: Outcome): string | undefined {
  if (gate !== 'warn' || verdict === 'passed') return undefined;
  return `${verdict} (${reason ?? 'no reason'}), which only warns: ${message}`;
}
