export { OutOfTime, pollUntil, type Ending } from './pollUntil.js';
export {
  DEFAULT_PACE,
  type Pace,
  pollSettings,
  type PollOptions,
  type PollSettings,
} from './pollSettings.js';
export { pollPlanRun, type PlanRunWatch, pollSession, pollUpload } from './pollRecords.js';
