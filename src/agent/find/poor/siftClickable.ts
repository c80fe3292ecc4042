/** Runs in the page: which texts look as if one could click them, though no control says so. */
export function siftClickable(elements: Element[]): number[] {
  const CONTROL = 'button, input, select, textarea, option, summary, label, a[href]';
  const isClickable = (element: Element) =>
    element.matches('a, [onclick], [tabindex]:not([tabindex^="-"])') ||
    (element as HTMLElement).onclick !== null ||
    /(?:^|[\s_-])(?:btn|button)(?:$|[\s_-])/i.test(element.getAttribute('class') ?? '') ||
    getComputedStyle(element).cursor === 'pointer';
  return elements.flatMap((element, index) => {
    if (element.closest(CONTROL) !== null) return [];
    const around = [element, element.parentElement, element.parentElement?.parentElement];
    // An outer thing counts only where the text is all that it shows.
    const text = element.textContent.trim();
    const own = around.filter((part) => part === element || part?.textContent.trim() === text);
    return own.some((part) => part && isClickable(part)) ? [index] : [];
  });
}
