/** The server of a service: the contract, what `casewright keys` asks, and what says how the service is. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { randomBytes } from 'node:crypto';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { codeOf, messageOf } from '../ApiError.js';
import type { Keys } from '../keys/Keys.js';
import { addKeyRoutes, announce } from '../keys/openKeys.js';
import { createApp, type AppSettings } from './createApp.js';

interface ListenOptions {
  port?: number | undefined;
  host?: string | undefined;
}

/** Milliseconds. */
const LONGEST_REQUEST = 3_600_000;

/** @throws Error with the cure where the port is taken or may not be used */
export async function listen(app: Hono, { port = 0, host = '127.0.0.1' }: ListenOptions) {
  const server = createAdaptorServer({ fetch: app.fetch }) as Server;
  // The binary of an app may take longer than the five minutes that Node gives a request; bodies of JSON have less.
  server.requestTimeout = LONGEST_REQUEST;
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw cantListen(error, port, host);
  }
  const closed = once(server, 'close');
  const { port: chosen } = server.address() as AddressInfo;
  return {
    /** Such as `http://127.0.0.1:40123`. */
    baseURL: `http://${host.includes(':') ? `[${host}]` : host}:${chosen}`,
    /** Takes no more connections. */
    stop: () => void server.close(),
    /** Ends open connections, too. */
    async close(): Promise<void> {
      if (server.listening) server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function cantListen(cause: unknown, port: number, host: string): Error {
  const why = CAUSES[codeOf(cause) ?? ''] ?? messageOf(cause);
  return new Error(`Failed to listen on ${host}:${port}: ${why}`, { cause });
}

const CAUSES: Readonly<Record<string, string>> = {
  EADDRINUSE: 'the port is taken. Stop what listens there, or choose another port (0 finds a free one).',
  EACCES: 'the port may not be used by this user. Choose one above 1023.',
  EADDRNOTAVAIL: 'this machine has no such address. Choose 127.0.0.1, or an address of this machine.',
  ENOTFOUND: 'the host name is unknown. Choose 127.0.0.1, or an address of this machine.',
};

/** @param options with the data folder in which the service is to be found while it runs, if it has one */
export async function openServer(
  settings: AppSettings & { keys: Keys },
  options: ListenOptions & { data?: string | undefined },
) {
  const app = createApp(settings);
  const token = randomBytes(32).toString('base64url');
  addKeyRoutes(app, settings.keys, token);
  const server = await listen(app, options);
  const { baseURL } = server;
  const withdraw = options.data === undefined ? undefined : await announce(options.data, { baseURL, token });
  return {
    ...server,
    async close(): Promise<void> {
      await server.close();
      await withdraw?.();
    },
  };
}
