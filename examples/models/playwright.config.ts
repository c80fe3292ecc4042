import { defineConfig } from '@playwright/test';
import { cases } from 'casewright/playwright';

const port = process.env.PORT ?? '4176';

export default defineConfig({
  reporter: [['list'], ['casewright/playwright/reporter']],
  use: { baseURL: `http://127.0.0.1:${port}` },
  webServer: {
    command: 'node ../../fixtures/shop/server.mjs',
    url: `http://127.0.0.1:${port}`,
    env: { PORT: port },
  },
  projects: [cases({ files: 'cases/**/*.{feature,md}', models: { haiku: true } })],
});
