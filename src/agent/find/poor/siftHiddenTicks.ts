/** Runs in the page: which ticks are not shown themselves, but have a label that is. */
export function siftHiddenTicks(elements: Element[]): number[] {
  const isShown = (element: Element) => element.getClientRects().length > 0 && element.checkVisibility();
  return elements.flatMap((element, index) =>
    !isShown(element) && [...((element as HTMLInputElement).labels ?? [])].some(isShown) ? [index] : [],
  );
}
