/** The cases room: a case file becomes Cases. */
export type { Case, CaseFile, CaseFormat, CaseOptions, Mistake, Position, Step, Suite } from './case.js';
export type { OptionMistake, OptionsRead } from './caseOptions.js';
export type { GivenVariables } from './variables.js';
export { readCaseOptions } from './caseOptions.js';
export { caseOptionsFromEnvironment } from './caseOptionsFromEnvironment.js';
export { findCaseFiles } from './findCaseFiles.js';
export { nearestName } from './nearestName.js';
export { readCaseFile } from './readCaseFile.js';
