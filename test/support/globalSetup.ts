/** Once per run: puts the built package where the projects of the tests find it, as files below a node_modules. */
import { cp, rm } from 'node:fs/promises';
import path from 'node:path';
import { projects, root } from './places.js';

export default async function installPackage(): Promise<void> {
  const installed = path.join(projects, 'node_modules', 'casewright');
  await rm(installed, { recursive: true, force: true });
  for (const part of ['package.json', 'dist']) {
    await cp(path.join(root, part), path.join(installed, part), { recursive: true });
  }
}
