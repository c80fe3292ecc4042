/** A server that plays a hosted service whose sessions take their time, and that knows how many were under way at once. */
import type { ServerResponse } from 'node:http';
import { sendJson, serveHttp, type LoggedRequest } from './httpServer.js';
import { PROJECT_ID, sessionRecord } from './records.js';

export interface CrowdedService {
  /** The environment by which cases find it. */
  env: Record<string, string>;
  /** Of all sessions, in the order in which they were created. */
  titles: string[];
  prompts: string[];
  /** The most sessions that were under way at the same time. */
  most: () => number;
}

interface CrowdedSession {
  id: string;
  title: string;
  /** Whether it ends as failed. */
  fails: boolean;
  isOver: boolean;
}

/**
 * @param takes milliseconds of a session; those whose title has the word "Fails" fail, "Flaky" the first of its title,
 * "Endless" never end
 */
export async function crowdedService({ takes = 1_000 } = {}): Promise<CrowdedService> {
  const sessions: CrowdedSession[] = [];
  const prompts: string[] = [];
  let most = 0;
  const create = ({ title, prompt }: { title: string; prompt: string }) => {
    const isFirst = !sessions.some((one) => one.title === title);
    const fails = title.includes('Fails') || (title.includes('Flaky') && isFirst);
    const number = String(sessions.length + 1).padStart(12, '0');
    const session = { id: `6f1f7a52-6d5c-4a2e-9a63-${number}`, title, fails, isOver: false };
    sessions.push(session);
    prompts.push(prompt);
    most = Math.max(most, sessions.filter(({ isOver }) => !isOver).length);
    if (!title.includes('Endless')) setTimeout(() => (session.isOver = true), takes).unref();
    return session.id;
  };
  const server = await serveHttp((request, response) => answer(request, response, { sessions, create }));
  return {
    env: {
      CASEWRIGHT_BASE_URL: server.origin,
      CASEWRIGHT_API_KEY: 'key-do-not-tell',
      CASEWRIGHT_PROJECT_ID: PROJECT_ID,
    },
    get titles() {
      return sessions.map(({ title }) => title);
    },
    prompts,
    most: () => most,
  };
}

interface Known {
  sessions: readonly CrowdedSession[];
  create: (asked: { title: string; prompt: string }) => string;
}

function answer(
  { method, url, body }: LoggedRequest,
  response: ServerResponse,
  { sessions, create }: Known,
): void {
  if (method === 'POST') {
    sendJson(response, { id: create(JSON.parse(body) as Parameters<Known['create']>[0]) }, 201);
    return;
  }
  const [, id = '', piece = ''] = /sessions\/([^/?]+)(?:\/(\w+))?/.exec(url) ?? [];
  const session = sessions.find((one) => one.id === id);
  if (!session || piece !== '') sendJson(response, { error: `No ${url}` }, 404);
  else sendJson(response, sessionRecord({ id, title: session.title, ...stateOf(session) }));
}

function stateOf({ isOver, fails }: CrowdedSession): Record<string, unknown> {
  if (!isOver) return { status: 'running' };
  return fails
    ? { status: 'failed', result: 'failed', summary: 'No bread.' }
    : { status: 'succeeded', result: 'passed', summary: 'Bread.' };
}
