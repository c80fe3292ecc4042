/** The server of a service: the contract, what `casewright keys` asks, and what says how the service is. */
import { randomBytes } from 'node:crypto';
import type { Keys } from '../keys/Keys.js';
import { addKeyRoutes, announce } from '../keys/runningService.js';
import { createApp, type AppSettings } from './createApp.js';
import { listen, type Listening, type ListenOptions } from './listen.js';

export interface ServerSettings extends AppSettings {
  keys: Keys;
}

/** @param options with the data folder in which the service is to be found while it runs, if it has one */
export async function openServer(
  settings: ServerSettings,
  options: ListenOptions & { data?: string | undefined },
): Promise<Listening> {
  const app = createApp(settings);
  const token = randomBytes(32).toString('base64url');
  addKeyRoutes(app, settings.keys, token);
  const server = await listen(app, options);
  const { baseURL } = server;
  const withdraw = options.data === undefined ? undefined : await announce(options.data, { baseURL, token });
  return {
    ...server,
    async close() {
      await server.close();
      await withdraw?.();
    },
  };
}
