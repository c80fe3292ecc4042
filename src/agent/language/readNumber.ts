/** Numbers in digits and in words. */
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

export function readNumber(words: string): number | undefined {
  const word = words.toLowerCase();
  if (/^\d/.test(word)) return Number(word);
  if (word === 'no') return 0;
  if (word === 'a' || word === 'an') return 1;
  const index = NUMBERS.indexOf(word);
  return index < 0 ? undefined : index;
}
