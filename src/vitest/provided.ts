/** What the main process hands to the workers of a project, by Vitest's `provide`. */
import type { TestProject } from 'vitest/node';
import type { Settings } from '../runner/index.js';

/** How the names of what plugins of ours provide begin. */
export const PROVIDED_PREFIX = 'casewright:';

export interface Provided {
  settings: Settings;
  /** Of the local service; here, because Vitest may write modules to disk. */
  apiKey: string;
  /** The folder of this run's outcomes. */
  results: string;
  /** Whether outcomes go along with their tests: Vitest's blob reports take nothing else to another machine. */
  sendsOutcomes: boolean;
  /** How many workers there may be at a time. */
  workers: number;
}

/** Of all plugins of ours in a project. */
export const providedTo = (project: TestProject): Provided[] =>
  Object.entries(project.getProvidedContext()).flatMap(([name, value]) =>
    name.startsWith(PROVIDED_PREFIX) ? [value as Provided] : [],
  );

/** What the module that starts the local service tells of it. */
export interface FoundService {
  baseURL: string;
  projectId: string;
}
