/** A case becomes an outcome, through a client. */
export { decidingPicture, failureMessage } from './failureMessage.js';
export { isJudged } from './isJudged.js';
export { beginRun } from './journal/run.js';
export { nameOf } from './judgePlanRun.js';
export { placeOfPlanCase } from './planSteps.js';
export { redactionOf, secretsWithValue } from './secrets.js';
export { carryOutCase } from './carryOutCase.js';
export type { CaseOfPlan, CaseRun, CaseToRun, Surroundings } from './CaseToRun.js';
export { concludeCase } from './concludeCase.js';
export { runCase } from './runCase.js';
export { shareOfLimit } from './requestLimit.js';
export { sharedClient } from './sharedClient.js';
export { LOCAL_PACE, WOKEN_PACE, type HostedService } from './serviceAccess.js';
export { namesOfHidden, tellErrors, type TellError } from './withheldErrors.js';
export * from './dispatch/index.js';
export * from './entries/index.js';
