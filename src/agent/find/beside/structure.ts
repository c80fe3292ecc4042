/** Runs in the page, and holds all it needs: how elements belong together by the markup. */

export interface Structure {
  /** The element itself, what holds it, and so on; through shadow roots. */
  pathOf: (element: Element) => Element[];
  meet: (one: Element, other: Element) => Meeting;
  /** The row, the list item or the repeated card that the element is in or is. */
  itemOf: (element: Element) => Element | undefined;
  /** The other stands in something that is built like what the one stands in. */
  isInTwin: (one: Element, other: Element) => boolean;
}

export interface Meeting {
  shared: Element | undefined;
  /** From each of the two up to what they share, without it. */
  ways: [Element[], Element[]];
}

export function structure(): Structure {
  const ITEM = 'tr, li, article, [role=row], [role=listitem], [role=option], [role=treeitem], [role=article]';
  const CELL = 'td, th, [role=cell], [role=gridcell], [role=rowheader], [role=columnheader]';
  const pathOf = (element: Element): Element[] => {
    const root = element.getRootNode();
    const parent = element.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
    return [element, ...(parent ? pathOf(parent) : [])];
  };
  const meet = (one: Element, other: Element): Meeting => {
    const [first, second] = [pathOf(one), pathOf(other)];
    const shared = first.find((element) => second.includes(element));
    const below = (path: Element[]) => (shared ? path.slice(0, path.indexOf(shared)) : path);
    return { shared, ways: [below(first), below(second)] };
  };
  const classesOf = (element: Element) => (element.getAttribute('class') ?? '').split(/\s+/).filter(Boolean);
  const isAlike = (one: Element, other: Element) => {
    if (one === other || one.localName !== other.localName || one.matches(CELL)) return false;
    const [first, second] = [classesOf(one), classesOf(other)];
    return first.length === 0 ? second.length === 0 : first.some((name) => second.includes(name));
  };
  /** Built like the one, with something of the same tags where the one has what the way leads to. */
  const isTwin = (one: Element, other: Element, way: readonly Element[]) => {
    const tags = way.map(({ localName }) => CSS.escape(localName)).reverse();
    return (
      isAlike(one, other) && tags.length > 0 && other.querySelector(`:scope > ${tags.join(' > ')}`) !== null
    );
  };
  const itemOf = (element: Element) => {
    const path = pathOf(element);
    return path.find((around, level) => {
      const siblings = [...(around.parentElement?.children ?? [])];
      return around.matches(ITEM) || siblings.some((other) => isTwin(around, other, path.slice(0, level)));
    });
  };
  const isInTwin = (one: Element, other: Element) => {
    const [way, otherWay] = meet(one, other).ways;
    const [around, otherAround] = [way.at(-1), otherWay.at(-1)];
    return around !== undefined && otherAround !== undefined && isTwin(around, otherAround, way.slice(0, -1));
  };
  return { pathOf, meet, itemOf, isInTwin };
}
