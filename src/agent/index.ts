/** The built-in agent: a step in words becomes an action, and the action is carried out on a page. */
export { auditPage } from './around/problems.js';
export { describeViolation } from './around/problems.js';
export { createDeadline } from '../screen/deadline.js';
export { pictureOf } from './around/pictures.js';
export type {
  Action,
  ActionKind,
  Comparison,
  ContentRelation,
  Interaction,
  Expectation,
  FieldValue,
  Performed,
  State,
  Target,
  TextRelation,
} from './Act.js';
export { isExpectation } from './Act.js';
export { describeActions } from '../meaning/describe.js';
export { rulesInterpreter, type Interpreter } from './reading/interpreters.js';
export { interpret, interpretAll, readCase, type Interpretation } from './reading/readCase.js';
export { rememberingInterpreter } from './reading/interpreters.js';
export { EXAMPLES, meaningOfExample, SUBJECTS, verbsOf, type Example } from '../language/examples.js';
export type { StepInWords } from '../language/read.js';
export { perform } from './perform.js';
export type { PerformContext } from './perform.js';
export { World, type WorldOptions } from './world/World.js';
export type { BrowserProblem, BrowserProblemKind } from './world/BrowserProblems.js';
export { driverOf } from './world/doingOf.js';
export type { Screen } from '../screen/Screen.js';
export { StepError } from '../screen/StepError.js';
export type { StepErrorDetails, StepErrorReason } from '../screen/StepError.js';
