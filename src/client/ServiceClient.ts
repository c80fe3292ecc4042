/** The service's contract, called: one method per endpoint of the table. */
import type { EndpointName, SessionCreate } from '../contract/index.js';
import { ask, create, end, type Ask, type Create, type End, type List } from './calls/calls.js';
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
import { Transport, type AnswerOf, type CallOptions, type ClientOptions } from './transport/Transport.js';

const isArchived = ({ archivedAt }: { archivedAt?: string | null | undefined }): boolean =>
  archivedAt != null;

/** What holds the class to the table: a row without a method does not compile. */
type EndpointMethods = Record<
  Exclude<EndpointName, 'getScreenshot'> | 'getPicture',
  (...args: never[]) => unknown
>;

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
  readonly listProjects = this.#list('listProjects', 'projects');
  readonly createProject = this.#create('createProject', 'project', 'a project may have been created');
  readonly updateProject = this.#ask('updateProject');
  /** The models that the organization can run; the `id` of one is what `model` takes. */
  readonly listModels = this.#list('listModels', 'models');
  /** The catalogue's devices; the `arn` of one is what `deviceArn` takes. */
  readonly listDevices = this.#list('listDevices', 'devices', 'arn');
  /** The devices that the user registered; the `id` of one is what `userDeviceId` takes. */
  readonly listUserDevices: List<'listUserDevices'> = this.#over(listUserDevices);
  readonly registerUserDevice = this.#create(
    'registerUserDevice',
    'userDevice',
    'a device may have been registered',
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
  readonly getUpload = this.#ask('getUpload');
  /** The uploads; the service puts an expired one back when it is listed. */
  readonly listUploads = this.#list('listUploads', 'uploads');

  readonly #newSession = this.#create('createSession', 'session', 'a session may be running');
  /** Creates a session and gives its id. Never sent twice unless the first request provably did not arrive. */
  readonly createSession = async (body: SessionCreate, options?: CallOptions): Promise<string> =>
    (await this.#newSession(body, options)).id;
  readonly getSession = this.#ask('getSession');
  /** The sessions of a project, newest first. */
  readonly listSessions = this.#list('listSessions', 'sessions');
  /** Ends a session that has not ended yet. */
  readonly terminateSession = this.#end(
    'terminateSession',
    'getSession',
    ({ status }) => status === 'terminated',
  );
  /** Archives a session: out of the lists, still readable by its id. */
  readonly archiveSession = this.#end(
    'archiveSession',
    'getSession',
    (session) => session.status === 'archived' || isArchived(session),
  );
  readonly listMessages = this.#list('listMessages', 'messages');
  readonly listScreenshots = this.#list('listScreenshots', 'screenshots');
  /** A session step by step. */
  readonly getTimeline = this.#ask('getTimeline');
  /** What the browser did in a session. */
  readonly getCapture = this.#ask('getCapture');
  /**
   * The picture itself, from any of the three forms of address; PNG, JPEG or WebP by its content. Where a presigned
   * address has expired, the session's screenshots are listed again, once.
   */
  readonly getPicture = this.#over(getPicture);

  readonly listCases = this.#list('listCases', 'cases');
  readonly createCase = this.#create('createCase', 'case', 'a case may have been stored');
  readonly getCase = this.#ask('getCase');
  readonly updateCase = this.#ask('updateCase');
  /** Archives a case: out of the lists, still readable by its id. */
  readonly archiveCase = this.#end('archiveCase', 'getCase', isArchived);

  readonly listPlans = this.#list('listPlans', 'plans');
  readonly createPlan = this.#create('createPlan', 'plan', 'a plan may have been stored');
  readonly getPlan = this.#ask('getPlan');
  readonly updatePlan = this.#ask('updatePlan');
  /** Archives a plan: out of the lists, still readable by its id. */
  readonly archivePlan = this.#end('archivePlan', 'getPlan', isArchived);

  /** Starts a run of a plan. Never sent twice unless the first request provably did not arrive. */
  readonly triggerPlan = this.#over(triggerPlan);
  /** A run of a plan, case by case. */
  readonly getPlanRun = this.#ask('getPlanRun');
  /** The runs of a plan, newest first. */
  readonly listPlanRuns = this.#list('listPlanRuns', 'planRuns');
  /** The runs of all plans of a project, newest first. */
  readonly listProjectPlanRuns = this.#list('listProjectPlanRuns', 'planRuns');
  /** Cancels a run that has not ended yet. */
  readonly cancelPlanRun = this.#end('cancelPlanRun', 'getPlanRun', ({ status }) => status === 'cancelled');
  /** Archives a run: out of the lists, still readable by its id. */
  readonly archivePlanRun = this.#end('archivePlanRun', 'getPlanRun', isArchived);

  /** Closes all connections; calls under way fail. */
  close(): Promise<void> {
    return this.#transport.close();
  }

  #ask<Name extends EndpointName>(name: Name): Ask<Name> {
    return this.#over(ask(name));
  }

  #create<Name extends EndpointName>(name: Name, resource: string, otherwise: string): Create<Name> {
    return this.#over(create(name, resource, otherwise));
  }

  #list<Name extends EndpointName>(name: Name, plural: string, key?: string): List<Name> {
    return this.#over(list(name, plural, key));
  }

  #end<Name extends EndpointName, Get extends EndpointName>(
    name: Name,
    get: Get,
    isReached: (found: AnswerOf<Name> | AnswerOf<Get>) => boolean,
  ): End<Name, Get> {
    return this.#over(end(name, get, isReached));
  }

  #over<Args extends unknown[], Result>(call: (transport: Transport, ...args: Args) => Result) {
    return (...args: Args): Result => call(this.#transport, ...args);
  }
}
