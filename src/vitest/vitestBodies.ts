/** The bodies of entries, all that a worker needs once it runs one: runs a case through a service, and hands what came of it to Vitest. */
import path from 'node:path';
import type { TestContext, TestAttachment } from 'vitest';
import type { Mistake } from '../cases/index.js';
import { hostedAccess, localAccess, type Access } from '../runner/serviceAccess.js';
import { runCase } from '../runner/concludeCase.js';
import { takeOver } from '../runner/dispatch/askDispatch.js';
import { type Entry, timeLimitOf } from '../runner/entries/Entry.js';
import {
  brokenFileError,
  conclusionOf,
  errorAt,
  settled,
  type Ending,
  pictureName,
  writeOutcome,
} from '../runner/entries/conclusion.js';
import { journalOf } from '../runner/entries/journalOf.js';
import type { Settings } from '../runner/entries/settings.js';
import { prepareEntry } from '../runner/entries/prepareEntry.js';
import type { Outcome, ScreenshotOutcome, StepOutcome } from '../report/outcome.js';
import type { EntriesGiven } from './entries.js';
import { entryKey, entryMetaOf, type Provided } from './provided.js';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { harmlessText } from '../report/plainText.js';
import type { CaseRun } from '../runner/CaseToRun.js';

export function run(entry: Entry, given: EntriesGiven, context: TestContext): Promise<void> {
  return settled(() => runEntry(entry, given, context), entry.settings, endingIn(context, given.provided));
}

/** @throws Error that names all mistakes of the file */
export function broken(
  mistakes: readonly Mistake[],
  { file, provided }: EntriesGiven,
  context: TestContext,
): Promise<void> {
  const { settings } = provided;
  const error = brokenFileError(mistakes, { settings, file });
  return settled(() => Promise.reject(error), settings, endingIn(context, provided));
}

/** @throws Error at the deciding step's place, for every verdict but the one that the case's tags expect */
async function runEntry(entry: Entry, given: EntriesGiven, context: TestContext): Promise<void> {
  const { settings, file, case: one } = entry;
  const { provided } = given;
  const { toRun, ...prepared } = prepareEntry(entry);
  const project = context.task.file.projectName ?? '';
  const { retryCount: retry = 0, repeatCount: repeat = 0 } = context.task.result ?? {};
  const access = await accessTo(settings, given);
  const watch = watchTest(context);
  try {
    const around = {
      ...{ ...prepared, ...access },
      journal: journalOf(entry, { runner: 'vitest', project, repeat, retry }),
      timeLimit: timeLimitOf(one, settings),
      signal: watch.signal,
    };
    // A retry has a session of its own.
    const address = retry + repeat === 0 ? provided.dispatch : undefined;
    const key = entryKey({ ...one, file }, { plugin: settings.name, project });
    const caseRun = await runCase(toRun, around, () => takeOver(toRun, { address, key, settings }, around));
    await annotateOutcome(caseRun, provided, { context, watch });
    conclude(entry, caseRun.outcome, endingIn(context, provided));
  } finally {
    watch.end();
  }
}

async function accessTo({ service }: Settings, { provided, findService }: EntriesGiven): Promise<Access> {
  const { workers, dispatch, apiKey } = provided;
  // Every worker has a client of its own; what is carried out ahead gets half of the limit.
  if (service) return hostedAccess(service, workers * (dispatch === undefined ? 1 : 2));
  const { baseURL, projectId } = (await findService()).default;
  return localAccess(baseURL, apiKey, projectId);
}

/**
 * Vitest's own `fails` turns every error into a success, also one without a verdict, so `@fail` is judged here. What
 * failed as expected returns: a retry would not change it.
 */
function conclude(entry: Entry, outcome: Outcome, { settle }: Ending): void {
  const { expectsFailure, ...conclusion } = conclusionOf(entry, outcome);
  if (!expectsFailure) settle(conclusion);
  else if (!conclusion.error) {
    const { settings, file, case: one } = entry;
    throw errorAt('The case is tagged @fail, but it passed.', path.join(settings.root, file), one);
  }
}

const endingIn = (context: TestContext, provided: Provided): Ending => ({
  facts: entryMetaOf(context.task)?.facts,
  attach: (run) =>
    annotateOutcome(run, provided, { context, watch: { isOver: () => context.signal.aborted } }),
  settle({ error, warning }) {
    const { task, skip } = context;
    if (warning !== undefined && (task.result?.retryCount ?? 0) >= retriesOf(task)) skip(warning);
    if (error) throw error;
  },
});

/** A number, or since Vitest 4.1 more than that. */
function retriesOf({ retry }: TestContext['task']): number {
  const given: number | { count?: number } | undefined = retry;
  return typeof given === 'object' ? (given.count ?? 0) : (given ?? 0);
}

interface TestWatch {
  /** Aborted when the test is over, though its body still runs. */
  signal: AbortSignal;
  isOver: () => boolean;
  end: () => void;
}

/** Milliseconds. */
const LOOK = 200;

/**
 * Vitest aborts a test's signal when its time is up; one that it gives up because another one failed (`--bail`) is not
 * reported: its state is all there is to see.
 */
function watchTest({ task, signal }: Pick<TestContext, 'task' | 'signal'>): TestWatch {
  const controller = new AbortController();
  const isOver = () => signal.aborted || (task.result !== undefined && task.result.state !== 'run');
  const look = () => {
    // Vitest 3 tries for ever to tell a main process of it that is gone.
    if (isOrphan()) process.kill(process.pid, 'SIGKILL');
    if (isOver()) controller.abort();
  };
  const timer = setInterval(look, LOOK).unref();
  signal.addEventListener('abort', look);
  return {
    signal: controller.signal,
    isOver,
    end() {
      clearInterval(timer);
      signal.removeEventListener('abort', look);
    },
  };
}

/** The main process is gone, and its service with it. Threads go with it, too, and have no such connection. */
const isOrphan = () => (process.connected as boolean | undefined) === false;

async function annotateOutcome(
  run: CaseRun,
  { results, sendsOutcomes }: Pick<Provided, 'results' | 'sendsOutcomes'>,
  { context, watch }: { context: TestContext; watch: Pick<TestWatch, 'isOver'> },
): Promise<void> {
  const { task } = context;
  const { retryCount = 0, repeatCount = 0, errors = [] } = task.result ?? {};
  const folder = path.join(results, `${task.id}-${repeatCount}-${retryCount}`);
  const outcome = await writeOutcome(run, folder);
  const left = entryMetaOf(task);
  const body = sendsOutcomes ? gzipSync(await readFile(outcome)).toString('base64') : undefined;
  if (left) {
    const attempt = { retry: retryCount, errorsBefore: errors.length };
    (left.outcomes ??= []).push({ path: outcome, ...attempt, ...(body !== undefined && { body }) });
  }
  const annotate: Annotate = context.annotate;
  for (const { message, type, picture } of annotations(run.outcome)) {
    // A test that is over takes none any more.
    if (watch.isOver()) return;
    const attached = picture && attachment(picture, folder);
    // By way of a frame that has no place: Vitest 3 says that an annotation stands where it is made, which is here.
    const reported = harmlessText(message);
    await Promise.all([reported].map(annotate.bind(context, reported, type, attached)));
  }
}

type Annotate = (message: string, type: string, attachment?: TestAttachment) => Promise<unknown>;

interface Annotation {
  message: string;
  type: 'step' | 'screenshot' | 'observation' | 'remark';
  picture?: ScreenshotOutcome | undefined;
}

function annotations(outcome: Outcome): Annotation[] {
  const { steps, screenshots, observations, remarks } = outcome;
  const shown = screenshots.filter(({ file }) => file !== null);
  const pictureOf = (index: number) => shown.findLast(({ step }) => step === index);
  const others = shown.filter((picture) => picture.step === null || picture !== pictureOf(picture.step));
  return [
    ...steps.map((step, index) => ({
      message: `${mark(step)} ${step.text}`,
      type: 'step' as const,
      picture: pictureOf(index),
    })),
    ...others.map((picture) => ({
      message: pictureName(picture, outcome),
      type: 'screenshot' as const,
      picture,
    })),
    ...observations.map(({ description }) => ({ message: description, type: 'observation' as const })),
    ...remarks.map((message) => ({ message, type: 'remark' as const })),
  ];
}

function mark({ status }: StepOutcome): string {
  if (status === 'passed') return '✓';
  return status === 'failed' || status === 'error' ? '✗' : `(${status})`;
}

function attachment({ file, mediaType }: ScreenshotOutcome, folder: string) {
  if (file === null) return undefined;
  return { path: path.join(folder, file), ...(mediaType !== null && { contentType: mediaType }) };
}
