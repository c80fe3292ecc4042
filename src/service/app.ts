/** The contract's paths, served: who may ask, what is asked, and the error body for everything else. */
import { createHash, timingSafeEqual } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { ENDPOINTS, MODELS, RUNNABLE_MODELS, SessionCreate, type EndpointName } from '../contract/index.js';
import { page } from './page.js';
import { Refusal } from './Refusal.js';
import type { Sessions } from './sessions.js';

const MAX_BODY = 1024 * 1024;

export interface AppSettings {
  sessions: Sessions;
  apiKey: string;
  projectId: string;
}

export function createApp({ sessions, apiKey, projectId }: AppSettings): Hono {
  const app = new Hono();
  app.use(requireKey(apiKey));
  // The rest of the body stays unread, so the connection can't be used again.
  const tooLarge = (c: Context) =>
    c.json({ error: `The body is larger than ${MAX_BODY} bytes` }, 413, { connection: 'close' });
  app.use(bodyLimit({ maxSize: MAX_BODY, onError: tooLarge }));

  app.post(route('createSession'), async (c) => {
    const request = await readSessionCreate(c);
    if (request.projectId !== projectId) refuse(404, `No project ${request.projectId}`);
    return c.json(sessions.create(request).toSession(), 201);
  });
  app.get(route('getSession'), (c) => c.json(sessions.get(c.req.param('session_id')).toSession()));
  app.get(route('listMessages'), (c) => {
    const { messages } = sessions.get(c.req.param('session_id'));
    return c.json(page(messages, c.req.query('cursor')));
  });
  app.get(route('listScreenshots'), (c) => {
    const { screenshots } = sessions.get(c.req.param('session_id'));
    return c.json(
      page(
        screenshots.map(({ shown }) => shown),
        c.req.query('cursor'),
      ),
    );
  });
  app.get(route('getTimeline'), (c) => c.json(sessions.get(c.req.param('session_id')).toTimeline()));
  app.get(route('getScreenshot'), (c) => {
    const { bytes, mediaType } = sessions.screenshot(c.req.param('screenshot_id'));
    return c.body(bytes, 200, { 'content-type': mediaType });
  });

  app.notFound((c) => c.json({ error: `No endpoint ${c.req.method} ${c.req.path}` }, 404));
  app.onError((error, c) => {
    if (error instanceof Refusal) return c.json(error.toBody(), error.status);
    return c.json({ error: `The service has a fault of its own: ${error.message}` }, 500);
  });
  return app;
}

type Route<Path extends string> = Path extends `${infer Head}{${infer Name}}${infer Tail}`
  ? `${Head}:${Name}${Route<Tail>}`
  : Path;

/** The endpoint's path in Hono's notation. */
function route<Name extends EndpointName>(name: Name) {
  const { path } = ENDPOINTS[name];
  return path.replace(/\{(\w+)\}/g, ':$1') as Route<(typeof ENDPOINTS)[Name]['path']>;
}

function refuse(...refusal: ConstructorParameters<typeof Refusal>): never {
  throw new Refusal(...refusal);
}

function requireKey(apiKey: string) {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  const expected = digest(apiKey);
  return async (c: Context, next: () => Promise<void>) => {
    const key = c.req.header('x-api-key');
    if (key === undefined) refuse(401, 'The header x-api-key is missing');
    if (!timingSafeEqual(digest(key), expected)) refuse(401, 'The key in x-api-key is not valid');
    await next();
  };
}

async function readSessionCreate(c: Context): Promise<SessionCreate> {
  if (!/^application\/json\b/i.test(c.req.header('content-type') ?? '')) {
    refuse(415, 'The body must be JSON, with the header content-type: application/json');
  }
  const body: unknown = await c.req.json().catch((error: unknown) => {
    if (error instanceof SyntaxError) refuse(400, 'The body is not JSON');
    throw error;
  });
  const parsed = SessionCreate.safeParse(body);
  if (!parsed.success) {
    const wrong = parsed.error.issues.map(({ path, message }) => `${path.join('.') || 'body'}: ${message}`);
    refuse(400, wrong.join('; '));
  }
  const request = parsed.data;
  if (request.model !== undefined && !(MODELS as readonly string[]).includes(request.model)) {
    refuse(422, `Unknown model "${request.model}"`, { availableModels: RUNNABLE_MODELS });
  }
  if (request.platform !== undefined && request.platform !== 'desktop') {
    const how = 'Choose a hosted service (service.baseURL or CASEWRIGHT_BASE_URL) for it';
    refuse(422, `The local service runs desktop sessions, not platform "${request.platform}". ${how}`);
  }
  return request;
}
