/** Errors of entries: their stack is one frame in the case file, so that the test runner draws its code frame there. */
import path from 'node:path';
import type { Mistake, Position } from '../../cases/index.js';
import { type Reason, OUTCOME_SCHEMA, type CaseFacts, type Outcome } from '../../report/outcome.js';
import { harmlessText } from '../../report/plainText.js';
import { redactionOf } from '../secrets.js';
import type { Settings } from './settings.js';
import { sourceOf } from './sourceOf.js';

/** @param reported may be of a page or a service: what a terminal or a CI service would take for a command is none in it */
export function errorAt(reported: string, path: string, at: Position): Error {
  const message = harmlessText(reported);
  const error = new Error(message);
  error.stack = stackAt(message, path, at);
  return error;
}

const stackAt = (message: string, path: string, { line, column }: Position) =>
  `Error: ${message}\n    at ${path}:${line}:${column}`;

/** An entry that can't even begin: its outcome is this error. */
export class UnusableEntry extends Error {
  readonly reason: Reason;
  readonly at: Position;

  /** @param file the case file, absolute */
  constructor(message: string, { reason, file, at }: { reason: Reason; file: string; at: Position }) {
    super(message);
    this.reason = reason;
    this.at = at;
    this.stack = stackAt(message, file, at);
  }
}

export function brokenFileError(
  mistakes: readonly Mistake[],
  { file, path }: { file: string; path: string },
): UnusableEntry {
  const [first] = mistakes;
  if (!first) throw new TypeError(`${file} has no mistakes.`);
  const count = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`;
  const list = mistakes.map(({ line, column, message }) => `${file}:${line}:${column}: ${message}`);
  return new UnusableEntry(`This case was not run: ${file} has ${count}.\n\n${list.join('\n')}`, {
    ...{ reason: 'case file broken', file: path, at: first },
  });
}

/** The outcome of an entry that could not even begin. */
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
