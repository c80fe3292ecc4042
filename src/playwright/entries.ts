/** What the modules of case files import: the `test` they call, and the bodies of its entries. */
import path from 'node:path';
import { test as playwrightTest, type TestType } from '@playwright/test';
import type { Case, Mistake } from '../cases/index.js';
import { brokenFileError } from './entryError.js';
import { extendTest, type CasesTest } from './extendTest.js';
import { settingsOf } from './registry.js';
import { runHostedEntry, runLocalEntry, type Entry } from './runEntry.js';

interface Entries {
  test: CasesTest;
  /** The body of a case's entry. */
  run(one: Case): Parameters<CasesTest>[2];
  /** The body of an entry whose file has mistakes. */
  fail(mistakes: readonly Mistake[]): () => never;
}

/**
 * @internal For the modules that `cases()` writes; no part of the public interface.
 * @param base a user's own `test`, from `importTestFrom`
 */
export function entries(
  { project, file }: { project: string; file: string },
  base: TestType<never, never> = playwrightTest as unknown as TestType<never, never>,
): Entries {
  const settings = settingsOf(project);
  const entry = (one: Case): Entry => ({ settings, file, case: one });
  return {
    // Nothing of ours may look for a browser where the sessions run elsewhere.
    test: settings.service ? base : extendTest(base),
    run: (one) =>
      settings.service
        ? ({ baseURL }, testInfo) => runHostedEntry(entry(one), { baseURL }, testInfo)
        : ({ baseURL, page, casewrightService }, testInfo) =>
            runLocalEntry(entry(one), { baseURL, page, local: casewrightService }, testInfo),
    fail: (mistakes) => () => {
      throw brokenFileError(mistakes, { file, path: path.join(settings.root, file) });
    },
  };
}
