/** Runs in the page: whether a person can see the element at all. */
export function isSeen(element: Element): boolean {
  const shown = element.localName === 'option' ? (element.closest('select') ?? element) : element;
  const { width, height } = shown.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  if (!('checkVisibility' in shown)) return true;
  // A tick that is drawn by other means lies unseen over its drawing.
  const isTick = element.matches('input[type=checkbox], input[type=radio]');
  const around = isTick ? element.parentElement : shown;
  return (
    shown.checkVisibility({ visibilityProperty: true }) &&
    around?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) !== false
  );
}
