/** The last resort, for widgets whose markup says less than what a person sees. Each tells what would be better. */
import type { Locator } from '@playwright/test';
import type { Target } from '../../action.js';
import { describeThing } from '../../describeTarget.js';
import type { RoleWord } from '../../language/roleWords.js';
import { wordForRole, type AriaRole, type Family } from '../families.js';
import { namingOf } from '../naming.js';
import type { Alternative, Search, Tier } from '../search.js';
import { siftClickable } from './siftClickable.js';
import { siftHeaded } from './siftHeaded.js';
import { siftItems } from './siftItems.js';
import { wordingOf } from './wordingOf.js';
import { poorFieldsOf } from './poorFields.js';

export function poorTiersOf(search: Search, families: readonly Family[]): Tier[] {
  const { name, role } = search.target;
  if (name === undefined) return byMark(search);
  return [
    ...byKin(search, name),
    ...(role !== undefined && CLICKED.has(role) ? byClickable(search, name) : []),
    ...byArea(search, name),
    ...poorFieldsOf(search, name, families),
    ...(role !== undefined && HEADED.has(role) ? byHeadingInside(search, name) : []),
    ...(role !== undefined && BUILT_ALIKE.has(role) ? byRepetition(search, name) : []),
  ];
}

/** What a click takes in place of one another. */
export const CLICKED: ReadonlySet<RoleWord> = new Set<RoleWord>([
  'button',
  'link',
  'tab',
  'menu item',
  'option',
  'toggle button',
  'disclosure',
]);
const BUILT_ALIKE: ReadonlySet<RoleWord> = new Set<RoleWord>(['row', 'item', 'section', 'article', 'group']);
const HEADED: ReadonlySet<RoleWord> = new Set<RoleWord>(['section', 'form', 'group', 'article', 'figure']);

/** What people call by each other's word; what they look at, though, they name as what it is. */
const KIN: Partial<Record<RoleWord, readonly AriaRole[]>> = {
  button: ['link', 'tab', 'menuitem', 'switch'],
  link: ['button', 'menuitem', 'tab'],
  tab: ['link', 'button'],
  'menu item': ['link', 'button'],
  option: ['menuitem', 'button'],
};

function byKin({ root, target, purpose }: Search, name: string): Tier[] {
  const kin = target.role === undefined ? undefined : KIN[target.role];
  if (kin === undefined || purpose !== 'click') return [];
  const precisions = ['exact', 'case'] as const;
  return precisions.flatMap((precision) => {
    const { text, exact } = namingOf(name, precision, purpose);
    return kin.map((role) => ({
      precision,
      alternatives: [{ locator: root.getByRole(role, { name: text, exact }), role, kind: role }],
      remark: `There is no ${describeThing(target)}; the ${wordForRole(role)} of this name was taken.`,
    }));
  });
}

function byClickable({ root, target, purpose }: Search, name: string): Tier[] {
  const { text, exact } = namingOf(name, 'case', purpose);
  const ways: Alternative[] = [
    { locator: root.getByText(text, { exact }), kind: 'text' },
    { locator: root.getByTitle(text, { exact }), kind: 'attribute' },
    { locator: root.getByAltText(text, { exact }), kind: 'attribute' },
  ];
  return [
    {
      precision: 'case',
      alternatives: ways.map(({ locator, ...way }) => ({
        ...way,
        locator: locator.filter({ visible: true }),
      })),
      sift: { keep: siftClickable, argument: undefined },
      remark: `Found by its text and because it looks clickable: ${describeThing(target)}. ${betterFor(target)}`,
    },
  ];
}

function betterFor({ role }: Target): string {
  const markup = role === 'link' ? 'An <a href>' : role === 'button' ? 'A <button>' : `role="${role ?? ''}"`;
  return `${markup} would be found by its role, and be reached with the keyboard.`;
}

/** A part of a picture has no box of its own, as the picture has. */
function byArea({ frame, root, target, purpose }: Search, name: string): Tier[] {
  if (purpose !== 'click' || (target.role !== undefined && target.role !== 'link')) return [];
  const { text, exact } = namingOf(name, 'case', purpose);
  const areas = root.getByRole('link', { name: text, exact, includeHidden: true });
  return [
    {
      precision: 'case',
      alternatives: [{ locator: areas.and(frame.locator('area')), kind: 'attribute' }],
      sift: { keep: siftAreas, argument: undefined },
    },
  ];
}

// Runs in the page, so it must hold all it needs.
function siftAreas(elements: Element[]): number[] {
  return elements.flatMap((element, index) => {
    const map = element.closest('map')?.name ?? '';
    const picture = document.querySelector(`img[usemap="#${CSS.escape(map)}"]`);
    return picture !== null && picture.getClientRects().length > 0 ? [index] : [];
  });
}

function byRepetition({ frame, root, target, purpose }: Search, name: string): Tier[] {
  const { text, exact } = namingOf(name, 'case', purpose);
  const around = root
    .getByText(text, { exact })
    .filter({ visible: true })
    .locator('xpath=ancestor-or-self::*');
  return [
    {
      precision: 'case',
      // What is around the place itself is not in it.
      alternatives: [{ locator: root === frame ? around : around.and(root.locator('*')), kind: 'text' }],
      sift: { keep: siftItems, argument: undefined },
      remark: `Found as one of several parts that are built alike: ${describeThing(target)}. A list (<ul>, <li>) or <article> would say so.`,
    },
  ];
}

function byHeadingInside({ frame, root, target, purpose }: Search, name: string): Tier[] {
  const { text, exact } = namingOf(name, 'case', purpose);
  const around = root.getByRole('heading', { name: text, exact }).locator(AROUND);
  return [
    {
      precision: 'case',
      alternatives: [{ locator: root === frame ? around : around.and(root.locator('*')), kind: 'text' }],
      sift: { keep: siftHeaded, argument: wordingOf(name, purpose) },
      remark: `Found as the part of the page that its heading begins: ${describeThing(target)}. A <section> around it would say so.`,
    },
  ];
}

const AROUND = 'xpath=ancestor::*[not(self::html or self::body or self::main)]';

/** Parts of the page that only their class or id calls so. */
const MARKS: Partial<Record<RoleWord, string>> = {
  header: 'header',
  footer: 'footer',
  sidebar: 'sidebar',
  navigation: 'nav',
  'main area': 'main',
};
const TAGS: Partial<Record<RoleWord, string>> = { sidebar: 'aside', 'main area': 'main' };

function byMark({ root, target: { role } }: Search): Tier[] {
  const mark = role && MARKS[role];
  if (role === undefined || mark === undefined) return [];
  const marked: Locator = root.locator(`div#${mark}, div.${mark}, div[class~=${mark} i]`);
  return [
    {
      precision: 'case',
      alternatives: [{ locator: marked.filter({ visible: true }) }],
      remark: `Found by its class or id: ${role}. <${TAGS[role] ?? mark}> would say so.`,
    },
  ];
}
