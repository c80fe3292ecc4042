/** What people and pages call alike: people log in or sign in, sign up or register, and fill a cart or a basket. */
import { OF_MARKUP, type Screen } from '../../screen/Screen.js';
import type { Purpose } from '../Grounding.js';
import { takesValue } from '../kinds/shapes.js';
import { onlyOf } from '../places/structure.js';
import { listedAs } from './listedNames.js';
import { indexOf } from './screenIndex.js';

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

/** What the only label that is meant says, where people call it otherwise. */
export const labelsLike = (name: string, screen: Screen, purpose: Purpose): string[] => [
  ...[...spelledLike(name, screen), ...datesLike(name, screen), ...longerLabels(name, screen)],
  ...[listedAs(name, screen)].filter((one) => one !== undefined),
  ...(purpose === 'neighbour' ? onlyPrice(name, screen) : []),
];

/** "The user name" is "Username", and "e-mail" is "Email". */
function spelledLike(name: string, screen: Screen): string[] {
  if (name !== name.toLowerCase()) return [];
  const letters = (text: string) => text.toLowerCase().replace(/(?<=\p{L})[ -](?=\p{L})/gu, '');
  const { texts, said } = indexOf(screen);
  const labels = [...texts, ...said].map(({ folded }) => folded);
  const alike = new Set(labels.filter((label) => letters(label) === letters(name)));
  if (alike.size > 1) return [];
  const remarked = said.filter(
    ({ node, from, folded }) =>
      takesValue(node) && !OF_MARKUP.has(from) && letters(folded.replace(REMARK, '')) === letters(name),
  );
  const isOne = onlyOf([...new Set(remarked.map(({ node }) => node))]) !== undefined;
  return [...alike, ...remarked.slice(0, isOne ? 1 : 0).map(({ folded }) => folded)];
}

/** "Username: ng-matero", "Username (try "demo")". */
const REMARK = /(?:: | ?\().*$/u;

/** "Below the price": the only amount that stands on the page by itself. */
function onlyPrice(name: string, screen: Screen): string[] {
  if (name !== 'price') return [];
  const amounts = new Set(
    screen.nodes.flatMap(({ text, isVisible, children }) =>
      isVisible && children.length === 0 ? (text.match(MONEY) ?? []) : [],
    ),
  );
  // What else is said with it may make another amount of it: "Save $5".
  return amounts.size === 1 && screen.nodes.some(({ text }) => amounts.has(text)) ? [...amounts] : [];
}

const MONEY = /[€£$]\s?\d[\d.,]*|\d[\d.,]*\s?(?:[€£$]|[A-Z]{3}\b)/gu;

/** "The appointment length" is what the only text with these words calls "Default appointment length". */
function longerLabels(name: string, screen: Screen): string[] {
  if (!/^\p{Ll}+ \p{Ll}+$/u.test(name)) return [];
  const { texts, said } = indexOf(screen);
  const ends = new RegExp(`^\\p{L}+ ${name}$`, 'iu');
  const labels = new Set([...texts, ...said].map(({ folded }) => folded).filter((label) => ends.test(label)));
  return labels.size === 1 ? [...labels] : [];
}

/** "The due date" is what the only label that begins so calls "Due back". */
function datesLike(name: string, screen: Screen): string[] {
  const [, word] = /^(\p{L}{3,}) (?:date|day|time)$/u.exec(name) ?? [];
  if (word === undefined) return [];
  const { texts, said } = indexOf(screen);
  const begins = new RegExp(`^${word}(?: \\p{L}+){1,2}$`, 'iu');
  const labels = [...texts, ...said].map(({ folded }) => folded).filter((label) => begins.test(label));
  return new Set(labels).size === 1 ? labels.slice(0, 1) : [];
}
