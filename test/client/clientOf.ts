/** Clients for tests, whose time passes only by waiting; and what goes wrong with their calls. */
import { expect, onTestFinished } from 'vitest';
import { ServiceClient, type Binary, type ClientOptions } from '../../src/client/index.js';
import { virtualClock, type VirtualClock } from '../support/virtualClock.js';

export const KEY = 'key-123456';

export function clientOf(
  origin: string,
  options: Partial<ClientOptions> = {},
): ServiceClient & { clock: VirtualClock } {
  const clock = virtualClock();
  const client = new ServiceClient({ baseURL: origin, apiKey: KEY, clock, ...options });
  onTestFinished(() => client.close());
  return Object.assign(client, { clock });
}

/** The error of that kind with which a call ends. */
export async function failure<Kind extends Error>(
  call: Promise<unknown>,
  kind: abstract new (...args: never[]) => Kind,
): Promise<Kind> {
  const error: unknown = await call.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(kind);
  return error as Kind;
}

export const binaryOf = (text: string): Binary => ({
  size: Buffer.byteLength(text),
  async *read() {
    yield await Promise.resolve(Buffer.from(text));
  },
});
