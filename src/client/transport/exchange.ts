/** One HTTP exchange with the service: no retry, no meaning, but bounded in time and size. */
import { Readable } from 'node:stream';
import { errors, request, type Dispatcher } from 'undici';
import { type Clock, startTimeLimit } from '../timeLimit.js';
import {
  ServiceUnreachableError,
  UnexpectedAnswerError,
  type Call,
  type ConnectionFailure,
  ServiceError,
} from '../errors.js';
import { z } from 'zod';
import { ErrorBody } from '../../contract/index.js';

/** Bytes. */
export const MAX_ANSWER = 64 * 1024 * 1024;

interface Exchange extends Call {
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

/** Codes of sockets: while connecting, nothing can have been sent; later, the request may have arrived. */
const OF_SOCKETS: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'connection refused',
  EHOSTUNREACH: 'no route to the host',
  ENETUNREACH: 'no route to the network',
  ETIMEDOUT: 'the connection took too long',
};

/**
 * Codes that only occur before a request is sent: the connection was never made, or TLS was not agreed on.
 * Whatever is not in these lists may have arrived.
 */
const NEVER_SENT: Readonly<Record<string, string>> = {
  ENOTFOUND: 'unknown host name',
  EAI_AGAIN: 'the host name could not be looked up',
  UND_ERR_CONNECT_TIMEOUT: 'connecting took too long',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'self-signed TLS certificate',
  SELF_SIGNED_CERT_IN_CHAIN: 'self-signed TLS certificate in the chain',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'TLS certificate of an unknown issuer',
  UNABLE_TO_GET_ISSUER_CERT_LOCALLY: 'TLS certificate of an unknown issuer',
  CERT_HAS_EXPIRED: 'expired TLS certificate',
  ERR_TLS_CERT_ALTNAME_INVALID: 'TLS certificate of another host',
  ERR_SSL_WRONG_VERSION_NUMBER: 'no TLS spoken at that port',
};

const MAY_HAVE_ARRIVED: Readonly<Record<string, string>> = {
  ECONNRESET: 'connection reset',
  EPIPE: 'connection closed while sending',
  UND_ERR_SOCKET: 'connection closed before the answer was complete',
  UND_ERR_HEADERS_TIMEOUT: 'no answer in time',
  UND_ERR_BODY_TIMEOUT: 'the answer stopped half way',
};

export function connectionFailure(cause: unknown, timedOut: boolean): ConnectionFailure {
  if (timedOut) return { reason: 'no complete answer in time', mayHaveArrived: true, cause };
  const { code, isConnecting } = faultOf(cause) ?? {};
  const reported = cause instanceof Error ? cause.message : String(cause);
  if (code === undefined) return { reason: reported, mayHaveArrived: true, cause };
  const words = NEVER_SENT[code] ?? OF_SOCKETS[code] ?? MAY_HAVE_ARRIVED[code] ?? reported;
  const neverSent = code in NEVER_SENT || (code in OF_SOCKETS && isConnecting === true);
  return { reason: `${words} (${code})`, mayHaveArrived: !neverSent, cause };
}

/** That of the innermost cause with a code; of several tries (IPv4, IPv6) the first one's. `isConnecting`: it was making the connection that failed. */
function faultOf(error: unknown): { code: string; isConnecting: boolean } | undefined {
  if (!(error instanceof Error)) return undefined;
  const inner = error instanceof AggregateError ? (error.errors[0] as unknown) : error.cause;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const isConnecting = 'syscall' in error && error.syscall === 'connect';
  return faultOf(inner) ?? (code === undefined ? undefined : { code, isConnecting });
}

/** @throws UnexpectedAnswerError naming what is wrong with it */
export function readAnswer<Schema extends z.ZodType>(
  call: Call,
  { body }: Pick<Answer, 'body'>,
  schema: Schema,
): z.output<Schema> {
  // Some answers have no body, and a schema may allow that.
  const value = body.length > 0 ? json(body.toString('utf8')) : undefined;
  const parsed = schema.safeParse(value);
  if (parsed.success) {
    if (value === undefined) refusePage(call, { body });
    return parsed.data;
  }
  const why = [...(value === undefined ? ['it is not JSON'] : []), ...faultsOf(parsed.error, value)];
  const reported = { cause: parsed.error, isGarbled: value === undefined };
  throw new UnexpectedAnswerError(call, why.slice(0, 5).join('; '), reported);
}

/**
 * A web page is no answer of a service: it comes from a proxy, a login, or a server that knows no such path.
 * @throws UnexpectedAnswerError also where nothing else is asked of the answer
 */
export function refusePage(call: Call, { body }: Pick<Answer, 'body'>): void {
  if (!/^\s*<(?:!doctype html|html[\s>])/i.test(body.subarray(0, 1_000).toString('utf8'))) return;
  throw new UnexpectedAnswerError(call, 'it is not JSON but a web page', { isGarbled: true });
}

/** What isn't JSON has no fields to find fault with; our own words may still tell what follows from that. */
function faultsOf({ issues }: z.ZodError, value: unknown): string[] {
  const worthTelling = issues.filter(({ code }) => value !== undefined || code === 'custom');
  return worthTelling.map(({ path, message }) =>
    path.length > 0 ? `${path.join('.')}: ${message}` : `it ${message}`,
  );
}

/** What is no model's name is passed over, so that the words of the error are not lost for it. */
const Refusing = ErrorBody.extend({
  availableModels: z
    .array(z.unknown())
    .transform((models) => models.filter((model) => typeof model === 'string'))
    .optional()
    .catch(undefined),
});

/**
 * @param apiKey where it went along
 * @param mayBeDone whether the call may have been carried out at an attempt before this one
 */
export function readErrorBody(
  call: Call,
  answer: Answer,
  { apiKey, mayBeDone }: { apiKey: string | undefined; mayBeDone: boolean },
): ServiceError {
  const text = answer.body.toString('utf8');
  const body = Refusing.safeParse(json(text));
  const masked = (words: string) => (apiKey ? words.replaceAll(apiKey, '***') : words);
  // Masked before it is cut: half a key would not be known as one.
  const error = body.success ? masked(body.data.error) : masked(text.trim()).slice(0, 200);
  return new ServiceError(call, {
    status: answer.status,
    error: (error || 'without a word').replace(/\.$/, ''),
    availableModels: body.data?.availableModels ?? undefined,
    retryAfter: retryAfter(answer.headers['retry-after'], answer.headers.date),
    withKey: apiKey !== undefined,
    mayBeDone,
  });
}

function json(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/**
 * `Retry-After` (RFC 9110, 10.2.3): seconds, or a date. In milliseconds; undefined where it is neither.
 * @param answeredAt the header `Date`: a date counts from there, as the clocks of two machines may differ
 */
function retryAfter(header: Header, answeredAt: Header): number | undefined {
  const text = textOf(header);
  if (text === undefined) return undefined;
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  const there = Date.parse(textOf(answeredAt) ?? '');
  const now = Number.isNaN(there) ? Date.now() : there;
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

type Header = string | string[] | undefined;

const textOf = (header: Header): string | undefined => (Array.isArray(header) ? header[0] : header);
