/** Runs in the page: the heading of the part of the page that an element stands in. */
export function headingOf(element: Element): string | undefined {
  const headings = [
    ...(element.getRootNode() as ParentNode).querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading]'),
  ];
  const before = headings.filter(
    (heading) => (heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0,
  );
  const name = before.at(-1)?.textContent.replace(/\s+/g, ' ').trim();
  return name === '' ? undefined : name;
}
