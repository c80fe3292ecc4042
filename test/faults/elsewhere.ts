/** Another host, to which nothing may be sent. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Elsewhere {
  origin: string;
  /** Of all that came, with its headers. */
  requests: string[];
  close(): Promise<void>;
}

export async function startElsewhere(): Promise<Elsewhere> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url} ${JSON.stringify(request.headers)}`);
    response.end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
