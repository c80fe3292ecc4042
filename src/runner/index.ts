/** A case becomes an outcome, through a client. */
export { decidingPicture, failureMessage, failurePosition } from './failureMessage.js';
export type { Pace } from './pollSession.js';
export { runCase, type CaseRun, type CaseToRun, type Surroundings } from './runCase.js';
export {
  findUnsetSecret,
  maskSecrets,
  secretsWithValue,
  type DeclaredSecrets,
  type Secrets,
} from './secrets.js';
export {
  resolveService,
  LOCAL_PACE,
  HOSTED_PACE,
  type HostedService,
  type ServiceAccess,
} from './serviceAccess.js';
