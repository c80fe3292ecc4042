/** Packages that are installed, as Node finds them from a folder. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface Installed {
  folder: string;
  /** Undefined for one that doesn't say. */
  version: string | undefined;
}

export function findInstalled(name: string, from: string): Installed | undefined {
  const folder = path.join(from, 'node_modules', name);
  const file = path.join(folder, 'package.json');
  if (existsSync(file)) return { folder, version: versionIn(readFileSync(file, 'utf8')) };
  const above = path.dirname(from);
  return above === from ? undefined : findInstalled(name, above);
}

const versionIn = (text: string): string | undefined => (JSON.parse(text) as { version?: string }).version;
