/** The outcome of an entry that could not even begin. */
import path from 'node:path';
import { OUTCOME_SCHEMA, type CaseFacts, type Outcome } from '../../report/outcome.js';
import type { UnusableEntry } from './entryError.js';
import { redactionOf } from '../secrets.js';
import type { Settings } from './settings.js';
import { sourceOf } from './sourceOf.js';

export function outcomeOfUnusable(
  facts: CaseFacts,
  { reason, message, at }: UnusableEntry,
  { gates, root, secrets }: Pick<Settings, 'gates' | 'root' | 'secrets'>,
): Outcome {
  const mask = redactionOf([secrets], []);
  const source = sourceOf(path.join(root, facts.file), { line: at.line, steps: [] });
  return {
    schema: OUTCOME_SCHEMA,
    case: { ...facts, title: mask(facts.title), suites: facts.suites.map(mask) },
    source: source ? { ...source, text: mask(source.text) } : null,
    verdict: 'error',
    reason,
    gate: gates[reason] ?? 'fail',
    message: mask(message),
    place: { line: at.line, column: at.column },
    ...{ session: null, sessionId: null, planRun: null, planRunId: null },
    steps: [],
    ...{ healed: [], observations: [], screenshots: [], messages: [], timeline: null, capture: null },
    remarks: [],
    startedAt: new Date().toISOString(),
    duration: 0,
  };
}
