/** Opaque tokens and signed addresses, both from one secret of this service, which is kept with the key of its callers. */
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { z } from 'zod';
import type { Database } from './store/Database.js';

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;

/**
 * "Both are referred to by opaque encrypted tokens (`deviceArn`, `uploadArn`). The tokens are not raw cloud
 * identifiers": AES-256-GCM, so that a changed or foreign token is noticed.
 */
export class Sealer {
  readonly #tokenKey: Buffer;
  readonly #signatureKey: Buffer;

  /** @param secret at least 32 random bytes; the same one opens what was sealed before a restart */
  constructor(secret: Uint8Array) {
    this.#tokenKey = derive(secret, 'tokens');
    this.#signatureKey = derive(secret, 'signatures');
  }

  seal(purpose: TokenPurpose, value: string): string {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(CIPHER, this.#tokenKey, nonce).setAAD(Buffer.from(purpose));
    const sealed = Buffer.concat([cipher.update(value, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString('base64url');
  }

  /** The value, or undefined for a token that wasn't sealed here for this purpose. */
  open(purpose: TokenPurpose, token: string): string | undefined {
    const bytes = Buffer.from(token, 'base64url');
    // The decoder skips what is foreign to it, so that many texts would be the same token.
    if (bytes.length < NONCE + TAG || bytes.toString('base64url') !== token) return undefined;
    const decipher = createDecipheriv(CIPHER, this.#tokenKey, bytes.subarray(0, NONCE), {
      authTagLength: TAG,
    });
    decipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(-TAG));
    try {
      return Buffer.concat([decipher.update(bytes.subarray(NONCE, -TAG)), decipher.final()]).toString('utf8');
    } catch {
      return undefined;
    }
  }

  /** The path with an expiry and a signature: whoever has it needs no key. */
  sign(path: string, expires: Date): string {
    const until = String(expires.getTime());
    return `${path}?${new URLSearchParams({ expires: until, signature: this.#signature(path, until) }).toString()}`;
  }

  /** Why the address is no permission; undefined where it is one. */
  fault(path: string, search: URLSearchParams, now: Date): 'wrong' | 'expired' | undefined {
    const until = search.get('expires') ?? '';
    const given = Buffer.from(search.get('signature') ?? '');
    const expected = Buffer.from(this.#signature(path, until));
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return 'wrong';
    return now.getTime() < Number(until) ? undefined : 'expired';
  }

  #signature(path: string, until: string): string {
    return createHmac('sha256', this.#signatureKey).update(`${path}\n${until}`).digest('base64url');
  }
}

/** `work`: what a worker needs of a session or run, which nobody else may read. */
type TokenPurpose = 'device' | 'upload' | 'work';

const derive = (secret: Uint8Array, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `casewright ${purpose}`, 32));

const Access = z.object({ apiKey: z.string(), secret: z.string() });

/**
 * The key and the secret are kept, so that they outlive a restart.
 * @param chosen a key that takes the place of the kept one, without being kept itself
 */
export async function openAccess(
  database: Database,
  chosen: string | undefined,
): Promise<{ apiKey: string; sealer: Sealer }> {
  const kept = Access.safeParse((await database.get('settings', 'access'))?.document);
  const { apiKey, secret } = kept.data ?? {
    apiKey: randomBytes(24).toString('base64url'),
    secret: randomBytes(32).toString('base64'),
  };
  if (!kept.success) await database.apply([{ kind: 'settings', id: 'access', document: { apiKey, secret } }]);
  return { apiKey: chosen ?? apiKey, sealer: new Sealer(Buffer.from(secret, 'base64')) };
}
