/** A worker asks the dispatcher of its run for its entry, and takes over what comes of it. */
import { createHash } from 'node:crypto';
import { Client } from 'undici';
import { interruptedWith } from '../brokenBy.js';
import { noProgress, type RunContext, type Progress, type CaseToRun } from '../CaseToRun.js';
import { isRemoved, readAddress, type Ask, type DispatchAddress, type Message } from './line.js';
import type { Settings } from '../entries/settings.js';
import { secretsWithValue } from '../secrets.js';
import { nameOfRunning } from '../verdict.js';

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
  const begun = on.clock.now();
  const known: Progress = { ...noProgress(), sent: true };
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
    const running = nameOfRunning(known);
    const underWay = running ? `${running} may still be running.` : 'A session may be running.';
    return { ...known, broken: interruptedWith(underWay), took: on.clock.now() - begun };
  } finally {
    await client.destroy();
  }
}

class DispatchError extends Error {}

/** A socket that refuses is left of a run that was killed, and what it began goes on. On Windows nothing is left of it. */
const isNobodyThere = (error: unknown) =>
  error instanceof Error &&
  'syscall' in error &&
  error.syscall === 'connect' &&
  !('code' in error && error.code === 'ECONNREFUSED');

/** @throws Error where the stream breaks off */
async function lastOf(body: AsyncIterable<Uint8Array>, known: Progress, on: Listening) {
  for await (const line of linesOf(body)) {
    const message = JSON.parse(line) as Message;
    if (message.type === 'queued') on.onQueued?.();
    if (message.type === 'created') Object.assign(known, message.created);
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

/**
 * Undefined where the entry has to carry out its case itself.
 * @param ahead the address as text, undefined where there is no dispatcher; and the key of the entry
 */
export async function takeOver(
  toRun: CaseToRun,
  { address, key, settings }: { address: string | undefined; key: string; settings: Settings },
  on: Listening,
): Promise<Progress | undefined> {
  const dispatch = readAddress(address);
  if (!dispatch || !settings.service) return undefined;
  const fingerprint = fingerprintOf(toRun, settings);
  return askDispatch(dispatch, { key, fingerprint }, on);
}

/** What an entry sends to the service, as one short text: two processes that prepare a case find out whether they agree. */
export function fingerprintOf(
  { case: one, startUrl, model, userDeviceId, app, planned }: CaseToRun,
  { service, secrets }: Pick<Settings, 'service' | 'secrets'>,
): string {
  const sent = [one, startUrl, model, userDeviceId, app, planned, service, secretsWithValue(secrets)];
  return createHash('sha256')
    .update(JSON.stringify(sent.map((part) => part ?? null)))
    .digest('base64url');
}
