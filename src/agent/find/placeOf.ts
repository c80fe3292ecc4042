/** Runs in the page: where an element stands: in the row "Ada", in the header. Undefined where nothing tells. */

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

export interface PlaceOnPage {
  kind: string;
  name?: string;
}

export function sayPlace({ kind, name }: PlaceOnPage): string {
  return name === undefined ? `in the ${kind}` : `in ${kind} "${name}"`;
}

// Runs in the page, so it must hold all it needs.
export function placeOf(element: Element, places: Places): PlaceOnPage | undefined {
  // A form's own method may be hidden behind a field of that name.
  const is = (place: Element, css: string) => Element.prototype.matches.call(place, css);
  const partsOf = (place: Element) => {
    if (is(place, 'tr, [role=row]'))
      return place.querySelectorAll('th, td, [role=rowheader], [role=cell], [role=gridcell]');
    const headings = place.querySelectorAll('h1, h2, h3, h4, h5, h6, [role=heading], legend, caption');
    return is(place, 'li, [role=listitem]') ? [...headings, ...ownTexts(place)] : headings;
  };
  /** The texts in it, the first before what one can act on. */
  const ownTexts = (place: Element): { textContent: string | null }[] => {
    const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    const texts: Node[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    return texts.filter((text) => text.parentElement?.closest('button, select') === null);
  };
  const wordsOf = (place: Element) => {
    const ids = place.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
    const labelled = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    const shown = [...partsOf(place)].map(({ textContent }) => textContent ?? '');
    return [place.getAttribute('aria-label') ?? '', labelled, ...shown].find((words) => words.trim() !== '');
  };
  for (let place = element.parentElement; place !== null; place = place.parentElement) {
    const kind = Object.entries(places).find(([, selector]) => is(place, selector))?.[0];
    if (kind === undefined) continue;
    const name = wordsOf(place)?.replace(/\s+/g, ' ').trim().slice(0, 40);
    if (name !== undefined) return { kind, name };
    if (['header', 'footer', 'navigation', 'dialog'].includes(kind)) return { kind };
  }
  return undefined;
}
