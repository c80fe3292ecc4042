/** Sessions and their evidence. */
import { SessionCapture } from '../capture.js';
import { CursorQuery, PageQuery } from '../lists.js';
import { SessionMessagesPage } from '../message.js';
import { SessionScreenshotsPage } from '../screenshot.js';
import { Session, SessionCreate, SessionList } from '../session.js';
import { SessionTimeline } from '../timeline.js';
import type { Endpoint } from './Endpoint.js';

export const sessionEndpoints = {
  createSession: {
    method: 'POST',
    path: '/api/sessions',
    standing: 'documented',
    summary: 'Creates a session',
    body: SessionCreate,
    status: 201,
    answer: Session,
    refusals: [400, 404, 409, 413, 415, 422, 429],
  },
  getSession: {
    method: 'GET',
    path: '/api/sessions/{session_id}',
    standing: 'documented',
    summary: 'A session',
    status: 200,
    answer: Session,
    refusals: [404],
  },
  listSessions: {
    method: 'GET',
    path: '/api/projects/{project_id}/sessions',
    standing: 'assumed',
    summary: 'The sessions of a project, newest first',
    query: PageQuery,
    status: 200,
    answer: SessionList,
    refusals: [400, 404],
  },
  terminateSession: {
    method: 'POST',
    path: '/api/sessions/{session_id}/terminate',
    standing: 'assumed',
    summary: 'Ends a session that has not ended yet',
    status: 200,
    answer: Session,
    refusals: [404, 409],
  },
  archiveSession: {
    method: 'DELETE',
    path: '/api/sessions/{session_id}',
    standing: 'assumed',
    summary: 'Archives a session: out of the lists, still readable by its id',
    status: 200,
    answer: Session,
    refusals: [404, 409],
  },
  listMessages: {
    method: 'GET',
    path: '/api/sessions/{session_id}/messages',
    standing: 'assumed',
    summary: 'The messages of a session',
    query: CursorQuery,
    status: 200,
    answer: SessionMessagesPage,
    refusals: [400, 404],
  },
  listScreenshots: {
    method: 'GET',
    path: '/api/sessions/{session_id}/screenshots',
    standing: 'assumed',
    summary: 'The screenshots of a session',
    query: CursorQuery,
    status: 200,
    answer: SessionScreenshotsPage,
    refusals: [400, 404],
  },
  getTimeline: {
    method: 'GET',
    path: '/api/sessions/{session_id}/timeline',
    standing: 'assumed',
    summary: 'A session step by step',
    status: 200,
    answer: SessionTimeline,
    refusals: [404],
  },
  getCapture: {
    method: 'GET',
    path: '/api/sessions/{session_id}/capture',
    standing: 'assumed',
    summary: 'What the browser did in a session',
    status: 200,
    answer: SessionCapture,
    refusals: [404],
  },
  getScreenshot: {
    method: 'GET',
    path: '/api/screenshots/{screenshot_id}',
    standing: 'documented',
    summary: 'A picture, at the address that the screenshot names',
    status: 200,
    answer: 'picture',
    refusals: [403, 404],
  },
} as const satisfies Record<string, Endpoint>;
