/** The phrases room: what a user's own words mean. */
export { findPhraseFiles, isCode } from './loadPhrases.js';
export { loadPhrases, type LoadedPhrases, type PhraseOptions } from './loadPhrases.js';
export { inWords, type CaseName, type Page, type Phrase, type PhraseMistake } from './PhraseBook.js';
export { isTitle, PhraseBook, type FoundPhrase } from './PhraseBook.js';
export { pageNamedIn, faultOfPage } from './PageNames.js';
export { stepsDefinedBy, type StepDefinition, type StepTools } from './defineStep.js';
export { ownStepsOf } from './ownSteps.js';
export { compileExpression, escapeExpression, type CompiledExpression } from './compileExpression.js';
export { hasKeyword, readings } from './plainWords.js';
export { writtenPhrases } from './readPhrases.js';
