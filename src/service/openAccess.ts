/** What lets callers in: the key, and the secret of tokens and signatures; kept, so that they outlive a restart. */
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { Sealer } from './Sealer.js';
import type { Store } from './store/Store.js';

const Access = z.object({ apiKey: z.string(), secret: z.string() });

const KEY = 'access';

/** @param chosen a key that takes the place of the kept one, without being kept itself */
export async function openAccess(
  store: Pick<Store, 'get' | 'put' | 'flush'>,
  chosen: string | undefined,
): Promise<{ apiKey: string; sealer: Sealer }> {
  const kept = Access.safeParse(await store.get('settings', KEY));
  const access = kept.data ?? newAccess();
  if (!kept.success) store.put('settings', KEY, access);
  await store.flush();
  return { apiKey: chosen ?? access.apiKey, sealer: new Sealer(Buffer.from(access.secret, 'base64')) };
}

const newAccess = () => ({
  apiKey: randomBytes(24).toString('base64url'),
  secret: randomBytes(32).toString('base64'),
});
