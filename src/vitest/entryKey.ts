/** What an entry is called between the main process and the workers. */
import type { CaseFacts } from '../report/outcome.js';

/**
 * @param plugin the name that its `cases()` was given
 * @param project its name in Vitest; `''` where it has none
 */
export const entryKey = (
  { file, line, column }: Pick<CaseFacts, 'file' | 'line' | 'column'>,
  { plugin, project }: { plugin: string; project: string },
): string => JSON.stringify([project, plugin, file, line, column]);
