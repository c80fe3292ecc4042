/** What the bindings share: options, the modules of case files, what an entry is run with and what it means. */
export type { Entry } from './Entry.js';
export { placesAhead } from './concurrency.js';
export { conclusionOf, warningOf } from './conclusion.js';
export { brokenFileError, errorAt, UnusableEntry } from './entryError.js';
export { entryModule, js, type EntryToWord, type ModuleWords } from './entryModule.js';
export { journalOf, type EntryPlace } from './journalOf.js';
export { faultsOfLeft, leftRunning, linesOfLeft } from './leftRunning.js';
export { optionsOf } from './optionsOf.js';
export { phraseBook } from './phraseBook.js';
export { prepareEntry, type Prepared } from './prepareEntry.js';
export { faultOfPath } from './faultsOfOptions.js';
export { readIfThere } from './readIfThere.js';
export { readWithPlan, type FileWithPlan, type HowToRead } from './readWithPlan.js';
export { optionsGiven, resolveSettings, type CommonOptions, type Settings } from './settings.js';
export { repositoryFolder } from './repositoryFolder.js';
export { outcomeOfUnusable } from './outcomeOfUnusable.js';
export { EPILOGUE, QUEUE_TIME, generalTimeout, timeLimitOf } from './timeLimits.js';
export { pictureName, writeOutcome } from './writeOutcome.js';
