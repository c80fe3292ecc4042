/**
 * The local service of a worker. It is bundled apart from what calls it, so that no class is shared: its client is made
 * where its errors are told apart.
 */
import { spentFileOf } from '../runner/journal/run.js';
import { startService, type LocalService } from '../service/startService.js';

export function startLocal(): Promise<LocalService> {
  const spentFile = spentFileOf(process.env);
  return startService({ capture: 'events', ...(spentFile !== undefined && { spentFile }) });
}
