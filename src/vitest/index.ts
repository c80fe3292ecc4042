/** Case files as native tests of Vitest. */
export { cases } from './cases.js';
export type { CasesOptions } from './settings.js';
