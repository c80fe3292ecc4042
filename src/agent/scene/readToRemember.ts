/** Runs in the page: what an element shows besides its own name. */

// Runs in the page, so it must hold all it needs.
export function readToRemember(element: Element, name: string | null): { text: string } | 'secret' {
  const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
  const valueOf = (one: Element) => {
    if (one instanceof HTMLSelectElement) return one.selectedOptions[0]?.label;
    const isField = one.matches(
      'input:not([type=button], [type=submit], [type=checkbox], [type=radio]), textarea',
    );
    return isField ? (one as HTMLInputElement).value : undefined;
  };
  const textOf = (one: Element) =>
    plain(valueOf(one) ?? (one instanceof HTMLElement ? one.innerText : one.textContent));
  const withoutMarks = (text: string) => text.toLowerCase().replace(/[\s*:…]+$/, '');
  // The value that belongs to a label stands behind it: in the next cell, the description of a term, the next element.
  const behind = (label: Element) => {
    if (label instanceof HTMLLabelElement && label.control) return textOf(label.control);
    let outer = label;
    while (
      outer.nextElementSibling === null &&
      outer.parentElement &&
      textOf(outer.parentElement) === textOf(outer)
    )
      outer = outer.parentElement;
    return outer.nextElementSibling ? textOf(outer.nextElementSibling) : '';
  };
  if (element.matches('input[type=password]')) return 'secret';
  const text = textOf(element);
  if (name === null || valueOf(element) !== undefined) return { text };
  const label = withoutMarks(plain(name));
  if (withoutMarks(text) === label) return { text: behind(element) };
  if (!text.toLowerCase().startsWith(label)) return { text };
  // "Order number: A-12" and "Total € 5" are what is behind the name; "Total amount" is another name.
  const rest = /^\s*(?:[:#=]\s*(.+)|([^\p{L}\s].*))$/su.exec(text.slice(label.length));
  return { text: plain(rest?.[1] ?? rest?.[2] ?? text) };
}
