/** Calls an endpoint of the table and gives its answer in the contract's types. */
import { Agent } from 'undici';
import type { z } from 'zod';
import { ENDPOINTS, ErrorBody, fillPath, type EndpointName } from '../contract/index.js';
import { systemClock, type Clock } from './clock.js';
import { ServiceError, UnexpectedAnswerError, type Call } from './errors/index.js';
import { exchange, type Answer } from './exchange.js';
import { retryAfter } from './retryAfter.js';
import { retrying } from './retrying.js';

export interface ClientOptions {
  /** The service's address, such as `https://service.example`; a path in it is kept. */
  baseURL: string;
  /** Sent as `x-api-key` to that origin and nowhere else. */
  apiKey: string;
  /**
   * Milliseconds that one request may take, its answer included.
   * @default 30_000
   */
  requestTimeout?: number;
  /** Other paths than the endpoint table's, such as `{ getTimeline: '/api/timelines/{session_id}' }`. */
  endpoints?: Partial<Record<EndpointName, string>>;
  /** Time and chance, for tests. */
  clock?: Clock;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
}

export interface EndpointCall<Schema extends z.ZodType> extends CallOptions {
  parameters?: Record<string, string>;
  query?: Record<string, string | undefined>;
  body?: unknown;
  answer: Schema;
}

const MAX_JSON = 64 * 1024 * 1024;
const MAX_PICTURE = 20 * 1024 * 1024;

export class Transport {
  readonly #base: URL;
  readonly #options: Required<ClientOptions>;
  readonly #agent = new Agent({ connect: { timeout: 10_000 }, keepAliveTimeout: 10_000 });

  constructor(options: ClientOptions) {
    this.#base = new URL(options.baseURL.endsWith('/') ? options.baseURL : `${options.baseURL}/`);
    this.#options = { requestTimeout: 30_000, endpoints: {}, clock: systemClock, ...options };
  }

  /** Calls the endpoint; GETs are retried freely, POSTs only where they provably never arrived. */
  async call<Schema extends z.ZodType>(
    name: EndpointName,
    what: EndpointCall<Schema>,
  ): Promise<z.output<Schema>> {
    const { method } = ENDPOINTS[name];
    const path = fillPath(this.#options.endpoints[name] ?? ENDPOINTS[name].path, what.parameters);
    const url = this.#resolve(path);
    for (const [key, value] of Object.entries(what.query ?? {})) {
      if (value !== undefined) url.searchParams.set(key, value);
    }
    const body = what.body === undefined ? undefined : JSON.stringify(what.body);
    const answer = await this.#exchange({ method, path }, url, {
      body,
      maxSize: MAX_JSON,
      signal: what.signal,
    });
    return parse({ method, path }, answer, what.answer);
  }

  /** The bytes at an address that the service gave; the key goes along only to the service's own origin. */
  async download(address: string, options: CallOptions = {}): Promise<Buffer> {
    const url = this.#resolve(address);
    const call = { method: 'GET', path: url.pathname };
    return (await this.#exchange(call, url, { maxSize: MAX_PICTURE, ...options })).body;
  }

  close(): Promise<void> {
    return this.#agent.destroy();
  }

  /** Paths hang below the base URL; absolute addresses stay as they are. */
  #resolve(address: string): URL {
    return URL.canParse(address) ? new URL(address) : new URL(address.replace(/^\/+/, ''), this.#base);
  }

  #exchange(
    call: Call,
    url: URL,
    what: { body?: string | undefined; maxSize: number; signal?: AbortSignal | undefined },
  ): Promise<Answer> {
    const { apiKey, clock, requestTimeout } = this.#options;
    const headers: Record<string, string> = {};
    if (url.origin === this.#base.origin) headers['x-api-key'] = apiKey;
    if (what.body !== undefined) headers['content-type'] = 'application/json';
    return retrying(
      async () => {
        const answer = await exchange({
          ...call,
          url,
          headers,
          ...what,
          timeout: requestTimeout,
          dispatcher: this.#agent,
        });
        if (answer.status >= 200 && answer.status < 300) return answer;
        throw this.#refusal(call, answer);
      },
      { idempotent: call.method === 'GET', clock, signal: what.signal },
    );
  }

  #refusal(call: Call, answer: Answer): ServiceError {
    const text = answer.body.toString('utf8');
    const body = ErrorBody.safeParse(json(text));
    const error = body.success ? body.data.error : text.trim().slice(0, 200) || 'without a word';
    return new ServiceError(call, {
      status: answer.status,
      error: error.replaceAll(this.#options.apiKey, '***').replace(/\.$/, ''),
      availableModels: body.data?.availableModels,
      retryAfter: retryAfter(answer.headers['retry-after'], new Date()),
    });
  }
}

function parse<Schema extends z.ZodType>(call: Call, answer: Answer, schema: Schema): z.output<Schema> {
  const value = json(answer.body.toString('utf8'));
  if (value === undefined) throw new UnexpectedAnswerError(call, 'it is not JSON');
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map((issue) => `${issue.path.join('.') || 'it'}: ${issue.message}`);
  throw new UnexpectedAnswerError(call, issues.slice(0, 5).join('; '), { cause: parsed.error });
}

/** The value, or undefined for text that isn't JSON. */
function json(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}
