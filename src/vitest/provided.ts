/** What the main process hands to the workers of a project, by Vitest's `provide`. */
import type { Settings } from '../runner/index.js';

export interface Provided {
  settings: Settings;
  /** Of the local service; here, because Vitest may write modules to disk. */
  apiKey: string;
  /** The folder of this run's outcomes. */
  results: string;
}

/** What the module that starts the local service tells of it. */
export interface FoundService {
  baseURL: string;
  projectId: string;
}
