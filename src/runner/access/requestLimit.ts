/** How many requests a run may send to a hosted service in a second. */
import { shownValue } from '../../cases/index.js';
import type { HostedService } from './serviceAccess.js';

const VARIABLE = 'CASEWRIGHT_MAX_REQUESTS_PER_SECOND';

/** The environment's comes before what is given. */
export function requestLimit(
  given: unknown,
  env: NodeJS.ProcessEnv,
): { value: number | undefined; faults: string[] } {
  const text = env[VARIABLE] || undefined;
  const fromEnvironment = text === undefined ? undefined : Number(text);
  const faults = [...faultsOf('`maxRequestsPerSecond`', given), ...faultsOf(VARIABLE, fromEnvironment, text)];
  return { value: fromEnvironment ?? (given as number | undefined), faults };
}

const faultsOf = (option: string, given: unknown, written = given): string[] =>
  given === undefined || (typeof given === 'number' && given > 0 && given < Infinity)
    ? []
    : [`${option} is no number of requests, but ${shownValue(written)}. Write a number above 0, such as 20.`];

/** The local service has none. */
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
