/** All of the settings that the modules of a project come to, as plain data; a secret is a name here. */
import type { Settings } from '../../runner/index.js';
import { namesOfHidden } from '../../runner/index.js';
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
