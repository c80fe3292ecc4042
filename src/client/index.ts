/** The service's contract, called: a typed method for every endpoint, polling, and the three flows. */

/** What went wrong with a call (`ServiceCallError` and its kin), or before a session on a device (`PreparationError`). */
export {
  AppFileError,
  DeviceNotFoundError,
  InvalidRequestError,
  PreparationError,
  ServiceCallError,
  ServiceError,
  ServiceUnreachableError,
  UnexpectedAnswerError,
  UploadFailedError,
  UploadNotFoundError,
  isUnknownEndpoint,
  type WrongField,
} from './errors.js';

/** The endpoints: one method each. */
export { ServiceClient } from './ServiceClient.js';
export type { CallOptions, ClientOptions } from './transport/Transport.js';
export type { Binary } from './transport/exchange.js';
export { gather, type DeviceOptions, type PageOptions } from './calls/lists.js';
export type { Created } from './calls/calls.js';
export type { CreatedUpload, Picture, TriggeredPlan } from './calls/special.js';

/** Waiting for what the service does. */
export {
  DEFAULT_PACE,
  OutOfTime,
  pollUntil,
  type Ending,
  type Pace,
  type PollOptions,
  type PollSettings,
} from './polling/pollUntil.js';
export { pollPlanRun, pollSession, pollUpload, type PlanRunWatch } from './polling/pollRecords.js';

/** The contract's three flows, and the parts of the mobile one. */
export * from './flows/runFlow.js';
export {
  memoryOfProcess,
  provideApp,
  type AppProvision,
  type ProvidedApp,
  type UploadMemory,
} from './flows/provideApp.js';

/** Time and chance, handed in so that waiting can be tested without waiting. */
export { systemClock, type Clock, type Timer } from './timeLimit.js';
