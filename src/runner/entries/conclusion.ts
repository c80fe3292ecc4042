/** What an outcome means to the entry's runner. */
import path from 'node:path';
import type { Outcome } from '../../report/outcome.js';
import { failureMessage, failurePosition } from '../failureMessage.js';
import { isJudged } from '../isJudged.js';
import { errorAt } from './entryError.js';
import type { Entry } from './Entry.js';

export interface Conclusion {
  /** Whether `@fail` holds; that no judgement was reached, for whatever reason, is nothing that it expects. */
  expectsFailure: boolean;
  /** At the deciding step's place, for every verdict but `passed`. */
  error: Error | undefined;
}

export function conclusionOf({ case: one, file, settings }: Entry, outcome: Outcome): Conclusion {
  const expectsFailure = one.tags.includes('@fail') && isJudged(outcome);
  if (outcome.verdict === 'passed') return { expectsFailure, error: undefined };
  const message = failureMessage(outcome, { nameSession: settings.service !== undefined });
  const error = errorAt(message, path.join(settings.root, file), failurePosition(outcome));
  return { expectsFailure, error };
}
