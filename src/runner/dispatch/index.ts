/** Cases that are carried out ahead of the workers: by a dispatcher in the main process, taken over by their entries. */
export { addressText, makeAddress, readAddress, DISPATCH_VARIABLE, type DispatchAddress } from './address.js';
export type { EntryAhead } from './EntryAhead.js';
export { RunAhead } from './RunAhead.js';
export { takeOver, type WhereAhead } from './takeOver.js';
export { showProgress } from './terminal/showProgress.js';
