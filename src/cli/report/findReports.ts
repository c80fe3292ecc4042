/** What the words of the command line stand for: a report, a folder that holds one, or a glob of either. */
import { existsSync, statSync } from 'node:fs';
import { realpath } from 'node:fs/promises';
import path from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import type { Environment } from '../Environment.js';

type SearchContext = Pick<Environment, 'cwd' | 'platform'>;

export interface Found {
  /** Absolute, each once. */
  files: string[];
  faults: string[];
}

export interface Search extends SearchContext {
  /** Whether a glob may stand for no report at all. */
  mayBeNone: boolean;
}

export async function findReports(words: readonly string[], search: Search): Promise<Found> {
  const files = new Map<string, string>();
  const faults: string[] = [];
  for (const word of words) {
    const places = await placesOf(word, search);
    const found = places.map(reportAt).filter((file) => existsSync(file));
    for (const file of found) files.set(await realpath(file), file);
    const fault = found.length < Math.max(places.length, 1) ? whyNone(word, places, search) : undefined;
    if (fault !== undefined) faults.push(fault);
  }
  return { files: [...files.values()], faults };
}

/** A name that is there is never a glob, whatever brackets it has. */
async function placesOf(word: string, { cwd, platform }: SearchContext): Promise<string[]> {
  const absolute = path.resolve(cwd, word);
  const pattern = patternOf(word, platform);
  if (existsSync(absolute) || !isDynamicPattern(pattern)) return [absolute];
  const found = await glob(pattern, { cwd, absolute: true, onlyFiles: false, expandDirectories: false });
  return found.map((place) => path.resolve(place)).toSorted();
}

/** There a backslash separates folders, and escapes nothing. */
const patternOf = (word: string, platform: NodeJS.Platform) =>
  platform === 'win32' ? word.replaceAll('\\', '/') : word;

const reportAt = (place: string) =>
  statSync(place, { throwIfNoEntry: false })?.isDirectory() ? path.join(place, 'report.json') : place;

function whyNone(word: string, places: readonly string[], search: Search): string | undefined {
  if (places.length === 0) return search.mayBeNone ? undefined : `${word}: no file matches it.`;
  const bare = places.filter((place) => existsSync(place) && !existsSync(reportAt(place)));
  if (bare.length === 0) return `${word}: there is no such file.`;
  const names = bare.map((place) => path.relative(search.cwd, place) || '.');
  return `${names.join(', ')}: the folder holds no report.json.`;
}
