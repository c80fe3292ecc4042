/** Which service the cases run on (a hosted one, by options or environment, or else the local one), and how often it may be asked. */
import { DEFAULT_PACE, ServiceClient, type ClientOptions, type Pace } from '../client/index.js';
import type { RunContext } from './CaseToRun.js';
import { readUuid } from '../cases/index.js';

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

/** It answers at once, but each look takes both processes milliseconds, which the cases beside it go without. */
const LOCAL_PACE: Pace = { fraction: 0.1, floor: 40, ceiling: 300 };

/** For one that says by itself when a look is worth it. */
export const WOKEN_PACE: Pace = { fraction: 0.5, floor: 500, ceiling: 2_000 };

const VARIABLES = {
  baseURL: 'CASEWRIGHT_BASE_URL',
  apiKey: 'CASEWRIGHT_API_KEY',
  projectId: 'CASEWRIGHT_PROJECT_ID',
} as const;

/**
 * Undefined stands for the local service, which is never what somebody gets who asked for another one.
 * @throws Error that names what is missing, where only a part of a hosted service is given
 */
export function resolveService(
  given: ServiceAccess | undefined,
  env: NodeJS.ProcessEnv,
): HostedService | undefined {
  const part = (name: Part) => env[VARIABLES[name]] || given?.[name] || undefined;
  const [baseURL, apiKey, projectId] = [part('baseURL'), part('apiKey'), part('projectId')];
  if (given === undefined && !baseURL && !apiKey && !projectId) return undefined;
  refuseUnknownParts(given ?? {});
  if (baseURL === undefined || apiKey === undefined || projectId === undefined) {
    throw missingParts({ baseURL, apiKey, projectId });
  }
  refuseOddParts(baseURL, projectId);
  const { endpoints, requestTimeout } = given ?? {};
  const rest = { ...(endpoints && { endpoints }), ...(requestTimeout !== undefined && { requestTimeout }) };
  return { client: { baseURL, apiKey, ...rest }, projectId };
}

type Part = keyof typeof VARIABLES;

const KNOWN_PARTS = [...Object.keys(VARIABLES), 'endpoints', 'requestTimeout'];

function refuseUnknownParts(given: ServiceAccess): void {
  const unknown = Object.keys(given).filter((name) => !KNOWN_PARTS.includes(name));
  if (unknown.length === 0) return;
  throw new Error(`\`service\` has no ${unknown.join(', ')}. Please use ${KNOWN_PARTS.join(', ')}.`);
}

function missingParts(parts: Record<Part, string | undefined>): Error {
  const missing = (Object.keys(VARIABLES) as Part[]).filter((name) => parts[name] === undefined);
  const names = missing.map((name) => `service.${name} (or ${VARIABLES[name]})`);
  return new Error(
    `A hosted service needs ${names.join(' and ')}. Set it, or leave \`service\` out to use the local one.`,
  );
}

function refuseOddParts(baseURL: string, projectId: string): void {
  if (!isAddress(baseURL)) {
    const mend = 'Write one such as https://service.example.';
    throw new Error(`service.baseURL is not an http(s) address: ${baseURL}. ${mend}`);
  }
  if (readUuid(projectId) !== projectId) {
    throw new Error(`service.projectId is not a UUID: ${projectId}. Copy the project's id from the service.`);
  }
}

const isAddress = (text: string) => /^https?:\/\//i.test(text) && URL.canParse(text);

/** How many requests a run may send in a second. The local service has no limit. */
export function withLimit(
  service: HostedService | undefined,
  maxRequestsPerSecond: number | undefined,
): HostedService | undefined {
  if (!service || maxRequestsPerSecond === undefined) return service;
  return { ...service, client: { ...service.client, maxRequestsPerSecond } };
}

/** For one of several processes that share the limit of a run: together they keep to it. */
export function shareOfLimit(service: HostedService, processes: number): HostedService {
  const { maxRequestsPerSecond } = service.client;
  return withLimit(service, maxRequestsPerSecond && maxRequestsPerSecond / processes) ?? service;
}

const clients = new Map<string, ServiceClient>();

/**
 * One for a service in a process, whatever the number of its entries: they share its limit and its connections. It need not be
 * closed: connections that nobody uses keep no process from ending.
 */
export function sharedClient(options: ClientOptions): ServiceClient {
  const { clock: _, ...plain } = options;
  const key = JSON.stringify(plain);
  const client = clients.get(key) ?? new ServiceClient(options);
  clients.set(key, client);
  return client;
}

export type Access = Pick<RunContext, 'client' | 'projectId' | 'apiKey' | 'pace'>;

/** @param processes share the limit of the run; Playwright's and Vitest's workers have a client each */
export const hostedAccess = (service: HostedService, processes: number): Access => ({
  client: sharedClient(shareOfLimit(service, processes).client),
  projectId: service.projectId,
  apiKey: service.client.apiKey,
  pace: DEFAULT_PACE,
});

/** Its service is on this machine, and nobody counts the requests to it. */
export const localAccess = (baseURL: string, apiKey: string, projectId: string): Access => ({
  client: sharedClient({ baseURL, apiKey }),
  ...{ projectId, apiKey, pace: LOCAL_PACE },
});
