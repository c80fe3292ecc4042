/** A server that plays a hosted service whose sessions run until the test lets them end. */
import { sendJson, serveHttp, type TestServer } from './httpServer.js';
import { PROJECT_ID, sessionRecord } from './records.js';

export interface SlowService extends TestServer {
  /** Ids by the titles, in the order of their creation. */
  sessions: { id: string; title: string }[];
  /** Those that somebody has looked at. */
  looked: Set<string>;
  /** From now on all sessions have passed, or those of such titles. */
  end(isOver?: (title: string) => boolean): void;
}

export async function slowService(): Promise<SlowService> {
  const sessions: SlowService['sessions'] = [];
  const looked = new Set<string>();
  let isOver = (_title: string) => false;
  const server = await serveHttp(({ method, url, body }, response) => {
    if (method === 'POST' && url === '/api/sessions') {
      const { title } = JSON.parse(body) as { title: string };
      const id = `5e55a000-0000-4000-8000-${String(sessions.length + 1).padStart(12, '0')}`;
      sessions.push({ id, title });
      sendJson(response, { id }, 201);
      return;
    }
    const found = sessions.find(({ id }) => url === `/api/sessions/${id}`);
    if (!found) {
      sendJson(response, { error: `No endpoint ${url}` }, 404);
      return;
    }
    looked.add(found.id);
    const state = isOver(found.title) ? { status: 'succeeded', result: 'passed' } : { status: 'running' };
    sendJson(response, sessionRecord({ ...found, ...state }));
  });
  const end: SlowService['end'] = (which = () => true) => void (isOver = which);
  return Object.assign(server, { sessions, looked, end });
}

/** By which cases find it. */
export const environmentOf = ({ origin }: Pick<SlowService, 'origin'>) => ({
  CASEWRIGHT_BASE_URL: origin,
  CASEWRIGHT_API_KEY: 'key-do-not-tell',
  CASEWRIGHT_PROJECT_ID: PROJECT_ID,
});
