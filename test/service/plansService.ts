/** Projects, cases, plans and their runs over real HTTP, on sessions that do what a test says. */
import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { serve } from '@hono/node-server';
import { expect, onTestFinished } from 'vitest';
import type { z } from 'zod';
import {
  ENDPOINTS,
  fillPath,
  type Endpoint,
  type EndpointName,
  type SessionCreate,
} from '../../src/contract/index.js';
import { createApp } from '../../src/service/http/createApp.js';
import { handlersOf, type Resources } from '../../src/service/openResources.js';
import { Cases, Projects } from '../../src/service/projects/Projects.js';
import { LocalRuns } from '../../src/service/plans/LocalRuns.js';
import { PlanRuns, type PlanRunContext } from '../../src/service/plans/PlanRuns.js';
import { Plans } from '../../src/service/plans/Plans.js';
import { memoryStore, type Store } from '../../src/service/store/Store.js';
import { ALL_WITH_KEYS } from '../support/modelKeys.js';
import { contextOver } from '../support/recordContext.js';
import { ScriptedSessions } from './ScriptedSessions.js';

const API_KEY = 'key';

export interface PlansService {
  sessions: ScriptedSessions;
  runs: PlanRuns;
  projectId: string;
  faults: unknown[];
  /** Asks, and holds the answer to the table's schema. @throws where it is a refusal */
  ask<Name extends EndpointName>(
    name: Name,
    parameters?: Record<string, string>,
    body?: unknown,
    query?: string,
  ): Promise<AnswerOf<Name>>;
  /** Asks, and expects an error body with a status that the table has for it. */
  refusal(
    name: EndpointName,
    parameters?: Record<string, string>,
    body?: unknown,
  ): Promise<{ status: number; error: string; availableModels?: string[] }>;
}

type AnswerOf<Name extends EndpointName> = (typeof ENDPOINTS)[Name]['answer'] extends infer Answer extends
  z.ZodType
  ? z.output<Answer>
  : never;

interface Given {
  store?: Store;
  sessions?: ScriptedSessions;
  now?: () => Date;
  pause?: PlanRunContext['pause'];
}

export async function startPlans({
  store = memoryStore(),
  sessions = new ScriptedSessions(),
  now = () => new Date(),
  pause,
}: Given = {}): Promise<PlansService> {
  const around = await contextOver(store, { now });
  const faults: unknown[] = [];
  const onFault = (error: unknown) => void faults.push(error);
  const projects = await Projects.load(around);
  const cases = new Cases(around, projects);
  const plans = new Plans(around, projects, cases);
  const dispatch = (request: SessionCreate) => sessions.check(request);
  const context = { ...around, projects, cases, plans, sessions, dispatch, onFault, ...(pause && { pause }) };
  const runs = new PlanRuns({ ...context, conductor: await LocalRuns.load(context) });
  const resources = { projects, models: ALL_WITH_KEYS, cases, plans, planRuns: runs };
  const handlers = handlersOf(resources as Resources);
  const origin = await listen(createApp({ handlers, apiKey: API_KEY, onFault }));
  const call = caller(origin);
  return {
    ...{ sessions, runs, faults, projectId: (await projects.default()).id },
    async ask(name, parameters, body, query = '') {
      const row: Endpoint = ENDPOINTS[name];
      const answer = await call(row, parameters, body, query);
      expect(answer, `${name} answered ${JSON.stringify(answer.body)}`).toMatchObject({ status: row.status });
      return (row.answer as z.ZodType).parse(answer.body) as never;
    },
    async refusal(name, parameters, body) {
      const answer = await call(ENDPOINTS[name], parameters, body, '');
      expect(ENDPOINTS[name].errors, JSON.stringify(answer.body)).toContain(answer.status);
      return { ...(answer.body as { error: string }), status: answer.status };
    },
  };
}

const caller =
  (origin: string) =>
  async (row: Endpoint, parameters: Record<string, string> | undefined, body: unknown, query: string) => {
    const response = await fetch(origin + fillPath(row.path, parameters) + query, {
      method: row.method,
      headers: { 'x-api-key': API_KEY, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return { status: response.status, body: (await response.json()) as unknown };
  };

async function listen(app: ReturnType<typeof createApp>): Promise<string> {
  const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }) as Server;
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A time that a test lets pass. */
export function handClock(start = '2026-11-20T10:00:00.000Z') {
  let at = Date.parse(start);
  return {
    now: () => new Date(at),
    pass: (milliseconds: number) => void (at += milliseconds),
  };
}
