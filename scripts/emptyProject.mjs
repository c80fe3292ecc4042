/** Projects outside of the repository that have the package as npm installs it. */
import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const exec = promisify(execFile);

export async function writeFiles(project, files) {
  for (const [file, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(project, file)), { recursive: true });
    await writeFile(path.join(project, file), text);
  }
}

export async function install(project, packages) {
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error'];
  const shell = process.platform === 'win32';
  const npm = (...more) =>
    exec('npm', ['install', '--save-dev', ...packages, ...quiet, ...more], { cwd: project, shell });
  // What npm has fetched before need not be asked for again, unless a newer package wants one that is newer than that.
  await npm('--prefer-offline').catch(() => npm('--prefer-online'));
}
