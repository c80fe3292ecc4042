/** Whether a Playwright server answers at its WebSocket address, found out without taking a place in it. */
import { randomBytes } from 'node:crypto';
import { request as requestHttp, type IncomingMessage, type RequestOptions } from 'node:http';
import { request as requestHttps } from 'node:https';

export interface Patience {
  signal: AbortSignal;
  /** Milliseconds. */
  timeLimit: number;
}

/**
 * A server says its path over HTTP. One that doesn't, such as one behind a gateway, is greeted as a client would do;
 * not all, because a greeting counts among a server's `--max-clients`.
 */
export async function isAnswering(address: string, { signal, timeLimit }: Patience): Promise<boolean> {
  const url = new URL(address);
  return withinLimit({ signal, timeLimit }, async (limited) => {
    return (await saidPath(url, limited)) === url.pathname || (await acceptsGreeting(url, limited));
  });
}

/** Not by `AbortSignal.any`: in Node 20 one made of a timeout can be collected as garbage before its time is up. */
async function withinLimit<Found>(
  { signal, timeLimit }: Patience,
  find: (limited: AbortSignal) => Promise<Found>,
): Promise<Found> {
  const limit = new AbortController();
  const breakOff = () => limit.abort();
  const timer = setTimeout(breakOff, timeLimit);
  signal.addEventListener('abort', breakOff);
  if (signal.aborted) breakOff();
  try {
    return await find(limit.signal);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', breakOff);
  }
}

const LONGEST_ANSWER = 4_096;

async function saidPath(address: URL, signal: AbortSignal): Promise<string | undefined> {
  const url = new URL('/json', address);
  const answer = await ask(url, { signal });
  if (answer === undefined) return undefined;
  const path = readPath(await readText(answer));
  answer.destroy();
  return path;
}

async function acceptsGreeting(address: URL, signal: AbortSignal): Promise<boolean> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
  };
  const answer = await ask(address, { signal, headers });
  answer?.destroy();
  const status = answer?.statusCode ?? 0;
  // A client follows where it is sent.
  return status === 101 || (status >= 300 && status < 400);
}

/** The beginning of the answer; undefined where there is none. */
function ask(address: URL, options: RequestOptions): Promise<IncomingMessage | undefined> {
  const url = new URL(address);
  url.protocol = address.protocol === 'wss:' ? 'https:' : 'http:';
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const asked = request(url, { ...options, agent: false });
    asked.on('response', resolve);
    asked.on('upgrade', (answer) => resolve(answer));
    asked.on('error', () => resolve(undefined));
    asked.end();
  });
}

/** As much of it as a Playwright server would say; nothing where it breaks off. */
function readText(answer: IncomingMessage): Promise<string> {
  return new Promise((resolve) => {
    let text = '';
    answer.setEncoding('utf8');
    answer.on('data', (part: string) => {
      text += part;
      if (text.length > LONGEST_ANSWER) resolve('');
    });
    answer.on('end', () => resolve(text));
    answer.on('error', () => resolve(''));
  });
}

function readPath(text: string): string | undefined {
  return /"wsEndpointPath":"([^"\\]*)"/.exec(text)?.[1];
}

/** How user devices are watched; handed in, so that tests need not wait. */
export interface Watch {
  /** Calls `look` again and again; returns what ends that. */
  repeat(look: () => void): () => void;
  /** Milliseconds that a device may take to answer. */
  timeLimit: number;
}

/** Keeps no process alive. */
export const repeatEvery =
  (milliseconds: number): Watch['repeat'] =>
  (look) => {
    const timer = setInterval(look, milliseconds).unref();
    return () => clearInterval(timer);
  };
