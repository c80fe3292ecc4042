/** All of the settings that the modules of a project come to, as plain data; a secret is a name here. */
import { createHash } from 'node:crypto';
import path from 'node:path';
import { type Settings, namesOfHidden } from '../../runner/index.js';
import type { ProjectSettings } from '../settings.js';

export interface ModuleInputs extends Pick<
  Settings,
  'name' | 'root' | 'folder' | 'files' | 'recordings' | 'variables' | 'steps' | 'pages'
> {
  /** Where the modules are, absolute. */
  modules: string;
  /** The names of those that are declared. */
  secrets: readonly string[];
  /** The names of what must not be shown, and has a value. */
  hidden: readonly string[];
  importTestFrom: string | undefined;
  isHosted: boolean;
}

/** Whoever makes modules gets nothing else of the settings: so none of it can be missing from what is remembered. */
export function moduleInputs(settings: ProjectSettings, modules: string): ModuleInputs {
  const { name, root, folder, files, recordings, variables, steps, pages, secrets } = settings;
  const { importTestFrom, service } = settings;
  return {
    ...{ name, root, folder, files, recordings, variables, steps, pages, modules, importTestFrom },
    secrets: Object.keys(secrets),
    hidden: namesOfHidden(settings),
    isHosted: service !== undefined,
  };
}

/** Where the modules of a project's case files are: its `testDir`, by which it is known again under whatever name. */
export const modulesFolder = ({ root, name }: Pick<Settings, 'root' | 'name'>) =>
  path.join(root, '.casewright', 'tests', name);

/** A file above the root must not lead its module out of the folder. */
export const moduleOf = (file: string, folder: string) =>
  path.join(folder, `${file.replaceAll('../', '__/')}.js`);

/** What a content is known again by. */
export const contentOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url');
