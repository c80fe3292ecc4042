/** The service's contract, called: one method per endpoint of the table. */
import type { EndpointName } from '../contract/index.js';
import * as calls from './calls/index.js';
import { Transport, type ClientOptions } from './transport/Transport.js';

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
  readonly listProjects = this.#over(calls.listProjects);
  readonly createProject = this.#over(calls.createProject);
  readonly updateProject = this.#over(calls.updateProject);
  /** The models that the organization can run; the `id` of one is what `model` takes. */
  readonly listModels = this.#over(calls.listModels);
  /** The catalogue's devices; the `arn` of one is what `deviceArn` takes. */
  readonly listDevices = this.#over(calls.listDevices);
  /** The devices that the user registered; the `id` of one is what `userDeviceId` takes. */
  readonly listUserDevices = this.#over(calls.listUserDevices);
  readonly registerUserDevice = this.#over(calls.registerUserDevice);
  /** Forgets a registered device; what runs on it ends. Gives its record, unless the answer that held it was lost. */
  readonly removeUserDevice = this.#over(calls.removeUserDevice);

  /** Creates the record of an upload, with the presigned address for its binary. */
  readonly createUpload = this.#over(calls.createUpload);
  /** Puts the binary, without the key, at the presigned address that `createUpload` gave. */
  readonly putUploadBinary = this.#over(calls.putUploadBinary);
  /** Submits an upload for processing; gives its record where the answer holds it. */
  readonly submitUpload = this.#over(calls.submitUpload);
  readonly getUpload = this.#over(calls.getUpload);
  /** The uploads; the service puts an expired one back when it is listed. */
  readonly listUploads = this.#over(calls.listUploads);

  /** Creates a session and gives its id. Never sent twice unless the first request provably did not arrive. */
  readonly createSession = this.#over(calls.createSession);
  readonly getSession = this.#over(calls.getSession);
  /** The sessions of a project, newest first. */
  readonly listSessions = this.#over(calls.listSessions);
  /** Ends a session that has not ended yet. */
  readonly terminateSession = this.#over(calls.terminateSession);
  /** Archives a session: out of the lists, still readable by its id. */
  readonly archiveSession = this.#over(calls.archiveSession);
  readonly listMessages = this.#over(calls.listMessages);
  readonly listScreenshots = this.#over(calls.listScreenshots);
  /** A session step by step. */
  readonly getTimeline = this.#over(calls.getTimeline);
  /** What the browser did in a session. */
  readonly getCapture = this.#over(calls.getCapture);
  /**
   * The picture itself, from any of the three forms of address; PNG, JPEG or WebP by its content. Where a presigned
   * address has expired, the session's screenshots are listed again, once.
   */
  readonly getPicture = this.#over(calls.getPicture);

  readonly listCases = this.#over(calls.listCases);
  readonly createCase = this.#over(calls.createCase);
  readonly getCase = this.#over(calls.getCase);
  readonly updateCase = this.#over(calls.updateCase);
  /** Archives a case: out of the lists, still readable by its id. */
  readonly archiveCase = this.#over(calls.archiveCase);

  readonly listPlans = this.#over(calls.listPlans);
  readonly createPlan = this.#over(calls.createPlan);
  readonly getPlan = this.#over(calls.getPlan);
  readonly updatePlan = this.#over(calls.updatePlan);
  /** Archives a plan: out of the lists, still readable by its id. */
  readonly archivePlan = this.#over(calls.archivePlan);

  /** Starts a run of a plan. Never sent twice unless the first request provably did not arrive. */
  readonly triggerPlan = this.#over(calls.triggerPlan);
  /** A run of a plan, case by case. */
  readonly getPlanRun = this.#over(calls.getPlanRun);
  /** The runs of a plan, newest first. */
  readonly listPlanRuns = this.#over(calls.listPlanRuns);
  /** The runs of all plans of a project, newest first. */
  readonly listProjectPlanRuns = this.#over(calls.listProjectPlanRuns);
  /** Cancels a run that has not ended yet. */
  readonly cancelPlanRun = this.#over(calls.cancelPlanRun);
  /** Archives a run: out of the lists, still readable by its id. */
  readonly archivePlanRun = this.#over(calls.archivePlanRun);

  /** Closes all connections; calls under way fail. */
  close(): Promise<void> {
    return this.#transport.close();
  }

  #over<Args extends unknown[], Result>(call: (transport: Transport, ...args: Args) => Result) {
    return (...args: Args): Result => call(this.#transport, ...args);
  }
}
