/** The service's contract, called: one method per endpoint of the table. */
import type {
  CaseChange,
  CaseDetail,
  CaseListItem,
  CaseWrite,
  Device,
  EndpointName,
  Model,
  PlanChange,
  PlanDetail,
  PlanListItem,
  PlanRun,
  PlanRunSummary,
  PlanWrite,
  Project,
  ProjectChange,
  ProjectPlanRunItem,
  ProjectWrite,
  Session,
  SessionCapture,
  SessionCreate,
  SessionListItem,
  SessionMessage,
  SessionScreenshot,
  SessionTimeline,
  Upload,
  UserDevice,
  UserDeviceWrite,
} from '../contract/index.js';
import { ask, create, end, isArchived, list, type Created, type DeviceOptions } from './calls/calls.js';
import {
  getPicture,
  createUpload,
  listUserDevices,
  removeUserDevice,
  submitUpload,
  triggerPlan,
} from './calls/special.js';
import type { PageOptions } from './lists/listItems.js';
import type { Binary } from './transport/exchange.js';
import { Transport, type CallOptions, type ClientOptions } from './transport/Transport.js';

/** What holds the class to the table: a row without a method does not compile. */
type EndpointMethods = Record<
  Exclude<EndpointName, 'getScreenshot'> | 'getPicture',
  (...args: never[]) => unknown
>;

type All<Item> = (options?: CallOptions) => AsyncGenerator<Item>;
type PagesOf<Item> = (id: string, options?: PageOptions) => AsyncGenerator<Item>;
type ListOf<Item> = (id: string, options?: CallOptions) => AsyncGenerator<Item>;
type ById<Value> = (id: string, options?: CallOptions) => Promise<Value>;
type Change<Body, Value> = (id: string, body: Body, options?: CallOptions) => Promise<Value>;
type Create<Body, Value> = (body: Body, options?: CallOptions) => Promise<Created<Value>>;
type CreateIn<Body, Value> = (
  projectId: string,
  body: Body,
  options?: CallOptions,
) => Promise<Created<Value>>;
type OfPlanRun = (planId: string, planRunId: string, options?: CallOptions) => Promise<PlanRun>;

/**
 * Every method throws a `ServiceCallError`: `InvalidRequestError` for a body that the contract does not allow (nothing
 * is sent), `ServiceError` where the service says no, `ServiceUnreachableError` where no answer comes,
 * `UnexpectedAnswerError` where the answer is not in the contract's words. An aborted signal rejects with its own
 * reason. Lists are async iterators that give each item once and ask for pages as they are needed.
 */
export class ServiceClient implements EndpointMethods {
  readonly #transport: Transport;

  /** @throws TypeError for a base URL or endpoint paths that can't be meant */
  constructor(options: ClientOptions) {
    this.#transport = new Transport(options);
  }

  /** The caller's projects; the `id` of one is what `projectId` takes. */
  readonly listProjects: All<Project> = this.#over(list('listProjects', 'projects'));
  readonly createProject: Create<ProjectWrite, Project> = this.#over(
    create('createProject', 'project', 'a project may have been created'),
  );
  readonly updateProject: Change<ProjectChange, Project> = this.#over(ask('updateProject'));
  /** The models that the organization can run; the `id` of one is what `model` takes. */
  readonly listModels: All<Model> = this.#over(list('listModels', 'models'));
  /** The catalogue's devices; the `arn` of one is what `deviceArn` takes. */
  readonly listDevices: (options?: DeviceOptions) => AsyncGenerator<Device> = this.#over(
    list('listDevices', 'devices', 'arn'),
  );
  /** The devices that the user registered; the `id` of one is what `userDeviceId` takes. */
  readonly listUserDevices: All<UserDevice> = this.#over(listUserDevices);
  readonly registerUserDevice: Create<UserDeviceWrite, UserDevice> = this.#over(
    create('registerUserDevice', 'userDevice', 'a device may have been registered'),
  );
  /** Forgets a registered device; what runs on it ends. Gives its record, unless the answer that held it was lost. */
  readonly removeUserDevice = this.#over(removeUserDevice);

  /** Creates the record of an upload, with the presigned address for its binary. */
  readonly createUpload = this.#over(createUpload);
  /** Puts the binary, without the key, at the presigned address that `createUpload` gave. */
  readonly putUploadBinary = (address: string, binary: Binary, options?: CallOptions): Promise<void> =>
    this.#transport.upload(address, binary, options);
  /** Submits an upload for processing; gives its record where the answer holds it. */
  readonly submitUpload = this.#over(submitUpload);
  readonly getUpload: ById<Upload> = this.#over(ask('getUpload'));
  /** The uploads; the service puts an expired one back when it is listed. */
  readonly listUploads: All<Upload> = this.#over(list('listUploads', 'uploads'));

  readonly #newSession = this.#over(create('createSession', 'session', 'a session may be running'));
  /** Creates a session and gives its id. Never sent twice unless the first request provably did not arrive. */
  readonly createSession = async (body: SessionCreate, options?: CallOptions): Promise<string> =>
    (await this.#newSession(body, options)).id;
  readonly getSession: ById<Session> = this.#over(ask('getSession'));
  /** The sessions of a project, newest first. */
  readonly listSessions: PagesOf<SessionListItem> = this.#over(list('listSessions', 'sessions'));
  /** Ends a session that has not ended yet. */
  readonly terminateSession: ById<Session> = this.#over(
    end('terminateSession', 'getSession', ({ status }) => status === 'terminated'),
  );
  /** Archives a session: out of the lists, still readable by its id. */
  readonly archiveSession: ById<Session> = this.#over(
    end('archiveSession', 'getSession', (session) => session.status === 'archived' || isArchived(session)),
  );
  readonly listMessages: ListOf<SessionMessage> = this.#over(list('listMessages', 'messages'));
  readonly listScreenshots: ListOf<SessionScreenshot> = this.#over(list('listScreenshots', 'screenshots'));
  /** A session step by step. */
  readonly getTimeline: ById<SessionTimeline> = this.#over(ask('getTimeline'));
  /** What the browser did in a session. */
  readonly getCapture: ById<SessionCapture> = this.#over(ask('getCapture'));
  /**
   * The picture itself, from any of the three forms of address; PNG, JPEG or WebP by its content. Where a presigned
   * address has expired, the session's screenshots are listed again, once.
   */
  readonly getPicture = this.#over(getPicture);

  readonly listCases: PagesOf<CaseListItem> = this.#over(list('listCases', 'cases'));
  readonly createCase: CreateIn<CaseWrite, CaseDetail> = this.#over(
    create('createCase', 'case', 'a case may have been stored'),
  );
  readonly getCase: ById<CaseDetail> = this.#over(ask('getCase'));
  readonly updateCase: Change<CaseChange, CaseDetail> = this.#over(ask('updateCase'));
  /** Archives a case: out of the lists, still readable by its id. */
  readonly archiveCase: ById<CaseDetail> = this.#over(end('archiveCase', 'getCase', isArchived));

  readonly listPlans: PagesOf<PlanListItem> = this.#over(list('listPlans', 'plans'));
  readonly createPlan: CreateIn<PlanWrite, PlanDetail> = this.#over(
    create('createPlan', 'plan', 'a plan may have been stored'),
  );
  readonly getPlan: ById<PlanDetail> = this.#over(ask('getPlan'));
  readonly updatePlan: Change<PlanChange, PlanDetail> = this.#over(ask('updatePlan'));
  /** Archives a plan: out of the lists, still readable by its id. */
  readonly archivePlan: ById<PlanDetail> = this.#over(end('archivePlan', 'getPlan', isArchived));

  /** Starts a run of a plan. Never sent twice unless the first request provably did not arrive. */
  readonly triggerPlan = this.#over(triggerPlan);
  /** A run of a plan, case by case. */
  readonly getPlanRun: OfPlanRun = this.#over(ask('getPlanRun'));
  /** The runs of a plan, newest first. */
  readonly listPlanRuns: PagesOf<PlanRunSummary> = this.#over(list('listPlanRuns', 'planRuns'));
  /** The runs of all plans of a project, newest first. */
  readonly listProjectPlanRuns: PagesOf<ProjectPlanRunItem> = this.#over(
    list('listProjectPlanRuns', 'planRuns'),
  );
  /** Cancels a run that has not ended yet. */
  readonly cancelPlanRun: OfPlanRun = this.#over(
    end('cancelPlanRun', 'getPlanRun', ({ status }) => status === 'cancelled'),
  );
  /** Archives a run: out of the lists, still readable by its id. */
  readonly archivePlanRun: OfPlanRun = this.#over(end('archivePlanRun', 'getPlanRun', isArchived));

  /** Closes all connections; calls under way fail. */
  close(): Promise<void> {
    return this.#transport.close();
  }

  #over<Args extends unknown[], Result>(call: (transport: Transport, ...args: Args) => Result) {
    return (...args: Args): Result => call(this.#transport, ...args);
  }
}
