/** A service for a team in one process: API processes and workers on a PostgreSQL of the test's own. */
import { vi } from 'vitest';
import type { DeviceBackEnd } from '../../../src/service/devices.js';
import { startWorker, type RunningWorker, type WorkerOptions } from '../../../src/service/team/index.js';
import type { ServiceOptions } from '../../../src/service/startService.js';
import { ALL_WITH_KEYS } from '../../support/modelKeys.js';
import { ContractService } from '../contract/contractService.js';

export interface TeamPlace {
  database: string;
  storage: string;
}

export function startApi(place: TeamPlace, options: ServiceOptions = {}): Promise<ContractService> {
  return ContractService.start({ ...place, apiKey: 'the key of the team', ...options });
}

export function startTestWorker(
  place: TeamPlace,
  deviceBackEnd: DeviceBackEnd,
  options: Partial<WorkerOptions> = {},
): Promise<RunningWorker> {
  return startWorker({ ...place, deviceBackEnd, models: ALL_WITH_KEYS, stepTimeout: 10_000, ...options });
}

export const until = (isSo: () => boolean | Promise<boolean>) =>
  vi.waitUntil(isSo, { timeout: 20_000, interval: 20 });
