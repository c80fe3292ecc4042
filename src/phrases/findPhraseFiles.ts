/** Which files of a project are its files of phrases. */
import path from 'node:path';
import { findFiles } from '../cases/findCaseFiles.js';
import { findRecordings } from './recordings.js';

export const CODE_FILE = /\.[mc]?[jt]sx?$/i;

export const isCode = (file: string): boolean => CODE_FILE.test(file);

/**
 * POSIX, relative to the root, in order and each once; recordings last.
 * @param cases globs of the case files, which recordings stand beside
 * @throws Error for a glob that no file matches
 */
export function findPhraseFiles(globs: readonly string[], root: string, cases: readonly string[]): string[] {
  const found = globs.flatMap((glob) => {
    const files = findFiles(glob, root);
    if (files.length > 0) return files;
    throw new Error(
      `Failed to find the phrases: no file below ${root} matches ${JSON.stringify(glob)}. Please correct \`steps\`.`,
    );
  });
  const files = found.map((file) => path.posix.normalize(file));
  return [...new Set([...files, ...findRecordings(cases, root)])];
}
