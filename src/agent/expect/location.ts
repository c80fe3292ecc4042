/** Expects the page's title and its address. */
import type { Act } from '../act/act.js';
import type { ActionOf, Performed } from '../action.js';
import { quote } from '../describeTarget.js';
import { hold } from './hold.js';
import { normalise } from './matchText.js';

export async function expectTitle(expectation: ActionOf<'expectTitle'>, act: Act): Promise<Performed> {
  const { relation, text, negated } = expectation;
  const wanted = normalise(text);
  const observe = async () => {
    const title = normalise(await act.page.title());
    const matches = relation === 'is' ? title === wanted : title.includes(wanted);
    return { holds: matches !== negated, observed: `the title ${quote(title)}` };
  };
  return hold(expectation, observe, act);
}

export async function expectUrl(expectation: ActionOf<'expectUrl'>, act: Act): Promise<Performed> {
  const { relation, text, negated } = expectation;
  const observe = () => {
    const url = act.page.url();
    const matches = spellings(url).some((spelling) => URL_RELATIONS[relation](spelling, text, act));
    return Promise.resolve({ holds: matches !== negated, observed: url });
  };
  return hold(expectation, observe, act);
}

/** As it is sent, and as people read it. */
function spellings(url: string): string[] {
  try {
    return [url, decodeURI(url)];
  } catch {
    // A stray "%" can't be decoded; then people read it as it is.
    return [url];
  }
}

const URL_RELATIONS = {
  is: (url: string, text: string, act: Act) => url === text || isSamePage(url, text, act),
  contains: (url: string, text: string) => url.includes(text),
  'ends with': (url: string, text: string) => url.endsWith(text),
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

/** The query and the fragment count only where they are written; a slash at the end never does. */
function isSamePage(url: string, wanted: string, { startUrl }: Act): boolean {
  const base = startUrl ?? url;
  if (!URL.canParse(url) || !URL.canParse(wanted, base)) return false;
  const [is, should] = [new URL(url), new URL(wanted, base)];
  const path = ({ pathname }: URL) => pathname.replace(/\/+$/, '');
  return (
    is.origin === should.origin &&
    path(is) === path(should) &&
    (should.search === '' || is.search === should.search) &&
    (should.hash === '' || is.hash === should.hash)
  );
}
