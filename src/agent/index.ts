/** The built-in agent: a step in words becomes an action, and the action is carried out on a page. */
export * from '../meaning/meaning.js';
export type { Performed } from '../meaning/Performed.js';
export { describeActions } from '../meaning/describe.js';
export { EXAMPLES, meaningOfExample, SUBJECTS, verbsOf, type Example } from '../language/examples.js';
export { SIGN_WORDS } from '../grounding/names/signs.js';
export type { StepInWords } from '../language/read.js';
export { createDeadline } from '../screen/deadline.js';
export type { Screen } from '../screen/Screen.js';
export { StepError, type StepErrorDetails, type StepErrorReason } from '../screen/StepError.js';
export { pictureOf } from './around/pictures.js';
export { auditPage, describeViolation } from './around/problems.js';
export { perform, type PerformContext } from './perform.js';
export { rememberingInterpreter, rulesInterpreter, type Interpreter } from './reading/readCase.js';
export {
  interpret,
  interpretAll,
  readCase,
  sayUnread,
  type Interpretation,
  type Unread,
} from './reading/readCase.js';
export type { BrowserProblem, BrowserProblemKind } from './world/BrowserProblems.js';
export { driverOf } from './world/doingOf.js';
export { World, type WorldOptions } from './world/World.js';
