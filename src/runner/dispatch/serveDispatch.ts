/** The dispatcher's own end of the line to the workers: each asks for its entry, and gets a stream of messages. */
import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Ask, DispatchAddress, Message, News } from './line.js';
import type { Taken } from './Dispatcher.js';
import type { Progress } from '../CaseToRun.js';

export interface ServedDispatch {
  close(): Promise<void>;
}

/** Milliseconds between two words to an entry that waits for a place. */
const WORD = 1_000;
const LONGEST_ASK = 100_000;

type Take = (ask: Ask) => Taken<Progress, News> | undefined;

export async function serveDispatch({ socket, token }: DispatchAddress, take: Take): Promise<ServedDispatch> {
  const server = createServer((request, response) => {
    void answer(request, response, { token, take }).catch(() => response.destroy());
  });
  // An entry may wait for hours.
  server.requestTimeout = 0;
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(socket, resolve);
  });
  // It keeps no process alive.
  server.unref();
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  { token, take }: { token: string; take: Take },
) {
  if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
    refuse(response, 401);
    return;
  }
  const ask = await askIn(request);
  const taken = ask && take(ask);
  if (taken) await stream(taken, response);
  else refuse(response, 404);
}

const refuse = (response: ServerResponse, status: number): void => void response.writeHead(status).end();

function isSame(given: string, wanted: string): boolean {
  const [some, other] = [Buffer.from(given), Buffer.from(wanted)];
  return some.length === other.length && timingSafeEqual(some, other);
}

/** Who knows the token has written it whole, or not at all. */
async function askIn(request: IncomingMessage): Promise<Ask | undefined> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > LONGEST_ASK) return undefined;
  }
  return JSON.parse(text) as Ask;
}

async function stream(taken: Taken<Progress, News>, response: ServerResponse): Promise<void> {
  const say = (message: Message) => {
    if (!response.destroyed) response.write(`${JSON.stringify(message)}\n`);
  };
  response.writeHead(200, { 'content-type': 'application/x-ndjson' });
  const word = () => {
    if (taken.isWaiting()) say({ type: 'queued' });
  };
  word();
  const timer = setInterval(word, WORD).unref();
  response.once('close', () => clearInterval(timer));
  taken.onNews(say);
  const last = await taken.end.then(
    (progress): Message => (progress ? { type: 'end', progress } : { type: 'given up' }),
    (error: unknown): Message => ({ type: 'threw', message: String(error) }),
  );
  clearInterval(timer);
  // What an entry that is gone never read is left over, and reported.
  response.end(`${JSON.stringify(last)}\n`, () => taken.arrived());
}
