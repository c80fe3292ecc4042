/** A worker asks the dispatcher of its run for its entry, and waits for what comes of it. */
import { Client } from 'undici';
import type { Created, RunContext, Progress } from '../CaseToRun.js';
import { Message, type Ask } from './messages.js';
import { isRemoved, type DispatchAddress } from './address.js';

export type Listening = Pick<RunContext, 'clock' | 'signal' | 'onQueued' | 'onPlanRun'>;

/**
 * Undefined where there is no dispatcher, or none that knows the entry: then nothing was begun for it. Whatever breaks
 * once it was asked is no such case, nor is a run that has ended before: a session may be running, and no second one is
 * created.
 * @throws Error for what the dispatcher could not cope with
 */
export async function askDispatch(
  address: DispatchAddress,
  ask: Ask,
  on: Listening,
): Promise<Progress | undefined> {
  const { socket, token } = address;
  const client = new Client('http://dispatch', { socketPath: socket, headersTimeout: 0, bodyTimeout: 0 });
  const known: Known = { begun: on.clock.now(), startedAt: new Date().toISOString(), created: undefined };
  try {
    const { statusCode, body } = await client.request({
      ...{ method: 'POST', path: '/entries', signal: on.signal ?? null },
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(ask),
    });
    // Refused, for whatever reason: it has handed nothing over.
    if (statusCode !== 200) return undefined;
    const end = await lastOf(body, known, on);
    return end === 'given up' ? undefined : end;
  } catch (error) {
    if (isNobodyThere(error) && !isRemoved(address)) return undefined;
    if (error instanceof DispatchError) throw error;
    return brokenOff(known, on);
  } finally {
    await client.destroy();
  }
}

interface Known {
  begun: number;
  startedAt: string;
  created: Created | undefined;
}

/** What the dispatcher itself stumbled over. */
class DispatchError extends Error {}

/** A socket that refuses is left of a run that was killed, and what it began goes on. On Windows nothing is left of it. */
const isNobodyThere = (error: unknown) =>
  error instanceof Error &&
  'syscall' in error &&
  error.syscall === 'connect' &&
  !('code' in error && error.code === 'ECONNREFUSED');

/** @throws Error where the stream breaks off */
async function lastOf(body: AsyncIterable<Uint8Array>, known: Known, on: Listening) {
  for await (const line of linesOf(body)) {
    const message = Message.parse(JSON.parse(line));
    if (message.type === 'queued') on.onQueued?.();
    if (message.type === 'created') known.created = message.created;
    if (message.type === 'plan run') on.onPlanRun?.(message.planRun, message.caseIds);
    if (message.type === 'threw') throw new DispatchError(message.message);
    if (message.type === 'given up') return message.type;
    if (message.type === 'end') return message.progress;
  }
  throw new Error('the dispatcher said no more');
}

async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  let rest = '';
  for await (const chunk of body) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}

function brokenOff({ begun, startedAt, created }: Known, { clock }: Listening): Progress {
  const sessionId = created && 'sessionId' in created ? created.sessionId : null;
  const planRunId = created && 'planRunId' in created ? created.planRunId : null;
  const what = sessionId === null ? `Plan run ${planRunId ?? ''}` : `Session ${sessionId}`;
  return {
    ...{ sessionId, session: null, planRunId, planRun: null, sent: true },
    broken: {
      reason: 'interrupted',
      message: 'The run was interrupted.',
      underWay: created ? `${what} may still be running.` : 'A session may be running.',
    },
    remarks: [],
    ...{ startedAt, took: clock.now() - begun },
  };
}
