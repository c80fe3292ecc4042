/** The ways to find a target, from the surest to the weakest, as Playwright locators. */
import type { Locator, Page } from '@playwright/test';
import type { Target } from '../action.js';
import { wholeWords } from '../wordEdges.js';
import { familiesOf, type AriaRole, type Family, type Purpose } from './families.js';

/** `case`: the whole name but for case. `part`: a part of the name. */
export type Precision = 'exact' | 'case' | 'part';

export interface Alternative {
  locator: Locator;
  /** Set where the locator is nothing but this role and the name. */
  role?: AriaRole;
}

export interface Tier {
  precision: Precision;
  alternatives: Alternative[];
}

export interface Search {
  page: Page;
  /** What to look inside of. */
  root: Page | Locator;
  /** The same as an element: the body for the page. */
  place: Locator;
  target: Target;
  purpose: Purpose;
  /** Look for what nobody can see, too; for the message only. */
  includeHidden?: boolean;
}

export function tiersOf(search: Search): Tier[] {
  const families = familiesOf(search.target, search.purpose);
  const tiers = (precisions: readonly Precision[]) =>
    families.flatMap((family) => precisions.flatMap((precision) => tiersOfFamily(search, family, precision)));
  const all =
    search.target.name === undefined ? tiers(['exact']) : [...tiers(['exact', 'case']), ...tiers(['part'])];
  return all.filter(({ alternatives }) => alternatives.length > 0);
}

/** All elements that any of the alternatives means, in the order of the page. */
export function unionOf([first, ...others]: readonly Alternative[]): Locator {
  if (first === undefined) throw new Error('A tier without alternatives finds nothing.');
  return others.reduce((union, { locator }) => union.or(locator), first.locator);
}

function tiersOfFamily(search: Search, family: Family, precision: Precision): Tier[] {
  const { purpose, target } = search;
  const { name } = target;
  if (name === undefined) return [{ precision, alternatives: anyOf(search, family) }];
  const naming = { text: pattern(name, precision, purpose), exact: precision === 'exact' };
  const others = [
    ...byRole(search, family, naming),
    ...byPlaceholder(search, family, naming),
    ...byContent(search, family, naming),
    ...byHeading(search, family, naming),
    ...byText(search, family, naming),
  ];
  // A label is what people go by, and the fastest to find.
  return [
    { precision, alternatives: byLabel(search, family, naming) },
    { precision, alternatives: others },
  ];
}

interface Naming {
  text: string | RegExp;
  exact: boolean;
}

function pattern(name: string, precision: Precision, purpose: Purpose): string | RegExp {
  const words = name.trim().split(/\s+/);
  if (precision === 'exact') return words.join(' ');
  const escaped = words.map((word) => word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')).join('\\s+');
  // Marks such as in "Email *" are no part of the name.
  if (precision === 'case') return new RegExp(`^\\s*${escaped}[\\s*:…]*$`, 'i');
  // What is clicked may be called by the beginning of a word; what is looked at would be taken for another thing.
  const end = purpose === 'click' ? '' : (words.at(-1) ?? '');
  return new RegExp(wholeWords(escaped, words[0] ?? '', end), 'iu');
}

function anyOf({ page, root, target, includeHidden = false }: Search, family: Family): Alternative[] {
  const byItsRole = family.roles.map((role) => ({
    locator: root.getByRole(role, includeHidden ? { includeHidden } : {}),
    role,
  }));
  if (target.role === 'search field') {
    const named = root
      .getByRole('textbox', { name: 'search' })
      .or(root.getByRole('combobox', { name: 'search' }));
    return [{ locator: root.getByRole('searchbox').or(named) }];
  }
  if (family.unnamed === undefined) return byItsRole;
  const unnamed = root.locator(family.unnamed).filter({ visible: true });
  // A header of an article is no header of the page.
  const outer = unnamed.and(page.locator(':not(article *, section *, main *, dialog *)'));
  return [...byItsRole, { locator: target.role === 'form' ? unnamed : outer }];
}

function byRole(
  { root, includeHidden = false }: Search,
  family: Family,
  { text, exact }: Naming,
): Alternative[] {
  return family.roles.map((role) => ({
    locator: root.getByRole(role, { name: text, exact, ...(includeHidden && { includeHidden }) }),
    role,
  }));
}

function byLabel(search: Search, { fields }: Family, { text, exact }: Naming): Alternative[] {
  if (fields === undefined) return [];
  const labelled = search.root.getByLabel(text, { exact }).and(search.page.locator(fields));
  return [{ locator: unlessHidden(search, labelled) }];
}

function byPlaceholder(search: Search, { fields }: Family, { text, exact }: Naming): Alternative[] {
  if (fields === undefined) return [];
  const described = search.root.getByPlaceholder(text, { exact }).and(search.page.locator(fields));
  return [{ locator: unlessHidden(search, described) }];
}

function unlessHidden({ includeHidden = false }: Search, locator: Locator): Locator {
  return includeHidden ? locator : locator.filter({ visible: true });
}

function byContent({ page, root }: Search, family: Family, { text, exact }: Naming): Alternative[] {
  if (family.byContent === undefined) return [];
  const content = page.getByText(text, { exact }).filter({ visible: true });
  return family.roles.map((role) => ({ locator: root.getByRole(role).filter({ has: content }) }));
}

function byHeading({ page, root, target }: Search, family: Family, { text, exact }: Naming): Alternative[] {
  if (family.headed === undefined) return [];
  const heading = page.getByRole('heading', { name: text, exact });
  const headed = root.locator(family.headed).filter({ has: heading, visible: true });
  if (target.role !== 'list' && target.role !== 'table') return [{ locator: headed }];
  return family.roles.map((role) => ({ locator: headed.getByRole(role) }));
}

function byText(search: Search, family: Family, { text, exact }: Naming): Alternative[] {
  if (family.text === undefined) return [];
  const { root } = search;
  return [
    root.getByText(text, { exact }),
    root.getByAltText(text, { exact }),
    root.getByTitle(text, { exact }),
    root.getByLabel(text, { exact }),
  ].map((locator) => ({ locator: unlessHidden(search, locator) }));
}
