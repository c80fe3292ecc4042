/** The endpoint table: one row per operation of the service. */
import { z } from 'zod';
import { SessionCapture, SessionMessagesPage, SessionScreenshotsPage, SessionTimeline } from './evidence.js';
import { CaseChange, CaseDetail, CaseList, CaseWrite } from './case.js';
import {
  Device,
  Model,
  Project,
  ProjectChange,
  ProjectWrite,
  UserDevice,
  UserDeviceWrite,
  Upload,
  UploadCreate,
  UploadCreated,
} from './catalogue.js';
import { rowOf } from './endpoint.js';
import { CursorQuery, itemsOf, PageQuery } from './lists.js';
import {
  PlanChange,
  PlanDetail,
  PlanList,
  PlanWrite,
  PlanRun,
  PlanRunList,
  PlanTrigger,
  ProjectPlanRunList,
} from './plan.js';
import { Session, SessionCreate, SessionList } from './session.js';

const documented = rowOf('documented');
const assumed = rowOf('assumed');

export const ENDPOINTS = {
  listProjects: documented('GET /api/organizations/projects', "The caller's projects", itemsOf(Project)),
  createProject: assumed('POST /api/organizations/projects', 'Creates a project', Project, {
    body: ProjectWrite,
    errors: [403],
  }),
  updateProject: assumed('PATCH /api/organizations/projects/{project_id}', 'Changes a project', Project, {
    body: ProjectChange,
  }),
  listModels: documented('GET /api/models', 'The models that the organization can run', itemsOf(Model)),
  listDevices: documented('GET /api/devices', 'The device catalogue', itemsOf(Device), {
    query: z.strictObject({ platform: z.enum(['ANDROID', 'IOS']).optional() }),
  }),
  listUserDevices: assumed('GET /api/user-devices', "The user's registered devices", itemsOf(UserDevice)),
  registerUserDevice: assumed(
    'POST /api/user-devices',
    'Registers a desktop or a phone by the address of its Playwright or Appium server',
    UserDevice,
    { body: UserDeviceWrite, errors: [403, 409] },
  ),
  removeUserDevice: assumed(
    'DELETE /api/user-devices/{user_device_id}',
    'Forgets a registered device; what runs on it ends',
    UserDevice,
    { errors: [403] },
  ),

  createUpload: documented(
    'POST /api/uploads',
    'Creates an upload record, with a presigned address for the binary',
    UploadCreated,
    { body: UploadCreate },
  ),
  // The address comes with the upload record; this is the local service's own.
  putUploadBinary: assumed(
    'PUT /api/uploads/{upload_id}/binary',
    'The binary, at the presigned address',
    'nothing',
    { body: 'binary', errors: [403, 409], presigned: true },
  ),
  submitUpload: documented(
    'POST /api/uploads/{upload_id}/submit',
    'Submits the upload for processing',
    Upload,
    { errors: [409] },
  ),
  getUpload: documented('GET /api/uploads/{upload_id}', 'An upload', Upload),
  listUploads: documented(
    'GET /api/uploads',
    'The uploads; an expired one is renewed when listed',
    itemsOf(Upload),
  ),

  createSession: documented('POST /api/sessions', 'Creates a session', Session, {
    body: SessionCreate,
    errors: [404, 409, 422, 429],
  }),
  getSession: documented('GET /api/sessions/{session_id}', 'A session', Session),
  listSessions: assumed(
    'GET /api/projects/{project_id}/sessions',
    'The sessions of a project, newest first',
    SessionList,
    { query: PageQuery },
  ),
  terminateSession: assumed(
    'POST /api/sessions/{session_id}/terminate',
    'Ends a session that has not ended yet',
    Session,
    { errors: [409] },
  ),
  archiveSession: assumed(
    'DELETE /api/sessions/{session_id}',
    'Archives a session: out of the lists, still readable by its id',
    Session,
    { errors: [409] },
  ),
  listMessages: assumed(
    'GET /api/sessions/{session_id}/messages',
    'The messages of a session',
    SessionMessagesPage,
    { query: CursorQuery },
  ),
  listScreenshots: assumed(
    'GET /api/sessions/{session_id}/screenshots',
    'The screenshots of a session',
    SessionScreenshotsPage,
    { query: CursorQuery },
  ),
  getTimeline: assumed('GET /api/sessions/{session_id}/timeline', 'A session step by step', SessionTimeline),
  getCapture: assumed(
    'GET /api/sessions/{session_id}/capture',
    'What the browser did in a session',
    SessionCapture,
  ),
  getScreenshot: documented(
    'GET /api/screenshots/{screenshot_id}',
    'A picture, at the address that the screenshot names',
    'picture',
    { errors: [403] },
  ),

  listCases: assumed('GET /api/projects/{project_id}/cases', 'The cases of a project', CaseList, {
    query: PageQuery,
  }),
  createCase: assumed('POST /api/projects/{project_id}/cases', 'Stores a case', CaseDetail, {
    body: CaseWrite,
  }),
  getCase: assumed('GET /api/cases/{case_id}', 'A case', CaseDetail),
  updateCase: assumed('PATCH /api/cases/{case_id}', 'Changes a case', CaseDetail, {
    body: CaseChange,
    errors: [409],
  }),
  archiveCase: assumed(
    'DELETE /api/cases/{case_id}',
    'Archives a case: out of the lists, still readable by its id',
    CaseDetail,
  ),

  listPlans: assumed('GET /api/projects/{project_id}/plans', 'The plans of a project', PlanList, {
    query: PageQuery,
  }),
  createPlan: assumed('POST /api/projects/{project_id}/plans', 'Stores a plan', PlanDetail, {
    body: PlanWrite,
  }),
  getPlan: assumed('GET /api/plans/{plan_id}', 'A plan', PlanDetail),
  updatePlan: assumed('PATCH /api/plans/{plan_id}', 'Changes a plan', PlanDetail, {
    body: PlanChange,
    errors: [409],
  }),
  archivePlan: assumed(
    'DELETE /api/plans/{plan_id}',
    'Archives a plan: out of the lists, still readable by its id',
    PlanDetail,
  ),

  triggerPlan: documented('POST /api/triggers/plans/{plan_id}/run', 'Starts a run of a plan', PlanRun, {
    body: PlanTrigger,
    bodyIsOptional: true,
    errors: [409, 422],
  }),
  getPlanRun: documented(
    'GET /api/triggers/plans/{plan_id}/runs/{plan_run_id}',
    'A run of a plan, case by case',
    PlanRun,
  ),
  listPlanRuns: assumed(
    'GET /api/triggers/plans/{plan_id}/runs',
    'The runs of a plan, newest first',
    PlanRunList,
    { query: PageQuery },
  ),
  listProjectPlanRuns: assumed(
    'GET /api/projects/{project_id}/plan-runs',
    'The plan runs of a project, newest first',
    ProjectPlanRunList,
    { query: PageQuery },
  ),
  cancelPlanRun: assumed(
    'POST /api/triggers/plans/{plan_id}/runs/{plan_run_id}/cancel',
    'Cancels a run that has not ended yet',
    PlanRun,
    { errors: [409] },
  ),
  archivePlanRun: assumed(
    'DELETE /api/triggers/plans/{plan_id}/runs/{plan_run_id}',
    'Archives a run: out of the lists, still readable by its id',
    PlanRun,
    { errors: [409] },
  ),
};

export type EndpointName = keyof typeof ENDPOINTS;
