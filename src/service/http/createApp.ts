/** The contract's paths, served: who may ask, what is asked, and the error body for everything else. */
import type { IncomingMessage } from 'node:http';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { ENDPOINTS, openApi, type Endpoint, type EndpointName, type Session } from '../../contract/index.js';
import { ApiError } from '../ApiError.js';
import { type Caller, checkProjects, projectsShown, type ProjectLookups } from '../keys/Keys.js';
import { callersBy, type KeySettings, aboutOf, tellRequests } from './callers.js';
import { type Call, type Handlers, type PictureAnswer, limitBody, parsed, readBody } from './handlers.js';
import { type Watch, addWatchRoutes, type Checks } from '../watch/openWatch.js';

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
    return c.json(...notFound(c));
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

function notFound(c: Context): [{ error: string }, 404 | 405, Record<string, string>] {
  const methods = Object.values<Endpoint>(ENDPOINTS)
    .filter(({ path }) => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(c.req.path))
    .map(({ method }) => method);
  if (methods.length === 0) return [{ error: `No endpoint ${c.req.method} ${c.req.path}` }, 404, {}];
  const allow = methods.join(', ');
  return [{ error: `${c.req.path} knows ${allow}, not ${c.req.method}` }, 405, { allow }];
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
    const handled = next();
    try {
      return await Promise.race([late, handled]);
    } finally {
      clearTimeout(timer);
    }
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
