/** A case becomes an outcome, through a client. */
export { decidingPicture, failureMessage, failurePosition } from './failureMessage.js';
export { isJudged } from './isJudged.js';
export { nameOf } from './judgePlanRun.js';
export { placeOfPlanCase } from './planSteps.js';
export { runCase, type CaseOfPlan, type CaseRun, type CaseToRun, type Surroundings } from './runCase.js';
export { uploadMemory, type UploadMemoryFile } from './uploadMemory.js';
export { findUnsetSecret, secretsWithValue, type DeclaredSecrets } from './secrets.js';
export { resolveService, LOCAL_PACE, type HostedService, type ServiceAccess } from './serviceAccess.js';
