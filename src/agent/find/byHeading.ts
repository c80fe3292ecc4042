/** What the heading of its part of the page names: the "Filters" section, the "Orders" table. */
import type { Family } from './families.js';
import type { Naming } from './naming.js';
import type { Alternative, Search, Tier } from './search.js';

export function byHeading(
  { frame, root, target }: Search,
  family: Family,
  { text, exact }: Naming,
): Alternative[] {
  if (family.headed === undefined) return [];
  const heading = frame.getByRole('heading', { name: text, exact });
  const opening =
    family.opened === undefined
      ? heading
      : frame.locator(family.opened).filter({ has: frame.getByText(text, { exact }) });
  const headed = root.locator(family.headed).filter({ has: opening, visible: true });
  if (!isInPart(target)) return [{ locator: headed }];
  return family.roles.map((role) => ({ locator: headed.getByRole(role) }));
}

/** A part may hold further headings, which name other things in it. */
export function siftHeadings({ target }: Search, { headed, opened }: Family, { text }: Naming): Tier['sift'] {
  if (headed === undefined || opened !== undefined) return undefined;
  const { source, flags } = new RegExp(text instanceof RegExp ? text : `^${escape(text)}$`);
  return { keep: siftByHeading, argument: { source, flags, isInPart: isInPart(target) } };
}

/** The heading stands before it, not in it. */
const isInPart = ({ role }: Search['target']): boolean => role === 'list' || role === 'table';

const escape = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');

interface Named {
  source: string;
  flags: string;
  isInPart: boolean;
}

/**
 * Runs in the page: keeps the elements that a heading of the name belongs to, and of those with the same heading the
 * nearest; and whatever bears the name itself.
 */
// Runs in the page, so it must hold all it needs.
function siftByHeading(elements: Element[], { source, flags, isInPart }: Named): number[] {
  const name = new RegExp(source, flags);
  const isName = (text: string | null | undefined) => name.test((text ?? '').replace(/\s+/g, ' ').trim());
  const levelOf = (heading: Element) =>
    Number(heading.getAttribute('aria-level') ?? /^h([1-6])$/.exec(heading.localName)?.[1] ?? 2);
  // A form's own method may be hidden behind a field of that name.
  const get = (element: Element, attribute: string) =>
    Element.prototype.getAttribute.call(element, attribute);
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading]')];
  const all = headings.filter((one) => one.checkVisibility());
  // The name may come from elsewhere, such as a picture in a heading.
  if (!all.some(({ textContent }) => isName(textContent))) return [...elements.keys()];
  const before = (element: Element) =>
    all.filter((one) => one.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING).reverse();
  const inside = (element: Element) => all.filter((one) => Node.prototype.contains.call(element, one));
  const namesIn = [...document.querySelectorAll('caption, legend')].filter((one) => isName(one.textContent));
  const isOwnName = (element: Element) => {
    const ids = get(element, 'aria-labelledby')?.split(/\s+/) ?? [];
    const labels = ids.map((id) => document.getElementById(id)?.textContent).join(' ');
    const isInside = namesIn.some(({ parentElement }) => parentElement === element);
    return isInside || [get(element, 'aria-label'), get(element, 'title'), labels].some(isName);
  };
  /** Its heading of the name, and how many others, each of a higher rank than the last, come before that one. */
  const headingOf = (element: Element) => {
    let level = Infinity;
    const higher = (isInPart ? before(element) : inside(element)).filter((heading) => {
      const isHigher = levelOf(heading) < level;
      if (isHigher) level = levelOf(heading);
      return isHigher;
    });
    const between = higher.findIndex(({ textContent }) => isName(textContent));
    return { heading: higher[between], between };
  };
  const named = elements.map((element) =>
    isOwnName(element) ? { heading: element, between: 0 } : headingOf(element),
  );
  const isNearest = ({ heading, between }: ReturnType<typeof headingOf>) =>
    heading !== undefined && !named.some((other) => other.heading === heading && other.between < between);
  return named.flatMap((one, index) => (isNearest(one) ? [index] : []));
}
