/** The sentences that are most like a step that wasn't understood. */
import { canonicalStep } from '../language/canonicalStep.js';
import { nearestExamples } from '../language/nearestExamples.js';

export const nearestSentences = (text: string): string[] => nearestExamples(canonicalStep(text).words);
