import { existsSync } from 'node:fs';
import path from 'node:path';

/** Makes something in the folder that the plugins keep their own files in. @throws Error that says what to do about it */
export function inOwnFolder<Value>(root: string, make: (folder: string) => Value): Value {
  const folder = path.join(root, '.casewright');
  try {
    return make(folder);
  } catch (error) {
    throw new Error(
      `Casewright can't write to ${folder}: ${error instanceof Error ? error.message : String(error)}. ` +
        'It keeps there what it makes of the case files. Please make that folder writable; it may be deleted.',
      { cause: error },
    );
  }
}

/** POSIX; `''` for the repository itself, and where there is none. */
export function repositoryFolder(folder: string): string {
  for (let repository = folder; ; repository = path.dirname(repository)) {
    // A folder, or in a work tree or a submodule a file.
    if (existsSync(path.join(repository, '.git'))) {
      return path.relative(repository, folder).split(path.sep).join('/');
    }
    if (path.dirname(repository) === repository) return '';
  }
}
