/** What a hosted service can answer: each situation is a case, and what becomes of its session. */
import type { ServerResponse } from 'node:http';
import { reportedStep } from '../support/hostedService.js';
import { sendJson, serveHttp, type LoggedRequest, type TestServer } from '../support/httpServer.js';
import { sessionRecord } from '../support/records.js';

export interface HostedSituation {
  /** The case's title. */
  name: string;
  /** Fields of the session at each look; the last one stays. */
  looks: Record<string, unknown>[];
  timelineSteps?: Record<string, unknown>[];
  tags?: string;
  /** The creation is refused with this status. */
  refusal?: number;
}

const over = (status: string, result: string | null, summary = 'That is that.') => [
  { status, result, summary },
];

export const HOSTED: readonly HostedSituation[] = [
  { name: 'passes', looks: [{ status: 'queued' }, { status: 'running' }, ...over('succeeded', 'passed')] },
  {
    name: 'fails at a step',
    looks: over('failed', 'failed'),
    timelineSteps: [
      reportedStep({ step: 1, verdict: 'passed' }),
      reportedStep({ step: 2, verdict: 'failed', reason: 'expectation not met', summary: 'Felt bad.' }),
    ],
  },
  { name: 'fails, and says no more', looks: over('succeeded', 'failed') },
  { name: 'errs', looks: over('error', 'error', 'The browser went away.') },
  { name: 'is terminated', looks: over('terminated', null) },
  { name: 'is archived', looks: over('archived', null) },
  { name: 'disagrees with itself', looks: over('failed', 'passed') },
  { name: 'is unheard of at first', looks: [{ status: 'meditating' }, ...over('succeeded', 'passed')] },
  { name: 'fails as expected', looks: over('failed', 'failed'), tags: '@fail' },
  { name: 'passes unexpectedly', looks: over('succeeded', 'passed'), tags: '@fail' },
  { name: 'has no verdict', looks: over('terminated', null), tags: '@fail' },
  {
    name: 'observes',
    looks: [
      {
        ...{ status: 'succeeded', result: 'passed', summary: 'Good.' },
        observations: [{ description: 'The logo is blurred.', messageId: 'm1' }],
      },
    ],
  },
  { name: 'is refused', looks: [], refusal: 401 },
  { name: 'is wrong', looks: [], refusal: 400 },
];

/** A hosted service that tells the situations apart by the titles of their sessions. */
export function serveSituations(): Promise<TestServer> {
  const looks = new Map<HostedSituation, number>();
  return serveHttp((request, response) => {
    const [, , , id, piece] = new URL(request.url, 'http://x').pathname.split('/');
    const situation = id === undefined ? undefined : HOSTED[Number(id.slice(-4))];
    if (id === undefined) create(request, response);
    else if (!situation) sendJson(response, { error: 'Unknown' }, 404);
    else if (piece === undefined) {
      const look = looks.get(situation) ?? 0;
      looks.set(situation, look + 1);
      sendJson(
        response,
        sessionRecord({ id, ...situation.looks[Math.min(look, situation.looks.length - 1)] }),
      );
    } else sendPiece(piece, situation, response);
  });
}

function create({ body }: LoggedRequest, response: ServerResponse): void {
  const { title } = JSON.parse(body) as { title: string };
  const index = HOSTED.findIndex(({ name }) => title.endsWith(name));
  const refusal = HOSTED[index]?.refusal;
  if (refusal !== undefined) sendJson(response, { error: 'No, thank you' }, refusal);
  else sendJson(response, { id: `6f1f7a52-6d5c-4a2e-9a63-${String(index).padStart(12, '0')}` }, 201);
}

/** One that has no capture, as a hosted service may. */
function sendPiece(
  piece: string,
  { timelineSteps: steps = [] }: HostedSituation,
  response: ServerResponse,
): void {
  if (piece === 'timeline') sendJson(response, { sessionId: 'any', stepCount: steps.length, steps });
  else if (piece === 'messages' || piece === 'screenshots')
    sendJson(response, { items: [], nextCursor: null });
  else sendJson(response, { error: 'No such thing' }, 404);
}
