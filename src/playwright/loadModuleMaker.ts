/**
 * The maker of modules, and what it is made of. It is CommonJS for both forms of this package: a configuration calls
 * `cases()` and waits for nothing, so the parsers must come at once, and only where something has changed.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { contentOf } from './contentOf.js';
import type { ModuleInputs } from './moduleInputs.js';
import { packageVersions } from './packageVersions.js';
import type { MakeModule } from './playwrightModules.js';

export interface LoadMaker {
  /** @throws Error that lists all that is wrong with the phrases */
  open: (inputs: ModuleInputs) => MakeModule;
  /** Of what `open` loads; another one makes other modules of the same files. */
  version: () => string;
}

const MAKER = './playwrightModules.cjs';

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

/** CommonJS has `__filename`, and no `import.meta`. */
const load = createRequire(typeof __filename === 'string' ? __filename : import.meta.filename);

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
