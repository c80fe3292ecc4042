/** `cases({...})`: a Vite plugin that makes the cases of case files tests of Vitest. */
import path from 'node:path';
import type { Plugin } from 'vitest/config';
import type { TestProject } from 'vitest/node';
import { CaseFiles } from './CaseFiles.js';
import { toPosix } from './caseGlobs.js';
import { entriesFile } from './entriesFile.js';
import { declareTags } from './declareTags.js';
import { followEdits } from './followEdits.js';
import { LocalService } from './LocalService.js';
import type { Provided } from './provided.js';
import { resultsFolder } from './resultsFolder.js';
import { pluginSettings, type CasesOptions, type PluginSettings } from './settings.js';
import { testOptions } from './testOptions.js';
import { wordModule } from './wordModule.js';

/** What is known once Vite has told the plugin its root. */
interface Opened {
  settings: PluginSettings;
  files: CaseFiles;
  /** The tags that Vitest was told of. */
  knownTags: Set<string>;
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
  const service = new LocalService();
  let opened: Opened | undefined;
  const open = (): Opened => {
    if (opened) return opened;
    throw new Error(`The plugin ${name} was asked for something before it had seen its configuration.`);
  };
  return {
    name,
    enforce: 'pre',
    // The same configuration may serve an application, which has no use for this.
    apply: () => process.env['VITEST'] !== undefined,
    config({ root, test = {} }) {
      const testRoot = path.resolve(test.root ?? root ?? '.');
      const settings = pluginSettings(options, testRoot, process.env);
      const files = new CaseFiles(settings);
      const tags = tagsOf(settings, files);
      opened = { settings, files, knownTags: new Set(tags) };
      return { test: testOptions(settings, { test, testRoot, tags }) };
    },
    configResolved: ({ plugins }) => refuseNamesakes(plugins, name),
    resolveId: (source) => (source === serviceModule ? `\0${source}` : undefined),
    async load(id) {
      const { settings } = open();
      if (id !== `\0${serviceModule}`)
        return caseModule(id, open(), { provided: name, service: serviceModule });
      return `export default ${JSON.stringify(await service.find(settings.concurrency))};`;
    },
    configureVitest(context) {
      const { project, vitest } = context;
      const { settings, files, knownTags } = open();
      refuseBrowserMode(project);
      const provided: Provided = { settings, apiKey: service.apiKey, results: resultsFolder(settings.root) };
      project.provide(name as never, provided as never);
      vitest.onClose(() => service.close());
      // Vitest forgets those of a project that is written within another configuration.
      declareTags(knownTags, [project.config]);
      followEdits(context, { files, root: settings.root, knownTags });
      neverCache(context, (id) => id === `\0${serviceModule}` || files.fileOf(id) !== undefined);
    },
  };
}

/** Undefined for what is no case file. */
function caseModule(
  id: string,
  { settings, files, knownTags }: Opened,
  names: { provided: string; service: string },
): ReturnType<typeof wordModule> | undefined {
  const file = files.fileOf(id);
  if (file === undefined) return undefined;
  const entries = toPosix(entriesFile);
  return wordModule(files.read(file), { settings, file, knownTags, entries, ...names });
}

/** What Vitest would keep from run to run names a service that is gone by then. Before 4.0 it keeps nothing. */
function neverCache(context: CacheContext, isOurs: (id: string) => boolean): void {
  // Vitest 5 warns of the name that 4 has.
  const define = context.defineCacheKeyGenerator ?? context.experimental_defineCacheKeyGenerator;
  define?.(({ id }) => (isOurs(id) ? false : undefined));
}

type DefineKey = VitestContext['experimental_defineCacheKeyGenerator'];
type CacheContext = Partial<
  Record<'defineCacheKeyGenerator' | 'experimental_defineCacheKeyGenerator', DefineKey>
>;

type Hook = Extract<NonNullable<Plugin['configureVitest']>, (...given: never[]) => unknown>;
type VitestContext = Parameters<Hook>[0];

/** @throws Error where no file matches: a slip in a glob must not look like a suite that passes */
function tagsOf(settings: PluginSettings, files: CaseFiles): string[] {
  const found = files.find();
  if (found.length > 0) return [...new Set(found.flatMap((file) => files.tagsOf(file)))];
  throw new Error(
    `Failed to find the case files of the plugin "${settings.name}": no .feature, .md or .txt file below ` +
      `${settings.root} matches ${JSON.stringify(settings.files)}. Please correct \`files\` in cases({ … }).`,
  );
}

/** Nothing at all may be given; that is told when the options are read. */
const nameOf = (options: { name?: string } | undefined): string => `casewright:${options?.name ?? 'cases'}`;

function refuseNamesakes(plugins: readonly { name: string }[], name: string): void {
  if (plugins.filter((plugin) => plugin.name === name).length === 1) return;
  throw new Error(`Two plugins are named "${name}". Give each its own name: cases({ name: '…', … }).`);
}

function refuseBrowserMode({ config, name }: TestProject): void {
  if (!config.browser.enabled) return;
  throw new Error(
    `The project "${name}" runs its tests in Vitest's browser mode, where cases can't run: they open a browser of ` +
      'their own. Give cases({ … }) to a project without `test.browser`.',
  );
}
