/** The tests of Playwright that are there before its first configuration, as a project of it. */
import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { SUITE, type Suite } from './configuration/playwrightProject.js';
import type { Project } from './readProject.js';

export function findSuite({ folder, packages, configurations, workspace }: Project): Suite | undefined {
  if (!packages.has('@playwright/test')) return undefined;
  const isVitestThere = packages.has('vitest') || workspace !== undefined || hasVitest(configurations);
  if (!isVitestThere) return SUITE;
  return hasSpecs(folder) ? BESIDE_VITEST : undefined;
}

const hasVitest = ({ vitest }: Project['configurations']): boolean =>
  vitest?.file.startsWith('vitest') === true;

/** Both runners take the same names for tests, and Playwright fails where it meets one of Vitest's. */
const BESIDE_VITEST: Suite = {
  project: "{ testIgnore: '**/*.test.*' }",
  comment: "the tests that were here before, without Vitest's",
};

function hasSpecs(folder: string): boolean {
  const specs = globSync('**/*.spec.*', { cwd: folder, ignore: '**/node_modules/**', absolute: true });
  return specs.some((file) => readFileSync(file, 'utf8').includes('@playwright/test'));
}
