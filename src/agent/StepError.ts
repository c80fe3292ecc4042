/** Where the parts of the first agent look for it. */
export * from '../screen/StepError.js';
