/** Words that name a tab or window of the browser: "the new tab", "the second browser window", `the tab "Terms"`. */
import type { TabName } from '../../meaning/meaning.js';
import { unquote } from './quotes.js';
import type { Said } from './said.js';

const KIND = "(browser(?:'s)? )?(tab|window|tab or window)";
const PLACED = new RegExp(`^(?:the |a |my )?(\\S+(?: opened)?) ${KIND}$`, 'i');
const NUMBERED = new RegExp(`^(?:the )?${KIND} (?:number |no\\. ?|#)?(\\d+)$`, 'i');
const NAMED_BEHIND = new RegExp(
  `^(?:the )?${KIND}(?: (?:with the (?:title|address|url)|titled|called|named|for|of|at))? ("\\d+")$`,
  'i',
);
const NAMED_BEFORE = new RegExp(`^(?:the )?("\\d+") ${KIND}$`, 'i');

export function readTabName(words: string, { quoted }: Said): TabName | undefined {
  const before = NAMED_BEFORE.exec(words);
  if (before) return named(unquote(before[1] ?? '', quoted), { browser: before[2], kind: before[3] });
  const behind = NAMED_BEHIND.exec(words);
  if (behind) return named(unquote(behind[3] ?? '', quoted), { browser: behind[1], kind: behind[2] });
  const numbered = NUMBERED.exec(words);
  if (numbered) return placed(Number(numbered[3]), { browser: numbered[1], kind: numbered[2] });
  const [, place = '', browser, kind] = PLACED.exec(words) ?? [];
  const which = readWhich(place.toLowerCase());
  return which === undefined ? undefined : placed(which, { browser, kind });
}

interface Words {
  browser: string | undefined;
  kind: string | undefined;
}

function named(name: string | undefined, said: Words): TabName | undefined {
  if (name === undefined || name.trim() === '') return undefined;
  return { which: { name }, ...mayBeOnPage(said) };
}

function placed(which: TabName['which'], said: Words): TabName | undefined {
  if (which === 0) return undefined;
  // Tabs of a page are not new, and nobody came from one.
  const isBrowsers = which === 'new' || which === 'previous' || which === 'next';
  return { which, ...(isBrowsers ? {} : mayBeOnPage(said)) };
}

const mayBeOnPage = ({ browser, kind }: Words): Pick<TabName, 'mayBeOnPage'> =>
  browser === undefined && kind?.toLowerCase() === 'tab' ? { mayBeOnPage: true } : {};

const WORDS: Record<string, TabName['which']> = {
  new: 'new',
  newest: 'new',
  latest: 'new',
  opened: 'new',
  'newly opened': 'new',
  'just opened': 'new',
  previous: 'previous',
  next: 'next',
  first: 'first',
  main: 'first',
  original: 'first',
  last: 'last',
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
};

function readWhich(word: string): TabName['which'] | undefined {
  const known = WORDS[word];
  if (known !== undefined) return known;
  const number = /^(\d+)(?:st|nd|rd|th)$/.exec(word)?.[1];
  return number === undefined ? undefined : Number(number);
}
