/** The device catalogue's endpoint. */
import type { Handlers } from '../http/handlers.js';
import type { DeviceCatalogue } from './DeviceCatalogue.js';

export function deviceHandlers(catalogue: DeviceCatalogue): Pick<Handlers, 'listDevices'> {
  return { listDevices: async ({ query }) => ({ items: await catalogue.list(query.platform) }) };
}
