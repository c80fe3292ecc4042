/** What a step means, and what comes of it: the algebra that all share. */
export * from '../meaning/meaning.js';
export type { Performed } from '../meaning/Performed.js';
