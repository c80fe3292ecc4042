import { defineConfig, type Options } from 'tsup';

const common: Options = {
  entry: {
    index: 'src/index.ts',
    client: 'src/client/index.ts',
    service: 'src/service/index.ts',
    playwright: 'src/playwright/index.ts',
  },
  target: 'node20',
  platform: 'node',
  removeNodeProtocol: false,
  // tsup's declaration build sets `baseUrl`, which TypeScript 6 deprecates.
  dts: { compilerOptions: { ignoreDeprecations: '6.0' } },
};

export default defineConfig([
  { ...common, format: 'esm', splitting: true, clean: true },
  // Unsplit: tsup splits CommonJS by a second compiler, whose helpers are missing where functions run in the page.
  // Packages that are ESM only must be imported by name: a default import is their whole namespace here.
  { ...common, format: 'cjs', splitting: false },
]);
