import { defineConfig } from 'vitest/config';
import { cases } from 'casewright/vitest';

// The shop reads it, too.
process.env.PORT ??= '4174';

export default defineConfig({
  plugins: [
    cases({
      // A suite of your own would have its cases in a folder beside this file.
      files: '../playwright/cases/**/*.{feature,md,txt}',
      startUrl: `http://127.0.0.1:${process.env.PORT}`,
    }),
  ],
  test: {
    reporters: ['default', 'casewright/vitest/reporter'],
    // Tests that you have already run beside the cases.
    include: ['unit/**/*.test.ts'],
    globalSetup: ['startShop.ts'],
  },
});
