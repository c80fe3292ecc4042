/** The ways to find a target, from the surest to the weakest, as Playwright locators. */
import type { Locator } from '@playwright/test';
import { byHeading, siftHeadings } from './byHeading.js';
import { columnCellsOf } from './columnCells.js';
import type { Target } from '../action.js';
import { familiesOf, type Family } from './families.js';
import { namingOf, type Naming } from './naming.js';
import { byTickBeside } from './poor/poorFields.js';
import { poorTiersOf } from './poor/poorTiers.js';
import { siftWhole } from './siftWhole.js';
import type { Alternative, Precision, Search, Tier } from './search.js';

export function tiersOf(search: Search): Tier[] {
  const { target, purpose } = search;
  const families = familiesOf(target, purpose);
  const ahead = families.findIndex(({ text }) => text);
  const tiersBy = (some: readonly Family[], precisions: readonly Precision[]) =>
    some.flatMap((family) => precisions.flatMap((precision) => tiersOfFamily(search, family, precision)));
  const tiers = (precisions: readonly Precision[]) => [
    ...tiersBy(ahead < 0 ? families : families.slice(0, ahead), precisions),
    // A text that stands at a tick does nothing when it is clicked.
    ...(precisions.includes('case') ? byTickBeside(search) : []),
    ...tiersBy(ahead < 0 ? [] : families.slice(ahead), precisions),
  ];
  const all =
    target.name === undefined
      ? [...tiers(['exact']), ...poorTiersOf(search, families)]
      : [
          ...tiers(['exact', 'case']),
          ...columnCellsOf(search),
          ...poorTiersOf(search, families),
          ...tiers(['part']),
        ];
  return all.filter(({ alternatives }) => alternatives.length > 0);
}

/** All elements that any of the alternatives means, in the order of the page. */
export function unionOf([first, ...others]: readonly Alternative[]): Locator {
  if (first === undefined) throw new Error('A tier without alternatives finds nothing.');
  return others.reduce((union, { locator }) => union.or(locator), first.locator);
}

function tiersOfFamily(search: Search, family: Family, precision: Precision): Tier[] {
  const { purpose, target } = search;
  if (target.name === undefined) return [{ precision, alternatives: anyOf(search, family) }];
  const naming = namingOf(target.name, precision, purpose);
  const others = [
    ...byRole(search, family, naming),
    ...byPlaceholder(search, family, naming),
    ...byTitle(search, family, naming),
    ...byHeading(search, family, naming),
    ...byWords(search, family, naming),
    ...byText(search, family, naming),
  ];
  const isText =
    family.text && purpose === 'click'
      ? { isText: true, sift: { keep: siftWhole, argument: undefined } }
      : {};
  const sift = siftHeadings(search, family, naming);
  // A label is what people go by, and the fastest to find. What names a row by being in it is a part of its name.
  return [
    { precision, alternatives: byLabel(search, family, naming) },
    { precision, alternatives: byContent(search, family, naming) },
    { precision, alternatives: byPartOfContent(search, family, naming) },
    { precision, alternatives: others, ...isText, ...(sift && { sift }) },
    { precision, alternatives: byPartOfText(search, family, naming), ...isText },
  ];
}

function anyOf({ frame, root, target, includeHidden = false }: Search, family: Family): Alternative[] {
  const byItsRole = family.roles.map((role) =>
    only(
      { frame, family },
      {
        locator: root.getByRole(role, { ...(includeHidden && { includeHidden }), ...levelOf(target) }),
        role,
        kind: role,
      },
    ),
  );
  if (target.role === 'search field') {
    const named = root
      .getByRole('textbox', { name: 'search' })
      .or(root.getByRole('combobox', { name: 'search' }));
    return [{ locator: root.getByRole('searchbox').or(named) }];
  }
  if (family.unnamed === undefined) return byItsRole;
  const unnamed = root.locator(family.unnamed).filter({ visible: true });
  // A header of an article is no header of the page.
  const outer = unnamed.and(frame.locator(':not(article *, section *, main *, dialog *)'));
  return [...byItsRole, { locator: family.outer === true ? outer : unnamed }];
}

/** Some kinds are known by a mark of their state: a toggle button by `aria-pressed`. */
function only({ frame, family }: { frame: Search['frame']; family: Family }, one: Alternative): Alternative {
  return family.marked === undefined
    ? one
    : { locator: one.locator.and(frame.locator(family.marked)), ...(one.kind && { kind: one.kind }) };
}

function byRole(
  { frame, root, target, includeHidden = false }: Search,
  family: Family,
  { text, exact }: Naming,
): Alternative[] {
  return family.roles.map((role) => {
    const hidden = includeHidden ? { includeHidden } : {};
    const locator = root.getByRole(role, { name: text, exact, ...hidden, ...levelOf(target) });
    return only({ frame, family }, { locator, role, kind: role });
  });
}

function levelOf({ level }: Target): { level?: number } {
  return level === undefined ? {} : { level };
}

function byLabel(search: Search, { fields }: Family, { text, exact }: Naming): Alternative[] {
  if (fields === undefined) return [];
  const labelled = search.root.getByLabel(text, { exact }).and(search.frame.locator(fields));
  return [{ locator: unlessHidden(search, labelled), kind: 'field' }];
}

function byPlaceholder(search: Search, { fields }: Family, { text, exact }: Naming): Alternative[] {
  if (fields === undefined) return [];
  const described = search.root.getByPlaceholder(text, { exact }).and(search.frame.locator(fields));
  return [{ locator: unlessHidden(search, described), kind: 'attribute' }];
}

function byTitle(search: Search, { titled }: Family, { text, exact }: Naming): Alternative[] {
  if (titled === undefined) return [];
  const described = search.root.getByTitle(text, { exact }).and(search.frame.locator(titled));
  return [{ locator: unlessHidden(search, described), kind: 'attribute' }];
}

function unlessHidden({ includeHidden = false }: Search, locator: Locator): Locator {
  return includeHidden ? locator : locator.filter({ visible: true });
}

function byContent({ frame, root }: Search, family: Family, { text, exact }: Naming): Alternative[] {
  if (family.byContent === undefined) return [];
  const content = frame.getByText(text, { exact }).filter({ visible: true });
  return family.roles.map((role) => ({
    locator: root.getByRole(role).filter({ has: content }),
    kind: 'text',
  }));
}

/** The "Milk" of `<li>Milk <button>…`. */
function byPartOfContent({ frame, root }: Search, family: Family, { text }: Naming): Alternative[] {
  if (family.byContent === undefined || typeof text !== 'string') return [];
  const content = frame.locator(`text=${JSON.stringify(text)}`).filter({ visible: true });
  return family.roles.map((role) => ({
    locator: root.getByRole(role).filter({ has: content }),
    kind: 'text',
  }));
}

function byWords({ frame, root }: Search, { worded }: Family, { text, exact }: Naming): Alternative[] {
  if (worded === undefined) return [];
  const words = frame.getByText(text, { exact });
  return [{ locator: root.locator(worded).filter({ has: words, visible: true }) }];
}

function byText(search: Search, family: Family, { text, exact }: Naming): Alternative[] {
  if (family.text === undefined) return [];
  const { root } = search;
  const described = [
    root.getByAltText(text, { exact }),
    root.getByTitle(text, { exact }),
    root.getByLabel(text, { exact }),
  ];
  // What is drawn is named by a title in it, which is no text that can be seen.
  const drawn: Alternative[] =
    search.purpose === 'click'
      ? [{ locator: unlessHidden(search, root.getByRole('img', { name: text, exact })) }]
      : [];
  return [
    ...drawn,
    { locator: unlessHidden(search, root.getByText(text, { exact })), kind: 'text' },
    ...described.map((locator): Alternative => ({
      locator: unlessHidden(search, locator),
      kind: 'attribute',
    })),
  ];
}

/** A text of its own beside other elements. */
function byPartOfText(search: Search, family: Family, { text }: Naming): Alternative[] {
  if (family.text === undefined || typeof text !== 'string') return [];
  const locator = search.root.locator(`text=${JSON.stringify(text)}`);
  return [{ locator: unlessHidden(search, locator), kind: 'text' }];
}
