import path from 'node:path';
import type { Settings } from '../../runner/index.js';

/** Where the modules of a project's case files are: its `testDir`, by which it is known again under whatever name. */
export const modulesFolder = ({ root, name }: Pick<Settings, 'root' | 'name'>) =>
  path.join(root, '.casewright', 'tests', name);

/** A file above the root must not lead its module out of the folder. */
export const moduleOf = (file: string, folder: string) =>
  path.join(folder, `${file.replaceAll('../', '__/')}.js`);
