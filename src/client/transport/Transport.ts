/** Calls an endpoint of the table and gives its answer in the contract's types. */
import { Agent } from 'undici';
import { z } from 'zod';
import { ENDPOINTS, fillPath, type Endpoint, type EndpointName } from '../../contract/index.js';
import { systemClock, type Clock } from '../timeLimit.js';
import { InvalidRequestError, UnexpectedAnswerError, type Call, type ServiceError } from '../errors.js';
import {
  MAX_ANSWER,
  exchange,
  type Answer,
  type Binary,
  readAnswer,
  readErrorBody,
  refusePage,
} from './exchange.js';
import { TOO_MANY_REQUESTS, retrying, Throttle } from './retrying.js';
import { distance } from 'fastest-levenshtein';

export interface ClientOptions {
  /** The service's address, such as `https://service.example`; a path in it is kept. */
  baseURL: string;
  /** Sent as `x-api-key` to that origin and nowhere else. */
  apiKey: string;
  /**
   * Milliseconds that one request may take, its answer included; for the upload of a binary, that it may take
   * without any progress.
   * @default 30_000
   */
  requestTimeout?: number;
  /**
   * Of this client, retries and looks included. Whatever it is, all requests wait where the service asks for a pause, by a 429
   * or by `Retry-After`.
   * @default Infinity
   */
  maxRequestsPerSecond?: number;
  /** Other paths than the endpoint table's, such as `{ getTimeline: '/api/timelines/{session_id}' }`. */
  endpoints?: Partial<Record<EndpointName, string>>;
  /** Time and chance, for tests. */
  clock?: Clock;
}

export interface CallOptions {
  signal?: AbortSignal | undefined;
}

export interface EndpointCall extends CallOptions {
  parameters?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

export type AnswerOf<Name extends EndpointName> = (typeof ENDPOINTS)[Name]['answer'] extends infer Schema
  ? Schema extends z.ZodType
    ? z.output<Schema>
    : never
  : never;

interface Message<Value> extends CallOptions {
  body?: string | Binary | undefined;
  /** Whether the key goes along. */
  withKey: boolean;
  read: (answer: Answer) => Value;
}

// Each asks for an end state of one record, so that asking twice brings about no more than asking once. A record of an upload
// that nobody uses costs nothing.
const REPEATABLE_POSTS: readonly (EndpointName | undefined)[] = [
  'createUpload',
  'submitUpload',
  'terminateSession',
  'cancelPlanRun',
];

export class Transport {
  readonly #base: URL;
  readonly #paths: Readonly<Record<EndpointName, string>>;
  readonly #options: Required<Omit<ClientOptions, 'baseURL' | 'endpoints' | 'maxRequestsPerSecond'>>;
  readonly #throttle: Throttle;
  readonly #agent = new Agent({
    ...{ connect: { timeout: 10_000 }, keepAliveTimeout: 10_000, maxResponseSize: MAX_ANSWER },
  });

  constructor({ baseURL, endpoints, maxRequestsPerSecond = Infinity, ...options }: ClientOptions) {
    this.#base = baseOf(baseURL);
    this.#paths = endpointPaths(endpoints ?? {});
    this.#options = { requestTimeout: 30_000, clock: systemClock, ...options };
    this.#throttle = new Throttle(maxRequestsPerSecond, this.#options.clock);
  }

  ask<Name extends EndpointName>(name: Name, what: EndpointCall = {}): Promise<AnswerOf<Name>> {
    const { answer } = ENDPOINTS[name] as Endpoint;
    if (!(answer instanceof z.ZodType)) throw new TypeError(`${name} does not answer in JSON.`);
    return this.askFor(name, answer, what) as Promise<AnswerOf<Name>>;
  }

  /** Calls the endpoint; its answer may have other shapes than the table's, as the contract leaves them open. */
  async askFor<Schema extends z.ZodType>(
    name: EndpointName,
    answer: Schema,
    what: EndpointCall = {},
  ): Promise<z.output<Schema>> {
    const path = fillPath(this.#paths[name], what.parameters);
    const call = { method: ENDPOINTS[name].method, path, endpoint: name };
    const url = this.#resolve(path, call);
    for (const [key, value] of Object.entries(what.query ?? {})) {
      if (value !== undefined) url.searchParams.set(key, String(value));
    }
    const body = bodyOf(call, what.body);
    const withKey = url.origin === this.#base.origin;
    const read = (got: Answer) => readAnswer(call, got, answer);
    return this.#exchange(call, url, { body, withKey, signal: what.signal, read });
  }

  /** The bytes at an address that the service gave; an absolute one is its own permission and gets no key. */
  async download(address: string, { signal }: CallOptions = {}): Promise<Buffer> {
    const call = callAt('GET', address);
    const url = this.#resolve(address, call);
    const withKey = !isAbsolute(address) && url.origin === this.#base.origin;
    const read = ({ body }: Answer) => body;
    return this.#exchange(call, url, { withKey, signal, read });
  }

  /** Sends bytes to a presigned address, which gets no key wherever it leads. */
  async upload(address: string, body: Binary, { signal }: CallOptions = {}): Promise<void> {
    const call = callAt('PUT', address);
    const url = this.#resolve(address, call);
    const read = (got: Answer) => refusePage(call, got);
    await this.#exchange(call, url, { body, withKey: false, signal, read });
  }

  close(): Promise<void> {
    return this.#agent.destroy();
  }

  /** Paths hang below the base URL; absolute addresses stay as they are. */
  #resolve(address: string, call: Call): URL {
    const below = isAbsolute(address) ? address : address.replace(/^[/\\]+/, '');
    if (!URL.canParse(below, this.#base.href)) throw new UnexpectedAnswerError(call, 'its address is none');
    const url = new URL(below, this.#base);
    if (isWeb(url)) return url;
    throw new UnexpectedAnswerError(call, `its address begins with ${url.protocol}, not with http`);
  }

  #exchange<Value>(call: Call, url: URL, { withKey, read, ...message }: Message<Value>): Promise<Value> {
    const { apiKey, clock, requestTimeout: timeout } = this.#options;
    const headers = { ...headersOf(message.body), ...(withKey && { 'x-api-key': apiKey }) };
    // Presigned addresses are answered by some storage, whatever the service's own limits are.
    const throttle = withKey ? this.#throttle : undefined;
    const once = async (mayBeDone: boolean) => {
      await throttle?.turn(message.signal);
      const around = { timeout, clock, dispatcher: this.#agent };
      const answer = await exchange({ ...call, ...message, ...around, url, headers });
      if (answer.status >= 200 && answer.status < 300) {
        throttle?.worked();
        return read(answer);
      }
      const errorAnswer = readErrorBody(call, answer, { apiKey: withKey ? apiKey : undefined, mayBeDone });
      if (asksForPause(errorAnswer)) throttle?.pause(errorAnswer.retryAfter);
      throw errorAnswer;
    };
    return retrying(once, { idempotent: isIdempotent(call), clock, signal: message.signal });
  }
}

function bodyOf(call: Call & { endpoint: EndpointName }, body: unknown): string | undefined {
  const { body: schema, bodyIsOptional }: Endpoint = ENDPOINTS[call.endpoint];
  if (!(schema instanceof z.ZodType) || (body === undefined && bodyIsOptional)) return undefined;
  const parsed = schema.safeParse(body);
  if (!parsed.success) throw new InvalidRequestError(call, parsed.error);
  // As it was given: what the schema would fill in is for the service to decide, above all in a change.
  return JSON.stringify(body);
}

function headersOf(body: string | Binary | undefined): Record<string, string> {
  if (body === undefined) return {};
  if (typeof body === 'string') return { 'content-type': 'application/json' };
  return { 'content-type': 'application/octet-stream', 'content-length': String(body.size) };
}

const asksForPause = ({ status, retryAfter }: ServiceError): boolean =>
  status === TOO_MANY_REQUESTS || retryAfter !== undefined;

const isIdempotent = ({ method, endpoint }: Call): boolean =>
  ['GET', 'PUT', 'DELETE'].includes(method) || REPEATABLE_POSTS.includes(endpoint);

/** Without the query of the address, which may be a signature. */
export const callAt = (method: string, address: string): Call => ({
  method,
  path: URL.canParse(address) ? new URL(address).pathname : (address.split('?')[0] ?? ''),
});

const isAbsolute = (address: string): boolean => URL.canParse(address);

const isWeb = ({ protocol }: URL): boolean => protocol === 'http:' || protocol === 'https:';

function baseOf(baseURL: string): URL {
  const base = URL.canParse(baseURL) ? new URL(baseURL.endsWith('/') ? baseURL : `${baseURL}/`) : undefined;
  if (base && isWeb(base)) return base;
  throw new TypeError(
    `\`baseURL\` is not an http(s) address: ${baseURL}. Please write one such as https://service.example.`,
  );
}

/** The rest is asked at addresses that the service gives. */
const WITHOUT_PATH: readonly string[] = ['getScreenshot', 'putUploadBinary'] satisfies EndpointName[];

/** @throws TypeError for unknown names, and for paths without the parameters of the table's */
export function endpointPaths(
  others: Readonly<Partial<Record<EndpointName, string>>>,
): Readonly<Record<EndpointName, string>> {
  for (const [name, path] of Object.entries(others)) check(name, path);
  const own = Object.entries(ENDPOINTS).map(([name, { path }]) => [name, path]);
  return { ...(Object.fromEntries(own) as Record<EndpointName, string>), ...others };
}

function check(name: string, path: unknown): void {
  if (!isEndpoint(name)) {
    const near = nearestNames(name, Object.keys(ENDPOINTS)).join(', ');
    throw new TypeError(`\`endpoints\` has no "${name}". Did you mean one of ${near}?`);
  }
  if (WITHOUT_PATH.includes(name)) {
    throw new TypeError(
      `\`endpoints.${name}\` would change nothing: it is asked at the address that the service gives. Leave it out.`,
    );
  }
  const wanted = parametersOf(ENDPOINTS[name].path);
  const given = typeof path === 'string' ? parametersOf(path) : [];
  if (typeof path === 'string' && path !== '' && wanted.join() === given.join()) return;
  const needs = wanted.length > 0 ? `exactly ${wanted.join(' and ')}` : 'no parameters';
  throw new TypeError(
    `\`endpoints.${name}\` is ${JSON.stringify(path)}. Its path has ${needs}, as in ${ENDPOINTS[name].path}.`,
  );
}

const isEndpoint = (name: string): name is EndpointName => Object.hasOwn(ENDPOINTS, name);

const parametersOf = (path: string): string[] => [...new Set(path.match(/\{\w*\}/g))].sort();

const MOST = 5;

/** Nearest first, each once, at most five; letter case doesn't count. */
export function nearestNames(wanted: string, names: Iterable<string>): string[] {
  const slips = (name: string) => distance(wanted.toLowerCase(), name.toLowerCase());
  return [...new Set(names)].sort((a, b) => slips(a) - slips(b)).slice(0, MOST);
}
