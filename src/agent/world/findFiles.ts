/** The files that a step names, in the folders that the case may take files from, and in no other. */
import { readdirSync, realpathSync, statSync } from 'node:fs';
import path from 'node:path';
import { closest } from 'fastest-levenshtein';
import { quote } from '../../meaning/describeTarget.js';
import { StepError } from '../StepError.js';

/** @throws StepError that tells of all that are missing */
export function findFiles(names: readonly string[], folders: readonly string[]): string[] {
  const faults: string[] = [];
  const found = names.flatMap((name) => {
    const file = findFile(name, folders);
    if (file === undefined) faults.push(explain(name, folders));
    return file ?? [];
  });
  if (faults.length > 0) throw new StepError('target ambiguous', faults.join(' '));
  return found;
}

/** A case may come from elsewhere, so neither `..` nor a link may lead it out of its folders. */
function findFile(name: string, folders: readonly string[]): string | undefined {
  for (const folder of folders) {
    const file = path.resolve(folder, name);
    if (!statSync(file, { throwIfNoEntry: false })?.isFile()) continue;
    if (isInside(realpathSync(file), realpathSync(folder))) return file;
  }
  return undefined;
}

export function isInside(file: string, folder: string): boolean {
  const way = path.relative(folder, file);
  return way !== '' && !way.startsWith('..') && !path.isAbsolute(way);
}

function explain(name: string, folders: readonly string[]): string {
  const failed = `Failed to upload ${quote(name)}:`;
  if (folders.length === 0) {
    return `${failed} this service was told of no folder with files. Please start it with one, as in: casewright serve --files ./files.`;
  }
  if (
    path.isAbsolute(name) ||
    folders.every((folder) => path.relative(folder, path.resolve(folder, name)).startsWith('..'))
  ) {
    return `${failed} it lies outside of the folders that a case may take files from. Please write its path relative to ${folders.join(' or ')}.`;
  }
  const nearest = nearestName(name, folders);
  const mend = nearest === undefined ? 'Please put it there.' : `Did you mean ${quote(nearest)}?`;
  return `${failed} there is no such file in ${folders.join(' or ')}. ${mend}`;
}

function nearestName(name: string, folders: readonly string[]): string | undefined {
  const names = folders.flatMap((folder) => namesIn(path.dirname(path.resolve(folder, name))));
  const nearest = names.length === 0 ? undefined : closest(path.basename(name), names);
  return nearest === undefined ? undefined : path.join(path.dirname(name), nearest);
}

function namesIn(folder: string): string[] {
  if (!statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name);
}
