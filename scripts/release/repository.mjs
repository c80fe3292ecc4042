/** What a release asks of the repository. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

export function readJson(folder, file) {
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
}

/** What git prints, without the last line end; throws with what git said where it fails. */
export function git(folder, args) {
  return execFileSync('git', args, { cwd: folder, encoding: 'utf8', stdio: 'pipe' }).trimEnd();
}
