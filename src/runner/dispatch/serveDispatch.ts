/** The dispatcher's own end of the line to the workers: each asks for its entry, and gets a stream of messages. */
import { timingSafeEqual } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { Ask, type Message, type News } from './messages.js';
import type { DispatchAddress } from './address.js';
import type { Taken } from './Dispatcher.js';
import type { Progress } from '../CaseToRun.js';

export interface ServedDispatch {
  /** Ends all streams. */
  close(): Promise<void>;
}

/** Milliseconds between two words to an entry that waits for a place. */
const WORD = 1_000;
/** Bytes; what is asked is short. */
const LONGEST_ASK = 100_000;

/** @param take undefined where nothing is known of the entry */
export async function serveDispatch(
  { socket, token }: DispatchAddress,
  take: (ask: Ask) => Taken<Progress, News> | undefined,
): Promise<ServedDispatch> {
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

interface Serving {
  token: string;
  take: (ask: Ask) => Taken<Progress, News> | undefined;
}

async function answer(request: IncomingMessage, response: ServerResponse, { token, take }: Serving) {
  if (!isSame(request.headers.authorization ?? '', `Bearer ${token}`)) {
    refuse(response, 401);
    return;
  }
  const ask = Ask.safeParse(await bodyOf(request));
  if (!ask.success) {
    refuse(response, 400);
    return;
  }
  const taken = take(ask.data);
  if (!taken) {
    refuse(response, 404);
    return;
  }
  await stream(taken, response);
}

const refuse = (response: ServerResponse, status: number): void => void response.writeHead(status).end();

function isSame(given: string, wanted: string): boolean {
  const [some, other] = [Buffer.from(given), Buffer.from(wanted)];
  return some.length === other.length && timingSafeEqual(some, other);
}

async function bodyOf(request: IncomingMessage): Promise<unknown> {
  let text = '';
  for await (const chunk of request) {
    text += String(chunk);
    if (text.length > LONGEST_ASK) return undefined;
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
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
