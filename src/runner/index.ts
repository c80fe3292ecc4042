/** A case becomes an outcome, through a client. */
export { decidingPicture, failureMessage } from './failureMessage.js';
export { isJudged } from './verdict.js';
export { beginRun } from './journal/run.js';
export { nameOf } from './plans/judgePlanRun.js';
export { placeOfPlanCase } from './plans/planSteps.js';
export { redactionOf, secretsWithValue, namesOfHidden, tellErrors, type TellError } from './secrets.js';
export { carryOutCase } from './carryOutCase.js';
export type { CaseOfPlan, CaseRun, CaseToRun, RunContext } from './CaseToRun.js';
export { concludeCase, runCase } from './concludeCase.js';
export { shareOfLimit, LOCAL_PACE, WOKEN_PACE, type HostedService } from './access/serviceAccess.js';
export { sharedClient } from './access/sharedClient.js';
export {
  addressText,
  makeAddress,
  readAddress,
  DISPATCH_VARIABLE,
  type DispatchAddress,
} from './dispatch/address.js';
export type { EntryAhead } from './dispatch/EntryAhead.js';
export { RunAhead } from './dispatch/RunAhead.js';
export { takeOver, type WhereAhead } from './dispatch/takeOver.js';
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
export { conclusionOf, warningOf, pictureName, writeOutcome } from './entries/conclusion.js';
export { brokenFileError, errorAt, UnusableEntry, outcomeOfUnusable } from './entries/entryError.js';
export { entryModule, js, type EntryToWord, type ModuleWords } from './entries/entryModule.js';
export { inOwnFolder, repositoryFolder } from './entries/folders.js';
export { journalOf, type EntryPlace, noteRunBegun, noteRunOver } from './entries/journalOf.js';
export { stillRunning, linesOfStillRunning } from './entries/stillRunning.js';
export { phraseBook, readWithPlan, type FileWithPlan, type HowToRead } from './entries/readWithPlan.js';
export { prepareEntry, type Prepared } from './entries/prepareEntry.js';
export { readIfThere } from './entries/sourceOf.js';
export { PATH_VALUES, readValues } from './entries/optionValues.js';
export {
  optionsGiven,
  placesAhead,
  resolveSettings,
  type CommonOptions,
  type Settings,
} from './entries/settings.js';
