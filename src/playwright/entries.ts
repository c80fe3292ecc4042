/** What the modules of case files import: the `test` they call, and the bodies of its entries. */
import path from 'node:path';
import { test as playwrightTest, type TestType } from '@playwright/test';
import type { Case, Mistake, PlannedCase } from '../cases/index.js';
import { brokenFileError, type Entry } from '../runner/index.js';
import { extendTest, type CasesTest } from './extendTest.js';
import { settingsOf } from './registry.js';
import { settled, settleUnusable } from './settle.js';
import { runHostedEntry, runLocalEntry, runLocalPlan } from './runEntry.js';

type EntryBody = Parameters<CasesTest>[2];

interface Entries {
  test: CasesTest;
  /**
   * The body of a case's entry.
   * @param planned the cases of the plan that the file lists
   */
  run(one: Case, planned?: readonly PlannedCase[]): EntryBody;
  /** The body of an entry whose file has mistakes. */
  fail(mistakes: readonly Mistake[]): EntryBody;
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
  return {
    // Nothing of ours may look for a browser where the sessions run elsewhere.
    test: settings.service ? base : extendTest(base),
    run: (one, planned) => bodyOf({ settings, file, case: one, planned }),
    // Playwright reads from the empty pattern that no fixture is needed.
    fail:
      (mistakes) =>
      ({}, testInfo) =>
        settleUnusable(
          brokenFileError(mistakes, { file, path: path.join(settings.root, file) }),
          settings,
          testInfo,
        ),
  };
}

/** Playwright reads from a body's pattern which fixtures it needs, so each kind of entry has a body of its own. */
function bodyOf(entry: Entry): EntryBody {
  if (entry.settings.service) {
    return ({ baseURL }, testInfo) =>
      settled(() => runHostedEntry(entry, { baseURL }, testInfo), entry.settings, testInfo);
  }
  if (entry.case.plan) {
    return ({ baseURL, browser, casewrightService: local }, testInfo) =>
      settled(() => runLocalPlan(entry, { baseURL, browser, local }, testInfo), entry.settings, testInfo);
  }
  return ({ baseURL, page, casewrightService: local }, testInfo) =>
    settled(() => runLocalEntry(entry, { baseURL, page, local }, testInfo), entry.settings, testInfo);
}
