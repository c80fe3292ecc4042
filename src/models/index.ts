/** Models that read steps which the language doesn't: what they answer becomes sentences, and never a verdict. */
export type { Sentence } from './answers.js';
export { Budget, RunSpent, type Spent, ModelError } from './limits.js';
export type { ModelLimits } from './limits.js';
export { mayMove, type Recorded } from './checks/moved.js';
export { asksOf, type Mood } from './checks/stepWords.js';
export { modelsFor, offeredModels, type ModelsOption, type OfferedModel } from './options.js';
export type { ShownStep } from './prompt.js';
export { understand, type Reported, type Understood } from './understand.js';
