/** Which files of a project are its case files. */
import { globSync } from 'tinyglobby';

const ENDINGS = /\.(?:feature|feature\.md|md|txt)$/i;

/** Sorted POSIX paths relative to `root`; a folder stands for all below it. @param others are none, though a glob takes them in */
export function findCaseFiles(
  globs: string | readonly string[],
  root: string,
  others: ReadonlySet<string> = new Set(),
): string[] {
  return findFiles(globs, root).filter((path) => ENDINGS.test(path) && !others.has(path));
}

/** POSIX, relative to `root`, sorted and each once. */
export const findFiles = (globs: string | readonly string[], root: string): string[] =>
  [...new Set(globSync(globs, { cwd: root, ignore: ['**/node_modules/**', '**/.casewright/**'] }))].sort();
