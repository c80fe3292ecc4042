/** A file with code of the project, and the files that it imports. */
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';

export interface SourceFile {
  /** Absolute. */
  path: string;
  text: string;
  /** The one that imports it. */
  from?: SourceFile;
}

/** Undefined for a package, for a file that isn't there, and where files import each other in a circle. */
export function importedFile(from: SourceFile, specifier: string): SourceFile | undefined {
  if (!/^\.{1,2}(\/|$)/.test(specifier)) return undefined;
  const written = path.resolve(path.dirname(from.path), specifier);
  const file = candidates(written).find((one) => statSync(one, { throwIfNoEntry: false })?.isFile());
  if (file === undefined || isAmong(file, from)) return undefined;
  return { path: file, text: readFileSync(file, 'utf8'), from };
}

/** TypeScript's files are imported without an ending or by that of what is made of them. */
function candidates(written: string): string[] {
  const endings = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'];
  const source = written.replace(/\.([mc]?)js$/, '.$1ts');
  return [written, source, ...endings.map((ending) => `${written}.${ending}`)];
}

const isAmong = (file: string, from: SourceFile | undefined): boolean =>
  from !== undefined && (from.path === file || isAmong(file, from.from));
