/** Case files as native tests of Playwright. */
export { cases } from './cases.js';
export { entries } from './entries.js';
export type { CasesOptions } from './settings.js';
