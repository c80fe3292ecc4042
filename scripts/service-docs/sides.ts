/** What the two sides of the wire have of each endpoint, found out from themselves. */
import { randomBytes } from 'node:crypto';
import { ServiceClient } from '../../src/client/index.js';
import type { EndpointName } from '../../src/contract/index.js';
import { endpointPaths } from '../../src/client/transport/Transport.js';
import { openResources } from '../../src/service/openResources.js';
import { Sealer } from '../../src/service/Sealer.js';
import { LocalRuns } from '../../src/service/plans/LocalRuns.js';
import { Sessions } from '../../src/service/sessions/Sessions.js';
import { storeDatabase, storeFiles } from '../../src/service/store/storeDatabase.js';
import { memoryStore } from '../../src/service/store/Store.js';

/** The pictures of the endpoint are what the client's method is named after. */
const OTHER_NAMES: Partial<Record<EndpointName, string>> = { getScreenshot: 'getPicture' };

/** The client's method for an endpoint, if it has one. */
export function methodsOfClient(): (name: EndpointName) => string | undefined {
  const client = new ServiceClient({ baseURL: 'http://127.0.0.1', apiKey: 'none' });
  const methods = new Set(Object.keys(client));
  return (name) => [OTHER_NAMES[name] ?? name].find((method) => methods.has(method));
}

/** The endpoints that the local service has a handler for. */
export async function servedEndpoints(): Promise<ReadonlySet<string>> {
  const store = memoryStore();
  const around = {
    database: await storeDatabase(store),
    pictures: storeFiles(store),
    sealer: new Sealer(randomBytes(32)),
    now: () => new Date(),
    onFault(fault: unknown) {
      throw fault;
    },
  };
  const resources = await openResources({
    ...around,
    options: {},
    sweep: undefined,
    binaries: storeFiles(store),
    baseURL: () => '',
    carriers: {
      sessions: (dispatch) => Sessions.load({ ...around, queueLimit: 0, dispatch, evidence: store }),
      conductor: (context) => LocalRuns.load(context),
    },
  });
  await resources.close();
  await store.close();
  return new Set(Object.keys(resources.handlers));
}

/** Whether `service.endpoints` may give it another path. */
export function isOverridable(name: EndpointName, path: string): boolean {
  try {
    endpointPaths({ [name]: path });
    return true;
  } catch (error) {
    if (error instanceof TypeError) return false;
    throw error;
  }
}
