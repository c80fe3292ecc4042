/** One HTTP exchange with the service: no retry, no meaning, but bounded in time and size. */
import { Readable } from 'node:stream';
import { request, type Dispatcher } from 'undici';
import type { Clock } from '../clock.js';
import { ServiceUnreachableError, UnexpectedAnswerError, type Call } from '../errors/index.js';
import { startTimeLimit } from '../timeLimit.js';
import { connectionFailure } from './connectionFailure.js';

export interface Exchange extends Call {
  url: URL;
  headers: Record<string, string>;
  body?: string | Binary | undefined;
  /** Milliseconds until the whole answer must be there; a binary starts them anew with each piece that is sent. */
  timeout: number;
  /** Bytes. */
  maxSize: number;
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
 * @throws UnexpectedAnswerError where the answer is larger than `maxSize`
 * @throws the signal's reason where it was aborted, or what reading the binary threw
 */
export async function exchange(what: Exchange): Promise<Answer> {
  const limit = startTimeLimit(what.timeout, what.signal, what.clock);
  const sending = sendable(what.body, limit.restart);
  try {
    const answer = await request(what.url, {
      method: what.method,
      headers: what.headers,
      body: sending.body,
      dispatcher: what.dispatcher,
      signal: limit.signal,
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: await readAtMost(what.maxSize, answer.body, what),
    };
  } catch (error) {
    if (what.signal?.aborted) throw what.signal.reason;
    if (error instanceof UnexpectedAnswerError) throw error;
    if (sending.failure) throw sending.failure.cause;
    throw new ServiceUnreachableError(what, what.url.origin, connectionFailure(error, limit.isUp()));
  } finally {
    limit.end();
  }
}

interface Sending {
  body: string | Readable | null;
  /** Set where the bytes to send could not be read, which is no failure of the connection. */
  failure?: { cause: unknown };
}

function sendable(body: Exchange['body'], onProgress: () => void): Sending {
  if (body === undefined || typeof body === 'string') return { body: body ?? null };
  const sending: Sending = { body: null };
  const pieces = watched(body.read(), onProgress, (cause) => (sending.failure = { cause }));
  sending.body = Readable.from(pieces, { objectMode: false });
  return sending;
}

/** Only reading is watched for failures: one of the connection is thrown into the generator where it yields. */
async function* watched(
  pieces: AsyncIterable<Uint8Array>,
  onProgress: () => void,
  onFailure: (cause: unknown) => void,
): AsyncGenerator<Uint8Array> {
  const iterator = pieces[Symbol.asyncIterator]();
  try {
    for (;;) {
      const next = await iterator.next().catch((cause: unknown) => {
        onFailure(cause);
        throw cause;
      });
      if (next.done) return;
      onProgress();
      yield next.value;
    }
  } finally {
    await iterator.return?.();
  }
}

async function readAtMost(limit: number, body: AsyncIterable<Buffer>, call: Call): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > limit) throw new UnexpectedAnswerError(call, `it is larger than ${limit} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size);
}

/** Bytes to send that are too many to hold: their number, and a way to read them. */
export interface Binary {
  /** Bytes. */
  size: number;
  /** From the beginning at each call, as a request may have to be sent again. */
  read(): AsyncIterable<Uint8Array>;
}
