/** Playwright configurations as people write them, before and after. */

export interface Written {
  file: string;
  /** What stands beside it. */
  others?: Record<string, string>;
  before: string;
  after: string;
  /** What is added stands in a line that is there. */
  inLine?: true;
}

export const PLAYWRIGHT: Record<string, Written> = {
  'projects in TypeScript': {
    file: 'playwright.config.ts',
    before: `import { defineConfig, devices } from '@playwright/test';
import path from 'node:path'; // for the paths

export default defineConfig({
  testDir: './e2e',
  projects: [
    { name: 'chromium', use: { ...devices['Desktop Chrome'] } },
    { name: 'webkit' }, // slow

    /* Test against branded browsers. */
    // { name: 'Google Chrome' },
  ],
});
`,
    after: `import { defineConfig, devices } from '@playwright/test';
import path from 'node:path'; // for the paths
import { cases } from 'casewright/playwright';

export default defineConfig({
  reporter: [['list'], ['casewright/playwright/reporter']],
  testDir: './e2e',
  projects: [
    cases({ files: 'cases/**/*.{feature,md,txt}' }),
    { name: 'chromium', use: { ...devices['Desktop Chrome'] } },
    { name: 'webkit' }, // slow

    /* Test against branded browsers. */
    // { name: 'Google Chrome' },
  ],
});
`,
  },
  'projects without a comma at their end, tabs, double quotes, no semicolons': {
    file: 'playwright.config.mts',
    before: `import { defineConfig } from "@playwright/test"

export default defineConfig({
	projects: [
		// all of them
		{
			name: "a"
		}
	]
})
`,
    after: `import { defineConfig } from "@playwright/test"
import { cases } from "casewright/playwright"

export default defineConfig({
	reporter: [["list"], ["casewright/playwright/reporter"]],
	projects: [
		cases({ files: "cases/**/*.{feature,md,txt}" }),
		// all of them
		{
			name: "a"
		}
	]
})
`,
  },
  'no projects: the suite becomes the nameless one': {
    file: 'playwright.config.ts',
    before: `import { defineConfig } from '@playwright/test';

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  use: { trace: 'on' },
});
`,
    after: `import { defineConfig } from '@playwright/test';
import { cases } from 'casewright/playwright';

export default defineConfig({
  projects: [
    {}, // the tests that were here before, with the settings of this file
    cases({ files: 'cases/**/*.{feature,md,txt}' }),
  ],
  reporter: [['list'], ['casewright/playwright/reporter']],
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  use: { trace: 'on' },
});
`,
  },
  'CommonJS that requires nothing': {
    file: 'playwright.config.cjs',
    before: `// @ts-check
/** @type {import('@playwright/test').PlaywrightTestConfig} */
module.exports = {
  projects: [
    { name: 'e2e' },
  ],
};
`,
    after: `// @ts-check
const { cases } = require('casewright/playwright');

/** @type {import('@playwright/test').PlaywrightTestConfig} */
module.exports = {
  reporter: [['list'], ['casewright/playwright/reporter']],
  projects: [
    cases({ files: 'cases/**/*.{feature,md,txt}' }),
    { name: 'e2e' },
  ],
};
`,
  },
  'all in one line': {
    file: 'playwright.config.ts',
    before: `export default { testDir: 'e2e' };\n`,
    after: `import { cases } from 'casewright/playwright';

export default { projects: [{}, cases({ files: 'cases/**/*.{feature,md,txt}' })], reporter: [['list'], ['casewright/playwright/reporter']], testDir: 'e2e' };
`,
    inLine: true,
  },
};
