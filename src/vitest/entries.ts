/** What the modules of case files import: the bodies of their entries. */
import path from 'node:path';
import type { TestContext } from 'vitest';
import type { Case, Mistake, PlannedCase } from '../cases/index.js';
import { brokenFileError } from '../runner/index.js';
import type { FoundService, Provided } from './provided.js';
import { settled } from './settle.js';
import { runEntry } from './runEntry.js';

type EntryBody = (context: TestContext) => Promise<void>;

interface Entries {
  /**
   * The body of a case's entry.
   * @param planned the cases of the plan that the file lists
   */
  run(one: Case, planned?: readonly PlannedCase[]): EntryBody;
  /** The body of an entry whose file has mistakes. */
  fail(mistakes: readonly Mistake[]): EntryBody;
}

export interface EntriesGiven {
  /** POSIX, relative to the root. */
  file: string;
  provided: Provided;
  /** Starts the local service, where it doesn't run yet. */
  findService: () => Promise<{ default: FoundService }>;
}

/** @internal For the modules that the plugin makes of case files. */
export function entries({ file, provided, findService }: EntriesGiven): Entries {
  const { settings } = provided;
  return {
    run: (one, planned) => (context) => {
      const entry = { settings, file, case: one, planned };
      return settled(() => runEntry(entry, { provided, findService }, context), provided, context);
    },
    fail: (mistakes) => (context) => {
      const error = brokenFileError(mistakes, { file, path: path.join(settings.root, file) });
      return settled(() => Promise.reject(error), provided, context);
    },
  };
}
