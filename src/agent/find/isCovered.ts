/** Runs in the page: whether something else lies over the middle of the element. */
export function isCovered(element: Element): boolean {
  // The page may have thrown it away meanwhile.
  if (!element.isConnected) return false;
  const { x, y, width, height } = element.getBoundingClientRect();
  const [left, top] = [x + width / 2, y + height / 2];
  // What must be scrolled to can't be looked at from here.
  if (left < 0 || top < 0 || left > innerWidth || top > innerHeight) return false;
  const hit = (element.getRootNode() as Document | ShadowRoot).elementFromPoint(left, top);
  if (hit === null || element.contains(hit) || hit.contains(element)) return false;
  return hit.shadowRoot?.contains(element) !== true && hit.closest('label')?.control !== element;
}
