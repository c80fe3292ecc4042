/**
 * What is installed of packages, and of all that they need in turn: one of those may be newer while they are the same. Without
 * folders of packages (Plug'n'Play) only the packages themselves are known. One that is patched in place passes for the same.
 */
import { existsSync, readFileSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** @returns names with versions, in order; of a package that stands in no folder the path, which has its version in it */
export function packageVersions(names: readonly string[], load: NodeJS.Require): string[] {
  const versions = new Map<string, string>();
  const look = (name: string, from: NodeJS.Require) => {
    const file = packageFile(name, from);
    if (file === undefined || versions.has(file)) return;
    const { version = '', dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as PackageFile;
    versions.set(file, `${name}@${version}`);
    const within = createRequire(file);
    for (const needed of Object.keys(dependencies)) look(needed, within);
  };
  for (const name of names) look(name, load);
  const elsewhere = names.filter((name) => packageFile(name, load) === undefined);
  return [...versions.values(), ...elsewhere.map((name) => load.resolve(name))].sort();
}

interface PackageFile {
  version?: string;
  dependencies?: Record<string, string>;
}

/** Looked for where it stands, for not every package lets its package.json be asked for by name. */
function packageFile(name: string, from: NodeJS.Require): string | undefined {
  const places = from.resolve.paths(name) ?? [];
  const file = places.map((place) => path.join(place, name, 'package.json')).find((one) => existsSync(one));
  // Where folders are links, what a package needs stands beside the one that is meant.
  return file && realpathSync(file);
}
