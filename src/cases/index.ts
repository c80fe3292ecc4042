/** The cases room: a case file becomes Cases. */
export * from './case.js';
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
export { nearestName } from './variables.js';
export { readDuration, readUuid, shownValue } from './options/optionTable.js';
export { formatOf, readCaseFile } from './readCaseFile.js';
export { resolvePlan, type PlannedCase, type ReadPlannedFile } from './plan.js';
export { maskSecrets, revealSecrets, secretMask, type Secrets } from './secretText.js';
