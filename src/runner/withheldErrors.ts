/**
 * The texts of errors that the suite around the cases has thrown. Anything may stand in them, secrets too. A run knows its
 * secrets, and hides them; who merges reports of other runs may not.
 */
import { stripVTControlCharacters } from 'node:util';
import type { Settings } from './entries/settings.js';
import { secretsWithValue } from './secrets.js';

export type TellError = (text: string) => string;

/** The names of what must not be shown, and has a value. */
export function namesOfHidden({ secrets, service }: Pick<Settings, 'secrets' | 'service'>): string[] {
  return [...Object.keys(secretsWithValue(secrets)), ...(service ? [SERVICE_KEY] : [])];
}

const SERVICE_KEY = 'API key of the service';

/**
 * @param unknown the names of what must not be shown, and has no value in this process
 * @param command how the runner merges reports with a configuration
 */
export function tellErrors(
  unknown: readonly string[],
  command: string,
): { tell: TellError; faults: string[] } {
  // Runners colour their messages, in files, too.
  if (unknown.length === 0) return { tell: stripVTControlCharacters, faults: [] };
  const names = unknown.map((name) => `"${name}"`).join(', ');
  const fault =
    `What hooks, fixtures and other tests say of their errors is left out: it may hold the secrets ${names}, which are ` +
    'not known here. Please merge with the configuration that calls cases(), and with the environment of the runs: ' +
    `${command} …`;
  return { tell: () => WITHHELD, faults: [fault] };
}

const WITHHELD = '(left out, because it may hold a secret)';
