/** Runs in the page: which of the elements around a heading is the part of the page that it begins. */
import type { Wording } from './siftFields.js';

export function siftHeaded(elements: Element[], { source, flags }: Wording): number[] {
  const HEADING = 'h1, h2, h3, h4, h5, h6, [role=heading]';
  const name = new RegExp(source, flags);
  const levelOf = (heading: Element) =>
    Number(heading.getAttribute('aria-level') ?? /^h([1-6])$/.exec(heading.localName)?.[1] ?? 2);
  const textOf = ({ textContent }: Element) => textContent.replace(/\s+/g, ' ').trim();
  const isPart = (element: Element) => {
    const [first, ...others] = [...element.querySelectorAll(HEADING)];
    if (first === undefined || !name.test(textOf(first)) || textOf(element) === textOf(first)) return false;
    return !others.some((other) => levelOf(other) <= levelOf(first));
  };
  const parts = elements.filter(isPart);
  // The largest one that is headed by it alone.
  const isOutermost = (part: Element) => !parts.some((other) => other !== part && other.contains(part));
  return elements.flatMap((element, index) =>
    parts.includes(element) && isOutermost(element) ? [index] : [],
  );
}
