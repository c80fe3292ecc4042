/** The local service of a run: what a plugin says of it holds for that plugin's cases, and for no others. */
import { afterAll, describe, expect, test } from 'vitest';
import { ServiceClient } from '../../src/client/index.js';
import type { Session } from '../../src/contract/index.js';
import { LocalService, type OwnOfPlugin } from '../../src/vitest/LocalService.js';
import { servePage } from '../support/httpServer.js';

const local = new LocalService(import.meta.dirname);
afterAll(() => local.close());

async function screenshotsOf(own?: OwnOfPlugin): Promise<number> {
  const { origin } = await servePage('<h1>Shop</h1>');
  const { baseURL, projectId } = await local.find(1, own);
  const client = new ServiceClient({ baseURL, apiKey: local.apiKey });
  const prompt = `1. Open "${origin}"\n2. I see "Shop"`;
  const id = await client.createSession({ title: 'T', prompt, projectId });
  const look = (): Promise<Session> => client.getSession(id);
  await expect.poll(async () => (await look()).completedAt, { timeout: 40_000 }).toBeTruthy();
  const { screenshotsCount, result } = await look();
  expect(result).toBe('passed');
  await client.close();
  return screenshotsCount;
}

describe('The local service of a run', () => {
  test('carries out the cases of each plugin by its own settings', async () => {
    const observe = { accessibility: false };
    expect(await screenshotsOf({ plugin: 'a', options: { observe, pictures: 'last step' } })).toBe(1);
    expect(await screenshotsOf({ plugin: 'b', options: { observe } })).toBe(2);
    expect(await screenshotsOf()).toBe(2);
  });
});
