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
  plugins: [cases({ files: 'cases/**/*.{feature,md,txt}' })],
  test: {
    reporters: ['default', 'casewright/vitest/reporter'],
    globals: true,
  },
});
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
  test: { reporters: ['default', 'casewright/vitest/reporter'] },
  plugins: [
    cases({ files: 'cases/**/*.{feature,md,txt}' }),
  ],
});
`,
  },
  'an empty one': {
    file: 'vite.config.js',
    before: `import { defineConfig } from 'vite';\nexport default defineConfig({});\n`,
    after: `import { defineConfig } from 'vite';
import { cases } from 'casewright/vitest';
export default defineConfig({ plugins: [cases({ files: 'cases/**/*.{feature,md,txt}' })], test: { reporters: ['default', 'casewright/vitest/reporter'] },});
`,
    inLine: true,
  },
};
