/** One client for a service in a process, whatever the number of its entries: they share its limit and its connections. */
import { ServiceClient, type ClientOptions } from '../../client/index.js';

const clients = new Map<string, ServiceClient>();

/** It need not be closed: connections that nobody uses keep no process from ending. */
export function sharedClient(options: ClientOptions): ServiceClient {
  const { clock: _, ...plain } = options;
  const key = JSON.stringify(plain);
  const client = clients.get(key) ?? new ServiceClient(options);
  clients.set(key, client);
  return client;
}
