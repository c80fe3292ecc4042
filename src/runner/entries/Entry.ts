/** A case as an entry of a test runner. */
import type { Case, PlannedCase } from '../../cases/index.js';
import type { Settings } from './settings.js';

export interface Entry {
  settings: Settings;
  /** POSIX, relative to the root. */
  file: string;
  case: Case;
  /** The cases of the plan that the file lists. */
  planned?: readonly PlannedCase[] | undefined;
}
