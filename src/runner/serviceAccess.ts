/** Which service the cases run on: a hosted one, by options or environment, or else the local one. */
import type { ClientOptions } from '../client/index.js';
import type { Pace } from './pollSession.js';

/** What a hosted service is reached by; each part may come from the environment instead. */
export interface ServiceAccess extends Pick<ClientOptions, 'endpoints' | 'requestTimeout'> {
  /** Environment: `CASEWRIGHT_BASE_URL`. */
  baseURL?: string | undefined;
  /** Environment: `CASEWRIGHT_API_KEY`. */
  apiKey?: string | undefined;
  /** Environment: `CASEWRIGHT_PROJECT_ID`. */
  projectId?: string | undefined;
}

export interface HostedService {
  client: ClientOptions;
  projectId: string;
}

/** The local service answers at once and costs nothing: look often. */
export const LOCAL_PACE: Pace = { fraction: 0.05, floor: 15, ceiling: 150 };
export const HOSTED_PACE: Pace = { fraction: 0.1, floor: 1_000, ceiling: 15_000 };

const VARIABLES = {
  baseURL: 'CASEWRIGHT_BASE_URL',
  apiKey: 'CASEWRIGHT_API_KEY',
  projectId: 'CASEWRIGHT_PROJECT_ID',
} as const;

/**
 * Undefined stands for the local service.
 * @throws Error that names what is missing, where only a part of a hosted service is given
 */
export function resolveService(
  given: ServiceAccess = {},
  env: NodeJS.ProcessEnv = {},
): HostedService | undefined {
  const part = (name: keyof typeof VARIABLES) => env[VARIABLES[name]] || given[name] || undefined;
  const [baseURL, apiKey, projectId] = [part('baseURL'), part('apiKey'), part('projectId')];
  if (!baseURL && !apiKey && !projectId) return undefined;
  if (baseURL !== undefined && apiKey !== undefined && projectId !== undefined) {
    if (!isAddress(baseURL)) {
      throw new Error(
        `service.baseURL is not an http(s) address: ${baseURL}. Write one such as https://service.example.`,
      );
    }
    const { endpoints, requestTimeout } = given;
    const rest = { ...(endpoints && { endpoints }), ...(requestTimeout !== undefined && { requestTimeout }) };
    return { client: { baseURL, apiKey, ...rest }, projectId };
  }
  const missing = Object.entries({ baseURL, apiKey, projectId }).filter(([, value]) => value === undefined);
  const names = missing.map(([name]) => `service.${name} (or ${VARIABLES[name as keyof typeof VARIABLES]})`);
  throw new Error(
    `A hosted service needs ${names.join(' and ')}. Set it, or leave \`service\` out to use the local one.`,
  );
}

const isAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);
