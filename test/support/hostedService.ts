/** A server that plays a hosted service: it says what the test tells it to, and logs what it is asked. */
import { sendJson, serveHttp, type Handler, type LoggedRequest, type TestServer } from './httpServer.js';
import {
  PLAN_ID,
  PLAN_RUN_ID,
  PNG_BYTES,
  PROJECT_ID,
  SESSION_ID,
  captureRecord,
  caseIdOf,
  caseRecord,
  messageRecord,
  planRecord,
  planRunRecord,
  screenshotRecord,
  sessionRecord,
} from './records.js';

/** By `GET /path`, or by the path alone for every method; undefined for one that it does not know. */
type Answers = Record<string, Handler | undefined>;

export interface HostedScript {
  /** Fields of the session at each look; the last one stays. */
  looks?: Record<string, unknown>[];
  /** Fields of the plan run at each look; the last one stays. */
  runLooks?: Record<string, unknown>[];
  /** Fields of the sessions that the project's list has. */
  sessions?: Record<string, unknown>[];
  /** Of the catalogue. */
  devices?: Record<string, unknown>[];
  instead?: Answers;
  timelineSteps?: Record<string, unknown>[];
}

export const hostedService = (script: HostedScript): Promise<TestServer> => serveHttp(hostedAnswers(script));

export function hostedAnswers(script: HostedScript): Handler {
  const asked: Asked = { prompt: undefined };
  const usual = { ...sessionAnswers(script, asked), ...planAnswers(script) };
  return (request, response, count) => {
    if (request.method === 'POST' && pathOf(request) === '/api/sessions') asked.prompt = promptOf(request);
    const names = [`${request.method} ${pathOf(request)}`, pathOf(request)];
    const answers = [script.instead ?? {}, usual].find((some) => names.some((name) => name in some));
    const answer = answers && names.map((name) => answers[name]).find((one) => one !== undefined);
    if (answer) answer(request, response, count);
    else sendJson(response, { error: `No endpoint ${request.url}` }, 404);
  };
}

export const RUN_PATH = `/api/triggers/plans/${PLAN_ID}/run`;
export const RUN_LOOK_PATH = `/api/triggers/plans/${PLAN_ID}/runs/${PLAN_RUN_ID}`;

/** What the last request for a session asked for. */
interface Asked {
  prompt: string | undefined;
}

const promptOf = ({ body }: LoggedRequest): string | undefined =>
  (JSON.parse(body) as { prompt?: string }).prompt;

function sessionAnswers(script: HostedScript, asked: Asked): Answers {
  const session = `/api/sessions/${SESSION_ID}`;
  const steps = script.timelineSteps ?? [];
  const look = inTurn(script.looks ?? []);
  return {
    '/api/sessions': always({ id: SESSION_ID }, 201),
    [session]: (_, response) =>
      sendJson(
        response,
        sessionRecord({ ...(asked.prompt !== undefined && { prompt: asked.prompt }), ...look() }),
      ),
    [`${session}/messages`]: always({ items: [messageRecord('m1', 'I looked around')], nextCursor: null }),
    [`${session}/screenshots`]: always({
      items: [screenshotRecord('s1', '/api/screenshots/s1')],
      nextCursor: null,
    }),
    [`${session}/timeline`]: always({ sessionId: SESSION_ID, stepCount: steps.length, steps }),
    [`${session}/capture`]: always(captureRecord()),
    '/api/screenshots/s1': (_, response) => response.end(PNG_BYTES),
    ...(script.devices && { '/api/devices': always(script.devices) }),
  };
}

/** Cases and plans that are stored get the ids of {@link caseIdOf} and {@link PLAN_ID}. */
function planAnswers({ runLooks = [], sessions }: HostedScript): Answers {
  const project = `/api/projects/${PROJECT_ID}`;
  const look = inTurn(runLooks);
  let cases = 0;
  const items = sessions?.map(sessionRecord);
  return {
    [`POST ${RUN_PATH}`]: always({ planRunId: PLAN_RUN_ID, executionMode: 'parallel' }, 201),
    [`GET ${RUN_LOOK_PATH}`]: (_, response) => sendJson(response, planRunRecord(look())),
    [`POST ${project}/cases`]: (_, response) => sendJson(response, { id: caseIdOf(++cases) }, 201),
    [`POST ${project}/plans`]: always({ planId: PLAN_ID }, 201),
    [`DELETE /api/plans/${PLAN_ID}`]: always(planRecord()),
    ...Object.fromEntries(
      [1, 2].map(caseIdOf).map((id) => [`DELETE /api/cases/${id}`, always(caseRecord(id))]),
    ),
    ...(items && { [`GET ${project}/sessions`]: always({ items }) }),
  };
}

export const always =
  (value: unknown, status = 200, headers = {}): Handler =>
  (_, response) =>
    sendJson(response, value, status, headers);

function inTurn(looks: readonly Record<string, unknown>[]): () => Record<string, unknown> | undefined {
  let next = 0;
  return () => looks[Math.min(next++, looks.length - 1)];
}

const pathOf = ({ url }: LoggedRequest) => new URL(url, 'http://x').pathname;

/** Those of a method at paths that end so, in their order; bodies as they were sent. */
export function asked(
  server: Pick<TestServer, 'requests'>,
  method: string,
  ending: string,
): { path: string; body: unknown }[] {
  return server.requests
    .map((request) => ({ request, path: pathOf(request) }))
    .filter(({ request, path }) => request.method === method && path.endsWith(ending))
    .map(({ request: { body }, path }) => ({ path, body: body === '' ? undefined : JSON.parse(body) }));
}

/** A timeline step by which a service says what came of a numbered step. */
export function reportedStep(output: Record<string, unknown>, messageId = 'm1'): Record<string, unknown> {
  const createdAt = '2026-11-20T10:00:01.000Z';
  return { index: 0, messageId, role: 'tool', createdAt, screenshots: [], toolOutput: output };
}
