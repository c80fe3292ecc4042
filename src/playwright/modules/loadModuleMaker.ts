/**
 * The maker of modules, and what it is made of. It is loaded by `require`: a configuration calls `cases()` and waits for
 * nothing, so the parsers must come at once, and only where something has changed.
 */
import { readFileSync, existsSync, realpathSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { createHash } from 'node:crypto';
import type { MakeModule } from '../playwrightModules.js';
import type { Settings } from '../../runner/entries/settings.js';
import { namesOfHidden } from '../../runner/secrets.js';
import type { ProjectSettings } from '../settings.js';

export interface LoadMaker {
  /** @throws Error that lists all that is wrong with the phrases */
  open: (inputs: ModuleInputs) => MakeModule;
  /** Of what `open` loads; another one makes other modules of the same files. */
  version: () => string;
}

const MAKER = './playwrightModules.js';

/** The packages that case files and phrases are read with, and modules made. */
export const READERS = [
  '@babel/parser',
  '@cucumber/cucumber-expressions',
  '@cucumber/gherkin',
  '@jridgewell/gen-mapping',
  'fastest-levenshtein',
  'mdast-util-from-markdown',
  'mdast-util-gfm',
  'micromark-extension-gfm',
  'ms',
  'tinyglobby',
  'yaml',
] as const;

const load = createRequire(import.meta.url);

let version: string | undefined;

export const moduleMakerOfPackage: LoadMaker = {
  open: (inputs) => (load(MAKER) as { moduleMaker: LoadMaker['open'] }).moduleMaker(inputs),
  // As it was when this process first asked: it goes on with what it has loaded, whatever is installed meanwhile.
  version: () => (version ??= readVersion()),
};

/** Not the version of this package: a patched or freshly built one has the same. Node brings what a letter is, and a sentence. */
function readVersion(): string {
  return JSON.stringify([
    contentOf(readFileSync(load.resolve(MAKER))),
    process.version,
    ...packageVersions(READERS, load),
  ]);
}

/** @returns names with versions, in order; of a package that stands in no folder the path, which has its version in it */
export function packageVersions(names: readonly string[], load: NodeJS.Require): string[] {
  const versions = new Map<string, string>();
  const look = (name: string, from: NodeJS.Require) => {
    const file = packageFile(name, from);
    if (file === undefined || versions.has(file)) return;
    const { version = '', dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as PackageFile;
    versions.set(file, `${name}@${version}`);
    const within = createRequire(file);
    for (const needed of Object.keys(dependencies)) look(needed, within);
  };
  for (const name of names) look(name, load);
  const elsewhere = names.filter((name) => packageFile(name, load) === undefined);
  return [...versions.values(), ...elsewhere.map((name) => load.resolve(name))].sort();
}

interface PackageFile {
  version?: string;
  dependencies?: Record<string, string>;
}

/** Looked for where it stands, for not every package lets its package.json be asked for by name. */
function packageFile(name: string, from: NodeJS.Require): string | undefined {
  const places = from.resolve.paths(name) ?? [];
  const file = places.map((place) => path.join(place, name, 'package.json')).find((one) => existsSync(one));
  // Where folders are links, what a package needs stands beside the one that is meant.
  return file && realpathSync(file);
}

export interface ModuleInputs extends Pick<
  Settings,
  'name' | 'root' | 'folder' | 'files' | 'recordings' | 'variables' | 'steps' | 'pages'
> {
  modules: string;
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

export const contentOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('base64url');
