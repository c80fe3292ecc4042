/** A request goes on to the service, and its answer comes back, as they are. */
import http, { type IncomingMessage } from 'node:http';
import { ID_HEADER } from './Traffic.js';

export interface Passed {
  status: number;
  /** Those that say something about the answer itself. */
  headers: Record<string, string>;
  body: Buffer;
}

const SPOKEN = ['content-type', 'retry-after', 'location', 'date'];

/** Where the answer names the service, it names the proxy instead. */
export async function forward(incoming: IncomingMessage, service: string, proxy: string): Promise<Passed> {
  const sent = await bytesOf(incoming);
  const { [ID_HEADER]: _, host: __, ...headers } = incoming.headers;
  const request = http.request(`${service}${incoming.url}`, { method: incoming.method ?? 'GET', headers });
  const answered = new Promise<IncomingMessage>((resolve, reject) => {
    request.on('response', resolve);
    request.on('error', reject);
  });
  request.end(sent);
  const answer = await answered;
  const bytes = await bytesOf(answer);
  const isJson = answer.headers['content-type']?.includes('json');
  const spoken = SPOKEN.flatMap((name) => {
    const value = answer.headers[name];
    return typeof value === 'string' ? [[name, value]] : [];
  });
  return {
    status: answer.statusCode ?? 0,
    headers: Object.fromEntries(spoken) as Record<string, string>,
    body: isJson ? Buffer.from(bytes.toString().replaceAll(service, proxy)) : bytes,
  };
}

async function bytesOf(message: IncomingMessage): Promise<Buffer> {
  const pieces: Buffer[] = [];
  for await (const piece of message) pieces.push(piece as Buffer);
  return Buffer.concat(pieces);
}
