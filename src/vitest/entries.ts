/** What the modules of case files import: the entries of a file, whose bodies are loaded once one runs. */
import type { TestContext } from 'vitest';
import type { Case, Mistake, PlannedCase } from '../cases/index.js';
import { markBegun, type FoundService, type Provided } from './provided.js';

export interface EntriesGiven {
  /** POSIX, relative to the root. */
  file: string;
  provided: Provided;
  /** Starts the local service, where it doesn't run yet. */
  findService: () => Promise<{ default: FoundService }>;
}

/** @internal For the modules that the plugin makes of case files. */
export function entries(given: EntriesGiven) {
  const { provided, file } = given;
  const begin = ({ task }: TestContext) => {
    markBegun(provided.results, task.id);
    return loadBodies();
  };
  return {
    /** @param planned the cases of the plan that the file lists */
    run: (one: Case, planned?: readonly PlannedCase[]) => async (context: TestContext) => {
      const { run } = await begin(context);
      await run({ settings: provided.settings, file, case: one, planned }, given, context);
    },
    /** The body of an entry whose file has mistakes. */
    fail: (mistakes: readonly Mistake[]) => async (context: TestContext) => {
      const { broken } = await begin(context);
      await broken(mistakes, given, context);
    },
  };
}

/** Every worker loads this file for every case file, be it only to list it; client, contract and runner would be most of that. */
const loadBodies = () => import('./vitestBodies.js');
