/** Lines that only say what the steps below them are: "Preconditions:", "Steps", "Expected results:". */
import type { Position } from '../case.js';
import type { PromptPart } from '../composePrompt.js';

const HEADLINE =
  /^(?:(?:pre-?|post-?)conditions?|prerequisites?|(?:test )?steps?(?: to reproduce)?|actions?|procedure|set-?up|tear-?down|clean-?up|test data|(?:expected|actual) (?:results?|outcomes?|behaviou?rs?)|expected|expectations?|results?|outcomes?|given|when|then|notes?)\s*:?$/i;

/** A sentence as a step, or as text around the steps where nobody could carry it out. */
export function partOfSentence(text: string, at: Position): PromptPart {
  return HEADLINE.test(text)
    ? { kind: 'context', text, at: { line: at.line, column: at.column } }
    : { kind: 'step', step: { text, line: at.line, column: at.column } };
}
