/** The test server as an editor talks to it: requests, answers and events over its WebSocket. */
import { once } from 'node:events';
import { WebSocket, type MessageEvent } from 'undici';
import { onTestFinished } from 'vitest';
import type { AtEnd } from './playwrightUi.js';

export interface TestServerClient {
  ask(method: string, params?: object): Promise<unknown>;
  /** The cases as `file:line title`, and the errors, of `listTests`. */
  list(locations?: string[]): Promise<Listed>;
  /** The files of each `testFilesChanged` so far. */
  changes: string[][];
  /** What `runTests` reported so far. */
  reports: Report[];
}

export interface Listed {
  cases: string[];
  errors: string[];
  ids: string[];
}

interface Place {
  file: string;
  line: number;
}

interface Entry {
  title: string;
  testId?: string;
  location?: Place;
  entries?: Entry[];
}

export interface Report {
  method: string;
  params?: {
    project?: { suites: Entry[] };
    error?: { message?: string };
    test?: { testId: string };
    result?: { status: string; errors?: { message?: string; location?: Place }[] };
  };
}

interface Message {
  id?: number;
  result?: unknown;
  error?: string;
  method?: string;
  params?: unknown;
}

export async function connectToTestServer(
  address: string,
  atEnd: AtEnd = onTestFinished,
): Promise<TestServerClient> {
  const socket = new WebSocket(address);
  atEnd(() => socket.close());
  await once(socket, 'open');
  const waiting = new Map<number, (message: Message) => void>();
  const changes: string[][] = [];
  const reports: Report[] = [];
  socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
    const message = JSON.parse(data) as Message;
    if (message.id !== undefined) waiting.get(message.id)?.(message);
    if (message.method === 'report') reports.push(message.params as Report);
    if (message.method === 'testFilesChanged') {
      changes.push((message.params as { testFiles: string[] }).testFiles);
    }
  });
  let last = 0;
  const ask = async (method: string, params: object = {}) => {
    const id = (last += 1);
    const answer = new Promise<Message>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { result, error } = await answer;
    if (error !== undefined) throw new Error(`The test server refused ${method}: ${error}`);
    return result;
  };
  const list = async (locations: string[] = []) => {
    const { report } = (await ask('listTests', { locations })) as { report: Report[] };
    return listed(report);
  };
  return { ask, list, changes, reports };
}

function listed(report: readonly Report[]): Listed {
  const leaves = (entry: Entry): Entry[] => (entry.entries ? entry.entries.flatMap(leaves) : [entry]);
  const cases = report.flatMap(({ params }) => params?.project?.suites ?? []).flatMap(leaves);
  return {
    cases: cases.map(({ title, location }) => `${location?.file ?? ''}:${location?.line ?? 0} ${title}`),
    ids: cases.flatMap(({ testId }) => testId ?? []),
    errors: report.flatMap(({ params }) => params?.error?.message ?? []),
  };
}
