/** The endpoints of sessions and their evidence. */
import type { Handlers } from '../http/handlers.js';
import { page } from '../pages.js';
import type { RecordContext } from '../Records.js';
import { messagesOf, pictureOf, screenshotsOf, timelineOf } from './evidence.js';
import type { AllSessions } from './SessionRecords.js';

export interface SessionResources extends RecordContext {
  sessions: AllSessions;
  /** @throws ApiError 404 */
  mustHaveProject: (projectId: string) => Promise<unknown>;
}

export function sessionHandlers({ sessions, mustHaveProject, ...around }: SessionResources) {
  const mustHave = async ({ session_id }: { session_id: string }) =>
    (await sessions.kept.mustHave(session_id)).id;
  return {
    createSession: async ({ body }) => {
      await mustHaveProject(body.projectId);
      return sessions.create(body);
    },
    getSession: async ({ parameters }) => (await sessions.get(parameters.session_id)).shown,
    listSessions: async ({ parameters, query }) => {
      await mustHaveProject(parameters.project_id);
      return sessions.kept.page(parameters.project_id, query);
    },
    terminateSession: ({ parameters }) => sessions.terminate(parameters.session_id, 'a request asked for it'),
    archiveSession: ({ parameters }) => sessions.kept.archive(parameters.session_id),
    listMessages: async ({ parameters, query }) =>
      page(await messagesOf(await mustHave(parameters), around), query.cursor),
    listScreenshots: async ({ parameters, query }) =>
      page(await screenshotsOf(await mustHave(parameters), around), query.cursor),
    getTimeline: async ({ parameters }) => timelineOf(await mustHave(parameters), around),
    getCapture: ({ parameters }) => sessions.capture(parameters.session_id),
    getScreenshot: ({ parameters, search }) => pictureOf(parameters.screenshot_id, search, around),
  } satisfies Partial<Handlers>;
}
