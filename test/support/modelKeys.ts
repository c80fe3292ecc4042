/** Every model of the contract as one that has a key; none of these tests asks one. */
import type { ModelsOption } from '../../src/models/index.js';
import { KNOWN_MODELS } from '../../src/models/options.js';

export const ALL_WITH_KEYS: ModelsOption = Object.fromEntries(
  Object.keys(KNOWN_MODELS).map((id) => [id, { apiKey: 'none' }]),
);
