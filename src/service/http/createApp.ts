/** The contract's paths, served: who may ask, what is asked, and the error body for everything else. */
import type { IncomingMessage } from 'node:http';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { ENDPOINTS, openApi, type Endpoint, type EndpointName, type Session } from '../../contract/index.js';
import { ApiError } from '../ApiError.js';
import { type Caller, checkProjects, projectsShown, type ProjectLookups, type Keys } from '../keys/Keys.js';
import { type Call, type Handlers, type PictureAnswer, limitBody, parsed, readBody } from './handlers.js';
import { type Watch, addWatchRoutes, type Checks } from '../watch/openWatch.js';
import { createHash, timingSafeEqual, randomUUID } from 'node:crypto';
import type { RequestEvent, Tell } from '../watch/ServiceEvent.js';

export interface AppSettings extends KeySettings {
  handlers: Handlers;
  /** For keys that may use some projects only. */
  lookups?: ProjectLookups | undefined;
  watch?: Pick<Watch, 'tell' | 'metrics'> | undefined;
  /** What sessions need, for whoever asks whether the service is ready. */
  checks?: Checks | undefined;
  /** Milliseconds in which a body of JSON, which is at most 1 MB, must have arrived. @default 30_000 */
  bodyTime?: number | undefined;
  /** Called with faults of the service's own, of which the caller only learns the fact. */
  onFault: (error: unknown) => void;
}

export function createApp(settings: AppSettings): Hono {
  const { onFault, bodyTime = 30_000 } = settings;
  const app = new Hono();
  // Requests of those who watch are neither logged nor counted.
  addWatchRoutes(app, settings.checks ?? {}, settings.watch?.metrics ?? 'off');
  app.use(closeUnread, tellRequests(settings.watch?.tell));
  const callerOf = callersBy(settings);
  let document: ReturnType<typeof openApi> | undefined;
  app.get('/openapi.json', (c) => c.json((document ??= openApi(new URL(c.req.url).origin))));
  for (const [name, endpoint] of Object.entries<Endpoint>(ENDPOINTS)) {
    const handle = handlerOf(name as EndpointName, settings);
    const letIn: MiddlewareHandler = async (c, next) => {
      const about = aboutOf(c);
      about.route = endpoint.path;
      about.session = c.req.param('session_id');
      if (!endpoint.presigned && !isSigned(endpoint, c)) c.set(CALLER, await callerOf(c));
      await next();
    };
    const limit = endpoint.body === 'binary' ? [] : [limitBodyTime(bodyTime), limitBody];
    app.on(endpoint.method, [endpoint.path.replace(/\{(\w+)\}/g, ':$1')], letIn, ...limit, async (c) => {
      const caller = c.get(CALLER) as Caller | undefined;
      const value = await handle(await readCall(c, endpoint), caller);
      if (name === 'createSession') aboutOf(c).session = (value as Session).id;
      return answer(c, endpoint, value);
    });
  }
  // Before anything is said of what there is and isn't, the key must be right.
  app.notFound(async (c) => {
    await callerOf(c);
    return notFound(c);
  });
  app.onError((error, c) => {
    if (!(error instanceof ApiError) && !isLate(c)) onFault(error);
    const httpError =
      error instanceof ApiError ? error : new ApiError(500, 'The service has a fault of its own');
    aboutOf(c).error = httpError.message;
    return c.json(httpError.toBody(), httpError.status, httpError.headers);
  });
  return app;
}

const CALLER = 'caller';

type AnyHandler = (call: Call<Endpoint>) => Promise<unknown>;

/** Without a caller the address is the permission. */
function handlerOf(name: EndpointName, { handlers, lookups }: AppSettings) {
  const handle = handlers[name] as unknown as AnyHandler;
  return async (call: Call<Endpoint>, caller: Caller | undefined): Promise<unknown> => {
    if (caller === undefined || lookups === undefined) return handle(call);
    await checkProjects(name, call, caller, lookups);
    return projectsShown(name, await handle(call), caller);
  };
}

/** A picture's address may carry its own permission; its handler looks at the signature. */
const isSigned = ({ answer }: Endpoint, c: Context) =>
  answer === 'picture' && c.req.query('signature') !== undefined;

async function readCall(c: Context, endpoint: Endpoint): Promise<Call<Endpoint>> {
  return {
    parameters: c.req.param(),
    query: (endpoint.query && parsed(endpoint.query, c.req.query(), 'query')) as undefined,
    body: (await readBody(c, endpoint)) as undefined,
    search: new URL(c.req.url).searchParams,
  };
}

function answer(c: Context, endpoint: Endpoint, value: unknown): Response {
  if (endpoint.answer === 'nothing') return c.body(null, endpoint.status);
  if (endpoint.answer !== 'picture') return c.json(value, endpoint.status);
  const { bytes, mediaType } = value as PictureAnswer;
  return c.body(bytes, 200, { 'content-type': mediaType, 'x-content-type-options': 'nosniff' });
}

function notFound(c: Context): Response {
  const { method: asked, path: there } = c.req;
  const rows = Object.values<Endpoint>(ENDPOINTS).filter(({ path }) =>
    new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(there),
  );
  const allow = rows.map(({ method }) => method).join(', ');
  if (allow === '') return c.json({ error: `No endpoint ${asked} ${there}` }, 404);
  return c.json({ error: `${there} knows ${allow}, not ${asked}` }, 405, { allow });
}

const LATE = 'bodyIsLate';

/** Whether a request was given up: what becomes of its handler doesn't matter any more. */
const isLate = (c: Context): boolean => c.get(LATE) === true;

/** Answers 408, and closes the connection, where the body is not there in time. */
function limitBodyTime(time: number): MiddlewareHandler {
  return async (c, next) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<Response>((resolve) => {
      timer = setTimeout(() => {
        if (hasArrived(c)) return;
        c.set(LATE, true);
        const error = `The body did not arrive within ${time / 1000} s`;
        resolve(c.json({ error }, 408, { connection: 'close' }));
      }, time);
    });
    return Promise.race([late, next()]).finally(() => clearTimeout(timer));
  };
}

/** Where an answer doesn't wait for the body, the rest of it is not waited for either. */
const closeUnread: MiddlewareHandler = async (c, next) => {
  await next();
  if (!hasArrived(c)) c.header('connection', 'close');
};

function hasArrived(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as { incoming?: IncomingMessage };
  return incoming?.complete ?? true;
}

export interface KeySettings {
  apiKey: string;
  /** Those that were made for others. @default none */
  keys?: Pick<Keys, 'find'> | undefined;
  /** Of each key. @default no limit */
  requestsPerSecond?: number | undefined;
}

/** @throws ApiError 401 (which status a wrong key gets is not shown), 429 */
export function callersBy({ apiKey, keys, requestsPerSecond }: KeySettings): (c: Context) => Promise<Caller> {
  const isOwn = sameAs(apiKey);
  const limit = requestsPerSecond === undefined ? undefined : new RateLimit(requestsPerSecond);
  return async (c) => {
    const key = c.req.header('x-api-key');
    if (key === undefined) throw new ApiError(401, 'The header x-api-key is missing');
    // Whoever has the service's own key may do all.
    const caller: Caller | undefined = isOwn(key) ? { name: 'own' } : await keys?.find(key);
    if (!caller) throw new ApiError(401, 'The key in x-api-key is not valid');
    aboutOf(c).key = caller.name;
    limit?.take(caller.name);
    return caller;
  };
}

/** Compares in the same time whatever the text is. */
export function sameAs(expected: string): (text: string) => boolean {
  const digested = digest(expected);
  return (text) => timingSafeEqual(digest(text), digested);
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Seconds' worth of tokens that a bucket holds: whoever was silent so long may make as many at once. */
const BURST = 5;

export class RateLimit {
  readonly #buckets = new Map<string, { tokens: number; at: number }>();

  /** @param now milliseconds of a clock that never jumps */
  constructor(
    private readonly perSecond: number,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** @throws ApiError 429 with the time after which there is a token again */
  take(key: string): void {
    const now = this.now();
    const full = Math.max(1, this.perSecond * BURST);
    const { tokens, at } = this.#buckets.get(key) ?? { tokens: full, at: now };
    const filled = Math.min(full, tokens + ((now - at) / 1000) * this.perSecond);
    this.#buckets.set(key, { tokens: filled >= 1 ? filled - 1 : filled, at: now });
    if (filled >= 1) return;
    const retryAfter = Math.ceil((1 - filled) / this.perSecond);
    throw new ApiError(429, `This key may make ${this.perSecond} requests a second, and has made more`, {
      retryAfter,
    });
  }
}

type AboutRequest = Partial<Pick<RequestEvent, 'route' | 'key' | 'session' | 'error'>>;

const ABOUT = 'about';

export const aboutOf = (c: Context): AboutRequest => (c.get(ABOUT) as AboutRequest | undefined) ?? {};

/** What a proxy or a caller may give; anything else could be a line of a log. */
const GIVEN_ID = /^[\w.:/+=-]{1,128}$/;

export function tellRequests(tell: Tell | undefined): MiddlewareHandler {
  return async (c, next) => {
    const given = c.req.header('x-request-id') ?? '';
    const requestId = GIVEN_ID.test(given) ? given : randomUUID();
    const about: AboutRequest = {};
    c.set(ABOUT, about);
    const began = performance.now();
    await next();
    c.header('x-request-id', requestId);
    const duration = Math.round(performance.now() - began);
    const { method, path } = c.req;
    tell?.({ event: 'request', requestId, method, path, status: c.res.status, duration, ...about });
  };
}
