/** A case becomes an outcome, through a client. */
export { decidingPicture, failureMessage, isJudged } from './verdict.js';
export { beginRun } from './journal/run.js';
export { nameOf, placeOfPlanCase } from './plans/judgePlanRun.js';
export { redactionOf, secretsWithValue, namesOfHidden, tellErrors, type TellError } from './secrets.js';
export { carryOutCase } from './carryOutCase.js';
export type { CaseOfPlan, CaseRun, CaseToRun, RunContext } from './CaseToRun.js';
export { concludeCase, runCase } from './concludeCase.js';
export {
  shareOfLimit,
  LOCAL_PACE,
  WOKEN_PACE,
  type HostedService,
  sharedClient,
} from './access/serviceAccess.js';
export {
  addressText,
  makeAddress,
  readAddress,
  DISPATCH_VARIABLE,
  type DispatchAddress,
} from './dispatch/line.js';
export type { EntryAhead } from './dispatch/EntryAhead.js';
export { RunAhead } from './dispatch/RunAhead.js';
export { takeOver, type WhereAhead } from './dispatch/askDispatch.js';
export { showProgress } from './dispatch/terminal.js';
export {
  type Entry,
  isMobile,
  optionsOf,
  EPILOGUE,
  QUEUE_TIME,
  generalTimeout,
  timeLimitOf,
} from './entries/Entry.js';
export {
  conclusionOf,
  warningOf,
  pictureName,
  writeOutcome,
  brokenFileError,
  errorAt,
  UnusableEntry,
  outcomeOfUnusable,
} from './entries/conclusion.js';
export { entryModule, js, type EntryToWord, type ModuleWords } from './entries/entryModule.js';
export { inOwnFolder, repositoryFolder, readIfThere } from './entries/files.js';
export {
  journalOf,
  type EntryPlace,
  noteRunBegun,
  noteRunOver,
  stillRunning,
  linesOfStillRunning,
} from './entries/journalOf.js';
export { phraseBook, readWithPlan, type FileWithPlan, type HowToRead } from './entries/readWithPlan.js';
export { prepareEntry, type Prepared } from './entries/prepareEntry.js';
export { PATH_VALUES, readValues } from './entries/optionValues.js';
export {
  optionsGiven,
  placesAhead,
  resolveSettings,
  type CommonOptions,
  type Settings,
} from './entries/settings.js';
