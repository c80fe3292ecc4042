/** A case becomes an outcome, through a client. */
export { decidingPicture, failureMessage } from './failureMessage.js';
export { isJudged } from './isJudged.js';
export { beginRun } from './journal/run.js';
export { nameOf } from './plans/judgePlanRun.js';
export { placeOfPlanCase } from './plans/planSteps.js';
export { redactionOf, secretsWithValue } from './secrets.js';
export { carryOutCase } from './carryOutCase.js';
export type { CaseOfPlan, CaseRun, CaseToRun, Surroundings } from './CaseToRun.js';
export { concludeCase } from './concludeCase.js';
export { runCase } from './runCase.js';
export { shareOfLimit } from './access/requestLimit.js';
export { sharedClient } from './access/sharedClient.js';
export { LOCAL_PACE, WOKEN_PACE, type HostedService } from './access/serviceAccess.js';
export { namesOfHidden, tellErrors, type TellError } from './withheldErrors.js';
export * from './dispatch/index.js';
export * from './entries/index.js';
