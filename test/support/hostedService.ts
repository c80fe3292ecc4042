/** A server that plays a hosted service: it says what the test tells it to, and logs what it is asked. */
import { sendJson, serveHttp, type Handler, type TestServer } from './httpServer.js';
import { PNG_BYTES, SESSION_ID, messageRecord, screenshotRecord, sessionRecord } from './records.js';

export interface HostedScript {
  /** Fields of the session at each look; the last one stays. */
  looks: Record<string, unknown>[];
  /** Answers of single paths instead of the usual ones; undefined for a path that it does not know. */
  instead?: Record<string, Handler | undefined>;
  timelineSteps?: Record<string, unknown>[];
}

export async function hostedService(script: HostedScript): Promise<TestServer> {
  let look = 0;
  const session = `/api/sessions/${SESSION_ID}`;
  const answers: Record<string, Handler | undefined> = {
    '/api/sessions': (_, response) => sendJson(response, { id: SESSION_ID }, 201),
    [session]: (_, response) => {
      sendJson(response, sessionRecord(script.looks[Math.min(look++, script.looks.length - 1)]));
    },
    [`${session}/messages`]: (_, response) =>
      sendJson(response, { items: [messageRecord('m1', 'I looked around')], nextCursor: null }),
    [`${session}/screenshots`]: (_, response) =>
      sendJson(response, { items: [screenshotRecord('s1', '/api/screenshots/s1')], nextCursor: null }),
    [`${session}/timeline`]: (_, response) => {
      const steps = script.timelineSteps ?? [];
      sendJson(response, { sessionId: SESSION_ID, stepCount: steps.length, steps });
    },
    '/api/screenshots/s1': (_, response) => response.end(PNG_BYTES),
    ...script.instead,
  };
  return serveHttp((request, response, count) => {
    const answer = answers[new URL(request.url, 'http://x').pathname];
    if (answer) answer(request, response, count);
    else sendJson(response, { error: `No endpoint ${request.url}` }, 404);
  });
}

/** A timeline step by which a service says what came of a numbered step. */
export function reportedStep(output: Record<string, unknown>, messageId = 'm1'): Record<string, unknown> {
  const createdAt = '2026-11-20T10:00:01.000Z';
  return { index: 0, messageId, role: 'tool', createdAt, screenshots: [], toolOutput: output };
}
