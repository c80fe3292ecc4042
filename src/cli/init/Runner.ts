/** What is to be known of each runner, as data. */
import { devDependencies } from '../../../package.json';

export type RunnerName = 'playwright' | 'vitest';

export interface Runner {
  name: RunnerName;
  /** Of npm, with the range of versions for a project that lacks it. */
  packages: Readonly<Record<string, string>>;
  /** Where its configuration may be; the first that is there counts, as it does for the runner. */
  configurations: readonly string[];
  /** Runs the suite. */
  program: readonly string[];
  /** What its runs write. */
  writes: readonly string[];
}

const named = (stem: string, endings: readonly string[]) => endings.map((ending) => `${stem}.${ending}`);
const VITEST_ENDINGS = ['ts', 'mts', 'cts', 'js', 'mjs', 'cjs'];

const playwrightTest = { '@playwright/test': testedWith(devDependencies['@playwright/test']) };

export const RUNNERS: Record<RunnerName, Runner> = {
  playwright: {
    name: 'playwright',
    packages: playwrightTest,
    configurations: named('playwright.config', ['ts', 'js', 'mts', 'mjs', 'cts', 'cjs']),
    program: ['playwright', 'test'],
    writes: ['test-results/', 'playwright-report/'],
  },
  vitest: {
    name: 'vitest',
    // There, too, Playwright's browser carries out the cases.
    packages: { ...playwrightTest, vitest: testedWith(devDependencies.vitest) },
    configurations: [...named('vitest.config', VITEST_ENDINGS), ...named('vite.config', VITEST_ENDINGS)],
    program: ['vitest', 'run'],
    writes: ['.vitest-attachments/'],
  },
};

/** From that version on. */
function testedWith(range: string): string {
  return `^${range.replace(/^[^\d]+/, '')}`;
}
