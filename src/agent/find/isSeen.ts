/** Runs in the page: whether a person can see the element at all. */
import { withSight } from './createSight.js';

export const isSeen = withSight((element, { boxOf, isInView, matches }): boolean => {
  const shown = element.localName === 'option' ? (element.closest('select') ?? element) : element;
  const { width, height } = boxOf(shown);
  if (width === 0 || height === 0) return false;
  // A tick that is drawn by other means lies unseen over its drawing, or is put away beside its label.
  const isTick = matches(element, 'input[type=checkbox], input[type=radio]');
  const labels = isTick ? [...((element as HTMLInputElement).labels ?? [])] : [];
  const drawings = isTick ? [...labels, element.parentElement] : [];
  const isReached = () => [shown, ...drawings].some((one) => one !== null && isInView(one));
  if (!('checkVisibility' in Element.prototype)) return isReached();
  const check = (one: Element, options: CheckVisibilityOptions) =>
    Element.prototype.checkVisibility.call(one, options);
  const around = isTick ? element.parentElement : shown;
  return (
    check(shown, { visibilityProperty: true }) &&
    (around === null || check(around, { opacityProperty: true, visibilityProperty: true })) &&
    isReached()
  );
});
