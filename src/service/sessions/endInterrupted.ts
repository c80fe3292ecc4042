/** Sessions that were under way when the service went away: nobody runs them any more. */
import type { Records } from '../Records.js';
import type { Surroundings } from '../Surroundings.js';
import { ended, hasEnded, type KeptSession } from './KeptSession.js';

export async function endInterrupted(
  records: Records<KeptSession>,
  { store, now }: Surroundings,
): Promise<void> {
  for (const kept of records.all().filter((one) => !hasEnded(one))) {
    const summary = `The service was stopped while the session was ${kept.shown.status}; no result was reached.`;
    const parts = await Promise.all([store.below('messages', kept.id), store.below('screenshots', kept.id)]);
    const [messages, screenshots] = parts as [{ role: string }[], unknown[]];
    const shown = {
      ...kept.shown,
      toolCount: messages.filter(({ role }) => role === 'tool').length,
      screenshotsCount: screenshots.length,
    };
    const over = ended({ ...kept, shown }, { status: 'error', result: 'error', summary }, now());
    // How long it ran before the service went away is not known.
    records.put({ ...over, shown: { ...over.shown, duration: null } });
  }
  await store.flush();
}
