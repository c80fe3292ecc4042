/** What people and pages call alike: people log in or sign in, sign up or register, and fill a cart or a basket. */
const SAME: readonly (readonly string[])[] = [
  ['login', 'log in', 'sign in', 'signin', 'log on', 'sign on'],
  ['register', 'registration', 'sign up', 'signup', 'create account', 'create an account'],
  ['cart', 'basket', 'shopping cart', 'shopping basket', 'shopping bag', 'your cart'],
];
const LOG_IN: ReadonlySet<string> = new Set(SAME[0]);

/** The name in lower case, without signs, and what else it is called; none for one without words. */
export function spellingsOf(name: string): string[] {
  const words = wordsOf(name);
  if (words === '') return [];
  return [words, ...(SAME.find((same) => same.includes(words)) ?? [])];
}

export const isOfLogin = (name: string): boolean => LOG_IN.has(wordsOf(name));

export const wordsOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
