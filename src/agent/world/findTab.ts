/** Finds the tab of the browser that is meant, by where it stands, its title or its address. */
import type { Page } from '@playwright/test';
import { ground } from '../../grounding/ground.js';
import type { Act, Target } from '../Act.js';
import type { Lookup } from '../../screen/deadline.js';
import { poll } from '../around/attempt.js';
import { describeTab } from '../../meaning/describeInteraction.js';
import type { TabName } from '../../meaning/meaning.js';
import { StepError } from '../../screen/StepError.js';
import { driverOf } from './doingOf.js';

/** The browser's own, or one on the page. */
type FoundTab = { page: Page; note?: string } | { target: Target };

export async function findTab(tab: TabName, act: Act): Promise<FoundTab> {
  return poll(act.deadline, async (): Promise<Lookup<FoundTab, StepError | Promise<StepError>>> => {
    const { pages, isPart = false } = await candidates(tab, act);
    const onPage = await targetOnPage(tab, act);
    // Nobody switches to the tab that is at hand.
    if (onPage !== undefined && pages.some((page) => page !== act.page)) throw eitherTab(tab);
    if (onPage !== undefined) return { seen: { target: onPage } };
    const [page] = pages;
    if (page === undefined) return { missed: () => noTab(tab, act) };
    if (pages.length > 1) throw await severalTabs(tab, pages, act);
    const note = isPart ? { note: 'The tab was found by a part of its title or address.' } : {};
    return { seen: { page, ...note } };
  });
}

/** As in `the browser tab "Terms of use"`. */
export async function sayTab(page: Page, { deadline }: Act): Promise<string> {
  const title = await deadline.race(page.title());
  return `the browser tab ${title.trim() === '' ? page.url() : `"${title.trim()}"`}`;
}

interface Candidates {
  pages: Page[];
  isPart?: boolean;
}

async function candidates({ which }: TabName, { world }: Act): Promise<Candidates> {
  const { tabs } = world;
  if (typeof which === 'object') return byName(which.name, tabs.all());
  const all = tabs.all();
  const found = {
    new: () => tabs.newest(),
    previous: () => tabs.previous(),
    next: () => all[all.indexOf(tabs.atHand) + 1],
    first: () => all[0],
    last: () => all.at(-1),
  };
  const page = typeof which === 'number' ? all[which - 1] : found[which]();
  return { pages: page === undefined ? [] : [page] };
}

async function byName(name: string, all: readonly Page[]): Promise<Candidates> {
  const wanted = name.trim();
  const known = await Promise.all(all.map(async (page) => ({ page, title: (await page.title()).trim() })));
  const folded = wanted.toLowerCase();
  const tiers: ((one: { page: Page; title: string }) => boolean)[] = [
    ({ title }) => title === wanted,
    ({ title }) => title.toLowerCase() === folded,
    ({ page }) => isAddress(page.url(), wanted),
    ({ page, title }) => title.toLowerCase().includes(folded) || page.url().includes(wanted),
  ];
  for (const fits of tiers) {
    const pages = known.filter(fits).map(({ page }) => page);
    if (pages.length > 0) return { pages, isPart: fits === tiers.at(-1) };
  }
  return { pages: [] };
}

function isAddress(url: string, wanted: string): boolean {
  if (url === wanted) return true;
  if (!wanted.startsWith('/') || !URL.canParse(url)) return false;
  const { pathname, search, hash } = new URL(url);
  return [pathname, pathname + search, pathname + search + hash].includes(wanted);
}

async function targetOnPage({ which, mayBeOnPage = false }: TabName, act: Act): Promise<Target | undefined> {
  if (!mayBeOnPage) return undefined;
  const target = targetOf(which);
  if (target === undefined) return undefined;
  const { candidates, among, isExact } = ground(target, await driverOf(act.page).look(), 'click');
  const [first] = candidates.slice(0, among);
  // What only might be clicked in its place is no tab.
  return first !== undefined && (isExact || first.node.role === 'tab') ? target : undefined;
}

function targetOf(which: TabName['which']): Target | undefined {
  if (typeof which === 'object') return { name: which.name, role: 'tab' };
  if (typeof which === 'number') return { role: 'tab', ordinal: which };
  if (which === 'first') return { role: 'tab', ordinal: 1 };
  return which === 'last' ? { role: 'tab', ordinal: 'last' } : undefined;
}

function eitherTab(tab: TabName): StepError {
  const name = describeTab(tab);
  const message = `${name.charAt(0).toUpperCase()}${name.slice(1)} may be one of the browser or one on the page: there are both. Please say "${describeTab({ ...tab, mayBeOnPage: false })}", or click the one on the page.`;
  return new StepError('target ambiguous', message);
}

async function severalTabs(tab: TabName, pages: readonly Page[], act: Act): Promise<StepError> {
  const known = await Promise.all(pages.map((page) => sayPlace(page, act)));
  const message = `${describeTab(tab)} means ${pages.length} tabs: ${known.join('; ')}. Please say which by more of its title or address.`;
  return new StepError('target ambiguous', message, { candidates: known });
}

async function noTab(tab: TabName, act: Act): Promise<StepError> {
  const known = await Promise.all(act.world.tabs.all().map((page) => sayPlace(page, act)));
  const what =
    tab.which === 'new'
      ? 'No new browser tab has opened'
      : `There is no ${describeTab(tab).replace(/^the /, '')}`;
  const message = `${what}. The browser has: ${known.join('; ')}.`;
  return new StepError('target not found', message, { candidates: known });
}

async function sayPlace(page: Page, act: Act): Promise<string> {
  const place = act.world.tabs.all().indexOf(page) + 1;
  return `${place}: ${(await sayTab(page, act)).replace(/^the browser tab /, '')} (${page.url()})`;
}
