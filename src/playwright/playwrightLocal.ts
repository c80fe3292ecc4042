/** The local service of a worker, and the client that its entries reach it by. */
import { ServiceClient } from '../client/index.js';
import { startService } from '../service/startService.js';
import type { WorkerService } from './extendTest.js';

export async function startLocal(): Promise<WorkerService> {
  const service = await startService({ capture: 'events' });
  return { service, client: new ServiceClient(service) };
}
