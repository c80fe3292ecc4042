/** The strangers' applications, and where they are. */
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from '../setup.mjs';

export const APPLICATIONS = ['budget', 'clinic', 'library', 'store', 'tickets'];

const published = path.join(root, 'fixtures', 'strangers', 'public');
/** Published applications, by who wrote their cases; npm installs them, or they are there once `build.sh` has made them. */
export const PUBLIC = Object.fromEntries(
  readdirSync(published).flatMap((by) =>
    readdirSync(path.join(published, by))
      .filter((name) => existsSync(path.join(published, by, name, 'cases.md')))
      .filter(
        (name) =>
          !existsSync(path.join(published, by, 'build.sh')) ||
          existsSync(path.join(published, by, name, 'dist')),
      )
      .map((name) => [name, by]),
  ),
);

export function folderOf(name) {
  return PUBLIC[name]
    ? path.join(published, PUBLIC[name], name)
    : path.join(root, 'fixtures', 'strangers', name);
}
