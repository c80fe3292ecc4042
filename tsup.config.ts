import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';
import { lookerDefine } from './scripts/lookerScript.mjs';
import { reportSchema } from './scripts/report-schema/reportSchema.js';
import { openApi } from './src/contract/index.js';

const entry = {
  index: 'src/index.ts',
  client: 'src/client/index.ts',
  service: 'src/service/index.ts',
  playwright: 'src/playwright/cases.ts',
  playwrightReporter: 'src/playwright/reporter/CasewrightReporter.ts',
  vitest: 'src/vitest/cases.ts',
  vitestReporter: 'src/vitest/reporter/CasewrightReporter.ts',
};

const common: Options = {
  entry,
  target: 'node20',
  platform: 'node',
  format: 'esm',
  removeNodeProtocol: false,
  define: lookerDefine(import.meta.dirname),
};

const asJson = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

const { playwright, ...others } = entry;

/**
 * What the bindings load once it is needed. Each is a file of its own, found by its name, and shares nothing: a chunk that is
 * shared has what others need, too, and every worker would load the readers of case files.
 */
const later = {
  playwrightModules: 'src/playwright/playwrightModules.ts',
  playwrightBodies: 'src/playwright/playwrightBodies.ts',
  playwrightLocal: 'src/playwright/playwrightLocal.ts',
  vitestBodies: 'src/vitest/vitestBodies.ts',
  // It reads case files, and only where something is recorded.
  'recordings/recordCase': 'src/runner/recordings/recordCase.ts',
};
const laterFiles = Object.keys(later).map((name) => `./${name}.js`);

/** Where `tsconfig.declarations.json` puts them. */
const emitted = '.casewright/declarations';

/**
 * Bundled from what TypeScript has emitted in one go, unchecked: tsup itself would have each file checked and emitted by
 * itself, which takes five times as long. `npm run check` looks at the types.
 */
function declarations(): Options {
  process.once('exit', () => rmSync(emitted, { recursive: true, force: true }));
  // TypeScript 7, in a third of the time of version 6, which the bundler needs.
  const tsc = 'node_modules/typescript-native/bin/tsc';
  execFileSync(process.execPath, [tsc, '-p', 'tsconfig.declarations.json'], { stdio: 'inherit' });
  const emittedAs = (file: string) => file.replace(/^src(.*)\.ts$/, `${emitted}$1.d.ts`);
  return {
    ...common,
    entry: Object.fromEntries(Object.entries(entry).map(([name, file]) => [name, emittedAs(file)])),
    // tsup's declaration build sets `baseUrl`, which TypeScript 6 deprecates.
    dts: { only: true, compilerOptions: { ignoreDeprecations: '6.0' } },
  };
}

export default defineConfig([
  {
    ...common,
    entry: { ...others, cli: 'src/cli/main.ts' },
    splitting: true,
    clean: true,
    // Here, because this configuration is the one that empties the folder first.
    async onSuccess() {
      await writeFile('dist/openapi.json', asJson(openApi()));
      await writeFile('dist/report.schema.json', asJson(reportSchema()));
    },
  },
  ...Object.entries(later).map(([name, file]) => ({
    ...{ ...common, entry: { [name]: file }, splitting: true },
    external: ['./recordings/recordCase.js'],
  })),
  // Alone, so that listing cases loads one small file.
  {
    ...{ ...common, entry: { vitestEntries: 'src/vitest/entries.ts' }, splitting: false },
    external: laterFiles,
  },
  {
    ...{ ...common, entry: { playwright }, splitting: false },
    external: laterFiles,
  },
  // The HTML report's script and style, which the report takes in whole.
  {
    entry: { reportPage: 'src/report/html/page/main.tsx' },
    ...{ format: 'iife', platform: 'browser', target: 'es2022', minify: true },
    noExternal: [/.*/],
    outExtension: () => ({ js: '.js' }),
  },
  ...(process.argv.includes('--no-dts') ? [] : [declarations()]),
]);
