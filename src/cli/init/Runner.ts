/** What is to be known of each runner, as data. */
import { devDependencies } from '../../../package.json';

export type RunnerName = 'playwright' | 'vitest';

export interface Runner {
  name: RunnerName;
  title: string;
  /** Of npm, with the range of versions for a project that lacks it. */
  packages: Readonly<Record<string, string>>;
  /** The package by which a project is known to use it. */
  mark: string;
  /** Where its configuration may be, the first that is there counts. */
  configurations: readonly string[];
  /** Runs the suite. */
  command: string;
  /** Runs the suite, in the scripts of package.json. */
  script: string;
  /** What its runs write. */
  writes: readonly string[];
}

const ENDINGS = ['ts', 'js', 'mts', 'mjs', 'cts', 'cjs'];
const named = (stem: string) => ENDINGS.map((ending) => `${stem}.${ending}`);

const playwrightTest = { '@playwright/test': testedWith(devDependencies['@playwright/test']) };

export const RUNNERS: Record<RunnerName, Runner> = {
  playwright: {
    name: 'playwright',
    title: 'Playwright',
    packages: playwrightTest,
    mark: '@playwright/test',
    configurations: named('playwright.config'),
    command: 'npx playwright test',
    script: 'playwright test',
    writes: ['test-results/', 'playwright-report/'],
  },
  vitest: {
    name: 'vitest',
    title: 'Vitest',
    // There, too, Playwright's browser carries out the cases.
    packages: { ...playwrightTest, vitest: testedWith(devDependencies.vitest) },
    mark: 'vitest',
    configurations: [...named('vitest.config'), ...named('vite.config')],
    command: 'npx vitest run',
    script: 'vitest run',
    writes: ['.vitest-attachments/'],
  },
};

/** From that version on. */
function testedWith(range: string): string {
  return `^${range.replace(/^[^\d]+/, '')}`;
}
