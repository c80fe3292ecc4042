/** The line between the dispatcher of a run and its workers: where it is found, by its own user alone, what is said on it, and the dispatcher's end of it. */
import { randomBytes, timingSafeEqual } from 'node:crypto';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PlanRun } from '../../contract/index.js';
import type { Created, Progress } from '../CaseToRun.js';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Taken } from './Dispatcher.js';

export interface DispatchAddress {
  /** Of a Unix domain socket, or on Windows of a named pipe. */
  socket: string;
  token: string;
}

/** By which workers of Playwright find it. */
export const DISPATCH_VARIABLE = 'CASEWRIGHT_DISPATCH_SOCKET';

/** What systems allow for the path of a socket, in bytes, its closing zero included. */
const LONGEST_SOCKET = 104;

export function makeAddress(): DispatchAddress & { remove: () => void } {
  const token = randomBytes(24).toString('base64url');
  if (process.platform === 'win32') {
    const name = `casewright-${randomBytes(16).toString('hex')}`;
    return { socket: path.join(String.raw`\\.\pipe`, name), token, remove: () => undefined };
  }
  // Nobody else may enter such a folder.
  const folder = mkdtempSync(path.join(shortFolder(), 'casewright-'));
  // At once: who finds the folder without a socket takes it that nobody has listened yet.
  const remove = () => {
    if (!existsSync(folder)) return;
    renameSync(folder, `${folder}-over`);
    rmSync(`${folder}-over`, { recursive: true, force: true });
  };
  return { socket: path.join(folder, 'socket'), token, remove };
}

/** Whether the run that made it is over. On Windows nothing tells. */
export const isRemoved = ({ socket }: DispatchAddress): boolean =>
  process.platform !== 'win32' && !existsSync(path.dirname(socket));

function shortFolder(): string {
  const longest = Buffer.byteLength(path.join(tmpdir(), 'casewright-XXXXXX', 'socket')) + 1;
  return longest <= LONGEST_SOCKET ? tmpdir() : '/tmp';
}

export const addressText = ({ socket, token }: DispatchAddress): string => `${token}@${socket}`;

/** Undefined where none is given. */
export function readAddress(text: string | undefined): DispatchAddress | undefined {
  const at = text?.indexOf('@') ?? -1;
  return text === undefined || at < 1 ? undefined : { token: text.slice(0, at), socket: text.slice(at + 1) };
}

export interface Ask {
  key: string;
  /** Of what the entry would send; the dispatcher's must be the same. */
  fingerprint: string;
}

export type News =
  | { type: 'created'; created: Created }
  /** It waits for its turn. */
  | { type: 'queued' }
  | { type: 'plan run'; planRun: PlanRun; caseIds?: readonly string[] | undefined };

/** What a worker is answered: one object a line. */
export type Message =
  | News
  | { type: 'end'; progress: Progress }
  /** By an error that no service causes. */
  | { type: 'threw'; message: string }
  /** Nothing was begun, and nothing will be. */
  | { type: 'given up' };

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
