/** Runs in the page: what kind of control an element is, which decides how a value gets into it. */
import type { Locator } from '@playwright/test';
import type { Act } from './act.js';
import { readOne } from './readOne.js';

export interface Control {
  kind: ControlKind;
  /** Of an `input`. */
  type: string;
}

/**
 * `list`: a native one. `combo`: one that opens and can't be written into; `combo field`: one that can.
 * `gauge`: a slider or the like that only keys can set.
 */
export type ControlKind =
  | 'list'
  | 'tick'
  | 'date'
  | 'colour'
  | 'range'
  | 'number'
  | 'gauge'
  | 'combo'
  | 'combo field'
  | 'suggesting field'
  | 'list box'
  | 'radio group'
  | 'text'
  | 'other';

export function readControl(locator: Locator, { deadline }: Act): Promise<Control> {
  return readOne(locator, readInPage, { deadline });
}

// Runs in the page, so it must hold all it needs.
function readInPage(element: Element): Control {
  const role = element.getAttribute('role') ?? '';
  const tag = element.localName;
  const type = tag === 'input' ? (element as HTMLInputElement).type : '';
  const isWritten =
    (tag === 'input' && !/^(?:button|submit|reset|image|file|hidden)$/.test(type)) ||
    tag === 'textarea' ||
    (element as HTMLElement).isContentEditable;
  const kindOfInput = (): ControlKind | undefined => {
    if (type === 'checkbox' || type === 'radio') return 'tick';
    if (/^(?:date|time|datetime-local|month|week)$/.test(type)) return 'date';
    if (type === 'color') return 'colour';
    if (type === 'range' || type === 'number') return type;
    return element.hasAttribute('list') ? 'suggesting field' : undefined;
  };
  const kindByRole = (): ControlKind | undefined => {
    if (/^(?:checkbox|switch|radio|menuitemcheckbox|menuitemradio)$/.test(role)) return 'tick';
    if (role === 'combobox') return isWritten ? 'combo field' : 'combo';
    if (isWritten) return 'text';
    if (/^(?:slider|spinbutton|scrollbar)$/.test(role)) return 'gauge';
    return role === 'listbox' ? 'list box' : undefined;
  };
  const kindByContent = (): ControlKind => {
    if (element.getAttribute('aria-haspopup') === 'listbox') return 'combo';
    if (element.querySelector('input[type=radio], [role=radio]') !== null) return 'radio group';
    return element.hasAttribute('aria-haspopup') || element.hasAttribute('aria-expanded') ? 'combo' : 'other';
  };
  const kind = tag === 'select' ? 'list' : (kindOfInput() ?? kindByRole() ?? kindByContent());
  return { kind, type };
}
