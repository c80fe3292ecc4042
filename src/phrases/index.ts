/** The phrases room: what a user's own words mean. */
export { compileExpression, escapeExpression, type CompiledExpression } from './compileExpression.js';
export { stepsDefinedBy, type StepDefinition, type StepTools } from './defineStep.js';
export {
  findPhraseFiles,
  isCode,
  loadPhrases,
  type LoadedPhrases,
  type PhraseOptions,
} from './loadPhrases.js';
export { ownStepsOf } from './ownSteps.js';
export { pageNamedIn, faultOfPage } from './PageNames.js';
export * from './PhraseBook.js';
export { hasKeyword, readings } from './plainWords.js';
export { writtenPhrases } from './readPhrases.js';
