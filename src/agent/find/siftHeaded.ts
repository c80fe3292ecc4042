/**
 * Runs in the page: which lists and tables the heading of a name stands right above. Others in the same section have a
 * heading of their own, or none.
 */
export function siftHeaded(
  elements: Element[],
  { source, flags }: { source: string; flags: string },
): number[] {
  const name = new RegExp(source, flags);
  const HEADING = 'h1, h2, h3, h4, h5, h6, [role=heading], legend, summary';
  const SECTION =
    'section, article, aside, form, fieldset, details, [role=region], [role=group], [role=form]';
  const isBefore = (heading: Element, element: Element) =>
    (heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return elements.flatMap((element, index) => {
    const all = [...(element.getRootNode() as ParentNode).querySelectorAll(HEADING)];
    // A heading of a section speaks of what is in it, not of what comes after.
    const own = all.filter(
      (heading) => isBefore(heading, element) && heading.closest(SECTION)?.contains(element) !== false,
    );
    return name.test((own.at(-1)?.textContent ?? '').replace(/\s+/g, ' ').trim()) ? [index] : [];
  });
}
