/** `cases({...})`: a Vite plugin that makes the cases of case files tests of Vitest. */
import path from 'node:path';
import type { Plugin } from 'vitest/config';
import type { TestProject, Vitest } from 'vitest/node';
import { caseEntries, wordModule } from './caseFiles/caseEntries.js';
import { CaseFiles, toPosix, followEdits } from './caseFiles/CaseFiles.js';
import {
  casesAtOnce,
  type CasesOptions,
  testOptions,
  refuseBrowserMode,
  refuseMissedFiles,
  refuseNoFiles,
  refuseOtherRoot,
  refuseRivals,
  refuseRootOfProjects,
  type PluginApi,
} from './settings.js';
import { keepWholeName, neverCache, takeOutlineLines, declareTags } from './compat.js';
import { addressText, makeAddress } from '../runner/dispatch/line.js';
import { placesAhead, resolveSettings, type Settings } from '../runner/entries/settings.js';
import { beginRun } from '../runner/journal/run.js';
import { secretsWithValue } from '../runner/secrets.js';
import { loadOwnSteps, localServiceOf, type LocalService } from './LocalService.js';
import { PROVIDED_PREFIX, type Provided, resultsFolder } from './provided.js';

export type { CasesOptions } from './settings.js';

/** What is known once Vite has told the plugin its root. */
interface Opened {
  settings: Settings;
  files: CaseFiles;
  testRoot: string;
  knownTags: Set<string>;
  service?: LocalService;
  project?: TestProject;
}

/**
 * A plugin for `plugins` in vitest.config.ts.
 *
 * @example
 * export default defineConfig({
 *   plugins: [cases({ files: 'cases/**\/*.{feature,md,txt}', startUrl: 'http://127.0.0.1:4173' })],
 * });
 * @throws Error, as Vitest starts, that lists all that is wrong with the options; what is wrong with a case file
 * fails its entries
 */
export function cases(options: CasesOptions): Plugin {
  const name = nameOf(options);
  const serviceModule = `virtual:${name}/local-service`;
  let opened: Opened | undefined;
  const open = (): Opened => {
    if (opened) return opened;
    throw new Error(`The plugin ${name} was asked for something before it had seen its configuration.`);
  };
  return {
    name,
    enforce: 'pre',
    api: apiOf(open),
    // The same configuration may serve an application, which has no use for this.
    apply: () => process.env['VITEST'] !== undefined,
    config({ root, test = {} }) {
      refuseRootOfProjects(test);
      const before = opened?.settings;
      opened = openProject(options, { root: path.resolve(test.root ?? root ?? '.'), dir: test.dir });
      refuseOtherRoot(opened.settings, before);
      const { settings, ...rest } = opened;
      return { test: testOptions(settings, { test, ...rest, tags: [...rest.knownTags] }) };
    },
    configResolved: ({ plugins }) => refuseRivals(plugins, { name, files: open().files }),
    resolveId: (source) => (source === serviceModule ? `\0${source}` : undefined),
    async load(id) {
      const names = { provided: name, service: serviceModule };
      if (id !== `\0${serviceModule}`) return caseModule(id, open(), names, this.environment);
      return `export default ${JSON.stringify(await findService(name, open()))};`;
    },
    configureVitest(context) {
      const { project, vitest } = context;
      const { settings, files, knownTags, testRoot } = open();
      refuseBrowserMode(project);
      refuseMissedFiles(project, files, testRoot);
      const service = localServiceOf(vitest);
      if (settings.local.phones) service.addPhones(name, settings.local.phones);
      opened = { ...open(), service, project };
      project.provide(name as never, toProvide(settings, service, vitest) as never);
      // Vitest forgets those of a project that is written within another configuration.
      declareTags(knownTags, [project.config]);
      takeOutlineLines(project, files);
      followEdits(context, { files, root: settings.root, knownTags });
      neverCache(context, (id) => id === `\0${serviceModule}` || files.fileOf(id) !== undefined);
    },
  };
}

function openProject(
  options: CasesOptions,
  { root, dir }: { root: string; dir: string | undefined },
): Opened {
  beginRun(process.env);
  const settings = resolveSettings(options, ['root'], { root, env: process.env });
  const files = new CaseFiles(settings);
  const found = files.find();
  refuseNoFiles(settings, found);
  const knownTags = new Set(found.flatMap((file) => files.tagsOf(file)));
  return { settings, files, knownTags, testRoot: dir === undefined ? root : path.resolve(root, dir) };
}

async function findService(plugin: string, { settings, service, files, project }: Opened) {
  const ownSteps = project && (await loadOwnSteps(files, settings.root, project));
  const { local: options } = settings;
  const secrets = secretsWithValue(settings.secrets);
  const hasOwn = ownSteps !== undefined || Object.keys(options).length > 0;
  return service?.find(casesAtOnce(settings), hasOwn ? { plugin, ownSteps, options, secrets } : undefined);
}

function toProvide(settings: Settings, { apiKey }: LocalService, vitest: Vitest): Provided {
  const { config } = vitest;
  const sendsOutcomes = config.reporters.some((one) => Array.isArray(one) && one[0] === 'blob');
  // Who watches wants to see the session of what was just edited, not of all that may run.
  const isAhead = placesAhead(settings) > 0 && !config.watch;
  return {
    settings,
    apiKey,
    dispatch: isAhead ? dispatchAddressOf(vitest) : undefined,
    results: resultsFolder(settings.root),
    sendsOutcomes,
    workers: config.maxWorkers,
  };
}

const apiOf = (open: () => Opened): PluginApi => ({
  caseFiles: () => open().files.absolute(),
  entriesOf(id) {
    const { settings, files } = open();
    const file = files.fileOf(id);
    return file === undefined ? undefined : caseEntries(files.read(file), file, settings);
  },
});

/** Undefined for what is no case file. */
function caseModule(
  id: string,
  { settings, files, knownTags }: Opened,
  names: { provided: string; service: string },
  environment: Parameters<typeof keepWholeName>[0],
): ReturnType<typeof wordModule> | undefined {
  const file = files.fileOf(id);
  if (file === undefined) return undefined;
  keepWholeName(environment, id);
  const entries = toPosix(entriesFile);
  return wordModule(files.read(file), { settings, file, knownTags, entries, ...names });
}

/** Nothing at all may be given; that is reported when the options are read. */
const nameOf = (options: { name?: string } | undefined): string =>
  `${PROVIDED_PREFIX}${options?.name ?? 'cases'}`;

const entriesFile = path.join(import.meta.dirname, 'vitestEntries.js');

const addresses = new WeakMap<Vitest, string>();

/** One for all plugins of a run. */
function dispatchAddressOf(vitest: Vitest): string {
  const known = addresses.get(vitest);
  if (known !== undefined) return known;
  const address = makeAddress();
  const text = addressText(address);
  addresses.set(vitest, text);
  // Vitest closes nothing where a signal ends it.
  process.once('exit', address.remove);
  vitest.onClose(() => {
    process.off('exit', address.remove);
    address.remove();
  });
  return text;
}
