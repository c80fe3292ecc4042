/** The package as npm would publish it, for projects outside of the repository. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { root } from '../support/places.js';

export { install, writeFiles } from '../../scripts/emptyProject.mjs';

export const exec = promisify(execFile);

export interface Packed {
  /** A folder for projects; it holds the tarball. */
  folder: string;
  tarball: string;
  dispose(): Promise<void>;
}

export async function packPackage(): Promise<Packed> {
  const folder = await mkdtemp(path.join(tmpdir(), 'casewright-packed-'));
  // As it stands: `npm test` has built it.
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', folder, '--loglevel=error'];
  const { stdout } = await exec('npm', args, { cwd: root });
  const packed = JSON.parse(stdout) as { filename: string }[] | Record<string, { filename: string }>;
  const tarball = path.join(folder, Object.values(packed)[0]?.filename ?? '');
  return { folder, tarball, dispose: () => rm(folder, { recursive: true, force: true }) };
}
