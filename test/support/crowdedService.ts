/** A server that plays a hosted service whose sessions take their time, and that knows how many were under way at once. */
import type { ServerResponse } from 'node:http';
import { onTestFinished } from 'vitest';
import { sendJson, startHttp, type LoggedRequest } from './httpServer.js';
import { PROJECT_ID, sessionRecord } from './records.js';

export interface CrowdedService {
  /** The environment by which cases find it. */
  env: Record<string, string>;
  /** Of all sessions, in the order in which they were created. */
  titles: string[];
  prompts: string[];
  /** The most sessions that were under way at the same time. */
  most: () => number;
  /** The same of the cases of one feature alone, with their own titles. */
  of: (feature: string) => Pick<CrowdedService, 'titles' | 'prompts' | 'most'>;
}

interface CrowdedSession {
  id: string;
  title: string;
  prompt: string;
  /** Titles of all that were under way once it had begun. */
  underWay: string[];
  /** Whether it ends as failed. */
  fails: boolean;
  isOver: boolean;
}

/**
 * @param takes milliseconds of a session; those whose title has the word "Fails" fail, "Flaky" the first of its title,
 * "Endless" never end
 */
export async function crowdedService({ takes = 1_000 } = {}): Promise<CrowdedService> {
  const service = await startCrowdedService(takes);
  onTestFinished(service.close);
  return service;
}

/** The same for several tests, whose last one closes it. */
export async function startCrowdedService(
  takes = 1_000,
): Promise<CrowdedService & { close: () => Promise<void> }> {
  const sessions: CrowdedSession[] = [];
  const create = ({ title, prompt }: { title: string; prompt: string }) => {
    const isFirst = !sessions.some((one) => one.title === title);
    const fails = title.includes('Fails') || (title.includes('Flaky') && isFirst);
    const id = `6f1f7a52-6d5c-4a2e-9a63-${String(sessions.length + 1).padStart(12, '0')}`;
    const underWay = [...sessions.filter(({ isOver }) => !isOver).map((one) => one.title), title];
    const session = { id, title, prompt, underWay, fails, isOver: false };
    sessions.push(session);
    if (!title.includes('Endless')) setTimeout(() => (session.isOver = true), takes).unref();
    return id;
  };
  const { origin, close } = await startHttp((request, response) =>
    answer(request, response, { sessions, create }),
  );
  return {
    env: {
      CASEWRIGHT_BASE_URL: origin,
      CASEWRIGHT_API_KEY: 'key-do-not-tell',
      CASEWRIGHT_PROJECT_ID: PROJECT_ID,
    },
    get titles() {
      return seen(sessions).titles;
    },
    get prompts() {
      return seen(sessions).prompts;
    },
    most: () => seen(sessions).most(),
    of: (feature) => seen(sessions, `${feature} › `),
    close,
  };
}

/** Of those whose titles begin so. */
function seen(sessions: readonly CrowdedSession[], start = '') {
  const own = sessions.filter(({ title }) => title.startsWith(start));
  const beside = own.map(({ underWay }) => underWay.filter((title) => title.startsWith(start)).length);
  return {
    titles: own.map(({ title }) => title.slice(start.length)),
    prompts: own.map(({ prompt }) => prompt),
    most: () => Math.max(0, ...beside),
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
