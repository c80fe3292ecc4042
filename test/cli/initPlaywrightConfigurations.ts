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
  testDir: './e2e',
  projects: [
    { name: 'chromium', use: { ...devices['Desktop Chrome'] } },
    { name: 'webkit' }, // slow
    cases({ files: 'cases/**/*.{feature,md,txt}' }),

    /* Test against branded browsers. */
    // { name: 'Google Chrome' },
  ],
  reporter: [['list'], ['casewright/playwright/reporter']],
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
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  use: { trace: 'on' },
  projects: [
    {}, // the tests that were here before, with the settings of this file
    cases({ files: 'cases/**/*.{feature,md,txt}' }),
  ],
  reporter: [['list'], ['casewright/playwright/reporter']],
});
`,
  },
  'a typed variable, four spaces, no comma at its end': {
    file: 'playwright.config.ts',
    before: `import type { PlaywrightTestConfig } from '@playwright/test';

const config: PlaywrightTestConfig = {
    testDir: 'e2e',
    retries: 2
};

export default config;
`,
    after: `import type { PlaywrightTestConfig } from '@playwright/test';
import { cases } from 'casewright/playwright';

const config: PlaywrightTestConfig = {
    projects: [
        {}, // the tests that were here before, with the settings of this file
        cases({ files: 'cases/**/*.{feature,md,txt}' }),
    ],
    reporter: [['list'], ['casewright/playwright/reporter']],
    testDir: 'e2e',
    retries: 2
};

export default config;
`,
  },
  'CommonJS with a type in a comment': {
    file: 'playwright.config.js',
    before: `// @ts-check
const { devices } = require('@playwright/test');

/** @type {import('@playwright/test').PlaywrightTestConfig} */
const config = {
  projects: [
    { name: 'e2e', use: devices['Pixel 7'] },
  ],
};

module.exports = config;
`,
    after: `// @ts-check
const { devices } = require('@playwright/test');
const { cases } = require('casewright/playwright');

/** @type {import('@playwright/test').PlaywrightTestConfig} */
const config = {
  projects: [
    { name: 'e2e', use: devices['Pixel 7'] },
    cases({ files: 'cases/**/*.{feature,md,txt}' }),
  ],
  reporter: [['list'], ['casewright/playwright/reporter']],
};

module.exports = config;
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
  projects: [
    { name: 'e2e' },
    cases({ files: 'cases/**/*.{feature,md,txt}' }),
  ],
  reporter: [['list'], ['casewright/playwright/reporter']],
};
`,
  },
  'CommonJS that is strict, with defineConfig': {
    file: 'playwright.config.js',
    before: `'use strict';

module.exports = require('@playwright/test').defineConfig({ projects: [] });
`,
    after: `'use strict';
const { cases } = require('casewright/playwright');

module.exports = require('@playwright/test').defineConfig({ projects: [cases({ files: 'cases/**/*.{feature,md,txt}' })], reporter: [['list'], ['casewright/playwright/reporter']] });
`,
    inLine: true,
  },
  'all in one line': {
    file: 'playwright.config.ts',
    before: `export default { testDir: 'e2e' };\n`,
    after: `import { cases } from 'casewright/playwright';

export default { testDir: 'e2e', projects: [{}, cases({ files: 'cases/**/*.{feature,md,txt}' })], reporter: [['list'], ['casewright/playwright/reporter']] };
`,
    inLine: true,
  },
  'spread properties before its own projects': {
    file: 'playwright.config.ts',
    before: `import { defineConfig } from '@playwright/test';
import base from './base';
export default defineConfig({
  ...base,
  reporter: [
    ['html'],
  ],
  projects: [
    ...(process.env.CI ? [{ name: 'ci' }] : []),
  ],
} as const);
`,
    after: `import { defineConfig } from '@playwright/test';
import base from './base';
import { cases } from 'casewright/playwright';
export default defineConfig({
  ...base,
  reporter: [
    ['html'],
    ['casewright/playwright/reporter'],
  ],
  projects: [
    ...(process.env.CI ? [{ name: 'ci' }] : []),
    cases({ files: 'cases/**/*.{feature,md,txt}' }),
  ],
} as const);
`,
  },
  'a name that is taken, and a cast in angle brackets': {
    file: 'playwright.config.ts',
    before: `import { cases } from './cases';

export default <PlaywrightTestConfig>{
  projects: [
    { name: 'e2e', testMatch: cases },
  ],
};
`,
    after: `import { cases } from './cases';
import { cases as caseFiles } from 'casewright/playwright';

export default <PlaywrightTestConfig>{
  projects: [
    { name: 'e2e', testMatch: cases },
    caseFiles({ files: 'cases/**/*.{feature,md,txt}' }),
  ],
  reporter: [['list'], ['casewright/playwright/reporter']],
};
`,
  },
};
