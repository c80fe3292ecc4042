/** Stands between a client and a service and notes what goes over the wire, without changing a byte of a request. */
import { createHash } from 'node:crypto';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface WireRequest {
  method: string;
  /** Without its query. */
  path: string;
  headers: IncomingMessage['headers'];
  /** Of the body. */
  size: number;
  sha256: string;
}

export interface LoggingProxy {
  origin: string;
  requests: WireRequest[];
  /** How many there were of a method and path. */
  count(method: string, path: string): number;
}

/** @param service its origin; where answers name it, they name the proxy instead */
export async function loggingProxy(service: string): Promise<LoggingProxy> {
  const requests: WireRequest[] = [];
  let origin = '';
  const server = createServer((incoming, response) => {
    void bodyOf(incoming).then((body) => {
      const { method = '', url = '', headers } = incoming;
      const sha256 = createHash('sha256').update(body).digest('hex');
      requests.push({ method, path: url.split('?')[0] ?? '', headers, size: body.length, sha256 });
      const passed = request(service + url, { method, headers }, (answer) => {
        void passOn(answer, response, [service, origin]);
      });
      passed.on('error', (error) => response.destroy(error));
      passed.end(body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(
    () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  );
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const count = (method: string, path: string) =>
    requests.filter((one) => one.method === method && one.path === path).length;
  return { origin, requests, count };
}

async function bodyOf(message: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of message) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function passOn(answer: IncomingMessage, response: ServerResponse, [from, to]: [string, string]) {
  const body = await bodyOf(answer);
  const isJson = answer.headers['content-type']?.includes('json') ?? false;
  const sent = isJson ? Buffer.from(body.toString('utf8').replaceAll(from, to)) : body;
  const { 'transfer-encoding': _, ...headers } = answer.headers;
  response.writeHead(answer.statusCode ?? 500, { ...headers, 'content-length': sent.length });
  response.end(sent);
}
