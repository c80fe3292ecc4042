/** One HTTP exchange with the service: no retry, no meaning, but bounded in time and size. */
import { Readable } from 'node:stream';
import { errors, request, type Dispatcher } from 'undici';
import type { Clock } from '../clock.js';
import { ServiceUnreachableError, UnexpectedAnswerError, type Call } from '../errors/index.js';
import { startTimeLimit } from '../timeLimit.js';
import { connectionFailure } from './connectionFailure.js';

/** Bytes. */
export const MAX_ANSWER = 64 * 1024 * 1024;

export interface Exchange extends Call {
  url: URL;
  headers: Record<string, string>;
  body?: string | Binary | undefined;
  /** Milliseconds until the whole answer must be there; a binary starts them anew with each piece that is sent. */
  timeout: number;
  dispatcher: Dispatcher;
  clock: Clock;
  signal?: AbortSignal | undefined;
}

export interface Answer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: Buffer;
}

/**
 * @throws ServiceUnreachableError where no complete answer came
 * @throws UnexpectedAnswerError where the answer is larger than the dispatcher takes
 * @throws the signal's reason where it was aborted, or what reading the binary threw
 */
export async function exchange(what: Exchange): Promise<Answer> {
  const limit = startTimeLimit(what.timeout, what.signal, what.clock);
  try {
    const answer = await request(what.url, {
      method: what.method,
      headers: what.headers,
      body: sendable(what.body, limit.restart),
      dispatcher: what.dispatcher,
      signal: limit.signal,
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    const body = Buffer.from(await answer.body.arrayBuffer());
    return { status: answer.statusCode, headers: answer.headers, body };
  } catch (error) {
    if (what.signal?.aborted) throw what.signal.reason;
    if (error instanceof errors.ResponseExceededMaxSizeError)
      throw new UnexpectedAnswerError(what, `it is larger than ${MAX_ANSWER} bytes`);
    if (error instanceof UnreadableError) throw error.cause;
    throw new ServiceUnreachableError(what, what.url.origin, connectionFailure(error, limit.isUp()));
  } finally {
    limit.end();
  }
}

function sendable(body: Exchange['body'], onProgress: () => void): string | Readable | null {
  if (body === undefined || typeof body === 'string') return body ?? null;
  return Readable.from(watched(body.read(), onProgress), { objectMode: false });
}

/** The bytes to send could not be read, which is no failure of the connection. */
class UnreadableError extends Error {}

/** Only reading is watched for failures: one of the connection is thrown into the generator where it yields. */
async function* watched(
  pieces: AsyncIterable<Uint8Array>,
  onProgress: () => void,
): AsyncGenerator<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await iterator.next().catch((cause: unknown) => {
        throw new UnreadableError('The bytes to send could not be read', { cause });
      });
      if (next.done) return;
      onProgress();
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}

/** Bytes to send that are too many to hold: their number, and a way to read them. */
export interface Binary {
  /** Bytes. */
  size: number;
  /** From the beginning at each call, as a request may have to be sent again. */
  read(): AsyncIterable<Uint8Array>;
}
