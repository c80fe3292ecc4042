/** Words such as `the second "Edit" button in the "Ada" row` become a Target. */
import type { Target } from '../action.js';
import { readBareName } from './readBareName.js';
import { findRoleWord, isPlace } from './roleWords.js';
import { unquote } from './quotes.js';

/** `quoted names`: a name without quotes is taken only where the kind of thing is said, too. */
export type NameStyle = 'bare names' | 'quoted names';

export function readTarget(words: string, quoted: readonly string[], names: NameStyle): Target | undefined {
  const core = readCore(words);
  const whole = core.read(quoted);
  if (whole !== undefined) return whole;
  for (const { before, after } of splitAtPlaces(words)) {
    const inner = readInner(before, after, { quoted, names });
    const place = inner && readPlace(after, quoted);
    if (inner && place) return place === 'page' ? inner : { ...inner, within: place };
  }
  return core.readBare(names);
}

interface Reader {
  quoted: readonly string[];
  names: NameStyle;
}

/** "the Sign in form" is a form; only "Save in the form" says where. */
function readInner(before: string, after: string, { quoted, names }: Reader): Target | undefined {
  const core = readCore(before);
  const bare = /^(?:the|this|my) |"/i.test(after) ? core.readBare(names) : undefined;
  return core.read(quoted) ?? bare;
}

/** A place that other things are in; `page` where the words mean the page as a whole. */
export function readPlace(words: string, quoted: readonly string[]): Target | 'page' | undefined {
  if (/^(?:(?:the|this) )?(?:page|screen)$/i.test(words)) return 'page';
  const target = readTarget(words, quoted, 'quoted names');
  return target?.role !== undefined && isPlace(target.role) ? target : undefined;
}

export function* splitAtPlaces(words: string): Generator<{ before: string; after: string }> {
  for (const match of words.matchAll(/ (?:in|inside|inside of|within|of|on|from) (?=\S)/gi)) {
    yield { before: words.slice(0, match.index), after: words.slice(match.index + match[0].length) };
  }
}

const ARTICLE = /^(?:(the|this|that|my|our|your)|an?|any) (?=\S)/i;
const ORDINAL =
  /^(first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|[1-9]\d*(?:st|nd|rd|th)) (?=\S)/i;
const NUMERALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ');

/** A thing without its place, once its article and ordinal are taken off. */
function readCore(words: string) {
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
  return {
    read: (quoted: readonly string[]) => numbered(readQuotedName(rest, quoted) ?? readRoleOnly(rest)),
    readBare: (names: NameStyle) =>
      numbered(
        readBareName(rest, {
          article: article === null ? 'none' : article[1] === undefined ? 'indefinite' : 'definite',
          roleNeeded: names === 'quoted names' || ordinal !== null,
        }),
      ),
  };
}

function readOrdinal(word: string): number | 'last' {
  if (word === 'last') return 'last';
  const index = NUMERALS.indexOf(word);
  return index >= 0 ? index + 1 : Number.parseInt(word, 10);
}

const NAMING =
  '(?: (?:named|called|labelled|labeled|titled|with|containing|for|saying|reading|that (?:says|reads|contains))(?: the (?:name|text|label|title|value|words?))?)?';
const NAME_THEN_KIND = /^("\d+") (.+)$/;
const KIND_THEN_NAME = new RegExp(`^(\\D+?)${NAMING} ("\\d+")$`, 'i');

function readQuotedName(words: string, quoted: readonly string[]): Target | undefined {
  const alone = unquote(words, quoted);
  if (alone !== undefined) return withName(alone);
  const nameFirst = NAME_THEN_KIND.exec(words);
  const [mark, kind] = nameFirst
    ? [nameFirst[1], nameFirst[2]]
    : (KIND_THEN_NAME.exec(words)?.slice(1).reverse() ?? []);
  const name = mark === undefined ? undefined : unquote(mark, quoted);
  if (name === undefined || kind === undefined) return undefined;
  const role = findRoleWord(kind);
  if (role !== undefined) return { ...withName(name), role };
  return isWordForText(kind) ? withName(name) : undefined;
}

/** An empty name names nothing, and would fit everything. */
function withName(name: string): Target | undefined {
  return name.trim() === '' ? undefined : { name };
}

function readRoleOnly(words: string): Target | undefined {
  const role = findRoleWord(words);
  return role && { role };
}

const WORD_FOR_TEXT =
  /^(?:(?:error|warning|success|validation|confirmation|info|status|help) )?(?:text|texts|message|messages|label|word|words|phrase|paragraph|notice|notification|hint|note|error|warning)$/i;

/** "the message "Saved"" is the text "Saved": such a word says nothing of the kind of element. */
function isWordForText(words: string): boolean {
  return WORD_FOR_TEXT.test(words);
}
