/** The page's title and its address. */
import { quote } from '../../meaning/describeTarget.js';
import type { ActionOf, TextRelation, UrlPart } from '../../meaning/meaning.js';
import { isSamePage, isTitled, sayPage, whatCalls } from '../pageName.js';
import type { Judgement, View } from '../Judgement.js';
import { findPattern } from '../text/findPattern.js';
import { polarityOf, relates } from '../text/matchText.js';
import { normalise } from '../text/spelling.js';

export function judgeTitle(
  { relation, text, negated }: ActionOf<'expectTitle'>,
  { screen }: View,
): Judgement {
  const [title, wanted] = [normalise(screen.title), normalise(text)];
  const matches =
    relation === 'contains'
      ? title.includes(wanted)
      : relates(title, relation, wanted, polarityOf(negated)) ||
        (relation === 'is' && isTitled(screen, text));
  return { holds: matches !== negated, observed: `the title ${quote(title)}` };
}

export function judgeUrl({ relation, text, negated }: ActionOf<'expectUrl'>, view: View): Judgement {
  const url = urlOf(view);
  // A query makes it another address, though nobody who denies the page means that.
  const isSame =
    relation === 'is' && isSamePage(url, text, { startUrl: view.before.startUrl, wholeQuery: !negated });
  return { holds: (isSame || fits(url, relation, text)) !== negated, observed: url };
}

export function judgeUrlPart(
  { part, relation, text, negated }: ActionOf<'expectUrlPart'>,
  view: View,
): Judgement {
  const url = urlOf(view);
  const is = partOf(url, part);
  const observed = is === '' ? `no ${part} in ${url}` : quote(is);
  return { holds: fits(is, relation, bare(text, part)) !== negated, observed };
}

export function judgeQuery({ name, is, negated }: ActionOf<'expectQuery'>, view: View): Judgement {
  const url = urlOf(view);
  const values = URL.canParse(url) ? new URL(url).searchParams.getAll(name) : [];
  const matches = is ? values.some((value) => fits(value, is.relation, is.text)) : values.length > 0;
  const observed = values.length === 0 ? `no such parameter in ${url}` : values.map(quote).join(', ');
  // That it is not so is said of a parameter that is there.
  const isReported = is === undefined || values.length > 0;
  return { holds: isReported && matches !== negated, observed };
}

export function judgePage({ address, name, negated }: ActionOf<'expectPage'>, view: View): Judgement {
  if (name !== undefined) {
    const by = whatCalls(view.screen, name);
    const observed = by === undefined ? sayPage(view.screen) : `${sayPage(view.screen)}: ${by}`;
    return { holds: (by !== undefined) !== negated, observed };
  }
  const [url, { startUrl }] = [urlOf(view), view.before];
  return { holds: isSamePage(url, address ?? startUrl ?? '/', { startUrl }) !== negated, observed: url };
}

const urlOf = ({ screen }: View): string => screen.url ?? '';

/** As it is written behind its mark. */
function partOf(address: string, part: UrlPart): string {
  if (!URL.canParse(address)) return '';
  const { pathname, search, hash, host } = new URL(address);
  return { path: pathname, query: search.slice(1), fragment: hash.slice(1), host }[part];
}

/** People write the mark in front of it, or don't. */
function bare(text: string, part: UrlPart): string {
  if (part === 'query') return text.replace(/^\?/, '');
  return part === 'fragment' ? text.replace(/^#/, '') : text;
}

/** As it is sent, and as people read it. */
function fits(address: string, relation: TextRelation, text: string): boolean {
  return spellings(address).some((spelling) => RELATIONS[relation](spelling, text));
}

function spellings(address: string): string[] {
  try {
    return [address, decodeURI(address)];
  } catch {
    // A stray "%" can't be decoded; then people read it as it is.
    return [address];
  }
}

const RELATIONS: Record<TextRelation, (address: string, text: string) => boolean> = {
  is: (address, text) => address === text,
  contains: (address, text) => address.includes(text),
  'starts with': (address, text) => address.startsWith(text),
  'ends with': (address, text) => address.endsWith(text),
  matches: (address, text) => findPattern(text, address) !== undefined,
};
