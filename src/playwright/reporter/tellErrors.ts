/**
 * The texts of errors that the suite around the cases has thrown. Anything may stand in them, secrets too. A run knows its
 * secrets, and hides them; who merges reports of other runs may not.
 */
import { stripVTControlCharacters } from 'node:util';
import type { TestCase } from '@playwright/test/reporter';
import { secretsAround } from '../entryAnnotation.js';
import { allSettings } from '../registry.js';

export type TellError = (text: string) => string;

/** The names of the secrets that cases were run with, and that have no value here. */
export function unknownSecrets(tests: readonly TestCase[]): string[] {
  const declared = new Map(allSettings().map(({ name, secrets }) => [name, secrets]));
  const unknown = tests.flatMap((test) => {
    const known = declared.get(test.parent.project()?.name ?? '') ?? {};
    return secretsAround(test).filter((secret) => !known[secret]);
  });
  return [...new Set(unknown)];
}

export function tellErrors(unknown: readonly string[]): { tell: TellError; faults: string[] } {
  // Playwright colours its messages, in files, too.
  if (unknown.length === 0) return { tell: stripVTControlCharacters, faults: [] };
  const names = unknown.map((name) => `"${name}"`).join(', ');
  const fault =
    `What hooks, fixtures and other tests say of their errors is left out: it may hold the secrets ${names}, which are ` +
    'not known here. Please merge with the configuration that calls cases(), and with the environment of the runs: ' +
    'npx playwright merge-reports --config=playwright.config.ts …';
  return { tell: () => WITHHELD, faults: [fault] };
}

const WITHHELD = '(left out, because it may hold a secret)';
