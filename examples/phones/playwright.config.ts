import { defineConfig } from '@playwright/test';
import { cases } from 'casewright/playwright';
import { onPhone } from './phones.ts';

export default defineConfig({
  reporter: [['list'], ['casewright/playwright/reporter']],
  globalSetup: './startAppium.ts',
  projects: [cases(onPhone)],
});
