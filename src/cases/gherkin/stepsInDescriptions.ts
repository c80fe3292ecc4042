/** Lines above the first step that Gherkin takes for a description, though a step with a slip in it was meant. */
import type { Background, Scenario } from '@cucumber/messages';
import type { Mistake } from '../case.js';
import { keywordsOf } from './gherkinLanguages.js';
import { nearestName } from '../nearestName.js';

/** @param blocks all backgrounds and scenarios of the file; descriptions of features and rules are free */
export function stepsInDescriptions(
  text: string,
  blocks: readonly (Background | Scenario)[],
  language: string,
): Mistake[] {
  const lines = text.split('\n');
  const keywords = keywordsOf(language);
  const mend = `${keywords.plainSteps.slice(0, -1).join(', ')} or ${keywords.plainSteps.at(-1) ?? ''}`;
  return blocks.flatMap((block) =>
    lostSteps(block.description, keywords.steps).map((words) => {
      const index = lines.findIndex((line, at) => at >= block.location.line && line.trim() === words);
      const message =
        `Failed to read "${words}": it stands above the first step and would be taken for a description. ` +
        `Please begin it with ${mend}.`;
      return { line: index + 1, column: (lines[index] ?? '').search(/\S/) + 1, message };
    }),
  );
}

function lostSteps(description: string, keywords: readonly string[]): string[] {
  const lost: string[] = [];
  let above = '';
  for (const line of description.split('\n').map((written) => written.trim())) {
    const isProse = continues(line, above) || !isLikeStep(line.replace(MARKER, ''), keywords);
    if (!isProse) lost.push(line);
    above = isProse ? line : '';
  }
  return lost;
}

const MARKER = /^(?:[-+•]|\d+[.)])\s+/;

/** The second line of a sentence or of a user story. */
function continues(line: string, above: string): boolean {
  if (/^as an? /i.test(above) && /^I (?:want|would|need|can) |^I'd /i.test(line)) return true;
  return above !== '' && /^\p{Ll}/u.test(line) && !/[.!?:]$/.test(above);
}

function isLikeStep(line: string, keywords: readonly string[]): boolean {
  if (/^(?:I|(?:the )?user|we) /i.test(line) && !/^(?:i|user) /.test(line)) return true;
  const words = line.split(/\s+/);
  // Languages without spaces between words have no first word that could be compared.
  return keywords
    .filter((keyword) => keyword.endsWith(' ') && keyword !== '* ')
    .map((keyword) => keyword.trim())
    .some((keyword) => {
      const first = words.slice(0, keyword.split(' ').length).join(' ');
      return first.length < line.length && !WORDS.has(first.toLowerCase()) && nearestName(first, [keyword]);
    });
}

/** Words that descriptions begin with, and that only look like a slip of the pen. */
const WORDS = new Set([
  ...['an', 'any', 'the', 'there', 'these', 'they', 'where', 'even', 'out'],
  ...['denn', 'wann', 'uns', 'est', 'data'],
]);
