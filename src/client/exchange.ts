/** One HTTP exchange with the service: no retry, no meaning, but bounded in time and size. */
import { request, type Dispatcher } from 'undici';
import { connectionFailure } from './connectionFailure.js';
import { ServiceUnreachableError, UnexpectedAnswerError, type Call } from './errors/index.js';

export interface Exchange extends Call {
  url: URL;
  headers: Record<string, string>;
  body?: string | undefined;
  /** Milliseconds until the whole answer must be there. */
  timeout: number;
  /** Bytes. */
  maxSize: number;
  dispatcher: Dispatcher;
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
 * @throws the signal's reason where it was aborted
 */
export async function exchange(what: Exchange): Promise<Answer> {
  const timeout = AbortSignal.timeout(what.timeout);
  const signal = what.signal ? AbortSignal.any([what.signal, timeout]) : timeout;
  try {
    const answer = await request(what.url, {
      method: what.method,
      headers: what.headers,
      body: what.body ?? null,
      dispatcher: what.dispatcher,
      signal,
    });
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: await readAtMost(what.maxSize, answer.body, what),
    };
  } catch (error) {
    if (what.signal?.aborted) throw what.signal.reason;
    if (error instanceof UnexpectedAnswerError) throw error;
    throw new ServiceUnreachableError(what, what.url.origin, connectionFailure(error, timeout.aborted));
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
