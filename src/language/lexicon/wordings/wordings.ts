/** Loose ways of saying what the language says in another way. They are tried only where a step isn't understood as it is written. */
import { EXPLAINED } from './explained.js';
import { NOTES } from './notes.js';
import { SECOND_LANGUAGE } from './secondLanguage.js';

/** What is sought in a step, where `\p{Co}` stands for something in quotes, and what takes its place. */
export type Wording = readonly [pattern: RegExp, instead: string];

export const WORDINGS: readonly Wording[] = [...EXPLAINED, ...SECOND_LANGUAGE, ...NOTES];
