/** The built-in agent: a step in words becomes an action, and the action is carried out on a page. */
export type {
  Action,
  ActionKind,
  Comparison,
  ContentRelation,
  Deed,
  Expectation,
  FieldValue,
  Performed,
  State,
  Target,
  TextRelation,
} from './action.js';
export { isExpectation } from './action.js';
export { describeActions } from './describeAction.js';
export { interpret, interpretAll } from './language/interpret.js';
export type { InterpretContext, Interpretation, StepInWords } from './language/interpret.js';
export type { RoleWord } from './language/roleWords.js';
export { perform } from './perform.js';
export type { PerformContext } from './perform.js';
export { phrases } from './phrases/index.js';
export type { Phrase } from './phrases/phrase.js';
export { Scene, type SceneOptions } from './scene/Scene.js';
export { StepError } from './StepError.js';
export type { StepErrorDetails, StepErrorReason } from './StepError.js';
