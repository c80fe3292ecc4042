/** The local service: the contract over HTTP on 127.0.0.1, with the built-in agent behind it. */
import { randomBytes, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { createApp } from './app.js';
import { ownBrowser, pageDevice, type DeviceRegistration } from './devices.js';
import { Sessions } from './sessions.js';

export interface ServiceOptions {
  /**
   * Milliseconds that one step may take.
   * @default 5_000
   */
  stepTimeout?: number;
  /**
   * Sessions at a time in the service's own browser.
   * @default 4
   */
  concurrency?: number;
}

export interface LocalService {
  /** Such as `http://127.0.0.1:40123`. */
  baseURL: string;
  /** Random, new for each start. */
  apiKey: string;
  /** The one project of this service. */
  projectId: string;
  /** Makes a page a user device: sessions that name its id as their `userDeviceId` run on it. */
  registerDevice(device: DeviceRegistration): RegisteredDevice;
  /** Ends all sessions, the server and the browser that the service started. */
  close(): Promise<void>;
}

export interface RegisteredDevice {
  id: string;
  /** Ends what runs on it, and forgets its sessions. */
  remove(why: Error): Promise<void>;
}

export async function startService(options: ServiceOptions = {}): Promise<LocalService> {
  const { stepTimeout = 5_000, concurrency = 4 } = options;
  const browser = ownBrowser();
  const sessions = new Sessions({ openOwn: () => browser.open(), concurrency, stepTimeout });
  const access = { apiKey: randomBytes(24).toString('base64url'), projectId: randomUUID() };
  const app = createApp({ sessions, ...access });
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }) as Server;
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseURL: `http://127.0.0.1:${port}`,
    ...access,
    registerDevice(registration) {
      const device = pageDevice(registration);
      sessions.addDevice(device);
      return { id: device.id, remove: (why) => sessions.removeDevice(device.id, why) };
    },
    async close() {
      await sessions.close();
      server.closeAllConnections();
      server.close();
      await Promise.all([once(server, 'close'), browser.close()]);
    },
  };
}
