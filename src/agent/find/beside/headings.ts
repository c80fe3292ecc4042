/** Runs in the page, and holds all it needs: which part of the page a heading, a legend or a summary begins. */

/** Undefined where `start` begins no part. */
export type IsHeadedBy = (element: Element, start: Element, bounds: Bounds) => boolean | undefined;

interface Bounds {
  /** What the part ends with at the latest. */
  item: Element | undefined;
  /** No other heading may stand in between, of whatever rank. */
  directly: boolean;
}

export function headings(): { isHeadedBy: IsHeadedBy } {
  const HEADING = 'h1, h2, h3, h4, h5, h6, [role=heading]';
  const PART =
    'section, article, aside, nav, main, form, fieldset, details, dialog, li, td, [role=region], [role=group], [role=form], [role=dialog], [role=alertdialog], [role=tabpanel], [role=article], [role=listitem], [role=main], [role=complementary]';
  const levelOf = (heading: Element) =>
    Number(heading.getAttribute('aria-level') ?? /^h([1-6])$/.exec(heading.localName)?.[1] ?? 2);
  const comesAfter = (later: Element, earlier: Element) =>
    (earlier.compareDocumentPosition(later) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  const isUnderHeading = (element: Element, heading: Element, { item, directly }: Bounds) => {
    const part = heading.parentElement?.closest(PART) ?? undefined;
    if ([part, item].some((bound) => bound?.contains(element) === false)) return false;
    if (!comesAfter(element, heading) || heading.contains(element)) return false;
    const all = [...(heading.getRootNode() as ParentNode).querySelectorAll(HEADING)];
    // The part ends where the next one of its rank begins.
    return !all.some(
      (next) =>
        next !== element &&
        (directly || levelOf(next) <= levelOf(heading)) &&
        comesAfter(next, heading) &&
        comesAfter(element, next),
    );
  };
  return {
    isHeadedBy: (element, start, bounds) => {
      const opening = start.closest('legend, summary');
      if (opening !== null)
        return opening.parentElement?.contains(element) === true && !opening.contains(element);
      const heading = start.closest(HEADING);
      return heading === null ? undefined : isUnderHeading(element, heading, bounds);
    },
  };
}
