/** What resources share, over a store. */
import type { RecordContext } from '../../src/service/Records.js';
import { Sealer } from '../../src/service/Sealer.js';
import { storeDatabase, storeFiles } from '../../src/service/store/storeDatabase.js';
import { memoryStore, type Store } from '../../src/service/store/Store.js';

export async function contextOver(
  store: Store = memoryStore(),
  given: Partial<RecordContext> = {},
): Promise<RecordContext & { store: Store }> {
  return {
    ...{ store, database: await storeDatabase(store), pictures: storeFiles(store) },
    ...{ sealer: new Sealer(Buffer.alloc(32, 1)), now: () => new Date() },
    ...given,
  };
}
