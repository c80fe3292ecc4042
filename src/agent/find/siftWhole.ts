/**
 * Runs in the page: leaves out what bears a text but holds several controls. A click in its middle meets any of them,
 * or nothing.
 */
export function siftWhole(elements: Element[]): number[] {
  const CONTROL =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=checkbox], [role=radio], [role=switch]';
  const isShown = (element: Element) => element.getClientRects().length > 0 && element.checkVisibility();
  return elements.flatMap((element, index) => {
    const controls = [...element.querySelectorAll(CONTROL)].filter(isShown);
    return controls.length > 1 ? [] : [index];
  });
}
