/** What a phrase's own example means, in words. */
import { describeActions } from '../meaning/describe.js';
import { interpret } from './reading/readCase.js';
import type { Phrase } from './phrases/phrase.js';

/** What an example may carry. */
const SAMPLES = {
  table: { table: [['User name', 'ada']] },
  docString: { docString: 'Some text' },
};

/** @throws Error where the agent doesn't understand its own example */
export function meaningOfExample({ example, carries, mood }: Phrase): string {
  const context = mood === 'expectation' ? { mood: 'check' as const } : {};
  const reading = interpret({ text: example, ...(carries && SAMPLES[carries]) }, context);
  if (reading.understood) return describeActions(reading.actions);
  throw new Error(`The phrase table has an example that is not understood: ${example}`);
}
