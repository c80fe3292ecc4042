/** Keys as they are named. */
import type { Chart, Node, Reader, Rule } from '../../chart.js';
import {
  findChord,
  findKey,
  findSaidKey,
  isCharacter,
  isPlainlyKey,
  LONGEST_KEY,
} from '../../lexicon/keys.js';
import { isVerb } from '../../lexicon/verbForms.js';
import { textOf, type Token } from '../../tokens.js';

export const readKeyWords: Reader = (chart, at) => {
  const first = chart.tokens[at];
  if (first === undefined) return [];
  return first.type === 'quoted' ? quotedKey(first, at) : bareKeys(chart, at);
};

function quotedKey({ text, style }: Token, at: number): Node[] {
  const key = findKey(text) ?? (isCharacter(text) ? text : undefined);
  if (key === undefined) return [];
  const isKey = style !== 'quotes' && style !== 'emphasis';
  return [{ end: at + 1, cost: isKey || isPlainlyKey(key) ? 0 : 0.6, value: key }];
}

function bareKeys({ tokens }: Chart, at: number): Node[] {
  const nodes: Node[] = [];
  for (let end = at + 1; end <= Math.min(at + LONGEST_KEY + 4, tokens.length); end++) {
    const part = tokens.slice(at, end);
    if (part.some(({ type }) => type === 'quoted')) break;
    if (goesOn(tokens, at, end)) continue;
    const text = textOf(tokens, at, end);
    const key = isNoKey(text, tokens[at - 1], tokens[end])
      ? undefined
      : (findKey(text) ?? findChord(part.map(({ lower }) => lower)) ?? singleKey(text));
    const isDoubtful =
      part.length === 1 && (/^[a-z]$/.test(text) || (key !== undefined && !isPlainlyKey(key)));
    if (key !== undefined) nodes.push({ end, cost: isDoubtful ? 0.35 : 0, value: key });
  }
  return nodes;
}

/** "Ctrl + S": neither "Ctrl" nor "Ctrl +" is all. */
const goesOn = (tokens: readonly Token[], at: number, end: number): boolean =>
  end + 1 < tokens.length && [end - 1, end].some((index) => index > at && tokens[index]?.text === '+');

/** "Press a key" names none, and "press minus" a button, as "press plus" does. */
const isNoKey = (text: string, before: Token | undefined, next: Token | undefined): boolean =>
  text === 'minus' ||
  (text === 'a' && /^(?:key|button|letter|digit)/.test(next?.lower ?? '')) ||
  (next !== undefined && isGoingOn(text, before, next));

/** "Press Enter and I click "A"", "press Enter and, if needed, click "A"" */
const isGoingOn = (text: string, before: Token | undefined, next: Token): boolean =>
  (text === 'I' && isVerb(next.lower)) ||
  (/^[,;.]$/.test(text) && /^(?:and|or|then)$/.test(before?.lower ?? ''));

/** A letter or a mark is a key of its own. */
const singleKey = (text: string): string | undefined => (isCharacter(text) ? text : undefined);

/** Behind it stands that it is a key. */
export const readSaidKey: Reader = ({ tokens }, at) =>
  [1, 2, 3].flatMap((length): Node[] => {
    if (at + length > tokens.length) return [];
    const key = findSaidKey(textOf(tokens, at, at + length));
    return key === undefined || (key === 'a' && tokens[at]?.type === 'word' && tokens[at].text === 'a')
      ? []
      : [{ end: at + length, cost: 0, value: key }];
  });

/** A key that a note only names: a letter, a digit or a mark alone would be too little. */
export const readKeyNote: Reader = (chart, at) =>
  readKeyWords(chart, at).filter(
    ({ value, end }) =>
      // "Enter the payee: …" is done with the payee.
      (!(value === 'Enter' && /^(?:the|a|an|your|my|only)$/.test(chart.tokens[end]?.lower ?? '')) &&
        (value as string).length > 1) ||
      chart.tokens[at]?.style === 'code',
  );

/** A key, with what says that it is one. "The X" is what closes a dialog, and "the + button" is a button. */
export const KEY_SUBJECT: readonly Rule[] = [
  { pattern: '{key} (keys|shortcut|on_the_keyboard)?' },
  { pattern: 'the|down_the {keyNote} (button|keys|shortcut|on_the_keyboard)?' },
  { pattern: '{keyNote} button' },
  { pattern: '(the|down_the)? {saidKey} (key|key_on_the_keyboard)' },
  { pattern: '(the)? (key|letter|digit|number|character) {saidKey}' },
];
