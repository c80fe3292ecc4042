/** The cases room: a case file becomes Cases. */
export * from './case.js';
export {
  type OptionMistake,
  type OptionsRead,
  readCaseOptions,
  caseOptionsFromEnvironment,
} from './caseOptions.js';
export { readDuration, readUuid, shownValue } from './optionTable.js';
export { resolvePlan, type PlannedCase, type ReadPlannedFile } from './plan.js';
export { findCaseFiles, formatOf, readCaseFile } from './readCaseFile.js';
export { maskSecrets, mapText, revealSecrets, secretMask, type Secrets } from './secretText.js';
export * from './variables.js';
