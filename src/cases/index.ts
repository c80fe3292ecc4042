/** The cases room: a case file becomes Cases. */
export type {
  Case,
  CaseFile,
  CaseFormat,
  CaseOptions,
  FilePlace,
  InnerStep,
  Mistake,
  PlanOfCase,
  PlanReference,
  Position,
  Step,
  Suite,
} from './case.js';
export {
  type OptionMistake,
  type OptionsRead,
  readCaseOptions,
  caseOptionsFromEnvironment,
} from './options/caseOptions.js';
export {
  type GivenVariables,
  type Meaning,
  type MeaningOf,
  escapeRegExp,
  variableNames,
} from './variables.js';
export { findCaseFiles } from './findCaseFiles.js';
export { isSkippedByTag } from './faultOfPlannedCase.js';
export { nearestName } from './nearestName.js';
export { shownValue } from './options/optionValues.js';
export { readDuration, readUuid } from './options/optionValues.js';
export { formatOf, readCaseFile } from './readCaseFile.js';
export { resolvePlan, type PlannedCase, type ReadPlannedFile } from './resolvePlan.js';
export { maskSecrets, revealSecrets, secretMask, type Secrets } from './secretText.js';
