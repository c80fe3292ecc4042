/** Which files of a project are its case files. */
import { globSync } from 'tinyglobby';

const ENDINGS = /\.(?:feature|feature\.md|md|txt)$/i;

/** Sorted POSIX paths relative to `root`; a folder stands for all case files below it. */
export function findCaseFiles(globs: string | readonly string[], root: string): string[] {
  const found = globSync(globs, { cwd: root, ignore: ['**/node_modules/**', '**/.casewright/**'] });
  return [...new Set(found)].filter((path) => ENDINGS.test(path)).sort();
}
