/**
 * What a page calls itself, as a person sees it: the title of its tab, its main heading, where the navigation says one is,
 * the end of its address. "The checkout page" is one of which at least one of them says so.
 */
import { isOfLogin, spellingsOf, wordsOf } from '../grounding/names/sameWords.js';
import { isOfSite } from '../grounding/kinds/ways.js';
import { marksOf } from '../grounding/kinds/marks.js';
import { quote } from '../meaning/describeTarget.js';
import type { Screen, ScreenNode } from '../screen/Screen.js';
import { ancestorsOf, pathOf } from '../grounding/places/structure.js';

/** What says that the page is called so; undefined where nothing does. */
export function whatCalls(screen: Screen, name: string): string | undefined {
  const spellings = spellingsOf(name);
  if (spellings.length === 0) return undefined;
  for (const [source, texts, says] of sayingsOf(screen)) {
    const text = texts.find((said) => spellings.some((wanted) => says(wordsOf(said), wanted)));
    if (text !== undefined) return `its ${source} ${quote(text)}`;
  }
  const [, code] = NUMBERED.exec(name) ?? [];
  const headed =
    code === undefined
      ? undefined
      : headingsOf(screen).find((text) => beginsWith(text.replace(/:/g, ' '), code));
  if (headed !== undefined) return `its heading ${quote(headed)}`;
  return isOfLogin(name) && isForLogin(screen) ? 'its only field for a password' : undefined;
}

/** "The page title" is what heads the page, where the title of its tab has that beside the name of the application. */
export const isTitled = (screen: Screen, text: string): boolean =>
  [partsOf(screen.title), headingsOf(screen)].every((said) => said.some((one) => one.trim() === text.trim()));

/** The page lists them: "All Tickets", "Flags overview"; "Settings for tickets" lists something else. */
export function isListOf(screen: Screen, noun: string): boolean {
  const spellings = spellingsOf(noun);
  const isCalled = (said: string, says: Says): boolean =>
    spellings.some(
      (wanted) => says(said, wanted) && !OF_ANOTHER.test(said.split(wanted)[0]?.replace(LISTING, '') ?? ''),
    );
  const [title = [], heading = [], place = [], address = []] = sayingsOf(screen).map(([, texts]) =>
    texts.map(wordsOf),
  );
  const entries = ownEntries(screen).map(wordsOf);
  return (
    entries.some((said) => spellings.some((wanted) => is(said, wanted))) ||
    [...title, ...place].some((said) => isCalled(said, endsIn)) ||
    heading.some((said) => isCalled(said, contains)) ||
    address.some((said) => isCalled(said, beginsWith))
  );
}

/** "Table with all the clients" lists no other thing. */
const LISTING = /^(?:table|list|overview) (?:of|with) /;
const OF_ANOTHER = /(?:^| )(?:for|of|on|in|to|by|with|without|from|about|per) /;

/** "Ticket #5", whose page is headed "#5: Printer is broken". */
const NUMBERED = /^\p{Ll}+ (#\d+)$/u;

/** For a failure: where one is. */
export function sayPage(screen: Screen): string {
  const [heading] = headingsOf(screen);
  const headed = heading === undefined ? '' : `, headed ${quote(heading)}`;
  return `the page ${quote(screen.title)}${headed}${screen.url === undefined ? '' : ` at ${screen.url}`}`;
}

type Says = (said: string, wanted: string) => boolean;
const contains: Says = (said, wanted) => ` ${said} `.includes(` ${wanted} `);
const endsIn: Says = (said, wanted) => ` ${said}`.endsWith(` ${wanted}`);
const is: Says = (said, wanted) => said === wanted;
const beginsWith: Says = (said, wanted) => `${said} `.startsWith(`${wanted} `);

const sayingsOf = (screen: Screen): [source: string, texts: string[], says: Says][] => [
  ['title', partsOf(screen.title), is],
  ['heading', headingsOf(screen), contains],
  ['place in the navigation', placesOf(screen), is],
  ['address', endOf(screen.url), beginsWith],
];

/** "Cart | Swag Labs" names the page and the application, which may be called "Login Demo" on every page. */
const partsOf = (title: string): string[] => title.split(/\s[-–—|·:/>»]\s|[|:·»]\s/);

/** Those of the highest level that is seen. Without levels the first one leads the page. */
function headingsOf({ nodes }: Screen): string[] {
  const headings = nodes.filter(
    ({ role, isVisible, text }) => role === 'heading' && isVisible && text !== '',
  );
  const main = headings.filter(({ tag, attributes }) => tag === 'h1' || attributes.level === '1');
  return (main.length > 0 ? main : headings.length > 0 ? headings.slice(0, 1) : titlesIn(nodes)).map(
    ({ text }) => text,
  );
}

/** Without any heading, the only title in the bar at the top, as applications for phones have it. */
function titlesIn(nodes: readonly ScreenNode[]): ScreenNode[] {
  const titles = nodes.filter(
    (node) =>
      node.isVisible &&
      node.text !== '' &&
      /(?:^|[ -])title(?= |$)/.test(marksOf(node)) &&
      node.role !== 'link' &&
      ancestorsOf(node).some((around) => BAR.test(marksOf(around))) &&
      !ancestorsOf(node).some(({ role }) => OVER_PAGE.test(role)),
  );
  return titles.length === 1 ? titles : [];
}

/** What it is titled is not the page. */
const OVER_PAGE = /^(?:dialog|alertdialog|article|listitem|complementary)$/;
const BAR = /(?:^|[ -])(?:navbar|nav-bar|app-?bar|title-?bar|toolbar|page-header)(?= |$)/;

/** The current entry of the navigation, the chosen tab, the end of a trail of links. */
const placesOf = ({ nodes }: Screen): string[] =>
  nodes
    .filter(
      (node) =>
        node.isVisible &&
        (node.states.current === true || (node.role === 'tab' && node.states.selected === true)),
    )
    .map(nameOf)
    .filter((text) => text !== '');

/** What leads to the page itself from its navigation, or ends its trail, though nothing marks it as the current one. */
const ownEntries = ({ nodes, url }: Screen): string[] =>
  nodes
    .filter(
      (node) => node.isVisible && node.role === 'link' && leadsTo(node, url) && pathOf(node).some(isOfSite),
    )
    .map(nameOf);

/** What begins with "#" may only open a menu. */
function leadsTo({ attributes: { href = '' } }: ScreenNode, url: string | undefined): boolean {
  if (url === undefined || /^(?:#[^/]*)?$/.test(href) || !URL.canParse(href, url)) return false;
  const [to, here] = [new URL(href, url).href, new URL(url).href].map((one) => one.replace(/\/$/, ''));
  return to === here;
}

const nameOf = ({ names, text }: ScreenNode): string => names[0]?.text ?? text;

/** The last part that is read: `/shop/checkout-step-one.html` ends in "checkout step one". */
function endOf(url: string | undefined): string[] {
  if (url === undefined || !URL.canParse(url)) return [];
  const { pathname, hash } = new URL(url);
  const parts = (hash.includes('/') ? hash : pathname).split(/[#/?]/).filter((part) => part !== '');
  const last = parts.at(-1);
  return last === undefined ? [] : [last.replace(/\.\w{2,5}$/, '').replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')];
}

/** Where one registers, the password is asked for twice, or much else is. */
function isForLogin({ nodes }: Screen): boolean {
  const fields = nodes.filter(({ states, isVisible }) => isVisible && states.editable === true);
  const passwords = fields.filter(({ states }) => states.password === true);
  return passwords.length === 1 && fields.length <= 3;
}

interface Comparing {
  startUrl: string | undefined;
  /** A query that isn't written must not be there. */
  wholeQuery?: boolean;
}

/** The query and the fragment count only where they are written; a slash at the end never does. */
export function isSamePage(url: string, wanted: string, { startUrl, wholeQuery }: Comparing): boolean {
  const base = startUrl ?? url;
  if (!URL.canParse(url) || !URL.canParse(wanted, base)) return false;
  const [is, should] = [new URL(url), new URL(wanted, base)];
  const path = ({ pathname }: URL) => pathname.replace(/\/+$/, '');
  return (
    is.origin === should.origin &&
    path(is) === path(should) &&
    ((should.search === '' && wholeQuery !== true) || is.search === should.search) &&
    (should.hash === '' || is.hash === should.hash)
  );
}
