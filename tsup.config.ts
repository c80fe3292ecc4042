import { writeFile } from 'node:fs/promises';
import { defineConfig, type Options } from 'tsup';
import { openApi } from './src/contract/index.js';

const entry = {
  index: 'src/index.ts',
  client: 'src/client/index.ts',
  service: 'src/service/index.ts',
  playwright: 'src/playwright/index.ts',
  vitest: 'src/vitest/index.ts',
};

const common: Options = {
  entry,
  target: 'node20',
  platform: 'node',
  removeNodeProtocol: false,
};

export default defineConfig([
  {
    ...common,
    entry: { ...entry, cli: 'src/cli/main.ts' },
    format: 'esm',
    splitting: true,
    clean: true,
    // Here, because this configuration is the one that empties the folder first.
    onSuccess: () => writeFile('dist/openapi.json', `${JSON.stringify(openApi(), null, 2)}\n`),
  },
  // Alone, so that Vitest's workers don't load the readers of case files.
  { ...common, entry: { vitestEntries: 'src/vitest/entries.ts' }, format: 'esm', splitting: false },
  // Unsplit: tsup splits CommonJS by a second compiler, whose helpers are missing where functions run in the page.
  // Packages that are ESM only must be imported by name: a default import is their whole namespace here.
  { ...common, format: 'cjs', splitting: false },
  // Both kinds of declarations from one reading of the types, which is most of the build's time.
  {
    ...common,
    format: ['esm', 'cjs'],
    // tsup's declaration build sets `baseUrl`, which TypeScript 6 deprecates.
    dts: { only: true, compilerOptions: { ignoreDeprecations: '6.0' } },
  },
]);
