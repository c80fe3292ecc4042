/** The phrase table: everything that the built-in agent understands. The first phrase that fits wins. */
import { expectations } from './expectations.js';
import { input } from './input.js';
import { navigation } from './navigation.js';
import { pageExpectations } from './pageExpectations.js';
import { passive } from './passive.js';
import type { Phrase } from './phrase.js';
import { pointer } from './pointer.js';
import { waiting } from './waiting.js';

export const phrases: readonly Phrase[] = [
  ...navigation,
  ...input,
  ...pointer,
  ...waiting,
  ...pageExpectations,
  ...passive,
  ...expectations,
];
