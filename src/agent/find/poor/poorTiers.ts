/** The last resort, for widgets whose markup says less than what a person sees. Each tells what would be better. */
import type { Locator } from '@playwright/test';
import type { Target } from '../../action.js';
import { describeThing } from '../../describeTarget.js';
import type { RoleWord } from '../../language/roleWords.js';
import { wordForRole, type AriaRole, type Family, type Purpose } from '../families.js';
import { namingOf } from '../naming.js';
import type { Alternative, Search, Tier } from '../search.js';
import { siftClickable } from './siftClickable.js';
import { siftFields } from './siftFields.js';
import { siftHiddenTicks } from './siftHiddenTicks.js';
import { siftHeaded } from './siftHeaded.js';
import { siftItems } from './siftItems.js';

export function poorTiersOf(search: Search, families: readonly Family[]): Tier[] {
  const { name, role } = search.target;
  if (name === undefined) return byMark(search);
  return [
    ...byKin(search, name),
    ...(role !== undefined && CLICKED.has(role) ? byClickable(search, name) : []),
    ...byLabelOfHidden(search, name, families),
    ...byTextBeside(search, name, families),
    ...(role !== undefined && HEADED.has(role) ? byHeadingInside(search, name) : []),
    ...(role !== undefined && BUILT_ALIKE.has(role) ? byRepetition(search, name) : []),
  ];
}

const CLICKED: ReadonlySet<RoleWord> = new Set<RoleWord>([
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

const FILLED: ReadonlySet<Purpose> = new Set<Purpose>(['fill', 'form field', 'select', 'check']);

function byTextBeside({ root, target, purpose }: Search, name: string, families: readonly Family[]): Tier[] {
  const fields = families.flatMap((family) => family.fields ?? []).join(', ');
  if (fields === '' || (target.role === undefined && !FILLED.has(purpose))) return [];
  return [
    {
      precision: 'case',
      alternatives: [{ locator: root.locator(fields).filter({ visible: true }) }],
      sift: { keep: siftFields, argument: wordingOf(name, purpose) },
      remark: besideRemark(target),
    },
  ];
}

/**
 * A tick is what people choose by the text right beside it. Where it is ticked, another way finds it.
 */
export function byTickBeside({ root, target, purpose }: Search): Tier[] {
  if (purpose !== 'click' || target.role !== undefined || target.name === undefined) return [];
  const argument = { ...wordingOf(target.name, purpose), isClicked: true };
  return [
    {
      precision: 'case',
      alternatives: [{ locator: root.locator(TICKS).filter({ visible: true }) }],
      sift: { keep: siftFields, argument },
      remark: besideRemark(target),
    },
  ];
}

const TICKS = 'input[type=checkbox], input[type=radio], [role=checkbox], [role=switch], [role=radio]';

/** A tick that is not there at all for Playwright, while its label and a drawing of it can be seen. */
function byLabelOfHidden(
  { frame, root, target, purpose }: Search,
  name: string,
  families: readonly Family[],
): Tier[] {
  if (
    !families.some(
      ({ roles }) => roles.includes('checkbox') || roles.includes('radio') || roles.includes('switch'),
    )
  )
    return [];
  const { text, exact } = namingOf(name, 'case', purpose);
  const ticks = frame.locator('input[type=checkbox], input[type=radio]');
  return [
    {
      precision: 'case',
      alternatives: [{ locator: root.getByLabel(text, { exact }).and(ticks), kind: 'field' }],
      sift: { keep: siftHiddenTicks, argument: undefined },
      remark: `Found by its label, as it is hidden itself: ${describeThing(target)}. One that is hidden from the eye alone could be reached with the keyboard.`,
    },
  ];
}

function besideRemark(target: Target): string {
  return `Found by the text beside it: ${describeThing(target)}. A <label> that is tied to the field would name it for everybody.`;
}

function wordingOf(name: string, purpose: Purpose): { source: string; flags: string } {
  const { text } = namingOf(name, 'case', purpose);
  const { source, flags } = new RegExp(text);
  return { source, flags };
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
