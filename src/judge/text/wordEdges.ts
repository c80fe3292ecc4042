/** Where words begin and end. */

/** Scripts that put no spaces between words, so that nothing tells where one ends. */
const UNSPACED = ['Han', 'Hiragana', 'Katakana', 'Thai', 'Lao', 'Khmer', 'Myanmar']
  .map((script) => `\\p{Script=${script}}`)
  .join('');

/** The source of a pattern for a character that a word goes on with; it needs the flag `u`. */
export const WORD_CHARACTER = `(?:(?![${UNSPACED}])[\\p{L}\\p{N}])`;

const AT_FRONT = new RegExp(`^${WORD_CHARACTER}`, 'u');
const AT_END = new RegExp(`${WORD_CHARACTER}$`, 'u');

/** Whether a word is cut where the two texts meet. */
export function cutsWord(before: string, after: string): boolean {
  return AT_END.test(before.slice(-2)) && AT_FRONT.test(after);
}
