/** Where a folder stands in its repository: reports name files from there on, as code hosts do. */
import { existsSync } from 'node:fs';
import path from 'node:path';

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
