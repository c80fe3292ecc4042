/** The globs of case files as those of Vitest's `include`, which takes a folder or `**` for no file or for every one. */
import path from 'node:path';

const ENDED = /\.(?:feature|md|txt|\{[^{}]*\})$/i;
const ENDINGS = '{feature,md,txt}';

export interface CaseGlobs {
  include: string[];
  exclude: string[];
}

/**
 * @param root the folder that the globs are relative to
 * @param testRoot the folder that Vitest's are relative to
 */
export function caseGlobs(
  files: string | readonly string[],
  { root, testRoot }: { root: string; testRoot: string },
): CaseGlobs {
  const from = toPosix(path.relative(testRoot, root));
  const below = (glob: string) => path.posix.join(from, toPosix(glob));
  const globs = typeof files === 'string' ? [files] : files;
  const taken = globs.filter((glob) => !glob.startsWith('!'));
  const left = globs.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1));
  return { include: taken.map(below).flatMap(withEndings), exclude: left.map(below).flatMap(withEndings) };
}

function withEndings(glob: string): string[] {
  if (ENDED.test(glob)) return [glob];
  if (glob.endsWith('/**')) return [`${glob}/*.${ENDINGS}`];
  const inFolder = `${glob.replace(/\/$/, '')}/**/*.${ENDINGS}`;
  return glob.endsWith('*') ? [`${glob}.${ENDINGS}`, inFolder] : [inFolder];
}

/** In globs a backslash of Windows is an escape. */
export const toPosix = (file: string, { sep }: Pick<typeof path, 'sep'> = path): string =>
  sep === '/' ? file : file.replaceAll(sep, '/');
