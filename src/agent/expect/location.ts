/** Expects the page's title and its address. */
import type { Act } from '../act/act.js';
import type { ActionOf, Performed, TextRelation, UrlPart } from '../action.js';
import { quote } from '../describeTarget.js';
import { findPattern } from '../../judge/text/findPattern.js';
import { hold } from './hold.js';
import { isSamePage } from '../../judge/isSamePage.js';
import { normalise, polarityOf, relates } from '../../judge/text/matchText.js';

export async function expectTitle(expectation: ActionOf<'expectTitle'>, act: Act): Promise<Performed> {
  const { relation, text, negated } = expectation;
  const wanted = normalise(text);
  const observe = async () => {
    const title = normalise(await act.page.title());
    const matches =
      relation === 'contains'
        ? title.includes(wanted)
        : relates(title, relation, wanted, polarityOf(negated));
    return { holds: matches !== negated, observed: `the title ${quote(title)}` };
  };
  return hold(expectation, observe, act);
}

export async function expectUrl(expectation: ActionOf<'expectUrl'>, act: Act): Promise<Performed> {
  const { relation, text, negated } = expectation;
  const observe = () => {
    const url = act.page.url();
    // A query makes it another address, though nobody who denies the page means that.
    const isSame = relation === 'is' && isSamePage(url, text, { ...act, wholeQuery: !negated });
    return Promise.resolve({ holds: (isSame || fits(url, relation, text)) !== negated, observed: url });
  };
  return hold(expectation, observe, act);
}

export async function expectUrlPart(expectation: ActionOf<'expectUrlPart'>, act: Act): Promise<Performed> {
  const { part, relation, text, negated } = expectation;
  const observe = () => {
    const is = partOf(act.page.url(), part);
    const observed = is === '' ? `no ${part} in ${act.page.url()}` : quote(is);
    return Promise.resolve({ holds: fits(is, relation, bare(text, part)) !== negated, observed });
  };
  return hold(expectation, observe, act);
}

/** As it is written behind its mark. */
function partOf(address: string, part: UrlPart): string {
  const { pathname, search, hash, host } = new URL(address);
  return { path: pathname, query: search.slice(1), fragment: hash.slice(1), host }[part];
}

/** People write the mark in front of it, or don't. */
function bare(text: string, part: UrlPart): string {
  if (part === 'query') return text.replace(/^\?/, '');
  return part === 'fragment' ? text.replace(/^#/, '') : text;
}

export async function expectQuery(expectation: ActionOf<'expectQuery'>, act: Act): Promise<Performed> {
  const { name, is, negated } = expectation;
  const observe = () => {
    const url = act.page.url();
    const values = new URL(url).searchParams.getAll(name);
    const matches = is ? values.some((value) => fits(value, is.relation, is.text)) : values.length > 0;
    const observed = values.length === 0 ? `no such parameter in ${url}` : values.map(quote).join(', ');
    // That it is not so is said of a parameter that is there.
    const isTold = is === undefined || values.length > 0;
    return Promise.resolve({ holds: isTold && matches !== negated, observed });
  };
  return hold(expectation, observe, act);
}

/** As it is sent, and as people read it. */
function fits(address: string, relation: TextRelation, text: string): boolean {
  return spellings(address).some((spelling) => URL_RELATIONS[relation](spelling, text));
}

function spellings(address: string): string[] {
  try {
    return [address, decodeURI(address)];
  } catch {
    // A stray "%" can't be decoded; then people read it as it is.
    return [address];
  }
}

const URL_RELATIONS: Record<TextRelation, (address: string, text: string) => boolean> = {
  is: (address, text) => address === text,
  contains: (address, text) => address.includes(text),
  'starts with': (address, text) => address.startsWith(text),
  'ends with': (address, text) => address.endsWith(text),
  matches: (address, text) => findPattern(text, address) !== undefined,
};

export async function expectPage(expectation: ActionOf<'expectPage'>, act: Act): Promise<Performed> {
  const { address, negated } = expectation;
  const observe = () => {
    const url = act.page.url();
    const wanted = address ?? act.startUrl ?? '/';
    return Promise.resolve({ holds: isSamePage(url, wanted, act) !== negated, observed: url });
  };
  return hold(expectation, observe, act);
}
