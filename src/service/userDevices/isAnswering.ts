/** Whether a Playwright server answers at its WebSocket address, found out without taking a place in it. */
import { randomBytes } from 'node:crypto';
import { request as requestHttp, type IncomingMessage } from 'node:http';
import { request as requestHttps } from 'node:https';

/**
 * A server says its path over HTTP. One that doesn't, such as one behind a gateway, is greeted as a client would do;
 * not all, because a greeting counts among a server's `--max-clients`.
 * @param timeLimit milliseconds
 */
export async function isAnswering(address: string, signal: AbortSignal, timeLimit: number): Promise<boolean> {
  const url = new URL(address);
  url.protocol = url.protocol === 'wss:' ? 'https:' : 'http:';
  // Not by `AbortSignal.any`: in Node 20 one made of a timeout can be collected as garbage before its time is up.
  const limit = new AbortController();
  const breakOff = () => limit.abort();
  const timer = setTimeout(breakOff, timeLimit);
  signal.addEventListener('abort', breakOff);
  if (signal.aborted) breakOff();
  try {
    return (await saidPath(url, limit.signal)) === url.pathname || (await acceptsGreeting(url, limit.signal));
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', breakOff);
  }
}

const LONGEST_ANSWER = 4_096;

/** Undefined where nobody answers, or not as a Playwright server would. */
async function saidPath(url: URL, signal: AbortSignal): Promise<string | undefined> {
  let text = '';
  try {
    const { body } = await fetch(new URL('/json', url), { signal });
    for await (const part of body?.pipeThrough(new TextDecoderStream()) ?? []) {
      text += part;
      if (text.length > LONGEST_ANSWER) return undefined;
    }
  } catch {
    return undefined;
  }
  return /"wsEndpointPath":"([^"\\]*)"/.exec(text)?.[1];
}

function acceptsGreeting(url: URL, signal: AbortSignal): Promise<boolean> {
  const headers = {
    connection: 'Upgrade',
    upgrade: 'websocket',
    'sec-websocket-version': '13',
    'sec-websocket-key': randomBytes(16).toString('base64'),
  };
  const request = url.protocol === 'https:' ? requestHttps : requestHttp;
  return new Promise((resolve) => {
    const asked = request(url, { signal, headers, agent: false });
    const read = (answer: IncomingMessage) => {
      answer.destroy();
      const { statusCode = 0 } = answer;
      // A client follows where it is sent.
      resolve(statusCode === 101 || (statusCode >= 300 && statusCode < 400));
    };
    asked.on('response', read);
    asked.on('upgrade', read);
    asked.on('error', () => resolve(false));
    asked.end();
  });
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
