/** The endpoints of sessions and their evidence. */
import type { Handlers } from '../http/handlers.js';
import { newestFirst, pageOf, page } from '../pages.js';
import type { RecordContext } from '../Records.js';
import { messagesOf, pictureOf, screenshotsOf, timelineOf } from './evidence.js';
import { toListItem } from './KeptSession.js';
import type { Sessions } from './Sessions.js';

export interface SessionResources extends RecordContext {
  sessions: Sessions;
  /** @throws ApiError 404 */
  mustHaveProject: (projectId: string) => void;
}

export function sessionHandlers({ sessions, mustHaveProject, ...around }: SessionResources) {
  return {
    createSession: async ({ body }) => {
      mustHaveProject(body.projectId);
      const session = sessions.create(body);
      await around.store.flush();
      return session;
    },
    getSession: ({ parameters }) => sessions.get(parameters.session_id).shown,
    listSessions: ({ parameters, query }) => {
      mustHaveProject(parameters.project_id);
      const listed = sessions
        .all()
        .filter((kept) => kept.projectId === parameters.project_id && kept.shown.archivedAt == null);
      return pageOf(newestFirst(listed.map(toListItem)), query);
    },
    terminateSession: ({ parameters }) => sessions.terminate(parameters.session_id, 'a request asked for it'),
    archiveSession: ({ parameters }) => sessions.archive(parameters.session_id),
    listMessages: async ({ parameters, query }) => {
      const { id } = sessions.get(parameters.session_id);
      return page(await messagesOf(id, around), query.cursor);
    },
    listScreenshots: async ({ parameters, query }) => {
      const { id } = sessions.get(parameters.session_id);
      return page(await screenshotsOf(id, around), query.cursor);
    },
    getTimeline: ({ parameters }) => timelineOf(sessions.get(parameters.session_id).id, around),
    getCapture: ({ parameters }) => sessions.capture(parameters.session_id),
    getScreenshot: ({ parameters, search }) => pictureOf(parameters.screenshot_id, search, around),
  } satisfies Partial<Handlers>;
}
