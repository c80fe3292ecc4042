/** Options that the environment gives for one run; they beat those of plugin, file and scenario. */
import type { CaseOptions } from '../case.js';
import type { OptionMistake } from './caseOptions.js';
import { noOptions, readCaseOption } from './caseOptions.js';

const variables = {
  CASEWRIGHT_PLATFORM: 'platform',
  CASEWRIGHT_MODEL: 'model',
  CASEWRIGHT_START_URL: 'startUrl',
  CASEWRIGHT_TIMEOUT: 'timeout',
  CASEWRIGHT_USER_DEVICE_ID: 'userDeviceId',
  CASEWRIGHT_DEVICE: 'device',
  CASEWRIGHT_APP: 'app',
  CASEWRIGHT_EXECUTION_MODE: 'executionMode',
} as const;

/** The mistakes name the environment variable; an empty one counts as not set. */
export function caseOptionsFromEnvironment(env: Readonly<Record<string, string | undefined>>): {
  options: CaseOptions;
  mistakes: OptionMistake[];
} {
  const read = noOptions();
  const mistakes: OptionMistake[] = [];
  for (const [variable, name] of Object.entries(variables)) {
    const value = env[variable];
    if (value === undefined || value === '') continue;
    const message = readCaseOption({ name, value, called: `the environment variable ${variable}` }, read);
    if (message !== undefined) mistakes.push({ name: variable, message });
  }
  return { options: read.options, mistakes };
}
