/** Runs in the page: which of the elements around a text are one of several that are built alike: a card, a row. */
export function siftItems(elements: Element[]): number[] {
  const PROPER = 'tr, li, td, th, article, option, body, [role]';
  const classesOf = (element: Element) =>
    (Element.prototype.getAttribute.call(element, 'class') ?? '').split(/\s+/).filter(Boolean);
  const tagsIn = (element: Element) => [...element.children].map(({ localName }) => localName);
  const isTwin = (one: Element, other: Element) => {
    if (one === other || one.localName !== other.localName) return false;
    const [first, second] = [classesOf(one), classesOf(other)];
    const isAlike = first.length === 0 ? second.length === 0 : first.some((name) => second.includes(name));
    return isAlike && tagsIn(one).some((tag) => tagsIn(other).includes(tag));
  };
  const isItem = (element: Element | null) =>
    element !== null &&
    !Element.prototype.matches.call(element, PROPER) &&
    [...(element.parentElement?.children ?? [])].some((other) => isTwin(element, other));
  // The parts of a row that is one of several are no rows themselves.
  return elements.flatMap((element, index) =>
    isItem(element) && !isItem(element.parentElement) ? [index] : [],
  );
}
