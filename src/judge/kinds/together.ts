/**
 * Whether one compact part of the page shows all of these words, in any order: what is left where a sentence says in its own
 * words what is to be read. What the part denies, or says went wrong, must be said among the words, too.
 */
import { stemmer } from 'stemmer';
import { quote } from '../../meaning/describeTarget.js';
import type { ActionOf } from '../../meaning/meaning.js';
import { marksOf } from '../../grounding/kinds/marks.js';
import { holds, isRepeated, itemOf, closest, descendantsOf } from '../../grounding/places/structure.js';
import type { ScreenNode } from '../../screen/Screen.js';
import type { Outcome, View } from '../Judgement.js';
import { shownIn } from '../shown.js';
import { rowByColumns } from '../lists/rowByColumns.js';
import { joined, shorten, occurs } from '../text/matchText.js';
import { normalise } from '../text/spelling.js';

/** Characters that a person reads as one message, row or card. */
const LONGEST = 400;
/** A bare "3" is found in nearly everything. */
const LONGEST_WITH_COUNTS = 120;

export function judgeTogether({ words }: ActionOf<'expectTogether'>, { screen }: View): Outcome {
  const menu = screen.nodes.find((node) => node.isVisible && isMenuWith(node, words));
  if (menu !== undefined) return { holds: true, observed: 'a menu with these entries', node: menu };
  const longest = words.some(isTelling) ? LONGEST : LONGEST_WITH_COUNTS;
  const shown = screen.nodes
    .filter(({ isVisible, tag, text }) => isVisible && tag !== '#document' && text.length <= longest)
    .map((node) => ({ node, text: textOf(node) }))
    .filter(({ text }) => text !== '' && text.length <= longest);
  const holding = shown.filter(
    ({ node, text }) => holdsAll(partsOfText(text), words) && !isOfMany(node) && isOfOneCard(node, words),
  );
  const innermost = holding.filter(({ node }) => !holding.some((other) => other.node.parent === node));
  const found = innermost.find(({ node }) => saysNoMore(node, words));
  if (found !== undefined)
    return { holds: true, observed: quote(shorten(found.text, 200)), node: found.node };
  const row = words.some((word) => DENYING.test(word)) ? undefined : rowByColumns(words, screen);
  if (row !== undefined && saysNoMore(row, words))
    return { holds: true, observed: quote(shorten(row.text, 200)), node: row };
  return { holds: false, observed: () => sayNearest(shown, innermost[0], words) };
}

interface ShownPart {
  node: ScreenNode;
  text: string;
}

const textOf = (node: ScreenNode): string => joined(shownIn(node).pieces, ['text', 'value', 'name']);

/** A menu that is opened for one thing: whoever names several of its entries in full speaks of no one of them. */
function isMenuWith(node: ScreenNode, words: readonly string[]): boolean {
  if (node.role !== 'menu' && (node.role !== 'list' || !MENU.test(marksOf(node)))) return false;
  const entries = descendantsOf(node).filter((one) => one.isVisible && ENTRY.test(one.role));
  const texts = new Set(entries.map(({ text }) => normalise(text)));
  return words.length > 1 && words.every((word) => texts.has(normalise(word)));
}

const MENU = /(?:^|[ -])(?:context|dropdown|popup)-?menu(?= |$)/;
const ENTRY = /^(?:link|button|menuitem(?:checkbox|radio)?)$/;

/** A list or a table shows all its items' words: of one of them they must be. */
const isOfMany = (node: ScreenNode): boolean =>
  /^(?:list|listbox|menu|tree|feed)$/.test(node.role) ||
  descendantsOf(node).filter(({ role }) => role === 'row').length > 1;

/**
 * Two cards beside each other don't belong together: what stands around them and one of them must show it all. The parts of
 * what is one of several itself do.
 */
function isOfOneCard(node: ScreenNode, words: readonly string[]): boolean {
  const pieces = shownIn(node).pieces.map((piece) => ({ piece, card: cardOf(piece.node, node) }));
  const cards = new Set(pieces.map(({ card }) => card).filter((card) => card !== undefined));
  if (cards.size < 2 || itemOf(node) === node || isRepeated(node)) return true;
  return [...cards].some((one) => {
    const own = pieces.filter(({ card }) => card === undefined || card === one);
    const text = joined(
      own.map(({ piece }) => piece),
      ['text', 'value', 'name'],
    );
    return holdsAll(partsOfText(text), words);
  });
}

/** A label with its value is no card: what it says of a thing stands in several of them. */
function cardOf(node: ScreenNode, within: ScreenNode): ScreenNode | undefined {
  const item = itemOf(node);
  if (item === undefined || item === within || !holds(within, item)) return undefined;
  const isCard = item.pieces.length > 2 || descendantsOf(item).some(({ role }) => role === 'heading');
  return isCard ? item : cardOf(item.parent ?? within, within);
}

/** More than a small number. */
const isTelling = (word: string): boolean => !/^\d{1,3}$/.test(word) && /[\p{Lu}\d]/u.test(word);

const holdsAll = (parts: Parts, words: readonly string[]): boolean =>
  words.every(
    (word, index) => DENYING.test(word) || isPrice(word, parts) || holdsWord(parts, words, index),
  ) &&
  (!words.some((word) => DENYING.test(word)) || DENYING.test(parts.text));

/** Shops write no "price" before the only amount that a row or a card shows. */
const isPrice = (word: string, { text }: Parts): boolean =>
  word === 'price' && text.match(/[€£$]\s?\d|\d\s?[€£$]/g)?.length === 1;

/** What a button says is said of nothing else. */
function saysNoMore(node: ScreenNode, words: readonly string[]): boolean {
  const reported = shownIn(node).pieces.filter((piece) => closest(piece.node, isControl) === undefined);
  const text = joined(reported, ['text', 'value', 'name']);
  return [DENYING, FAILING].every((saying) => !saying.test(text) || saying.test(words.join(' ')));
}

const isControl = ({ role }: ScreenNode): boolean => /^(?:button|link|menuitem|tab)$/.test(role);

const DENYING = /\b(?:not|no|never|none|nothing|nobody|neither|cannot|without)\b|n['’]t\b/i;
const FAILING =
  /\b(?:fail\w*|unable|refus\w*|reject\w*|invalid|denied|declin\w*|errors?|wrong|cancel(?:l?ed|lation)|expired?|impossible)\b/i;

function sayNearest(
  shown: readonly ShownPart[],
  denying: ShownPart | undefined,
  words: readonly string[],
): string {
  if (denying !== undefined) return `${quote(shorten(denying.text, 200))}, which says otherwise`;
  const missing = words.filter(
    (word, index) =>
      !DENYING.test(word) && !shown.some(({ text }) => holdsWord(partsOfText(text), words, index)),
  );
  return missing.length > 0
    ? `no ${missing.map(quote).join(', no ')} anywhere on the page`
    : 'them apart from each other, in no one part of the page';
}

interface Parts {
  readonly text: string;
  readonly stems: readonly string[];
}

function partsOfText(shown: string): Parts {
  const text = normalise(shown);
  let stems: string[] | undefined;
  return {
    text,
    get stems() {
      return (stems ??= (text.match(/[\p{L}\p{N}]+(?:[.,:/-]\p{N}+)*/gu) ?? []).map(formOf));
    },
  };
}

/** A small number belongs to the word that stands beside it. */
function holdsWord({ text, stems }: Parts, words: readonly string[], index: number): boolean {
  const word = words[index] ?? '';
  if (isCount(word)) {
    const beside = [words[index - 1], words[index + 1]];
    const phrase = beside.find((one) => PHRASE.test(one ?? ''));
    return phrase === undefined ? isBeside(stems, word, beside) : isCountOf(text, word, phrase);
  }
  if (PHRASE.test(word) && [words[index - 1], words[index + 1]].some((one) => isCount(one ?? '')))
    return placesOf(tokensOf(normalise(word)), tokensOf(text)).length > 0;
  return isPlain(word) ? stems.includes(formOf(word)) : occurs(text, normalise(word), { anyCase: true });
}

const isCount = (word: string): boolean => /^\d{1,3}$/.test(word);

/** What has a capital letter is a name or a state: "Cancelled" is not on a button "Cancel". */
const isPlain = (word: string): boolean => /^\p{Ll}+$/u.test(word) || isOfDate(word.toLowerCase());

/** "9 open orders", "Open orders: 9": where numbers stand on both sides, either may be that of something else. */
function isCountOf(text: string, count: string, phrase: string): boolean {
  const tokens = tokensOf(text);
  const noun = tokensOf(normalise(phrase));
  return placesOf(noun, tokens).some((at) => {
    const behind = at + noun.length;
    const sides = [tokens[at - 1], tokens[/^[:(]$/.test(tokens[behind] ?? '') ? behind + 1 : behind]];
    const numbers = sides.filter((token) => token !== undefined && /^\d[\d.,]*$/.test(token));
    return numbers.length > 0 && numbers.every((number) => number === count);
  });
}

/** "Books out on loan". */
const PHRASE = /^[\p{Ll}-]+(?: [\p{Ll}-]+)+$/u;

/** Words, numbers and what parts them; "reservation" is there as "Reservations". */
const tokensOf = (text: string): string[] =>
  (text.match(/[\p{L}\p{N}]+(?:[.,:/-]\p{N}+)*|[,;.:(]/gu) ?? []).map(formOf);

const placesOf = (noun: readonly string[], tokens: readonly string[]): number[] =>
  tokens.flatMap((_, at) => (noun.every((word, index) => tokens[at + index] === word) ? [at] : []));

/** So many words apart. */
const NEAR = 3;

function isBeside(stems: readonly string[], count: string, others: readonly (string | undefined)[]): boolean {
  const wanted = others.filter((word) => word !== undefined).map(formOf);
  return stems.some(
    (stem, at) =>
      stem === count &&
      stems.slice(Math.max(at - NEAR, 0), at + NEAR + 1).some((near) => wanted.includes(near)),
  );
}

function formOf(word: string): string {
  const lower = word.toLowerCase();
  return isOfDate(lower) ? lower.slice(0, 3) : stemmer(lower);
}

const isOfDate = (lower: string): boolean => MONTHS.test(lower) || DAYS.test(lower);

const MONTHS =
  /^(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/;
const DAYS = /^(?:mon|tue|wed|thu|fri|sat|sun)(?:s|nes|rs|ur)?(?:day)?$/;
