/** Runs in the page: whether a person can see the element at all. */
import { withSight } from './createSight.js';

export const isSeen = withSight((element, { boxOf, isInView, matches }): boolean => {
  const isOption = matches(element, 'select option');
  const shown = isOption ? (element.closest('select') ?? element) : element;
  const { width, height } = boxOf(shown);
  if (width === 0 || height === 0) return false;
  // A tick that is drawn by other means lies unseen over its drawing, or is put away beside its label.
  const isTick = matches(element, 'input[type=checkbox], input[type=radio]');
  const labels = isTick ? [...((element as HTMLInputElement).labels ?? [])] : [];
  const around = isTick ? element.parentElement : shown;
  const drawn = [shown, ...labels, around].filter((one) => one !== null);
  const check = (one: Element | null, options: CheckVisibilityOptions) =>
    one === null ||
    !('checkVisibility' in Element.prototype) ||
    Element.prototype.checkVisibility.call(one, options);
  const isShown =
    check(shown, { visibilityProperty: true }) &&
    check(around, { opacityProperty: true, visibilityProperty: true });
  return isShown && drawn.some(isInView);
});
