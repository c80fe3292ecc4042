/** Runs in the page: whether a person can see the element at all. */
export function isSeen(element: Element): boolean {
  const shown = element.localName === 'option' ? (element.closest('select') ?? element) : element;
  const { width, height } = shown.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  const options = { opacityProperty: true, visibilityProperty: true };
  return !('checkVisibility' in shown) || shown.checkVisibility(options);
}
