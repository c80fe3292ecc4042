/** In Gherkin in Markdown a bullet without a keyword is prose to the parser; in a scenario it would be a lost step. */
import type { Background, Scenario, Step } from '@cucumber/messages';
import type { Mistake } from './case.js';

/** @param blocks all backgrounds and scenarios of the file, in its order */
export function bulletsWithoutKeyword(text: string, blocks: readonly (Background | Scenario)[]): Mistake[] {
  const first = blocks[0]?.location.line;
  if (first === undefined) return [];
  const read = new Set(blocks.flatMap(({ steps }) => steps.flatMap(linesOf)));
  return text.split(/\r?\n/).flatMap((line, index) => {
    const bullet = /^(\s*)[*+-]\s+(\S.*)$/.exec(line);
    if (!bullet || index + 1 < first || read.has(index + 1)) return [];
    const [, indent = '', words = ''] = bullet;
    const message =
      `Failed to read "${words}": a bullet in a scenario is a step, and this one has no keyword. ` +
      'Please begin it with Given, When, Then, And, But or *.';
    return [{ line: index + 1, column: indent.length + 1, message }];
  });
}

/** The line of the step and all lines of its doc string. */
function linesOf({ location, docString }: Step): number[] {
  if (!docString) return [location.line];
  const length = docString.content.split('\n').length + 2;
  return [location.line, ...Array.from({ length }, (_, offset) => docString.location.line + offset)];
}
