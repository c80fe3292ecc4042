/** Removes a session with all that belongs to it. */
import type { Records } from '../Records.js';
import type { Store } from '../store/Store.js';
import type { KeptSession } from './KeptSession.js';
import { pictureKey, type KeptScreenshot } from './SessionLog.js';

export async function forget(id: string, records: Records<KeptSession>, store: Store): Promise<void> {
  for (const { shown } of (await store.below('screenshots', id)) as KeptScreenshot[]) {
    store.removeBytes(pictureKey(shown.id));
  }
  store.removeBelow('screenshots', id);
  store.removeBelow('messages', id);
  store.remove('captures', id);
  records.remove(id);
}
