export { OutOfTime } from './OutOfTime.js';
export { DEFAULT_PACE, type Pace } from './Pace.js';
export { pollPlanRun, type PlanRunWatch } from './pollPlanRun.js';
export { pollSession } from './pollSession.js';
export { pollSettings, type PollOptions, type PollSettings } from './pollSettings.js';
export { pollUntil, type Ending } from './pollUntil.js';
export { pollUpload } from './pollUpload.js';
