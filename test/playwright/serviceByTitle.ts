/** A server that plays a hosted service whose sessions end as their titles say, each with a step and a picture. */
import { EventEmitter, once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { reportedStep } from '../support/hostedService.js';
import { sendJson } from '../support/httpServer.js';
import { PROJECT_ID, messageRecord, screenshotRecord, sessionRecord } from '../support/records.js';
import { samplePicture } from '../support/samplePicture.js';

export interface ServiceByTitle {
  /** The environment by which cases find it. */
  env: Record<string, string>;
  /** Resolves with the next session. */
  begun(): Promise<unknown>;
  close(): Promise<void>;
}

export const SERVICE_KEY = 'key-do-not-tell';

/** For a process that only needs to have one. */
export const NO_SERVICE = {
  CASEWRIGHT_BASE_URL: 'http://127.0.0.1:9',
  CASEWRIGHT_API_KEY: SERVICE_KEY,
  CASEWRIGHT_PROJECT_ID: PROJECT_ID,
};

/**
 * Words of a title: "Fails", "Breaks", "Flaky" (fails once), "Endless", "Refused"; any other session passes. The same
 * titles in the same order get the same sessions.
 */
export async function serviceByTitle(): Promise<ServiceByTitle> {
  const sessions: Sessions = { all: new Map(), began: new EventEmitter() };
  const server = createServer((request, response) => {
    void readBody(request).then((body) => answer(request, response, { body, sessions }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    env: {
      CASEWRIGHT_BASE_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
      CASEWRIGHT_API_KEY: SERVICE_KEY,
      CASEWRIGHT_PROJECT_ID: PROJECT_ID,
    },
    begun: () => once(sessions.began, 'session'),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

interface Session {
  title: string;
  /** Among those of the same title, from 0. */
  turn: number;
}

interface Sessions {
  /** By their ids. */
  all: Map<string, Session>;
  began: EventEmitter;
}

async function readBody(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += String(chunk);
  return body;
}

function answer(
  { method = '', url = '' }: IncomingMessage,
  response: ServerResponse,
  { body, sessions }: { body: string; sessions: Sessions },
): void {
  if (method === 'POST') {
    const { title } = JSON.parse(body) as { title: string };
    if (title.includes('Refused')) sendJson(response, { error: 'No more sessions today' }, 422);
    else sendJson(response, { id: begin(title, sessions) }, 201);
    return;
  }
  const [, id = '', piece = 'session'] = /sessions\/([^/?]+)(?:\/(\w+))?/.exec(url) ?? [];
  const session = sessions.all.get(id);
  if (!session) sendJson(response, { error: `No session ${id}` }, 404);
  else if (piece === 'picture') response.end(samplePicture(numberOf(session)));
  else sendJson(response, pieceOf(piece, id, session));
}

function begin(title: string, { all, began }: Sessions): string {
  const turn = [...all.values()].filter((one) => one.title === title).length;
  const id = `6f1f7a52-6d5c-4a2e-9a63-${String(numberOf({ title, turn })).padStart(12, '0')}`;
  all.set(id, { title, turn });
  began.emit('session', title);
  return id;
}

const numberOf = ({ title, turn }: Session): number =>
  Buffer.from(title).reduce((sum, byte) => (sum * 31 + byte) % 999_983, 7) * 10 + turn;

function pieceOf(piece: string, id: string, session: Session): unknown {
  const { verdict, ...end } = endOf(session);
  const step = {
    step: 1,
    verdict,
    summary: 'Looked.',
    ...(verdict === 'failed' && { reason: 'expectation not met' }),
  };
  const shown = { ...screenshotRecord('p1', `/api/sessions/${id}/picture`), messageId: 'm1' };
  const snapshots = { snapshotCount: 0, snapshots: [], truncated: false };
  const pieces: Record<string, unknown> = {
    session: sessionRecord({ id, title: session.title, ...end }),
    messages: { items: [messageRecord('m1', 'I looked around')], nextCursor: null },
    screenshots: { items: [shown], nextCursor: null },
    timeline: { sessionId: id, stepCount: 1, steps: [reportedStep(step)] },
    capture: { sessionId: id, platform: 'desktop', events: [], ...snapshots },
  };
  return pieces[piece];
}

function endOf({ title, turn }: Session) {
  if (title.includes('Endless')) return { status: 'running', verdict: 'passed' };
  if (title.includes('Breaks')) return { status: 'error', summary: 'The agent gave up.', verdict: 'error' };
  if (title.includes('Fails') || (title.includes('Flaky') && turn === 0)) {
    return { status: 'failed', result: 'failed', summary: 'No bread.', verdict: 'failed' };
  }
  return { status: 'succeeded', result: 'passed', summary: 'Bread.', verdict: 'passed' };
}
