/** The bodies of entries: all that only a worker needs, and only once it runs one. */
import path from 'node:path';
import type { TestContext } from 'vitest';
import type { Mistake } from '../cases/index.js';
import { brokenFileError, type Entry } from '../runner/index.js';
import type { EntriesGiven } from './entries.js';
import { runEntry, settled } from './runEntry.js';

export function run(entry: Entry, given: EntriesGiven, context: TestContext): Promise<void> {
  return settled(() => runEntry(entry, given, context), given.provided, context);
}

/** @throws Error that names all mistakes of the file */
export function broken(
  mistakes: readonly Mistake[],
  { file, provided }: EntriesGiven,
  context: TestContext,
): Promise<void> {
  const error = brokenFileError(mistakes, { file, path: path.join(provided.settings.root, file) });
  return settled(() => Promise.reject(error), provided, context);
}
