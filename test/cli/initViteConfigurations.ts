/** Vite configurations as people write them, before and after. */
import type { Written } from './initPlaywrightConfigurations.js';

export const VITEST: Record<string, Written> = {
  'no plugins': {
    file: 'vitest.config.ts',
    before: `import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globals: true,
  },
});
`,
    after: `import { defineConfig } from 'vitest/config';
import { cases } from 'casewright/vitest';

export default defineConfig({
  test: {
    globals: true,
    reporters: ['default', 'casewright/vitest/reporter'],
  },
  plugins: [cases({ files: 'cases/**/*.{feature,md,txt}' })],
});
`,
  },
  'a function, and plugins in one line': {
    file: 'vite.config.ts',
    before: `/// <reference types="vitest" />
import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';

export default defineConfig(({ mode }) => ({
  plugins: [react()],
  define: { MODE: mode },
}));
`,
    after: `/// <reference types="vitest" />
import { defineConfig } from 'vite';
import react from '@vitejs/plugin-react';
import { cases } from 'casewright/vitest';

export default defineConfig(({ mode }) => ({
  plugins: [react(), cases({ files: 'cases/**/*.{feature,md,txt}' })],
  define: { MODE: mode },
  test: { reporters: ['default', 'casewright/vitest/reporter'] },
}));
`,
    inLine: true,
  },
  'a function with one return': {
    file: 'vitest.config.mjs',
    before: `import { loadEnv } from 'vite'

export default async ({ mode }) => {
  const env = loadEnv(mode, process.cwd())
  return {
    plugins: [
      { name: env.NAME },
    ],
  }
}
`,
    after: `import { loadEnv } from 'vite'
import { cases } from 'casewright/vitest'

export default async ({ mode }) => {
  const env = loadEnv(mode, process.cwd())
  return {
    plugins: [
      { name: env.NAME },
      cases({ files: 'cases/**/*.{feature,md,txt}' }),
    ],
    test: { reporters: ['default', 'casewright/vitest/reporter'] },
  }
}
`,
  },
  'one that is merged into another': {
    file: 'vitest.config.ts',
    inLine: true,
    others: { 'vite.config.ts': `export default { plugins: [a()], build: {} };` },
    before: `import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config';

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: { environment: 'node' },
  }),
);
`,
    after: `import { defineConfig, mergeConfig } from 'vitest/config';
import viteConfig from './vite.config';
import { cases } from 'casewright/vitest';

export default mergeConfig(
  viteConfig,
  defineConfig({
    test: { environment: 'node', reporters: ['default', 'casewright/vitest/reporter'] },
    plugins: [cases({ files: 'cases/**/*.{feature,md,txt}' })],
  }),
);
`,
  },
  'a variable that satisfies a type': {
    inLine: true,
    file: 'vitest.config.mts',
    before: `import type { ViteUserConfig } from 'vitest/config';
const config = {
  test: { include: ['src/**/*.test.ts'] },
} satisfies ViteUserConfig;
export default config;
`,
    after: `import type { ViteUserConfig } from 'vitest/config';
import { cases } from 'casewright/vitest';
const config = {
  test: { include: ['src/**/*.test.ts'], reporters: ['default', 'casewright/vitest/reporter'] },
  plugins: [cases({ files: 'cases/**/*.{feature,md,txt}' })],
} satisfies ViteUserConfig;
export default config;
`,
  },
  'CommonJS with defineConfig': {
    file: 'vitest.config.cjs',
    before: `const { defineConfig } = require('vitest/config');

module.exports = defineConfig({
  plugins: [
  ],
});
`,
    after: `const { defineConfig } = require('vitest/config');
const { cases } = require('casewright/vitest');

module.exports = defineConfig({
  plugins: [
    cases({ files: 'cases/**/*.{feature,md,txt}' }),
  ],
  test: { reporters: ['default', 'casewright/vitest/reporter'] },
});
`,
  },
  'its own folder as root': {
    file: 'vitest.config.ts',
    others: { 'vite.config.js': `export default defineConfig({ root: __dirname });` },
    before: `import { fileURLToPath } from 'node:url'
import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import viteConfig from './vite.config'

const tests = defineConfig({
  test: {
    environment: 'jsdom',
    root: fileURLToPath(new URL('./', import.meta.url)),
  },
})

export default mergeConfig(viteConfig, tests)
`,
    after: `import { fileURLToPath } from 'node:url'
import { mergeConfig } from 'vite'
import { defineConfig } from 'vitest/config'
import viteConfig from './vite.config'
import { cases } from 'casewright/vitest'

const tests = defineConfig({
  test: {
    environment: 'jsdom',
    root: fileURLToPath(new URL('./', import.meta.url)),
    reporters: ['default', 'casewright/vitest/reporter'],
  },
  plugins: [cases({ files: 'cases/**/*.{feature,md,txt}' })],
})

export default mergeConfig(viteConfig, tests)
`,
  },
  'an empty one': {
    file: 'vite.config.js',
    before: `import { defineConfig } from 'vite';\nexport default defineConfig({});\n`,
    after: `import { defineConfig } from 'vite';
import { cases } from 'casewright/vitest';
export default defineConfig({ plugins: [cases({ files: 'cases/**/*.{feature,md,txt}' })], test: { reporters: ['default', 'casewright/vitest/reporter'] } });
`,
    inLine: true,
  },
};
