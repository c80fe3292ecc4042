/** Runs in the page: where an element stands, in words: `in row "Ada"`. Empty where nothing tells. */

const PLACES = {
  row: 'tr, [role=row]',
  item: 'li, [role=listitem]',
  dialog: 'dialog, [role=dialog], [role=alertdialog]',
  section: 'section, article, form, fieldset, [role=region], [role=group], [role=form]',
  header: 'header, [role=banner]',
  footer: 'footer, [role=contentinfo]',
  navigation: 'nav, [role=navigation]',
};

export type Places = typeof PLACES;
export { PLACES };

// Runs in the page, so it must hold all it needs.
export function placeOf(element: Element, places: Places): string {
  const wordsOf = (place: Element) => {
    const ids = place.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labelled = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const inside = place.matches('tr, [role=row]')
      ? [...place.querySelectorAll('th, td, [role=rowheader], [role=cell], [role=gridcell]')]
      : [...place.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading], legend, caption')];
    const shown = inside.find((part) => part.textContent.trim() !== '')?.textContent ?? '';
    const whole = place.matches('li, [role=listitem]') ? place.textContent : '';
    return [place.getAttribute('aria-label') ?? '', labelled, shown, whole].find(
      (words) => words.trim() !== '',
    );
  };
  for (let place = element.parentElement; place !== null; place = place.parentElement) {
    const kind = Object.entries(places).find(([, selector]) => place.matches(selector))?.[0];
    if (kind === undefined) continue;
    const words = wordsOf(place)?.replace(/\s+/g, ' ').trim();
    if (words !== undefined && words !== '') return `in ${kind} "${words.slice(0, 40)}"`;
    if (['header', 'footer', 'navigation', 'dialog'].includes(kind)) return `in the ${kind}`;
  }
  return '';
}
