/** A case becomes an outcome, through a client. */
export { decidingPicture, failureMessage } from './failureMessage.js';
export { isJudged } from './isJudged.js';
export { nameOf } from './judgePlanRun.js';
export { placeOfPlanCase } from './planSteps.js';
export { redactionOf } from './secrets.js';
export { runCase, type CaseOfPlan, type CaseRun, type CaseToRun, type Surroundings } from './runCase.js';
export { LOCAL_PACE, type HostedService } from './serviceAccess.js';
export { namesOfHidden, tellErrors, type TellError } from './withheldErrors.js';
export * from './entries/index.js';
