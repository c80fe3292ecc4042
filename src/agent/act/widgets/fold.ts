/** Runs in the page: what unfolds a thing, and whether it is open. */

/** What can be turned. */
export const OPENER =
  '[aria-expanded], [aria-haspopup]:not([aria-haspopup=false]), summary, select:not([multiple])';

/** The selector of what unfolds the thing, seen from it; empty for the thing itself; undefined where there is none. */
// Runs in the page, so it must hold all it needs.
export function wayToOpener(element: Element, opener: string): string | undefined {
  if (element.localName === 'details') return ':scope > summary';
  if (element.matches(opener)) return '';
  const control =
    'summary, button, a, [role=button], [role=tab], [role=menuitem], [role=treeitem], [role=row], [role=combobox]';
  const around = element.closest(control);
  if (around !== null) {
    if (!around.matches(opener)) return undefined;
    let steps = 1;
    for (let place = element.parentElement; place !== around && place !== null; place = place.parentElement)
      steps++;
    return `xpath=ancestor::*[${steps}]`;
  }
  if (element.id !== '') {
    const controller = document.querySelector(`[aria-controls~="${CSS.escape(element.id)}"]`);
    if (controller?.matches(opener) === true) {
      return `xpath=ancestor::*[last()]/descendant::*[contains(concat(' ', @aria-controls, ' '), ' ${element.id} ')]`;
    }
  }
  // A section or a heading holds the one button that unfolds it.
  const inside = [...element.querySelectorAll(opener)].filter((one) => one.localName !== 'select');
  return inside.length === 1 ? opener : undefined;
}

export interface Fold {
  kind: 'item' | 'native list' | 'other';
  /** Undefined where the markup doesn't tell. */
  isOpen?: boolean;
  /** How many menus, lists and the like are open on the page. */
  popups: number;
}

// Runs in the page, so it must hold all it needs.
export function readFold(opener: Element): Fold {
  const shown = [
    ...document.querySelectorAll(
      '[role=menu], [role=listbox], [role=tree], [role=grid], [role=dialog], dialog[open]',
    ),
  ];
  const popups = shown.filter((one) => one.getClientRects().length > 0).length;
  if (opener.localName === 'select') return { kind: 'native list', popups };
  const kind = opener.matches('[role=treeitem], [role=row]') ? 'item' : 'other';
  const details = opener.localName === 'summary' ? opener.closest('details') : null;
  if (details !== null) return { kind, isOpen: details.open, popups };
  const said = opener.getAttribute('aria-expanded');
  if (said !== null) return { kind, isOpen: said === 'true', popups };
  // Many menus say that they are there only while they are open.
  return { kind, popups };
}
