/**
 * What an outcome means to the entry's runner, and how it is written down for it. The stack of an error is one frame in the case
 * file, so that the runner draws its code frame there.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Outcome,
  type ScreenshotOutcome,
  type Reason,
  OUTCOME_SCHEMA,
  type CaseFacts,
} from '../../report/outcome.js';
import type { CaseRun } from '../CaseToRun.js';
import { failureMessage, isJudged } from '../verdict.js';
import type { Entry } from './Entry.js';
import type { Mistake, Position } from '../../cases/index.js';
import { harmlessText } from '../../report/plainText.js';
import { redactionOf } from '../secrets.js';
import type { Settings } from './settings.js';
import { sourceOf } from '../files.js';

interface Conclusion {
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

export async function writeOutcome({ outcome, pictures }: CaseRun, folder: string): Promise<string> {
  await mkdir(folder, { recursive: true });
  await Promise.all([...pictures].map(([file, bytes]) => writeFile(path.join(folder, file), bytes)));
  const file = path.join(folder, 'outcome.json');
  await writeFile(file, JSON.stringify(outcome, null, 2));
  return file;
}

export function pictureName({ step }: ScreenshotOutcome, { steps }: Outcome): string {
  const text = step === null ? undefined : steps[step]?.text;
  return step === null || text === undefined ? 'screenshot' : `${step + 1}. ${text}`;
}

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

/** What a binding says in the words of its runner. */
export interface Ending {
  /** Undefined for what another version has written. */
  facts: CaseFacts | undefined;
  attach: (run: CaseRun) => Promise<void>;
  /**
   * @param conclusion its warning is given where the gate only warns; a retry may still reach a verdict
   * @throws the error, or what the runner throws to skip a test
   */
  settle: (conclusion: Omit<Conclusion, 'expectsFailure'>) => void;
}

/** What can't even begin has an outcome, too. @throws the error, or what skips the entry, by the gate */
export async function settled(
  body: () => Promise<void>,
  settings: Settings,
  { facts, attach, settle }: Ending,
): Promise<void> {
  try {
    await body();
  } catch (error) {
    if (!(error instanceof UnusableEntry)) throw error;
    const outcome = facts && outcomeOfUnusable(facts, error, settings);
    if (outcome) await attach({ outcome, pictures: new Map() });
    settle({ error, warning: outcome && warningOf(outcome) });
  }
}

/** Names all mistakes of a case file. */
export function brokenFileError(
  mistakes: readonly Mistake[],
  { settings: { root }, file }: Pick<Entry, 'settings' | 'file'>,
): UnusableEntry {
  const [first] = mistakes;
  if (!first) throw new TypeError(`${file} has no mistakes.`);
  const count = mistakes.length === 1 ? 'a mistake' : `${mistakes.length} mistakes`;
  const list = mistakes.map(({ line, column, message }) => `${file}:${line}:${column}: ${message}`);
  return new UnusableEntry(`This case was not run: ${file} has ${count}.\n\n${list.join('\n')}`, {
    ...{ reason: 'case file broken', file: path.join(root, file), at: first },
  });
}

export function outcomeOfUnusable(
  facts: CaseFacts,
  { reason, message, at }: UnusableEntry,
  { gates, root, secrets }: Pick<Settings, 'gates' | 'root' | 'secrets'>,
): Outcome {
  const mask = redactionOf([{ secrets }]);
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
