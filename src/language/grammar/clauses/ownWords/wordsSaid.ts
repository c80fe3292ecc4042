/** What of a statement must be read on the page: names, figures and the words that say something. */
import { KIND_WORDS } from '../../../../meaning/kinds.js';
import { COLOURS, STATE_WORDS } from '../../../lexicon/states.js';
import { ACTORS, ADVERBS, DETERMINERS, FUNCTION_WORDS, PRONOUNS, VAGUE } from '../../../lexicon/words.js';
import type { Token } from '../../../tokens.js';

/** @param where `said`: behind a verb of saying, where nearly every word is what is said */
export function wordsSaid(tokens: readonly Token[], where: 'around' | 'said'): string[] {
  const words = tokens.flatMap((token, index) => {
    if (token.type === 'mark') return [];
    if (token.type !== 'word') return [withSigns(tokens, index)];
    if (isDenial(token.lower)) return ['not'];
    if (where === 'said' ? isKnownSubject(tokens, index) : isKnownThing(tokens, index)) return [];
    const isPassedOver =
      where === 'said' ? isFunction(token) || isSaying(tokens, index) : isAround(token.lower);
    return isPassedOver && (where === 'said' || isPlainWord(token, index === 0)) ? [] : [token.text];
  });
  const bare = words.map((word) => word.replace(/['’]s?$/, ''));
  return [...new Set(bare)].filter((word) => /[\p{L}\p{N}]/u.test(word));
}

/** "That the book has been returned": the page may call it by its title. */
const isKnownSubject = (tokens: readonly Token[], at: number): boolean =>
  /^(?:the|this|that|her|his|its|their|your)$/.test(tokens[at - 1]?.lower ?? '') &&
  /^\p{Ll}/u.test(tokens[at]?.text ?? '') &&
  /^(?:is|are|was|were|has|have|had|will|must|should|can|cannot|could)$|n't$/.test(
    tokens[at + 1]?.lower ?? '',
  );

/** "Ada's booking", "the booking of Ada": what it is, and whose is read. */
const isKnownThing = (tokens: readonly Token[], at: number): boolean => {
  const [before, word, ...behind] = [at - 1, at, at + 1, at + 2].map((place) => tokens[place]?.text ?? '');
  if (!/^\p{Ll}+$/u.test(word ?? '')) return false;
  const isOwned = /^\p{Lu}.*['’]s$/u.test(before ?? '');
  return isOwned || (/^(?:the|this)$/i.test(before ?? '') && OF_NAME.test(behind.join(' ')));
};
const OF_NAME = /^(?:of|for|from|by|with) [\p{Lu}"“]/u;

/** "€ 5", "−€18.90", "112 %": what stands right beside a figure belongs to it. */
function withSigns(tokens: readonly Token[], at: number): string {
  const { type, text = '' } = tokens[at] ?? {};
  if (type !== 'number') return text;
  let first = at;
  while (isSign(tokens[first - 1], /^[-−–+€£$¥]$/) && isRightBefore(tokens, first)) first -= 1;
  const signs = tokens.slice(first, at).map((sign) => sign.text);
  const unit = isSign(tokens[at + 1], /^[%€£$¥]$/) ? tokens[at + 1]?.text : '';
  return `${signs.join('')}${text}${unit}`;
}

const isSign = (token: Token | undefined, signs: RegExp): boolean =>
  token?.type === 'mark' && signs.test(token.text);

const isRightBefore = (tokens: readonly Token[], at: number): boolean =>
  tokens[at - 1]?.to === tokens[at]?.from;

/** In lower case, or only with a capital because a sentence begins with it. */
function isPlainWord({ type, text, lower }: Token, isFirst: boolean): boolean {
  if (type !== 'word') return false;
  return /^\p{Ll}/u.test(text) || DETERMINERS.has(lower) || lower === 'i' || (isFirst && isAround(lower));
}

/** A name or a figure, as it stands on the page. */
export const isLiteral = (token: Token, isFirst: boolean): boolean =>
  token.type !== 'mark' && !isPlainWord(token, isFirst);

/** Found in hardly any other place: a quotation, an amount, a date, a code. */
export const isTelling = ({ type, text }: Token): boolean =>
  type === 'quoted' ? /\p{L}/u.test(text) : /\d/.test(text) && !/^(?:\d{1,3}|(?:19|20)\d\d)$/.test(text);

export const isFunction = ({ type, lower }: Token): boolean =>
  type === 'mark' || (type === 'word' && (SMALL.has(lower) || ADVERBS.has(lower) || PRONOUNS.has(lower)));

const isDenial = (word: string): boolean => /n't$|^(?:not|no|never|none|nothing|cannot|without)$/.test(word);

const SMALL: ReadonlySet<string> = new Set([
  ...DETERMINERS,
  ...`it in on at of to for from with by as into onto about per via and or so than because that which who whom whose there here
  am is are was were be been being has have had do does did will would shall should can could may might must
  him them us me hers ours theirs itself herself himself themselves`.split(/\s+/),
]);

/** Words that show, say how it came about, or name what shows it, but not what is shown. */
const isAround = (word: string): boolean =>
  [SMALL, ADVERBS, DETERMINERS, PRONOUNS, ACTORS, VAGUE, KIND_WORDS].some((words) => words.has(word)) ||
  SHOWING.test(word) ||
  BESIDES.test(word);

/** A verb of being, having or showing. */
export const isShowing = ({ type, lower }: Token): boolean =>
  type === 'word' &&
  (/^(?:is|are|was|were|has|have|had)$/.test(lower) ||
    (SHOWING.test(lower) && /(?:s|ed|en|ne|wn|me)$/.test(lower)));

const SHOWING =
  /^(?:shows?|shown|showing|displays?|displayed|lists?|listed|listing|contains?|containing|carr(?:y|ies)|bears?|includes?|holds?|features?|appears?|appeared|stands?|stood|sits?|reads?|lands?|finds?|found|sees?|seen|visible|marked|labelled|labeled|titled|entitled|headed|named|called|becomes?|turns?|turned|chang(?:es?|ed)|updat(?:es?|ed)|goes|went|comes?|came|drops?|dropped|falls?|fallen|rises?|risen|jumps?|jumped|climbs?|climbed|grows?|grown|shrinks?|increas(?:es?|ed)|decreas(?:es?|ed)|amounts?|equals?|totals?|counts?|together|along|altogether|sums?|summ?ari[sz]es?)$/;
const BESIDES = /^(?:start|home|landing|main|back|text|words?|new|correct)$/;

/** Verbs of saying that need nothing behind them, and those that do. */
const SAYS =
  /^(?:says?|saying|tells?|telling|explains?|mentions?|insists?|informs?|warns?|reminds?|announces?|complains?|grumbles?|declares?|remarks?|promises?|admits?|claims?)$/;
const MAY_SAY =
  /^(?:confirms?|asks?|asked|states?|notes?|reports?|suggests?|reads?|indicates?|names|adds?|points|told|informed|warned|notified|reminded)$/;

export function isSaying(tokens: readonly Token[], at: number): boolean {
  const { type, lower = '' } = tokens[at] ?? {};
  if (type !== 'word') return false;
  if (SAYS.test(lower)) return true;
  const next = tokens.slice(at + 1, at + 3);
  return (
    MAY_SAY.test(lower) &&
    next.some(({ type: kind, lower: word }) => kind === 'quoted' || /^(?:that|how|to|:)$/.test(word))
  );
}

/** What is said of a thing with one of these isn't said by words on the page. */
export const saysMore = ({ type, lower }: Token, next: Token | undefined): boolean =>
  type === 'word' &&
  (isDenial(lower) ||
    COLOURS.has(lower) ||
    STATE_WORDS.has(lower) ||
    SAID_MORE.test(lower) ||
    (FUNCTION_WORDS.has(lower) && !isAround(lower)) ||
    (lower === 'from' && /\d/.test(next?.text ?? '')));

const SAID_MORE = new RegExp(
  `^(?:${[
    'if|unless|until|till|whether|or|because|instead|rather|except|besides|apart|like',
    'nobody|nowhere|neither|nor|gone|disappear(?:s|ed)?|vanish(?:es|ed)?|hidden|hides?|removed?|clos(?:es?|ed)|shut|empty|emptied|blank|cleared|missing|lost|away|off|on|lacks?|fails?',
    'each|every|everyone|all|both|any|anything|only|just|exactly|alone|most|few|several|many|half|everywhere|anywhere|everything',
    'than|more|less|fewer|same|different|differs?|higher|lower|bigger|smaller|larger|longer|shorter|twice|double|unchanged|by|least|enough|too',
    'first|second|third|last|next|previous|top|bottom|above|below|under|beneath|over|beside|between|behind|before|after|left|right|middle|order|sorted|sort|ascending|descending|alphabetical(?:ly)?|newest|oldest|latest',
    'bold|italic|underlined|struck|highlighted|coloured|colored|larger|icon|picture|image|photo',
    'exists?|response|request|database|server|console|log|api|inbox|mailbox|within|behave[sd]?|works?',
    'which|who|whose|well|foot|head|sidebar|header|footer|navigation|toolbar|column|columns|menu|i\\.e\\.?|e\\.g\\.?|number',
    'name|level|title|value|type|kind|outside|inside|almost|nearly',
    'played|focus|focused|ticked|checked|unchecked|selected|chosen|enabled|disabled|greyed|pressed|expanded|collapsed|open|opened|opens',
  ].join('|')})$`,
);
