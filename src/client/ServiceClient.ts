/** The service's contract, called: one method per endpoint of the table. */
import type { EndpointName, SessionCreate } from '../contract/index.js';
import { ask, create, end } from './calls/calls.js';
import { list } from './calls/lists.js';
import {
  createUpload,
  getPicture,
  listUserDevices,
  removeUserDevice,
  submitUpload,
  triggerPlan,
} from './calls/special.js';
import type { Binary } from './transport/exchange.js';
import { Transport, type CallOptions, type ClientOptions } from './transport/Transport.js';

const newSession = create('createSession', 'session', 'a session may be running');

const isArchived = ({ archivedAt }: { archivedAt?: string | null | undefined }) => archivedAt != null;

/** An endpoint of the table without a call does not compile. */
const CALLS = {
  /** The caller's projects; the `id` of one is what `projectId` takes. */
  listProjects: list('listProjects', 'projects'),
  createProject: create('createProject', 'project', 'a project may have been created'),
  updateProject: ask('updateProject'),
  /** The models that the organization can run; the `id` of one is what `model` takes. */
  listModels: list('listModels', 'models'),
  /** The catalogue's devices; the `arn` of one is what `deviceArn` takes. */
  listDevices: list('listDevices', 'devices', 'arn'),
  /** The devices that the user registered; the `id` of one is what `userDeviceId` takes. */
  listUserDevices,
  registerUserDevice: create('registerUserDevice', 'userDevice', 'a device may have been registered'),
  /** Forgets a registered device; what runs on it ends. Gives its record, unless the answer that held it was lost. */
  removeUserDevice,

  /** Creates the record of an upload, with the presigned address for its binary. */
  createUpload,
  /** Puts the binary, without the key, at the presigned address that `createUpload` gave. */
  putUploadBinary: (transport: Transport, address: string, binary: Binary, options?: CallOptions) =>
    transport.upload(address, binary, options),
  /** Submits an upload for processing; gives its record where the answer holds it. */
  submitUpload,
  getUpload: ask('getUpload'),
  /** The uploads; the service puts an expired one back when it is listed. */
  listUploads: list('listUploads', 'uploads'),

  /** Creates a session and gives its id. Never sent twice unless the first request provably did not arrive. */
  createSession: async (transport: Transport, body: SessionCreate, options?: CallOptions) =>
    (await newSession(transport, body, options)).id,
  getSession: ask('getSession'),
  /** The sessions of a project, newest first. */
  listSessions: list('listSessions', 'sessions'),
  /** Ends a session that has not ended yet. */
  terminateSession: end('terminateSession', 'getSession', ({ status }) => status === 'terminated'),
  /** Archives a session: out of the lists, still readable by its id. */
  archiveSession: end(
    'archiveSession',
    'getSession',
    (session) => session.status === 'archived' || isArchived(session),
  ),
  listMessages: list('listMessages', 'messages'),
  listScreenshots: list('listScreenshots', 'screenshots'),
  /** A session step by step. */
  getTimeline: ask('getTimeline'),
  /** What the browser did in a session. */
  getCapture: ask('getCapture'),
  /**
   * The picture itself, from any of the three forms of address; PNG, JPEG or WebP by its content. Where a presigned
   * address has expired, the session's screenshots are listed again, once.
   */
  getPicture,

  listCases: list('listCases', 'cases'),
  createCase: create('createCase', 'case', 'a case may have been stored'),
  getCase: ask('getCase'),
  updateCase: ask('updateCase'),
  /** Archives a case: out of the lists, still readable by its id. */
  archiveCase: end('archiveCase', 'getCase', isArchived),

  listPlans: list('listPlans', 'plans'),
  createPlan: create('createPlan', 'plan', 'a plan may have been stored'),
  getPlan: ask('getPlan'),
  updatePlan: ask('updatePlan'),
  /** Archives a plan: out of the lists, still readable by its id. */
  archivePlan: end('archivePlan', 'getPlan', isArchived),

  /** Starts a run of a plan. Never sent twice unless the first request provably did not arrive. */
  triggerPlan,
  /** A run of a plan, case by case. */
  getPlanRun: ask('getPlanRun'),
  /** The runs of a plan, newest first. */
  listPlanRuns: list('listPlanRuns', 'planRuns'),
  /** The runs of all plans of a project, newest first. */
  listProjectPlanRuns: list('listProjectPlanRuns', 'planRuns'),
  /** Cancels a run that has not ended yet. */
  cancelPlanRun: end('cancelPlanRun', 'getPlanRun', ({ status }) => status === 'cancelled'),
  /** Archives a run: out of the lists, still readable by its id. */
  archivePlanRun: end('archivePlanRun', 'getPlanRun', isArchived),
} satisfies Record<
  Exclude<EndpointName, 'getScreenshot'> | 'getPicture',
  (transport: Transport, ...args: never[]) => unknown
>;

type Methods = { readonly [Name in keyof typeof CALLS]: Method<(typeof CALLS)[Name]> };

type Method<Call> = Call extends (transport: Transport, ...args: infer Args) => infer Result
  ? (...args: Args) => Result
  : never;

class Caller {
  readonly #transport: Transport;

  constructor(options: ClientOptions) {
    this.#transport = new Transport(options);
    const calls = Object.entries<(transport: Transport, ...args: never[]) => unknown>(CALLS);
    const methods = calls.map(([name, call]) => [name, call.bind(undefined, this.#transport)]);
    Object.assign(this, Object.fromEntries(methods));
  }

  /** Closes all connections; calls under way fail. */
  close(): Promise<void> {
    return this.#transport.close();
  }
}

/**
 * Every method throws a `ServiceCallError`: `InvalidRequestError` for a body that the contract does not allow (nothing
 * is sent), `ServiceError` where the service says no, `ServiceUnreachableError` where no answer comes,
 * `UnexpectedAnswerError` where the answer is not in the contract's words. An aborted signal rejects with its own
 * reason. Lists are async iterators that give each item once and ask for pages as they are needed. The constructor throws
 * a `TypeError` for a base URL or endpoint paths that can't be meant.
 */
export class ServiceClient extends (Caller as new (options: ClientOptions) => Caller & Methods) {}
