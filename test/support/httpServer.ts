/** A real HTTP server on loopback, with a log of what it was asked. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface LoggedRequest {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  body: string;
}

export interface TestServer {
  origin: string;
  requests: LoggedRequest[];
}

export type Handler = (request: LoggedRequest, response: ServerResponse, count: number) => void;

/** For the length of the test that calls it. `handler` gets the number of the request, from 1. */
export async function serveHttp(handler: Handler): Promise<TestServer> {
  const { close, ...server } = await startHttp(handler);
  onTestFinished(close);
  return server;
}

/** The same for several tests, whose last one closes it. */
export async function startHttp(handler: Handler): Promise<TestServer & { close: () => Promise<void> }> {
  const requests: LoggedRequest[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method = '', url = '', headers } = request;
      const logged = { method, url, headers, body: Buffer.concat(chunks).toString('utf8') };
      requests.push(logged);
      handler(logged, response, requests.length);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, requests, close };
}

/** The same page at every address. */
export const servePage = (html: string): Promise<TestServer> =>
  serveHttp((_, response) => sendHtml(response, html));

export function sendHtml(response: ServerResponse, html: string): void {
  response.writeHead(200, { 'content-type': 'text/html' }).end(html);
}

export function sendJson(response: ServerResponse, value: unknown, status = 200, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(value));
}
