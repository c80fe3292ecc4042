/** A thing without where it is: `the second "Edit" button`, `row Ada`, `the last item`. */
import type { Target } from '../action.js';
import { readBareName } from './readBareName.js';
import { unquote } from './quotes.js';
import { remembering } from './remembering.js';
import { findRoleWord } from './roleWords.js';

/** `quoted names`: a name without quotes is taken only where the kind of thing is said, too. */
export type NameStyle = 'bare names' | 'quoted names';

const ARTICLE = /^(?:(the|this|that|my|our|your|his|her|their)|an?|any) (?=\S)/i;
const ORDINAL =
  /^(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|[1-9]\d*(?:st|nd|rd|th)) (?=\S)/i;
const NUMERALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** Its article and ordinal are taken off. */
export const readCore = remembering(5_000, (words: string) => {
  const article = ARTICLE.exec(words);
  const afterArticle = words.slice(article?.[0].length ?? 0);
  const ordinal = ORDINAL.exec(afterArticle);
  const rest = afterArticle.slice(ordinal?.[0].length ?? 0);
  // "The second last item" counts from the end.
  const isFromEnd = ordinal !== null && /^(?:(?:to|from|but) (?:the )?)?last(?= )/i.test(rest);
  const numbered = (target: Target | undefined) =>
    isFromEnd
      ? undefined
      : target && ordinal?.[1]
        ? { ...target, ordinal: readOrdinal(ordinal[1].toLowerCase()) }
        : target;
  // "Click Menu" names a thing; "click the menu" says its kind.
  const isName = article === null && ordinal === null && /^\p{Lu}/u.test(words);
  return {
    read: (quoted: readonly string[], names: NameStyle) =>
      numbered(
        readQuotedName(rest, quoted) ?? (isName && names === 'bare names' ? undefined : readRoleOnly(rest)),
      ),
    readBare: remembering(2, (names: NameStyle) =>
      numbered(
        readBareName(rest, {
          article: article === null ? 'none' : article[1] === undefined ? 'indefinite' : 'definite',
          roleNeeded: names === 'quoted names' || ordinal !== null,
        }),
      ),
    ),
  };
});

function readOrdinal(word: string): number | 'last' {
  if (word === 'last') return 'last';
  const index = NUMERALS.indexOf(word);
  return index >= 0 ? index + 1 : Number.parseInt(word, 10);
}

const NAMING =
  '(?: (?:named|called|labelled|labeled|titled|with|containing|for|saying|reading|(?:that|which) (?:says|reads|shows|contains))(?: (?:the )?(?:name|text|label|title|value|words?))?)?';
const NAME_THEN_KIND = /^("\d+") (.+)$/;
const KIND_THEN_NAME = new RegExp(`^([^"]+?)${NAMING} ("\\d+")$`, 'i');

function readQuotedName(words: string, quoted: readonly string[]): Target | undefined {
  const alone = unquote(words, quoted);
  if (alone !== undefined) return withName(alone);
  const nameFirst = NAME_THEN_KIND.exec(words);
  const [mark, kind] = nameFirst
    ? [nameFirst[1], nameFirst[2]]
    : (KIND_THEN_NAME.exec(words)?.slice(1).reverse() ?? []);
  const name = mark === undefined ? undefined : unquote(mark, quoted);
  if (name === undefined || kind === undefined) return undefined;
  const found = readKind(kind) ?? readKind(kind.replace(KIND_OF_FIELD, ''));
  if (found !== undefined) return { ...withName(name), ...found };
  return isWordForText(kind) ? withName(name) : undefined;
}

/** With a name in quotes, "the "Born" date field" is a field; "the date field" may be one named "date". */
const KIND_OF_FIELD =
  /^(?:date|time|date and time|month|week|colour|color|e-?mail|password|phone|rich text|editable|multi-line) (?=(?:field|input|box|text box)$)/i;

/** An empty name names nothing, and would fit everything. */
function withName(name: string): Target | undefined {
  return name.trim() === '' ? undefined : { name };
}

function readRoleOnly(words: string): Target | undefined {
  return readKind(words);
}

function readKind(words: string): Pick<Target, 'role' | 'level'> | undefined {
  const said: (string | undefined)[] = HEADING_OF_LEVEL.exec(words)?.slice(1) ?? [];
  const level = said.find((part) => part !== undefined)?.toLowerCase();
  if (level !== undefined) return { role: 'heading', level: Number(LEVELS[level] ?? level) };
  const role = findRoleWord(words);
  return role && { role };
}

const LEVELS: Partial<Record<string, number>> = {
  main: 1,
  top: 1,
  first: 1,
  second: 2,
  third: 3,
  one: 1,
  two: 2,
  three: 3,
};
const HEADING_OF_LEVEL =
  /^(?:level[ -]([1-6]|one|two|three) heading|(main|(?:top|first|second|third)(?=-level))(?:-level)? heading|h([1-6])(?: heading)?|heading (?:of |at |with )?level ([1-6]))s?$/i;

const WORD_FOR_TEXT =
  /^(?:(?:error|warning|success|validation|confirmation|info|information|status|help|welcome|following) )?(?:text|texts|message|messages|label|word|words|phrase|paragraph|notice|notification|hint|note|error|warning)$/i;

/** "the message "Saved"" is the text "Saved": such a word says nothing of the kind of element. */
function isWordForText(words: string): boolean {
  return WORD_FOR_TEXT.test(words);
}
