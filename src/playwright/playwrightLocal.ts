/**
 * The local service of a worker. It is bundled apart from what calls it, so that no class is shared: its client is made
 * where its errors are distinguished.
 */
import { spentFileOf } from '../runner/journal/run.js';
import type { PhonesOption } from '../phones/options.js';
import { startService, type LocalService } from '../service/startService.js';

export function startLocal(phones: PhonesOption | undefined): Promise<LocalService> {
  const spentFile = spentFileOf(process.env);
  return startService({ capture: 'events', phones, ...(spentFile !== undefined && { spentFile }) });
}
