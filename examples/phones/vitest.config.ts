import { defineConfig } from 'vitest/config';
import { cases } from 'casewright/vitest';
import { onPhone } from './phones.ts';

export default defineConfig({
  plugins: [cases(onPhone)],
  test: {
    reporters: ['default', ['casewright/vitest/reporter', { outputDir: 'casewright-report/vitest' }]],
    globalSetup: ['startAppium.ts'],
  },
});
