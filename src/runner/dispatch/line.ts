/** The line between the dispatcher of a run and its workers: where it is found, by its own user alone, and what is said on it. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PlanRun } from '../../contract/index.js';
import type { Created, Progress } from '../CaseToRun.js';

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
